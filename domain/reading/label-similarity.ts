import { exclude, kinship } from './kinship.ts';
import { type Concept, classOf } from './lexicon/concepts.ts';
import { names, type Word } from './meaning.ts';
import { endNamed } from './period-ends.ts';
import { differByMisreading } from './spelling.ts';
import { best, weight } from './word-sameness.ts';
import { type FieldWording, type LabelWording, labelWordingOf } from './wordings.ts';

const conceptsOf = (words: readonly Word[]): readonly Concept[] => words.flatMap(({ concepts }) => concepts);

/** Whether the label speaks of something that the field is not: another moment, another party, net where gross is asked for. */
function contradict(field: readonly Word[], label: readonly Word[]): boolean {
  const ofField = conceptsOf(field);
  const isAsked = (concept: Concept) => ofField.some(own => kinship(own, concept) > 0);
  // One word may say what it is and which: "Saldo awal" is the balance, and the opening one.
  const narrows = (concept: Concept) =>
    classOf(concept) === 'manner' &&
    !isAsked(concept) &&
    ofField.some(own => classOf(own) === 'manner' && exclude(own, concept));
  return label.some(
    ({ concepts }) =>
      concepts.length > 0 &&
      (concepts.some(narrows) ||
        concepts.every(
          concept =>
            !isAsked(concept) &&
            field.some(({ concepts: own }) => own.length > 0 && own.every(one => exclude(one, concept))),
        )),
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

/** What stands in brackets behind a label says more of it: "Total (VAT included)"; and of a day how it is told: "修了予定年月". */
const ASIDE = /\s*[(（][^()（）]*[)）]$|(?<=\p{sc=Han}{2})年月日?$/u;
const WORTH_WITHOUT_ASIDE = 0.95;

/** From here on a label names the field in words that all pages have. */
const ENOUGH = 0.75;
/**
 * What words are worth that only single kinds of papers have: they tell one label from another, and never say that it is all of
 * what is asked for (0.7 and more).
 */
const worthOfAllWords = (likely: number) => (likely <= 0.6 ? 0.95 * likely : 0.57 + 0.3 * (likely - 0.6));

/**
 * How likely the label names the field, 0 to 1.
 * @param wordedAs how a part of the label is worded
 */
export function labelSimilarity(field: FieldWording, label: LabelWording, wordedAs = labelWordingOf): number {
  const without = label.plain.replace(ASIDE, '');
  const whole = similarityTo(field, label);
  if (without === label.plain || without === '') return whole;
  return Math.max(whole, WORTH_WITHOUT_ASIDE * similarityTo(field, wordedAs(without)));
}

/** The same where words count as well that only single kinds of papers have. */
export function likenessInAllWords(field: FieldWording, label: LabelWording): number {
  const known = labelSimilarity(field, label);
  if (known >= ENOUGH || !field.inAllWords || !label.inAllWords) return known;
  if (!field.hasUnknown && !label.hasUnknown) return known;
  const [asked, told] = [field.inAllWords(), label.inAllWords()];
  if (asked === null && told === null) return known;
  const likely = labelSimilarity(asked ?? field, told ?? label, text => {
    const wording = labelWordingOf(text);
    return wording.inAllWords?.() ?? wording;
  });
  return Math.max(known, worthOfAllWords(likely));
}

/** Programs leave out the marks of letters and what parts words: "ma_ho_so" is "Mã hồ sơ", "nameServers" is "Name servers". */
export const isSpeltLike = (
  { plainName, joinedName, leanName }: FieldWording,
  { plain, joined, lean }: LabelWording,
): boolean =>
  plain === plainName ||
  (joined.length >= SHORTEST_JOINED && joined === joinedName) ||
  (lean.length >= SHORTEST_LEAN && lean === leanName);
const SHORTEST_LEAN = 6;
const SHORTEST_JOINED = 3;

/** "Kontrolidatum" on a scan is "kontrolldatum": of so many letters hardly two that name things differ in such a one. */
const isSpeltNearly = ({ joinedName }: FieldWording, { joined, words }: LabelWording) =>
  words.some(({ concepts }) => concepts.length === 0) &&
  Math.min(joined.length, joinedName.length) >= SHORTEST_NEARLY &&
  joined[0] === joinedName[0] &&
  !/\p{N}/u.test(joined + joinedName) &&
  differByMisreading(joined, joinedName);
const SHORTEST_NEARLY = 10;
const LIKENESS_OF_NEARLY = 0.9;

/** Languages that join words set which one it is before what it is: "Krankenversichertennummer" asks for a "Versichertennummer". */
const endsInLabel = ({ plainName, plainDescription }: FieldWording, { plain, joined }: LabelWording) =>
  joined.length >= SHORTEST_END &&
  !/\s/u.test(plain) &&
  `${plainName} ${plainDescription}`
    .split(/[\s,;.()_-]+/u)
    .some(word => word.length > plain.length && word.endsWith(plain));
const SHORTEST_END = 10;
/** Which one it is may be another. */
const LIKENESS_OF_END = 0.7;

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
  if (isSpeltNearly(field, label)) return LIKENESS_OF_NEARLY;
  if (field.plainDescription === plain) return SAME_AS_DESCRIPTION;
  if (endsInLabel(field, label)) return LIKENESS_OF_END;
  if (field.plainDescription.replace(ASIDE, '') === plain) return WORTH_WITHOUT_ASIDE;
  const ofName = coverage(field.name, word => best(word, words));
  const ofDescription = coverage(field.description, word => best(word, words));
  const worth = field.description.length <= MOST_WORDS_OF_A_NAME ? WORTH_OF_A_NAME : WORTH_OF_A_SENTENCE;
  const ofLabel = coverage(words, word => Math.max(best(word, field.name), worth * best(word, field.description)));
  // Where nothing describes a field its name is all that can be met.
  const isAll = field.description.length === 0 && ofName === 1 && ofLabel === 1;
  const ofRest = isAll ? 1 : ofDescription;
  const likely = Math.min(1, 0.5 * Math.max(ofName, worth * ofDescription) + 0.42 * ofLabel + 0.08 * ofRest);
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
