import type { Field } from '../../inquiry/configuration.ts';
import { isDoubtfulState } from '../../reading/doubtful-states.ts';
import { fieldType } from '../../reading/field-types.ts';
import { wordsOf } from '../../reading/lexicon/written-form.ts';
import { meaningOf, names } from '../../reading/meaning.ts';
import { meaningOfField } from '../../reading/meaning-of-field.ts';
import { isDenied, namesDoubtfulState, stateOf } from '../../reading/states.ts';
import { folded, normalise } from '../../reading/text.ts';
import { any, type Outcome } from '../outcome.ts';
import { aliasesIn } from './aliases.ts';
import { equalsAny } from './equal.ts';
import type { Literal } from './literal.ts';
import { sameTurned } from './same-name.ts';
import { writingsOf } from './writings.ts';

/** How people are addressed, which is no part of their names. */
const ADDRESSED =
  /^(?:(?:mr|mrs|ms|miss|mx|dr|prof|sir|herr|frau|fr|m|mme|mlle|monsieur|madame|sr|sra|srta|señor|señora|don|doña|d|dña|sig|sig\.ra|sig\.na|signor|signora|dott|dott\.ssa|dhr|mw|mevr|pan|pani|pán|paní|mgr|ing|mgr|dipl\.-ing|hr|fru|господин|госпожа|пан|пані|κος|κα|السيد|السيدة|bay|bayan|av|capt|captain|lic|rev|श्रीमती|श्री|सुश्री|कुमारी|डॉ|திருமதி|திரு|செல்வி|ወ\/ሮ|ወ\/ሪት|አቶ|শ্রীমতী|শ্রী|น\.ส|นาย|นาง|นางสาว|นพ|พญ|ดร)\.? )+/iu;
const ADDRESSED_BEHIND = /\s?(?:様|さん|님|씨|殿|先生|女士| (?:bey|hanım|úr|asszony|phd|md|msc|mba))$/iu;

/** How companies are incorporated, which their names are often told without. */
const INCORPORATED =
  /,? (?:ltd|limited|llc|llp|plc|inc|incorporated|corp|corporation|co|gmbh|ag|kg|ug|se|sa|s\.a|sas|sarl|s\.l|sl|srl|s\.r\.l|spa|s\.p\.a|bv|b\.v|nv|n\.v|ab|as|a\/s|aps|oy|oyj|sp\. z o\.o|s\.r\.o|a\.s|kft|zrt|nyrt|lda|ltda|pty ltd|pvt ltd|sa de cv|s\.a\. de c\.v|s de rl de cv|gmbh & co\. kg|pte ltd|tbk)\.?$/iu;

/** The words at the ends of a value that are the field's own: "Full licence" of `licence_type`. */
function withoutFieldsWords(value: string, name: string): string {
  const own = new Set(folded(name.replace(/[_-]+/g, ' ')).split(' '));
  const isOwn = (word: string | undefined) =>
    word !== undefined && own.has(folded(word).replace(/[.,;:]$/, '')) && !isDenied(word);
  const words = normalise(value).split(' ');
  while (words.length > 1 && isOwn(words.at(-1))) words.pop();
  while (words.length > 1 && isOwn(words[0])) words.shift();
  return words.join(' ');
}

/** An asked value without the field's own words that lead to it: "for academic year 2026/2027". */
function withoutLead(asked: string, { name, description }: Field): string {
  const own = new Set(wordsOf(`${name.replace(/[_-]+/g, ' ')} ${description}`));
  const words = normalise(asked).split(' ');
  const isLead = (word: string) =>
    word === word.toLowerCase() && !isDenied(word) && wordsOf(word).every(one => own.has(one));
  const rest = words.slice(words.findIndex(word => !isLead(word) && !LEADS.has(word)));
  return rest.length < words.length && /^\p{N}/u.test(rest[0] ?? '') ? rest.join(' ') : asked;
}
const LEADS = new Set('for,in,of,the,für,im,das,pour,para,el,per,voor,het,för'.split(','));

/** A state without the words beside it that only say of what it is: "Identity verified", where the query asks of the identity. */
function stateAlone(value: string, { name, description }: Field, query: string): string {
  const told = new Set(wordsOf(`${name.replace(/[_-]+/g, ' ')} ${description} ${query}`));
  const isThing = (word: string) =>
    meaningOf(word).length > 0 &&
    wordsOf(word).every(part => told.has(part)) &&
    stateOf(word) === null &&
    !isDoubtfulState(word) &&
    !isDenied(word);
  const words = normalise(value).split(' ');
  while (words.length > 1 && isThing(words[0] ?? '')) words.shift();
  while (words.length > 1 && isThing(words.at(-1) ?? '')) words.pop();
  return words.join(' ');
}

/** A name without how whoever has it is addressed. */
const unaddressed = (name: string) => normalise(name).replace(ADDRESSED, '').replace(ADDRESSED_BEHIND, '');

/** A value as a guide may say it: without the noun that its field's name says, without how a person is addressed. */
function shorter(value: string, field: Field): string {
  const type = fieldType(field);
  if (type !== 'name' && type !== 'text' && type !== 'status') return value;
  const said = meaningOfField(field);
  const isCompany = names(said, 'employer') || names(said, 'insurer') || names(said, 'provider') || names(said, 'bank');
  if (type === 'name') return isCompany ? unaddressed(value).replace(INCORPORATED, '') : unaddressed(value);
  const bare = withoutFieldsWords(value, field.name);
  return isCompany ? bare.replace(INCORPORATED, '') : bare;
}

/** An article that French hangs on what it stands before: "l'APL". */
const withoutArticle = (text: string) => text.replace(/^[ld]['’](?=\p{Lu})/u, '');

/** A short sign and, behind a dash, what it is called: "B – Old Town" is zone B. */
const CODE = /^(\p{Lu}\d{0,2}|\d{1,3}) [–—-] \p{Lu}\p{L}{2,}[\p{L} ]*$/u;
function codeOf(value: string): string[] {
  const [, code] = CODE.exec(value) ?? [];
  return code === undefined || isDenied(value) || namesDoubtfulState(value) ? [] : [code];
}

/** Where words stand without spaces, one is for the eye: "永瀬 悠人". */
const tight = (text: string) =>
  text.replace(
    /(?<=\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana})\s(?=\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana})/gu,
    '',
  );

/** A name with its parts in the usual order: "Böttcher, Anh" is Anh Böttcher. */
function turned(name: string): string {
  const [family, given, ...more] = name.split(/\s*,\s*/);
  return family !== undefined && given !== undefined && given !== '' && more.length === 0 ? `${given} ${family}` : name;
}

/** What is written in two scripts is met where each writing of it is one of the other's, or where the other has one alone. */
function equalsInScripts(value: string, literals: readonly Literal[], field: Field, query: string): boolean {
  const given = writingsOf(value);
  const isGiven = (text: string, literal: Literal) =>
    given.some(one => equalsOnce(one, [{ ...literal, text }], field, query) === 'met');
  return literals.some(literal => {
    const asked = writingsOf(literal.text);
    if (asked.length + given.length < 3) return false;
    return given.length > 1 && asked.length > 1
      ? asked.every(text => isGiven(text, literal))
      : asked.some(text => isGiven(text, literal));
  });
}

/**
 * Whether a value of a field is one of those that the guide names, also where it says no more beside it than its field
 * does: "Full licence" is a licence that is "Full", but "Standard with ads" is no "Standard".
 */
export function equalsOwn(value: string, literals: readonly Literal[], field: Field | undefined, query = ''): Outcome {
  const equal = equalsOnce(value, literals, field, query);
  return equal !== 'met' && field && equalsInScripts(value, literals, field, query) ? 'met' : equal;
}

function equalsOnce(value: string, literals: readonly Literal[], field: Field | undefined, query: string): Outcome {
  const type = field ? fieldType(field) : 'text';
  const equal = equalsAny(value, literals, type);
  if (equal === 'met' || !field) return equal;
  if (type === 'status') {
    const state = stateAlone(value, field, query);
    if (state !== value && stateOf(state) !== null) return equalsAny(state, literals, type);
  }
  const bare = shorter(value, field);
  const ways = [bare, ...aliasesIn(bare, type), ...(type === 'text' ? codeOf(bare) : [])]
    .flatMap(way => (type === 'name' ? [way, turned(way)] : [way]))
    .map(tight);
  const asAsked = (text: string) => (type === 'name' ? unaddressed(text) : withoutLead(withoutArticle(text), field));
  const wanted = literals.map(one => ({ ...one, text: tight(asAsked(one.text)) }));
  if (any([equal, ...ways.map(way => equalsAny(way, wanted, type))]) === 'met') return 'met';
  const orders = type === 'name' ? wanted.map(({ text }) => sameTurned(text, bare)) : [];
  if (orders.includes('met')) return 'met';
  return orders.includes('unknown') ? 'unknown' : equal;
}
