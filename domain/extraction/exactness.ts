import type { FieldType } from '../reading/field-types.ts';
import { kinship } from '../reading/kinship.ts';
import { wordsCovered } from '../reading/label-similarity.ts';
import { type Concept, type ConceptClass, classOf } from '../reading/lexicon/concepts.ts';
import { names, type Word } from '../reading/meaning.ts';
import { folded } from '../reading/text.ts';
import { valueType } from '../reading/value-types.ts';
import type { FieldWording, LabelWording } from '../reading/wordings.ts';

/** What a label may name besides what is asked for: whose page it is, and that it is so now. */
const OF_THE_PAGE: readonly Concept[] = [
  'account',
  'contract',
  'membership',
  'member',
  'customer',
  'current',
  'primary',
  'detail',
];
/** They narrow what is asked for so that the same label without them may speak of something else. */
const NARROWS: readonly Concept[] = [
  'next',
  'last',
  'former',
  'upcoming',
  'gross',
  'net',
  'minimum',
  'maximum',
  'original',
  'pending',
  'available',
  'outstanding',
];
/** A label that begins so speaks of the site and not of whoever looks at it. */
const OF_THE_SITE =
  /^(?:our|unser|unsere|notre|nos|nuestro|nuestra|nuestros|nosso|nossa|nostro|nostra|onze|nasz|nasza|náš|naše|vår|vårt|vores|meidän|наш|наша|弊社|当社|我们)(?![\p{L}\p{M}])/u;

/** Who pays, signs or owns, and who is meant by it: the two are often different people. */
const PARTIES: readonly Concept[] = ['holder', 'policyholder', 'customer', 'owner', 'subscriber'];
const CONCERNED: readonly Concept[] = ['insured', 'passenger', 'guest', 'patient', 'driver'];

/** Whether a field asks who holds something, and the label says whom it is for. */
function isOfOtherParty(field: FieldWording, { words }: LabelWording): boolean {
  const isAsked = (concept: Concept) => names(field.name, concept) || names(field.description, concept);
  const isTold = (concept: Concept) => names(words, concept);
  if (!PARTIES.some(isAsked) || PARTIES.some(isTold)) return false;
  return CONCERNED.some(isTold) && !CONCERNED.some(isAsked);
}

const isTold = (concept: Concept, words: readonly Word[]) =>
  words.some(({ concepts }) => concepts.some(one => kinship(concept, one) > 0));

/** Whether the field asks for one of several of its kind (the next, the net, the least), and the label does not say which. */
function leavesOutWhich(field: FieldWording, labels: readonly LabelWording[]): boolean {
  return NARROWS.some(
    concept =>
      names(field.name, concept) &&
      labels.every(({ plain, words }) => !isTold(concept, words) && plain !== field.plainDescription),
  );
}

/** What is numbered for itself: the number of a customer is not that of the contract, however often one page has both. */
const NUMBERED: readonly (readonly Concept[])[] = [
  ['customer', 'subscriber'],
  ['member', 'membership'],
  ['contract', 'policy'],
  ['account'],
  ['certificate', 'licence', 'licensee'],
  ['invoice'],
  ['order', 'booking'],
  ['claim', 'application', 'reference'],
  ['student', 'employee', 'patient'],
  ['passport'],
  ['vehicle'],
];

/** Whether a field asks for the number of one of these, and the label names another. */
function isNumberOfOther({ name, description }: FieldWording, { words }: LabelWording): boolean {
  const asked = NUMBERED.filter(group => group.some(one => names(name, one) || names(description, one)));
  const told = NUMBERED.filter(group => group.some(one => names(words, one)));
  return asked.length > 0 && told.length > 0 && !told.some(group => asked.includes(group));
}

/** What stands beside a label without a word that names anything has no other name. */
const namesNothing = ({ words }: LabelWording) => words.length === 0;

/** What an institution calls its number for short: "Enrolment No. (USN)". Of an amount such letters say what it includes. */
const SHORT_FORM = /\s[(（]\p{L}{2,5}[)）]$/u;
const isNumber = ({ concepts }: Word) => concepts.some(one => classOf(one) === 'id');

function withoutShortForm(label: LabelWording): LabelWording {
  const bare = label.plain.replace(SHORT_FORM, '');
  const unknown = label.words.at(-1);
  if (bare === label.plain || unknown?.concepts.length !== 0 || !label.words.some(isNumber)) return label;
  return { ...label, plain: bare, words: label.words.slice(0, -1) };
}

/** Of two of these values have two forms. */
const WITH_FORMS: readonly ConceptClass[] = ['moment', 'term', 'span', 'amount', 'count', 'percent', 'id', 'phone'];

/** Whether a word may be one of two things whose values have different forms, as Greek "ισχύς": validity, and power. */
const isOfTwoForms = ({ concepts }: Word) =>
  new Set(concepts.map(classOf).filter(one => WITH_FORMS.includes(one))).size > 1;

/** Whether only a word of two meanings makes a label alike, and the label does not have that word. */
function isByOneMeaning(field: FieldWording, { words }: LabelWording): boolean {
  const naming = field.name.filter(({ concepts }) => concepts.length > 0);
  return (
    naming.length > 0 &&
    naming.every(isOfTwoForms) &&
    !naming.some(({ text }) => words.some(word => word.text === text))
  );
}

/**
 * Words of a label that only say what form its value has: that a day is one, and of the end of a period that a period stands
 * there, where the label says of what: "Expiry date", "Période des droits".
 */
function wordsOfForm({ words }: LabelWording, { type, value }: { type: FieldType; value: string }): readonly Concept[] {
  if (type !== 'date') return [];
  const isOfSomething = words.some(({ concepts }) => !concepts.includes('period'));
  return isOfSomething && valueType(value) === 'period' ? ['date', 'period'] : ['date'];
}

/**
 * Whether a label speaks of just what a field asks for. "Opening balance" says more than a field "balance", and "Payment
 * date" less than one "next payment date": what stands beside them is likely something else, however alike the words are.
 * @param label as it stands, and `headed` as headings complete it
 * @param query what the customer asks; what its words name the label may name as well
 * @param form the kind of value that is asked for, and the whole of what stands beside the label
 */
export function isExactly(
  { label, headed }: { label: LabelWording; headed: readonly LabelWording[] },
  field: FieldWording,
  query: readonly Word[],
  form: { type: FieldType; value: string },
): boolean {
  if (namesNothing(label)) return true;
  if (field.hints.includes(label.plain) || label.plain === field.plainDescription) return true;
  if (OF_THE_SITE.test(folded(label.plain))) return false;
  if (leavesOutWhich(field, [label, ...headed]) || isOfOtherParty(field, label)) return false;
  if (isByOneMeaning(field, label) || (form.type === 'id' && isNumberOfOther(field, label))) return false;
  const asked = query.filter(({ concepts }) =>
    concepts.every(one => /^(?:thing|who|kind|phone|institution)$/.test(classOf(one))),
  );
  return wordsCovered(withoutShortForm(label), { ...field, description: [...field.description, ...asked] }, [
    ...OF_THE_PAGE,
    ...wordsOfForm(label, form),
  ]);
}
