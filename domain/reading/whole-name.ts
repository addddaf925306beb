import type { Concept } from './lexicon/concepts.ts';
import { meaningAsNamed, type Word } from './meaning.ts';

const OF_NAME: readonly Concept[] = ['name', 'given', 'family'];
const isOfName = ({ concepts }: Word) => concepts.length > 0 && concepts.every(one => OF_NAME.includes(one));

/** The words of a label, where one that names more than one part of a name names all of it: "Name, Vorname". */
export function withWholeName(words: readonly Word[]): readonly Word[] {
  if (words.filter(isOfName).length < 2) return words;
  return [{ text: 'name', concepts: ['name'] }, ...words.filter(word => !isOfName(word))];
}

/** On a page "Premium" is what a plan is called; a field of that name asks what an insurance costs. */
const IS_PREMIUM = /^premium$/iu;

/** What lasts from one day to another, so that "cover_from" and "policy_to" ask for these. */
const LASTING: readonly Concept[] = [
  'coverage',
  'policy',
  'contract',
  'membership',
  'subscription',
  'tenancy',
  'employment',
  'enrolment',
  'licence',
  'registration',
  'certificate',
  'booking',
  'period',
  'insured',
];
const ENDS_IN_PREPOSITION = /^(?<thing>.*\p{L}) (?<end>from|to)$/iu;

/** The words of a name that ends in "from" or "to" behind something that lasts, with which end of its time it asks for. */
function meaningWithEnd(text: string): readonly Word[] {
  const words = meaningAsNamed(text);
  const { thing, end } = ENDS_IN_PREPOSITION.exec(text.trim())?.groups ?? {};
  const told = words.flatMap(({ concepts }) => concepts);
  if (thing === undefined || end === undefined || told.includes('start') || told.includes('until')) return words;
  const doesLast = words.some(({ concepts }) => concepts.some(one => LASTING.includes(one)));
  const concept: Concept = end.toLowerCase() === 'from' ? 'start' : 'until';
  return doesLast ? [...words, { text: end.toLowerCase(), concepts: [concept] }] : words;
}

/** What the name of a field says; several parts of a person's name are all of it: "nome_cognome". */
export function meaningOfName(text: string): readonly Word[] {
  if (IS_PREMIUM.test(text.trim())) return [{ text: 'premium', concepts: ['premium'] }];
  return withWholeName(meaningWithEnd(text));
}
