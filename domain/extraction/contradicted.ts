import type { DateSpan } from '../reading/dates/date-span.ts';
import { plainDigits } from '../reading/digits.ts';
import { readDigits } from '../reading/numbers.ts';
import { normalise } from '../reading/text.ts';
import { type ValueType, valueType } from '../reading/value-types.ts';
import type { CandidateSource } from './candidates/candidate.ts';
import type { Extraction } from './extract.ts';
import { otherEndsIn } from './other-end.ts';
import type { Page } from './page.ts';
import { isSameTime, isWithin, type Named, namedBy, thingIn, timesIn } from './same-thing.ts';
import { SURE_SCORE } from './sure-score.ts';

/** What can be held against each other as numbers. */
const FIGURES: readonly ValueType[] = ['money', 'number', 'percent'];
/** Just below what counts as sure. */
const MOST_IF_CONTRADICTED = SURE_SCORE - 0.01;
/** Pairs that are less likely are none. */
const LEAST_PLAUSIBILITY = 0.6;
/** Where more than a place beside it says what a figure is of. */
const STRUCTURED: readonly CandidateSource[] = [
  'dl',
  'label',
  'column',
  'row',
  'row and column',
  'row header',
  'colon',
  'right',
  'prose',
];
const LONGEST_HEADING = 60;
const FIGURE =
  /(?<![\p{L}\p{Nd}])[-+]?\d[\d.,' ]*(?:\d|%)(?![\p{L}\p{Nd}])|(?<![\p{L}\p{Nd}.,])\d(?![\p{L}\p{Nd}.,])/gu;
/** Between the figures of a row nothing stands but what they are counted in. */
const LONGEST_UNIT = 6;
/** Half of the smallest unit of any currency. */
const NO_DIFFERENCE = 0.005;

/** Figures that a page gives for one time, and of what. */
type Figures = Named & { time: DateSpan; readings: readonly (readonly number[])[] };

const figuresOf = (text: string) =>
  [...plainDigits(text).matchAll(FIGURE)].map(([digits]) => readDigits(digits.replace(/^[-+]|\s?%$/g, '').trim()));

/** Rows of a table that only its looks make one: a time and figures, perhaps several times in a line. */
function bareRows(text: string): { time: DateSpan; readings: number[][] }[] {
  const times = timesIn(text);
  if (times[0]?.start !== 0) return [];
  return times.flatMap(({ end, readings: [time, other] }, at) => {
    const rest = text.slice(end, times[at + 1]?.start);
    const words =
      plainDigits(rest)
        .replace(FIGURE, ' ')
        .match(/[^\s:;|]+/gu) ?? [];
    const isBare = words.every(word => word.length <= LONGEST_UNIT);
    const readings = figuresOf(rest);
    return time && !other && isBare && readings.length > 0 && words.length <= readings.length
      ? [{ time, readings }]
      : [];
  });
}

/** What a page says of times: under labels that name one, and in rows that begin with one. */
function statedOn({ candidates, lines, isStatement }: Page): Figures[] {
  const byLabel = new Map<string, Figures>();
  for (const candidate of candidates) {
    const { label, value, plausibility, source } = candidate;
    const isFigure = /\p{Nd}{4}/u.test(label) && FIGURES.includes(valueType(value));
    if (!isFigure || plausibility < LEAST_PLAUSIBILITY || !STRUCTURED.includes(source)) continue;
    const { time, thing } = namedBy(label);
    if (time === null || !isStatement(candidate)) continue;
    const known = byLabel.get(label)?.readings ?? [];
    byLabel.set(label, { time, thing, readings: [...known, ...figuresOf(normalise(value))] });
  }
  const rows = lines.flatMap(({ text }) =>
    bareRows(normalise(text)).map(row => ({ ...row, thing: new Set<string>() })),
  );
  return [...byLabel.values(), ...rows];
}

/** Whether words without a figure stand on the page that speak of the thing, as the title of a column does. */
const hasTitleOf = ({ lines }: Page, thing: ReadonlySet<string>): boolean =>
  lines.some(({ text }) => text.length <= LONGEST_HEADING && !/\p{Nd}/u.test(text) && isWithin(thing, thingIn(text)));

const isSameFigure = (a: readonly number[], b: readonly number[]) =>
  a.some(one => b.some(other => Math.abs(Math.abs(one) - Math.abs(other)) < NO_DIFFERENCE));

/** Whether one of the figures is the other, or all of them together are. */
function gives(figures: readonly (readonly number[])[], value: readonly number[]): boolean {
  if (figures.some(figure => isSameFigure(figure, value))) return true;
  const sum = figures.reduce((total, [figure = 0]) => total + figure, 0);
  return isSameFigure([sum], value);
}

/**
 * Whether a document gives another figure for the very thing and the very time somewhere: under a label that says the same,
 * or in a row of that time below a title of that thing.
 */
function isContradicted({ label, value, type }: Extraction, asked: string, pages: readonly StatedPage[]): boolean {
  const [own, ...more] = figuresOf(normalise(value));
  if (label === null || !own || more.length > 0 || !FIGURES.includes(type as ValueType)) return false;
  const named = namedBy(label);
  const time = named.time ?? namedBy(asked).time;
  if (time === null || named.thing.size === 0) return false;
  return pages.some(({ page, stated }) => {
    const ofTime = stated.filter(one => isSameTime(one.time, time));
    const ofThing = ofTime.filter(({ thing }) => thing.size === named.thing.size && isWithin(thing, named.thing));
    if (ofThing.some(({ readings }) => !gives(readings, own))) return true;
    const inRows = ofTime.filter(({ thing }) => thing.size === 0).flatMap(({ readings }) => readings);
    return inRows.length > 0 && !gives(inRows, own) && hasTitleOf(page, named.thing);
  });
}

type StatedPage = { page: Page; stated: readonly Figures[] };

/**
 * Says of a value that was read from a document that it is not sure where the document gives another figure for the same,
 * or another end of the same period, on whatever page.
 * @param pages all of them
 */
export function contradictionsIn(
  pages: readonly Page[],
): <Found extends Extraction>(one: Found, asked: string) => Found {
  const stated = pages.map(page => ({ page, stated: statedOn(page) }));
  const tellsOtherEnd = otherEndsIn(pages);
  /** `asked`: what the field asks for, in words: they may name the time that a label leaves out. */
  return (one, asked) =>
    isContradicted(one, asked, stated) || (one.type === 'date' && tellsOtherEnd(one.value))
      ? { ...one, ambiguous: true, score: Math.min(one.score, MOST_IF_CONTRADICTED) }
      : one;
}
