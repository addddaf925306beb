import type { Field } from '../inquiry/configuration.ts';
import { readDates } from '../reading/dates/read-dates.ts';
import { type FieldType, fieldType } from '../reading/field-types.ts';
import { wordsCovered } from '../reading/label-similarity.ts';
import { classOf } from '../reading/lexicon/concepts.ts';
import { meaningOf, names, type Word } from '../reading/meaning.ts';
import { isInForce } from '../reading/plain-states.ts';
import { isDenied, stateOf } from '../reading/states.ts';
import { folded } from '../reading/text.ts';
import { type FieldWording, wordingOf } from '../reading/wordings.ts';
import { isPlainWord } from './bag-of-words.ts';
import type { Clause } from './clause.ts';
import { PIECES } from './languages/pieces/all-pieces.ts';
import { listed } from './languages/pieces/pieces.ts';
import { narrows } from './narrowing-words.ts';
import { isOfPerson, OTHERS } from './person-shown.ts';
import { holdsQuotation } from './quotes.ts';
import type { ReadingContext } from './reading-context.ts';
import { uninflected } from './uninflected.ts';
import { readValue } from './values/typed-value.ts';

const MOST_WORDS = 14;
const MOST_OF_A_VALUE = 6;
/** Fields whose values a line may name without their field: what is a date or an amount is told by its bound. */
const NAMED: readonly FieldType[] = ['text', 'name', 'id', 'address'];

/** Verbs by which somebody has a thing, is on it or is one of several, and that say no more. */
const HAS = new Set(
  'has,have,holds,hold,owns,own,uses,covers,includes,included,covered,one,listed,hat,besitzt,nutzt,bezieht,umfasst,enthält,enthalten,einer,eine,possède,détient,utilise,comprend,couvre,incluse,inclus,tiene,posee,usa,incluye,incluida,incluido,cubre,tem,possui,inclui,incluída,incluído,ha,possiede,include,inclusa,incluso,copre,heeft,bezit,gebruikt,omvat,inbegrepen,har,äger,omfattar,ingår,ejer,omfatter,inkluderet,eier,inkludert,omistaa,sisältää,ma,posiada,obejmuje,zawiera,má,vlastní,zahrnuje,zahrnuta,zahrnuto,zahrnut,obsahuje,имеет,включает,включена,включён,має,містить,rendelkezik,tartalmazza,sahip,içerir,are,deține,include,έχει,διαθέτει,περιλαμβάνει,لديه,لديها,יש'.split(
    ',',
  ),
);
const GOES_ON = new Set([...PIECES.values()].flatMap(({ goesOn }) => listed(goesOn)));

const isNameLike = (word: string) => /^[\p{Lu}\p{Lt}]|\p{N}/u.test(word);

/** The words around a value, and the value. */
type Cut = { value: string; around: readonly string[] };

/** Small words within names. */
const WITHIN = /^(?:of|the|de|la|le|du|des|del|di|da|do|dos|van|von|der|den|op|och|og|og|y|e|na)$/u;

/** Whether a run is no day, no amount, and holds no words of grammar or for people. */
function isNoOther(run: readonly string[]): boolean {
  const { kind } = readValue(run.join(' '), 'text');
  if (run.length > 1 && (kind === 'date' || kind === 'amount' || readDates(run.join(' ')).length > 0)) return false;
  return run.every(word => WITHIN.test(word) || /\p{N}/u.test(word) || !(isPlainWord(folded(word)) || isPerson(word)));
}

/** Every run of words that may be a value: it begins and ends with a capital letter or a digit. The longest first. */
function cutsOf(words: readonly string[]): Cut[] {
  const found: Cut[] = [];
  for (let count = Math.min(MOST_OF_A_VALUE, words.length - 1); count > 0; count--)
    for (let from = 0; from + count <= words.length; from++) {
      const run = words.slice(from, from + count);
      // What a line begins with has a capital letter anyway.
      const isNamed = isNameLike(run[0] ?? '') && isNameLike(run.at(-1) ?? '') && (from > 0 || count > 1);
      if (!run.every(word => isNameLike(word) || WITHIN.test(word)) || !isNoOther(run)) continue;
      if (isNamed)
        found.push({ value: run.join(' '), around: [...words.slice(0, from), ...words.slice(from + count)] });
    }
  return found;
}

const isPerson = (word: string) => {
  const meaning = meaningOf(word);
  return (
    meaning.length > 0 &&
    meaning.every(({ concepts }) => concepts.some(one => classOf(one) === 'who' && !OTHERS.includes(one)))
  );
};

/** In letters, from which on words that begin alike may be one in two forms: "zóna" and "zóny". */
const LEAST_FORM = 4;
const isFormOf = (word: string, other: string) =>
  word.length >= LEAST_FORM &&
  Math.abs(word.length - other.length) <= 1 &&
  word.slice(0, word.length - 1) === other.slice(0, word.length - 1);

/** What somebody is whose name a field asks for: "one of the tenants" of the `tenants`. */
const isRole = (words: readonly Word[], wording: FieldWording) =>
  words.every(({ concepts }) => concepts.some(one => classOf(one) === 'who')) && wordsCovered({ words }, wording);

/** Whether a word is one of a field's own; of a name, that it is one, or what somebody is who has it. */
function isOwn(word: string, field: Field): boolean {
  const words = meaningOf(uninflected(word));
  if (words.length === 0 || names(words, 'account')) return false;
  const wording = wordingOf(field);
  if (fieldType(field) === 'name') return isOfPerson(field) && (names(words, 'name') || isRole(words, wording));
  return (
    wordsCovered({ words }, wording) ||
    [...wording.name, ...wording.description].some(({ text }) => isFormOf(text, words[0]?.text ?? ''))
  );
}

/** What the query asks about may be named beside it: the coupon that a zone is of. */
const isAsked = (word: string, query: string) => {
  const asked = meaningOf(query);
  const words = meaningOf(word);
  return words.length > 0 && words.every(({ text }) => asked.some(one => one.text === text));
};

/** Whether several words together are a state, which none of them is: "in vigore" says more than whose policy it is. */
const saysState = (words: readonly string[]): boolean =>
  words.some((_, at) =>
    [2, 3].some(count => {
      const phrase = folded(words.slice(at, at + count).join(' '));
      return stateOf(phrase) !== null || isInForce(phrase);
    }),
  );

/** Whether some words name a field and say nothing else but that somebody has what it asks for. */
function areOf(around: readonly string[], field: Field, query: string): boolean {
  const words = around.map(folded);
  const isFree = (word: string) => isPlainWord(word) || HAS.has(word) || GOES_ON.has(word) || isPerson(word);
  const isHeld = (word: string) => names(meaningOf(word), 'account') || isAsked(word, query);
  return (
    words.some(word => isOwn(word, field)) &&
    words.every(word => isOwn(word, field) || isFree(word) || (isHeld(word) && stateOf(word) === null))
  );
}

/**
 * Reads a line that names a value and, in whatever order, no more than its field and who has it: "The learner is enrolled on
 * Bookkeeping Level 2" of the `course` that is "enrolled on", "La carte est au nom de Kévin Traoré", "Kupon platí v pásmu P".
 * Only the very same words meet it, and no others miss it. For lines of which nothing else is known.
 */
export function clauseOfNamedValue(line: string, { fields = [], query = '' }: ReadingContext): Clause | null {
  const text = line.trim().replace(/[.;,]+$/u, '');
  const words = text.split(' ');
  if (words.length > MOST_WORDS || /[:;=<>(),≥≤]/u.test(text) || holdsQuotation(text)) return null;
  if (isDenied(text) || narrows(text) || saysState(words)) return null;
  for (const { value, around } of cutsOf(words)) {
    const [field, ...others] = fields.filter(one => NAMED.includes(fieldType(one)) && areOf(around, one, query));
    if (field && others.length === 0)
      return { kind: 'includes', field: field.name, value: { text: value, kind: 'text', whole: false }, open: line };
  }
  return null;
}
