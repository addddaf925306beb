import type { FieldType } from '../reading/field-types.ts';
import { normalise } from '../reading/text.ts';
import { type ValueType, valueType } from '../reading/value-types.ts';

/** Kinds whose values tell by their form where they begin and end. */
const CUT_BY_FORM: readonly FieldType[] = ['date', 'money', 'percent', 'email', 'phone', 'id', 'number', 'period'];
/** What follows a value set apart by a dash, a dot or a bracket. */
const ASIDE = /\s+(?:[-–—·•|]\s+|[(（])/u;
const TELLS_BY_FORM: readonly ValueType[] = ['date', 'period', 'money', 'percent', 'number'];
const HAS_VALUE = /[\p{Nd}@]/u;
const MOST_WORDS = 20;
/** A date or an amount with its currency has no more words. */
const MOST_WORDS_OF_VALUE = 5;
const LONGEST_ID = 1;

const trimmed = (words: readonly string[]) =>
  words
    .join(' ')
    .replace(/^[([（]+/, '')
    .replace(/[.,;:!?)\]）。、，]+$/, '');

/** Every value of the kind that stands in the words, the longest at each place, none within another. */
function valuesOf(type: FieldType, words: readonly string[]): string[] {
  const longest = type === 'id' ? LONGEST_ID : MOST_WORDS_OF_VALUE;
  const found: string[] = [];
  for (let from = 0; from < words.length; ) {
    let size = Math.min(longest, words.length - from);
    // A window without a digit holds none of these values, and telling so takes no reading.
    if (!words.slice(from, from + size).some(word => HAS_VALUE.test(word))) size = 0;
    while (size > 0 && valueType(trimmed(words.slice(from, from + size))) !== type) size--;
    if (size > 0) found.push(trimmed(words.slice(from, from + size)));
    from += Math.max(1, size);
  }
  return found;
}

/** What stands before an aside that only tells a date or an amount: the plan of "Premium - renews on 14 March 2027". */
function beforeAside(text: string): string | null {
  const at = text.search(ASIDE);
  if (at <= 0) return null;
  const words = text.slice(at).split(/[\s(（)）]+/u, MOST_WORDS);
  return TELLS_BY_FORM.some(type => valuesOf(type as FieldType, words).length > 0) ? text.slice(0, at) : null;
}

/**
 * The value of this kind that stands in a longer line: the amount of "€1,204.50 as of today". Whole words only, so that no
 * number is cut; and null where several of the kind stand there, since any of them may be meant. A status is never cut: what
 * follows it may take it back.
 */
export function cutOf(type: FieldType, value: string): string | null {
  const text = normalise(value);
  const words = text.split(' ');
  if (words.length < 2 || words.length > MOST_WORDS || !HAS_VALUE.test(text)) return null;
  if (type === 'text' || type === 'name') return beforeAside(text);
  if (!CUT_BY_FORM.includes(type) || valueType(text) === type) return null;
  const [only, second] = valuesOf(type, words);
  return only !== undefined && second === undefined && only !== text ? only : null;
}
