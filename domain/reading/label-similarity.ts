import type { Field } from '../inquiry/configuration.ts';
import { withoutDenied } from './denied-part.ts';
import { exclude, kinship } from './kinship.ts';
import { type Concept, classOf } from './lexicon/concepts.ts';
import { isSpeltByRule, soundOf } from './lexicon/latin-spelling.ts';
import { withoutEnding } from './lexicon/written-form.ts';
import { bare, isSpeltOut, meaningOf, names, type Word } from './meaning.ts';
import { endNamed } from './period-ends.ts';
import { differByOneLetterAtMost } from './spelling.ts';
import { folded, normalise } from './text.ts';
import { meaningOfName, withWholeName } from './whole-name.ts';

/** What of a field is compared with labels, made once for many of them. */
export type FieldWording = {
  name: readonly Word[];
  description: readonly Word[];
  plainName: string;
  /** Without the marks of letters, and without what parts words. */
  joinedName: string;
  plainDescription: string;
  /** Labels that the description gives in quotes, such as `shown as "Runs out"`. */
  hints: readonly string[];
};

const spaced = (name: string) => name.replace(/[_-]+/g, ' ');
const joined = (text: string) => bare(text).replaceAll(' ', '');

/** Of each field: a page or a guide is compared with a few fields thousands of times. */
const worded = new WeakMap<Field, FieldWording>();

export function wordingOf(field: Field): FieldWording {
  const wording = worded.get(field) ?? newWordingOf(field);
  worded.set(field, wording);
  return wording;
}

function newWordingOf(field: Field): FieldWording {
  const quoted = normalise(field.description).matchAll(/["“']([^"”']{2,40})["”']/g);
  const description = meaningOf(withoutDenied(field.description));
  return {
    name: isSpeltOut(field.name, field.description) ? description : meaningOfName(spaced(field.name)),
    description,
    plainName: folded(spaced(field.name)),
    joinedName: joined(field.name),
    plainDescription: folded(field.description),
    hints: [...quoted].map(match => (match[1] ?? '').toLowerCase()),
  };
}

/** What of a label is compared with fields, made once for all of them. */
export type LabelWording = { plain: string; joined: string; words: readonly Word[] };

/** The day for which a value is told, behind what it is: "Total value 2026-11-17", "Saldo per 01.03.2027". */
const AS_OF_DAY = /(?<=\p{L}{3}.*)[\s,(]+(?:\d{4}-\d{2}-\d{2}|\d{1,2}[./-]\d{1,2}[./-]\d{2,4})\)?$/u;
const LONGEST_WITH_DAY = 70;

export function labelWordingOf(label: string): LabelWording {
  const undated = label.length <= LONGEST_WITH_DAY ? label.replace(AS_OF_DAY, '') : label;
  return { plain: folded(undated), joined: joined(undated), words: withWholeName(meaningOf(undated)) };
}

const conceptsOf = (words: readonly Word[]): readonly Concept[] => words.flatMap(({ concepts }) => concepts);

/** Whether the label speaks of something that the field is not: another moment, another party, net where gross is asked for. */
function contradict(field: readonly Word[], label: readonly Word[]): boolean {
  const ofField = conceptsOf(field);
  return label.some(
    ({ concepts }) =>
      concepts.length > 0 &&
      concepts.every(
        concept =>
          !ofField.some(own => kinship(own, concept) > 0) &&
          field.some(({ concepts: own }) => own.length > 0 && own.every(one => exclude(one, concept))),
      ),
  );
}

/** Whether field and label each name a thing, and not the same: the number of an order is not that of an invoice. */
function ofAnotherThing({ name, description }: FieldWording, label: readonly Word[]): boolean {
  const things = (words: readonly Word[]) =>
    words.filter(({ concepts }) => concepts.some(concept => /^(thing|who)$/.test(classOf(concept))));
  const [own, others] = [things(name), things(label)];
  if (own.length === 0 || others.length === 0) return false;
  // A name has whoever has one, and is no thing.
  return others.every(word => best(word, [...own, ...things(description)]) === 0);
}

/** Whether one is a phrase that begins or ends with the other: a page calls "licence class" just "Class". */
function isPartOfPhrase(phrase: string, word: string): boolean {
  return word.length > 3 && !word.includes(' ') && (phrase.endsWith(` ${word}`) || phrase.startsWith(`${word} `));
}

/** Whether one is the other with what Arabic or Hebrew set before it. */
const isWithArticle = (whole: string, bare: string) =>
  bare.length > 2 && WITH_ARTICLE.test(whole) && whole.endsWith(bare) && withoutEnding(whole).includes(bare);
const WITH_ARTICLE = /^[\u05d0-\u06ff]/u;

/** In letters, of two words of one stem: "encerrada" and "encerramento", "inscrit" and "inscription". */
const LEAST_STEM = 6;
const LEAST_SHARE_OF_STEM = 0.5;

/** Whether two words that nobody knows begin so much alike that they are likely of one stem. */
function shareStem(a: string, b: string): boolean {
  let same = 0;
  while (same < Math.min(a.length, b.length) && a[same] === b[same]) same++;
  return same >= LEAST_STEM && same >= LEAST_SHARE_OF_STEM * Math.max(a.length, b.length);
}

/** How much two words mean the same, 0 to 1. */
function sameness(a: Word, b: Word): number {
  if (a.text === b.text) return 1;
  let most = 0;
  for (const one of a.concepts) for (const other of b.concepts) most = Math.max(most, kinship(one, other));
  if (most > 0) return most === 1 ? 0.95 : most;
  if (isPartOfPhrase(a.text, b.text) || isPartOfPhrase(b.text, a.text)) return 0.7;
  // What the lexicon tells apart is not the same because it is spelt alike.
  if (a.concepts.length > 0 && b.concepts.length > 0) return 0;
  const [x, y] = [a.text, b.text];
  if (isWithArticle(x, y) || isWithArticle(y, x)) return 0.95;
  if (x.length > 4 && y.length > 4 && (x.startsWith(y) || y.startsWith(x))) return 0.8;
  if (x.length > 5 && y.length > 5 && differByOneLetterAtMost(x, y)) return 0.75;
  if (shareStem(x, y)) return 0.7;
  // A name that nobody knows may be the label's own word, spelt in Latin letters.
  if (x.length > 3 && y.length > 3 && isSpeltByRule(x) !== isSpeltByRule(y) && soundOf(x) === soundOf(y)) return 0.9;
  return 0;
}

const GENERIC: readonly Concept[] = ['number', 'date', 'name', 'type', 'account', 'member', 'membership'];
const NARROWING: readonly Concept[] = ['current', 'detail'];

/** Numbers of lines and codes of rows say nothing of what stands there. */
const WEIGHT_OF_NUMBERING = 0.15;

/** Words that stand in many labels say little about which one it is. */
function weight({ text, concepts }: Word): number {
  if (concepts.length === 0 && /\p{Nd}/u.test(text)) return WEIGHT_OF_NUMBERING;
  if (concepts.some(concept => NARROWING.includes(concept))) return 0.2;
  return concepts.some(concept => GENERIC.includes(concept)) || text === 'valu' ? 0.55 : 1;
}

const best = (word: Word, among: readonly Word[]) =>
  among.reduce((most, other) => Math.max(most, sameness(word, other)), 0);

/** From here on two words are likely the same one, or mean the same. */
const LEAST_SAMENESS = 0.7;

/** Whether two texts have a word in common, or words that mean the same. */
export const sharesWord = ({ words }: LabelWording, { words: others }: LabelWording): boolean =>
  words.some(word => best(word, others) >= LEAST_SAMENESS);

/** That a state stands beside a label says nothing of which one it is. */
const saysLittle = (word: Word) => !/\p{Nd}/u.test(word.text) && (weight(word) < 1 || word.concepts.includes('status'));

/**
 * Whether a label has no word but those of a text, and such as say little about which one it is: "My connection status" of
 * "connection", and not "Connection 2025".
 */
export const saysNoMore = ({ words }: LabelWording, { words: said }: LabelWording): boolean =>
  words.every(word => saysLittle(word) || best(word, said) >= LEAST_SAMENESS);

/** The weighted share of the words that something covers; 0 for no words. */
function coverage(of: readonly Word[], covered: (word: Word) => number): number {
  let sum = 0;
  let total = 0;
  for (const word of of) {
    sum += weight(word) * covered(word);
    total += weight(word);
  }
  return total === 0 ? 0 : sum / total;
}

const WEIGHT_OF_ANOTHER_THING = 0.5;
/** A label such as "Details" or "Overview" names nothing, unless it is the field's very name. */
const MOST_OF_FILLER = 0.4;
/** The label says word by word what the customer describes the field as. */
const SAME_AS_DESCRIPTION = 0.98;
/** A description of a few words names the field as its name does: often in the page's language where the name is English. */
const MOST_WORDS_OF_A_NAME = 4;
const WORTH_OF_A_NAME = 0.95;
const WORTH_OF_A_SENTENCE = 0.8;

/** What stands in brackets behind a label says more of it: "Total (VAT included)". */
const ASIDE = /\s*[(（][^()（）]*[)）]$/u;
const WORTH_WITHOUT_ASIDE = 0.95;

/** How likely the label names the field, 0 to 1. */
export function labelSimilarity(field: FieldWording, label: LabelWording): number {
  const without = label.plain.replace(ASIDE, '');
  const whole = similarityTo(field, label);
  if (without === label.plain || without === '') return whole;
  return Math.max(whole, WORTH_WITHOUT_ASIDE * similarityTo(field, labelWordingOf(without)));
}

/** Programs leave out the marks of letters and what parts words: "ma_ho_so" is "Mã hồ sơ", "nameServers" is "Name servers". */
export const isSpeltLike = ({ plainName, joinedName }: FieldWording, { plain, joined }: LabelWording): boolean =>
  plain === plainName || (joined.length >= SHORTEST_JOINED && joined === joinedName);
const SHORTEST_JOINED = 4;

/** "Current balance" in a description says that it is so now, which what is available is as well. */
const describedFor = ({ description }: FieldWording, label: readonly Word[]) =>
  names(label, 'available') ? description.filter(({ concepts }) => !concepts.includes('current')) : description;

function similarityTo(field: FieldWording, label: LabelWording): number {
  const { plain, words } = label;
  for (const hint of field.hints) {
    if (plain === hint) return 1;
    if (plain.endsWith(` ${hint}`) || plain.startsWith(`${hint} `)) return 0.9;
  }
  if (words.length === 0 && field.plainName !== plain) return endNamed(field.name, field.description, plain);
  if (isSpeltLike(field, label)) return 1;
  if (field.name.length === 0 && field.description.length === 0) return 0;
  if (contradict([...field.name, ...describedFor(field, words)], words)) return 0;
  if (field.plainDescription === plain) return SAME_AS_DESCRIPTION;
  const ofName = coverage(field.name, word => best(word, words));
  const ofDescription = coverage(field.description, word => best(word, words));
  const worth = field.description.length <= MOST_WORDS_OF_A_NAME ? WORTH_OF_A_NAME : WORTH_OF_A_SENTENCE;
  const ofLabel = coverage(words, word => Math.max(best(word, field.name), worth * best(word, field.description)));
  const likely = Math.min(1, 0.5 * Math.max(ofName, worth * ofDescription) + 0.42 * ofLabel + 0.08 * ofDescription);
  if (words.every(({ concepts }) => concepts.length > 0 && concepts.every(one => one === 'detail')))
    return Math.min(likely, MOST_OF_FILLER);
  return ofAnotherThing(field, words) ? WEIGHT_OF_ANOTHER_THING * likely : likely;
}

/**
 * Whether each content word of the label is one of the field's own words or means the same as one.
 * @param free what a label may name besides
 */
export function wordsCovered(
  { words }: Pick<LabelWording, 'words'>,
  field: Pick<FieldWording, 'name' | 'description'>,
  free: readonly Concept[] = [],
): boolean {
  const own = [...field.name, ...field.description];
  return words.every(word => word.concepts.some(concept => free.includes(concept)) || best(word, own) > 0);
}
