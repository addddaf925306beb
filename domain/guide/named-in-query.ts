import type { Field } from '../inquiry/configuration.ts';
import { parseUrl } from '../parse-url.ts';
import { wordsOf } from '../reading/lexicon/written-form.ts';
import { meaningOf } from '../reading/meaning.ts';
import { normalise } from '../reading/text.ts';
import { qualifiersNotShown } from './qualifiers.ts';
import { withoutQuotations } from './quotes.ts';

/** Words as they are written, numbers with their separators among them. */
const WRITTEN = /[\p{L}\p{M}\p{N}]+(?:[.,'][\p{N}]+)*/gu;
/** What ends one sentence, so that the next begins with a capital whatever it says. */
const SENTENCE_ENDS = /[.?!:]\s*$/;

/** Whether a word names something of its own: a number, or a capital within a sentence. */
export function isProper(word: string, before: string): boolean {
  const isFirst = before.trim() === '' || SENTENCE_ENDS.test(before);
  return /\p{N}/u.test(word) || (!isFirst && /^\p{Lu}/u.test(word));
}

/** Words that name something of their own: a number, or a capital within a sentence. */
function proper(query: string): string[] {
  const text = normalise(query);
  return [...text.matchAll(WRITTEN)].flatMap(({ 0: word, index }) =>
    isProper(word, text.slice(0, index)) ? [word] : [],
  );
}

/** The words that a field is called by. A number, or a name in its description, is what somebody expects of it. */
function ordinaryOf({ name, description }: Field): string[] {
  const text = normalise(description);
  const ordinary = [...text.matchAll(WRITTEN)].filter(({ 0: word, index }) => !isProper(word, text.slice(0, index)));
  return [name, ...ordinary.map(([word]) => word)].flatMap(wordsOf);
}

/** A letter by itself names a class or a kind, "class A", though it is a word of grammar or stands in the site's address. */
const IS_CODE = /^(?!I$)\p{Lu}$/u;

/** What must be known of an inquiry to tell what its query names. */
type Asked = { query: string; start_url: string; fields: readonly Field[] };

/**
 * What a query names and no certain value shows: the plan, the person, the amount of "Is Ada Palmer on the Gold plan?".
 * Words of the fields and their kinds are no names, nor is the name of the site.
 */
export function namedAndNotShown({ query, start_url, fields }: Asked, shown: readonly string[]): string[] {
  const ofFields = new Set(fields.flatMap(ordinaryOf));
  const ofValues = new Set(shown.flatMap(wordsOf));
  const host = parseUrl(start_url)?.hostname.replaceAll('-', '') ?? '';
  const { quotations } = withoutQuotations(query);
  const isShown = (text: string) => wordsOf(text).every(part => ofValues.has(part));
  const unquoted = quotations.filter(text => !isShown(text));
  const unshown = proper(query).filter(word => {
    const parts = wordsOf(word);
    if (parts.every(part => ofValues.has(part))) return false;
    if (/\p{N}/u.test(word) || IS_CODE.test(word)) return true;
    return !parts.every(part => ofFields.has(part) || host.includes(part) || isOrdinary(part));
  });
  return [...new Set([...unquoted, ...unshown, ...qualifiersNotShown(query, shown)])];
}

/** Whether everything in a word is a word for a kind of thing, in some language. */
export const isOrdinary = (word: string): boolean => meaningOf(word).every(({ concepts }) => concepts.length > 0);
