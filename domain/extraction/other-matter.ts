import { heldPhrases, leadingPhrases } from '../provenance/leading-phrases.ts';
import { FURTHER, OTHER_MATTERS } from '../provenance/other-matters.ts';
import { OTHERS_PEOPLE } from '../reading/kinship.ts';
import { wordsCovered } from '../reading/label-similarity.ts';
import { type Concept, classOf } from '../reading/lexicon/concepts.ts';
import type { Word } from '../reading/meaning.ts';
import { folded } from '../reading/text.ts';
import { type FieldWording, type LabelWording, labelWordingOf } from '../reading/wordings.ts';
import type { RegionStep } from './regions.ts';

/** What so many things have that only what stands around it tells of which it is. */
const OF_ANYTHING: readonly Concept[] = [
  'name',
  'number',
  'reference',
  'type',
  'status',
  'start',
  'until',
  'joined',
  'issued',
  'renewal',
  'date',
  'period',
  'duration',
  'money',
  'total',
  'price',
  'fee',
  'phone',
  'email',
  'address',
  'detail',
];
/** They are not who looks at the page. A bank, an insurer or a shop heads its own pages. */
const OTHERS: readonly Concept[] = [...OTHERS_PEOPLE, 'employer'];
/** What a part of a page is headed by that shows what is asked for, whatever that is. */
const OF_THE_PAGE: readonly Concept[] = [
  'account',
  'contract',
  'membership',
  'member',
  'customer',
  'person',
  'holder',
  'owner',
  'current',
  'primary',
  'detail',
  'status',
  'type',
  'plan',
  'level',
  'number',
  'name',
  'document',
  'application',
];
/** Rows and items are headed by their label or their value. */
const HEADED = /^(?:main|part|section|card|article|form|frame|dialog)$/;
const LONGEST_HEADING = 70;

const holdsOtherMatter = heldPhrases(OTHER_MATTERS);
const beginsWithFurther = leadingPhrases(FURTHER);
const holdsFurther = heldPhrases(FURTHER);

/** What is asked for: the field and the words around it. */
export type Asked = { wording: FieldWording; query: readonly Word[]; plain: string };

const namesSomebodyElse = ({ concepts }: Word) =>
  concepts.length > 0 && concepts.every(concept => OTHERS.includes(concept));
const namesThing = ({ concepts }: Word) => concepts.length > 0 && concepts.every(one => classOf(one) === 'thing');

const namesSomebody = ({ concepts }: Word) => concepts.some(concept => classOf(concept) === 'who');

/** Whether a heading is over people beside the one whom the page is of: "Other residents". */
const isOverFurtherPeople = (heading: string): boolean =>
  beginsWithFurther(heading) && labelWordingOf(heading).words.some(namesSomebody);

/** Whether a label says only what anything has: a state, a day, a number, a name. */
const isOfAnything = ({ words }: LabelWording) =>
  words.every(({ concepts }) => concepts.some(concept => OF_ANYTHING.includes(concept)));

/** "Certificate" above a paper says what the paper is. */
const isTitleOfPaper = ({ words }: LabelWording) =>
  words.length > 0 && words.every(({ concepts }) => concepts.some(one => one === 'certificate' || one === 'document'));

/** Whether a heading names another thing than is asked for, or somebody else. */
function namesAnother(heading: LabelWording, label: LabelWording, { wording, query }: Asked): boolean {
  const asked = { ...wording, description: [...wording.description, ...query] };
  const isAsked = (word: Word) => wordsCovered({ words: [word] }, asked, OF_THE_PAGE);
  if (heading.words.some(isAsked) || isTitleOfPaper(heading)) return false;
  if (heading.words.some(namesSomebodyElse))
    return !label.words.some(({ concepts }) => concepts.some(one => classOf(one) === 'who' && !OTHERS.includes(one)));
  return isOfAnything(label) && heading.words.some(namesThing);
}

/** What people and contracts have as well, and others too. */
const OF_ANYBODY: readonly Concept[] = ['birth', 'nationalId', 'taxNumber', 'iban', 'plate'];

/** Below what is to be paid a total is that of the page, by whatever word that is headed. */
const CHARGES: readonly Concept[] = ['billing', 'fee', 'price'];
const namesCharges = ({ concepts }: Word) => concepts.some(one => CHARGES.includes(one));
const isAmount = (words: readonly Word[]) =>
  words.some(({ concepts }) => concepts.includes('total') || concepts.includes('balance'));

/** Whether the innermost of several headings has no word of what is asked, and the label says only what anything has. */
function isUnrelated(headings: readonly string[], { words, plain }: LabelWording, { wording, query }: Asked): boolean {
  const heading = headings.length > 1 ? headings.at(-1) : undefined;
  if (heading === undefined || /\p{Nd}/u.test(heading)) return false;
  // "Supply address" is the supply_address below any heading; a "Status" is not the status of anything.
  if (words.length > 1 && plain === wording.plainName) return false;
  if (!words.every(({ concepts }) => concepts.some(one => OF_ANYTHING.includes(one) || OF_ANYBODY.includes(one))))
    return false;
  const said = labelWordingOf(heading).words;
  if (isAmount(words) && said.some(namesCharges)) return false;
  const asked = { ...wording, description: [...wording.description, ...query] };
  const own = [...asked.name, ...asked.description];
  const isSame = (word: Word) =>
    own.some(one => one.text === word.text || one.concepts.some(concept => word.concepts.includes(concept)));
  const isKnown = ({ concepts }: Word) => concepts.length > 0;
  const isOfThePage = ({ concepts }: Word) => concepts.some(concept => OF_THE_PAGE.includes(concept));
  // "Details" heads whatever is asked for; a "Locker contract" is no membership because that is a kind of contract.
  const isAkin = () => said.every(isKnown) && said.some(word => wordsCovered({ words: [word] }, asked));
  return said.length > 0 && !said.every(isOfThePage) && !said.some(isSame) && !isAkin();
}

/**
 * Whether a value stands in a part of the page that is about something else than what is asked for: the state of a
 * newsletter, the day until which a password is valid, the telephone number of a doctor or of the house.
 */
export function isOfOtherMatter(path: readonly RegionStep[], label: LabelWording, asked: Asked): boolean {
  const headings = path.flatMap(({ kind, heading }) =>
    heading !== null && HEADED.test(kind) && heading.length <= LONGEST_HEADING && folded(heading) !== label.plain
      ? [heading]
      : [],
  );
  if (isUnrelated(headings, label, asked)) return true;
  return headings.some(
    heading =>
      (holdsOtherMatter(heading) && !holdsOtherMatter(asked.plain) && !holdsOtherMatter(label.plain)) ||
      (isOverFurtherPeople(heading) && !holdsFurther(asked.plain)) ||
      namesAnother(labelWordingOf(heading), label, asked),
  );
}
