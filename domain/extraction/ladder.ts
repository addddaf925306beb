import { readDigits } from '../reading/numbers.ts';
import type { TextRun } from '../reading/page-snapshot.ts';
import { folded } from '../reading/text.ts';
import type { Page } from './page.ts';

/** A count with its unit, and perhaps a word before it: "from 1,500 points", "od 500 pkt", "1500+ miles". */
const COUNTED = /^(?:\p{L}{1,12}\.?\s)?(\p{Nd}[\p{Nd}.,' \u00a0\u202f]*)\+?\s?(\p{L}{2,12})\.?\+?$/u;
const LONGEST_NAME = 30;
/** So many steps make a ladder. */
const FEWEST_STEPS = 2;

type Step = { name: string; count: number; unit: string };

function stepsIn({ candidates, runs, isStatement }: Page): Step[] {
  const order = new Map<TextRun | undefined, number>(runs.map((run, at) => [run, at]));
  const seen = new Set<string>();
  const found = candidates.flatMap(candidate => {
    const { label, value } = candidate;
    const [, digits, unit] = COUNTED.exec(value) ?? [];
    const count = readDigits(digits?.trim() ?? '').at(-1);
    if (count === undefined || !unit || label.length > LONGEST_NAME || !isStatement(candidate)) return [];
    const name = folded(label);
    if (seen.has(`${name} ${count}`)) return [];
    seen.add(`${name} ${count}`);
    return [{ name, count, unit: folded(unit), at: order.get(candidate.runs[0]) ?? 0 }];
  });
  return found.sort((a, b) => a.at - b.at);
}

/** The steps of one unit in the order of the page, as far as each is higher than the one before it, or each lower. */
function laddersOf(steps: readonly Step[]): Step[][] {
  const ladders: Step[][] = [];
  for (const step of steps) {
    const ladder = ladders.at(-1) ?? [];
    const [last, before] = [ladder.at(-1), ladder.at(-2)];
    const goesOn = last !== undefined && last.count !== step.count;
    if (goesOn && (!before || last.count > before.count === step.count > last.count)) ladder.push(step);
    else ladders.push([step]);
  }
  return ladders.filter(({ length }) => length >= FEWEST_STEPS);
}

/**
 * Says of a level whether the page denies it: a list of levels says from which count on each is reached, and every other
 * count of that unit on the page is less. Such a page was tampered with, or keeps a level of last year: a person has to look.
 */
export function fallsShort(page: Page): (level: string) => boolean {
  const steps = stepsIn(page);
  return level => {
    const own = folded(level);
    return laddersByUnit(steps).some(({ ladder, all }) => {
      const step = ladder.find(({ name }) => name === own);
      const others = all.filter(one => !ladder.includes(one));
      return step !== undefined && others.length > 0 && others.every(({ count }) => count < step.count);
    });
  };
}

function laddersByUnit(steps: readonly Step[]): { ladder: Step[]; all: Step[] }[] {
  return [...new Set(steps.map(({ unit }) => unit))].flatMap(unit => {
    const all = steps.filter(step => step.unit === unit);
    return laddersOf(all).map(ladder => ({ ladder, all }));
  });
}
