import type { Field } from '../inquiry/configuration.ts';
import { parseUrl } from '../parse-url.ts';
import { wordsOf } from '../reading/lexicon/written-form.ts';
import { meaningOf } from '../reading/meaning.ts';
import { normalise } from '../reading/text.ts';
import { kindNotShown } from './asked-of-kind.ts';
import { permissionsAsked } from './permissions-asked.ts';
import { unspacedPersonIn } from './person-in-query.ts';
import { leftToJudge, qualifiersNotShown } from './qualifiers.ts';
import { withoutQuotations } from './quotes.ts';
import { siteWordsIn } from './site-name.ts';

/** Words as they are written, numbers with their separators among them. */
const WRITTEN = /[\p{L}\p{M}\p{N}]+(?:[.,'][\p{N}]+)*/gu;
/** What ends one sentence, so that the next begins with a capital whatever it says. */
const SENTENCE_ENDS = /[.?!:¿¡]\s*$/;

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

/** Whether a letter is a part of a word: "A-kassan". */
const isPartOfWord = (letter: string, query: string) =>
  !new RegExp(`(?<![\\p{L}-])${letter}(?![\\p{L}-])`, 'u').test(query);

/** A query without what it asks to be shown: "monthly price" of a field that is called so narrows nothing. */
const withoutFields = (query: string, fields: readonly Field[]) =>
  fields.reduce((rest, { name }) => {
    const words = wordsOf(name).join(' ');
    return words.includes(' ') ? ` ${rest} `.replace(` ${words} `, ' ').trim() : rest;
  }, wordsOf(query).join(' '));

/** What must be known of an inquiry to tell what its query names. */
type Asked = { query: string; start_url: string; fields: readonly Field[] };

/**
 * What a query names and no certain value shows: the plan, the person, the amount of "Is Ada Palmer on the Gold plan?".
 * Words of the fields and their kinds are no names, nor is the name of the site.
 */
export function namedAndNotShown({ query, start_url, fields }: Asked, shown: readonly string[]): string[] {
  const ofFields = new Set(fields.flatMap(ordinaryOf));
  const ofValues = new Set(shown.flatMap(wordsOf));
  const ofSite = siteWordsIn(query, start_url);
  const { quotations } = withoutQuotations(query);
  const isShown = (text: string) => wordsOf(text).every(part => ofValues.has(part));
  const unquoted = quotations.filter(text => !isShown(text));
  const sites = sitesNotShown(query, parseUrl(start_url)?.hostname ?? '', shown);
  const unshown = proper(query.replace(SITE, ' ')).filter(word => {
    const parts = wordsOf(word);
    if (parts.every(part => ofValues.has(part))) return false;
    if (/\p{N}/u.test(word) || (IS_CODE.test(word) && !isPartOfWord(word, query))) return true;
    return !parts.every(part => ofFields.has(part) || ofSite.has(part) || isOrdinaryName(part));
  });
  const kinds = kindNotShown(query, fields, shown, ofSite, start_url);
  const person = unspacedPersonIn(query);
  const isPersonShown = person === null || shown.some(value => value.replace(/\s/gu, '').includes(person));
  const people = isPersonShown ? [] : [person];
  const narrowed = qualifiersNotShown(withoutFields(query, fields), shown);
  const said = [...shown, ...fields.map(field => wordsOf(field.name).join(' '))];
  const judged = [...leftToJudge(query, said), ...permissionsAsked(query, said)];
  return [...new Set([...people, ...unquoted, ...sites, ...unshown, ...kinds, ...narrowed, ...judged])];
}

/** The address of a site or of its mail. */
const SITE = /(?<![\p{L}\p{N}.@-])[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}(?![\p{L}\p{N}-])/giu;

/** The sites that a query names and that neither the inquiry starts on nor a value is of. */
function sitesNotShown(query: string, host: string, shown: readonly string[]): string[] {
  const isOf = (site: string, of: string) => of === site || of.endsWith(`.${site}`);
  const known = [host, ...shown.flatMap(value => value.toLowerCase().match(/[\p{L}\p{N}.-]+\.\p{L}{2,}/gu) ?? [])];
  const named = normalise(query).match(SITE) ?? [];
  return named.filter(site => !known.some(one => isOf(site.toLowerCase().replace(/^www\./, ''), one)));
}

/** How somebody is spoken to or of, which is written with a capital. */
const POLITE = new Set('sie,ihr,ihre,ihrem,ihren,ihrer,ihnen,i,mr,mrs,ms,dr,herr,frau,u,uw,usted,vous'.split(','));

/** What is grammar in small letters is a name with a capital: "a Pro subscriber". */
const isOrdinaryName = (word: string): boolean => POLITE.has(word) || (meaningOf(word).length > 0 && isOrdinary(word));

/** Whether everything in a word is a word for a kind of thing, in some language. */
export const isOrdinary = (word: string): boolean => meaningOf(word).every(({ concepts }) => concepts.length > 0);
