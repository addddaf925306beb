import type { Field } from '../../inquiry/configuration.ts';
import { isDoubtfulState } from '../../reading/doubtful-states.ts';
import { fieldType } from '../../reading/field-types.ts';
import { isOfOthers, kinship } from '../../reading/kinship.ts';
import { wordsCovered } from '../../reading/label-similarity.ts';
import { type Concept, classOf } from '../../reading/lexicon/concepts.ts';
import { isUnspaced } from '../../reading/lexicon/written-form.ts';
import { meaningOf, type Word } from '../../reading/meaning.ts';
import { isDenied, stateOf } from '../../reading/states.ts';
import { folded } from '../../reading/text.ts';
import { wordingOf } from '../../reading/wordings.ts';
import { isPaperWord } from '../day-meant.ts';
import { callsThing } from '../languages/filler/things-at-hand.ts';
import { narrows } from '../narrowing-words.ts';
import { uninflected } from '../uninflected.ts';

/** Whether a word says how a thing stands, or turns what is said: no word that only names a thing. */
const saysHow = (word: string) => stateOf(word) !== null || isDoubtfulState(word) || isDenied(word) || narrows(word);

const isMatterOf = (concept: Concept) => classOf(concept) === 'who' || classOf(concept) === 'thing';
const LEAST_KINSHIP = 0.7;
/** Of people the very concept: a holder need not be the customer; of things a near one: the cover of a policy. */
const isSame = (one: Concept, other: Concept) =>
  one === other || (classOf(other) === 'thing' && kinship(one, other) >= LEAST_KINSHIP);

const meant = (word: string): readonly Word[] => {
  const own = meaningOf(word);
  return own.some(({ concepts }) => concepts.length > 0) ? own : meaningOf(uninflected(word));
};

const unaccented = (word: string) => word.normalize('NFD').replace(/\p{M}/gu, '');

const LEAST_OF_DESCRIPTION = 4;
/** Whether a description has the word in small letters, and gives no examples, which are values. */
const isPlainly = (description: string, word: string): boolean =>
  word.length >= LEAST_OF_DESCRIPTION &&
  word === word.toLowerCase() &&
  !/[,;:/()[\]…]|(?<!\p{L})(?:or|oder|ou|o|of|eller|lub|nebo|или|або|veya|vagy|sau|ή|או|أو)(?!\p{L})/iu.test(
    description,
  ) &&
  !isDenied(description) &&
  description.split(/\s+/u).includes(word);

/** Whether a word is one of a field's own, in whatever language. */
export function namesField(word: string, field: Field): boolean {
  const words = meant(word);
  const wording = wordingOf(field);
  // What a description gives as an example is a value, not a name: "level (Gold, Silver)".
  const isKnown = words.every(({ concepts }) => concepts.length > 0);
  const own = isKnown || isPlainly(field.description, word) ? wording : { ...wording, description: [] };
  if (words.length === 0 || saysHow(word)) return false;
  // Names of variables are written without accents.
  return wordsCovered({ words }, own) || wording.plainName.split(' ').includes(unaccented(folded(word)));
}

/** Whether a word is what the query is about, as a thing or a person: the contract, the policy, the student. */
export function isMatter(word: string, query: string): boolean {
  const words = meant(word);
  const asked = meaningOf(query);
  return (
    words.length > 0 &&
    !saysHow(word) &&
    words.every(
      ({ text, concepts }) =>
        (concepts.some(isMatterOf) && asked.some(one => one.text === text)) ||
        asked.some(one =>
          one.concepts.some(concept => isMatterOf(concept) && concepts.some(own => isSame(own, concept))),
        ),
    )
  );
}

/** Of what evidence is, whatever it tells of. */
const CARRIERS: readonly Concept[] = [
  'document',
  'certificate',
  'card',
  'contract',
  'account',
  'registration',
  'licence',
];

const thingsIn = (words: readonly Word[]): Concept[] =>
  words.flatMap(({ concepts }) => concepts.filter(concept => classOf(concept) === 'thing'));

/**
 * Whether a word calls the thing that all is about: no field of the same kind that is asked for but has no part in the line
 * could be of it, and these fields speak of no other thing.
 * @param fields those whose values stand in the line
 */
export function isThingAtHand(
  word: string,
  { fields, asked }: { fields: readonly Field[]; asked: readonly Field[] },
): boolean {
  // Where words are cut out of a line without spaces, a state such as "在籍中" would hold one.
  if (isUnspaced(word)) return false;
  const own = thingsIn(meant(word));
  if ((own.length === 0 && !callsThing(word) && !isPaperWord(word)) || saysHow(word) || fields.length === 0)
    return false;
  const isRival = (other: Field) =>
    !fields.includes(other) && fields.some(field => fieldType(field) === fieldType(other)) && namesField(word, other);
  if (asked.some(isRival)) return false;
  const thingsOfField = (field: Field) => thingsIn([...wordingOf(field).name, ...wordingOf(field).description]);
  const isOf = (others: readonly Concept[]) => own.some(one => others.some(other => isSame(one, other)));
  const isKnown =
    own.length === 0 || own.some(one => CARRIERS.includes(one)) || asked.some(field => isOf(thingsOfField(field)));
  return isKnown && fields.map(thingsOfField).every(others => others.length === 0 || own.length === 0 || isOf(others));
}

/** "The student" is the one of whose name alone is asked, whatever the query calls them. */
export function isPerson(word: string, fields: readonly Field[]): boolean {
  const [field, ...others] = fields.filter(one => fieldType(one) === 'name');
  if (!field || others.length > 0) return false;
  const said = meant(word).flatMap(({ concepts }) => concepts);
  const isWho = said.some(concept => classOf(concept) === 'who' && !isOfOthers(concept));
  return said.includes('person') || (isWho && namesField(word, field));
}

const thingsOf = (words: readonly Word[]) =>
  words.filter(({ concepts }) => concepts.some(concept => classOf(concept) === 'thing'));

/**
 * Whether what a field tells of may be what is asked about: the thing that its name says is in the query, or it says none.
 * Of a parking permit the status of a membership tells nothing, and a word that nobody knows may name another thing: a direct
 * debit that is in force is no membership.
 */
export function isOfMatter(field: Field, query: string): boolean {
  const { name, description } = wordingOf(field);
  const things = thingsOf([...name, ...description]);
  const asked = meaningOf(query);
  const isUnknown = ({ text, concepts }: Word) => concepts.length === 0 && !asked.some(one => one.text === text);
  if (name.some(isUnknown)) return false;
  return (
    things.length === 0 ||
    things.some(({ concepts }) => asked.some(one => one.concepts.some(concept => concepts.includes(concept))))
  );
}
