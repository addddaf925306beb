import type { Field } from '../../inquiry/configuration.ts';
import { fieldType } from '../../reading/field-types.ts';
import { isDenied } from '../../reading/states.ts';
import { folded, normalise } from '../../reading/text.ts';
import type { Clause } from '../clause.ts';
import { fieldFinder } from '../field-reference.ts';
import { isNothing } from '../values/nothing.ts';
import { readValue } from '../values/typed-value.ts';

/** What parts a label from its value in a line: nothing, a colon, or the shortest word for "is". */
const IS =
  /^\s*(?:[:：=–—-]\s*|(?:is|are|has been|have been|ist|sind|est|sont|es|está|están|é|è|zijn|är|er|jest|są|je|on)\s+)?/iu;
const WORD = /[\p{L}\p{M}\p{N}]+/gu;
/** Words so short join others, and a line may have one more of them than a label, unless it denies: "payments in the last year". */
const LONGEST_JOINING = 3;

/** Where in a line a label ends that it begins with; null where it does not. */
function endOf(label: string, line: string): number | null {
  const words = [...folded(label).matchAll(WORD)].map(([word]) => word);
  let next = 0;
  for (const { 0: word, index } of line.matchAll(WORD)) {
    const isNext = folded(word) === words[next];
    if (isNext) next++;
    else if (next === 0 || word.length > LONGEST_JOINING || isDenied(word)) return null;
    if (next === words.length) return index + word.length;
  }
  return null;
}

/** A label, and what a line says stands beside it. */
type Stated = { field: Field; text: string };

/** A line that begins with the very words of a label; the longest of several. */
function begunWith(line: string, labels: readonly Field[]): Stated | null {
  const begun = labels
    .flatMap(field => {
      const end = endOf(field.name, line);
      return end === null ? [] : [{ field, end }];
    })
    .sort((a, b) => b.end - a.end);
  const [longest, rival] = begun;
  if (!longest || rival?.end === longest.end) return null;
  return { field: longest.field, text: line.slice(longest.end) };
}

const MOST_WORDS = 6;

/** A line of a few words of which the first or the last ones name a label in other words: "connection active", "aktivt medlemskap". */
function namedIn(line: string, labels: readonly Field[]): Stated | null {
  const words = line.split(' ');
  if (words.length < 2 || words.length > MOST_WORDS) return null;
  const find = fieldFinder(labels);
  for (let count = words.length - 1; count > 0; count--) {
    const field = find(words.slice(0, count).join(' '));
    if (field) return { field, text: words.slice(count).join(' ') };
    const last = find(words.slice(-count).join(' '));
    if (last) return { field: last, text: words.slice(0, -count).join(' ') };
  }
  return null;
}

/**
 * A line that says no more than a label and what stands beside it: "Medical questionnaire completed", "KYC: verified". Only these
 * very words meet it; any others leave it open, since a line may go on from a label to anything.
 */
export function clauseOfLabelledValue(condition: string, labels: readonly Field[]): Clause | null {
  const line = normalise(condition).replace(/[.;。।]$/u, '');
  const stated = begunWith(line, labels) ?? namedIn(line, labels);
  if (!stated) return null;
  const { field } = stated;
  const text = stated.text.replace(IS, '').trim();
  if (!/[\p{L}\p{N}]/u.test(text)) return null;
  if (isNothing(text) === 'met') return { kind: 'none', field: field.name };
  const { kind } = readValue(text, fieldType(field));
  return { kind: 'says', field: field.name, value: { text, kind, whole: true } };
}
