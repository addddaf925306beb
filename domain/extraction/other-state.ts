import { type Concept, classOf } from '../reading/lexicon/concepts.ts';
import { meaningOf } from '../reading/meaning.ts';
import { type Polarity, stateOf } from '../reading/states.ts';
import { folded } from '../reading/text.ts';
import { type ValueType, valueType } from '../reading/value-types.ts';
import type { Candidate } from './candidates/candidate.ts';
import type { Page } from './page.ts';

const MOST_WORDS = 3;
const COUNTED: readonly ValueType[] = ['number', 'quantity', 'money'];

/** What a state says, by the words that it begins with: "stopgezet op 15 november 2026". */
function polarityOf(text: string): Polarity | null {
  const words = text.split(/\s+/).slice(0, MOST_WORDS);
  const states = words.map((_, at) => stateOf(words.slice(0, words.length - at).join(' ')));
  return states.find(state => state !== null)?.polarity ?? null;
}

const thingsIn = (text: string): readonly Concept[] =>
  meaningOf(text).flatMap(({ concepts }) => concepts.filter(concept => classOf(concept) === 'thing'));

/** The one badge of a page; null where it has several that differ, or stands in a table, whose rows have states of their own. */
function onlyBadge({ candidates, isStatement }: Page): Candidate | null {
  // A word for a state that is counted is the label of its count.
  const counted = candidates.filter(({ value }) => COUNTED.includes(valueType(value)));
  const labels = new Set(counted.map(({ label }) => folded(label)));
  const badges = candidates.filter(
    ({ source, value }) => source === 'bare status' && stateOf(value) !== null && !labels.has(folded(value)),
  );
  const [first] = badges;
  if (!first || badges.some(({ value }) => folded(value) !== folded(first.value))) return null;
  return badges.some(({ runs }) => runs[0]?.cell) || !isStatement(first) ? null : first;
}

/**
 * Whether a page says otherwise of how the thing stands whose state was read beside a label: by its one badge, or in a
 * sentence about what is somebody's. Which of the two holds nobody can tell.
 */
export function statesOtherwise(page: Page): (value: string, asked: string) => boolean {
  const badge = onlyBadge(page);
  const said = page.candidates.filter(({ source, implies }) => source === 'prose' && implies === 'status');
  return (value, asked) => {
    const own = polarityOf(value);
    if (own === null || own === 'pending') return false;
    const isOther = (other: string) => {
      const polarity = polarityOf(other);
      return polarity !== null && polarity !== 'pending' && polarity !== own;
    };
    if (badge && isOther(badge.value)) return true;
    const things = thingsIn(asked);
    return said.some(one => isOther(one.value) && thingsIn(one.label).some(thing => things.includes(thing)));
  };
}
