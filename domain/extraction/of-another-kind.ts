import { monthsNamed } from '../reading/dates/calendar-words.ts';
import type { FieldType } from '../reading/field-types.ts';
import { isOfOthers, kinship } from '../reading/kinship.ts';
import { type Concept, classOf } from '../reading/lexicon/concepts.ts';
import { asksForOtherMark } from '../reading/marked-numbers.ts';
import { meaningOf, names } from '../reading/meaning.ts';
import { asksForNameOfThing, callsAPerson } from '../reading/named-things.ts';
import { stateOf } from '../reading/states.ts';
import { valueType } from '../reading/value-types.ts';
import type { FieldWording, LabelWording } from '../reading/wordings.ts';
import { asksForInstitution } from './asks-for.ts';
import type { Candidate } from './candidates/candidate.ts';
import { PAID_UNTIL } from './candidates/days-of-clauses.ts';
import { isAddressed, isAddressedBehind } from './candidates/honorific.ts';
import { isCompany, namesOrganisation } from './candidates/organisation.ts';
import { isOfLetter } from './letter-reference.ts';
import { examplesOf, isExample } from './listed-examples.ts';
import { isOtherByTax } from './other-tax.ts';
import { isInOtherUnit } from './other-unit.ts';

/** A label that is so much like the field vouches for what stands beside it, whatever that looks like. */
const VOUCHES = 0.9;
/** So many digits and no word are a number, and never what a plan, a kind or a company is called. */
const LEAST_DIGITS_OF_NUMBER = 5;
/** So many of so many: "4.8 / 5". */
const RATING = /^\p{Nd}+(?:[.,]\p{Nd}+)? ?\/ ?\p{Nd}+$/u;
/** Where something is found in the net. */
const IS_SITE = /^(?:https?:\/\/|www\.)\S+$/iu;
const HAS_WORD = /\p{L}{3}/u;
/** Of these the first says something and the next explains. */
const SENTENCES = /\p{L}{2,}[.!?]\s+\p{Lu}/u;
const LEAST_WORDS_OF_TALK = 8;
/** A day and a month, as lists of movements tell them. */
const DAY_OF_MONTH = /^\d{1,2}\.?\s(\p{L}{3,9})\.?$/u;
/** What a line of an address names before the number of a house. */
const OF_PLACES: readonly Concept[] = ['street', 'city', 'postcode', 'address'];

const digitsIn = (text: string) => text.match(/\p{Nd}/gu)?.length ?? 0;

/** Whether a text is no name of a thing: a bare number, talk, a state, or somebody who is addressed. */
function namesNoThing(value: string): boolean {
  if (digitsIn(value) >= LEAST_DIGITS_OF_NUMBER && !HAS_WORD.test(value)) return true;
  if (RATING.test(value) || IS_SITE.test(value)) return true;
  const isTalk = value.split(/\s+/).length >= LEAST_WORDS_OF_TALK && SENTENCES.test(value);
  // The short forms in the name of a company end no sentence: "Isı Sistemleri San. ve Tic. Ltd. Şti."
  if (isTalk && !isCompany(value)) return true;
  return stateOf(value) !== null || isAddressed(value) || isAddressedBehind(value);
}

/** A sort code may look like a day, but not like one of a year in four digits. */
const isWholeDay = (value: string) =>
  valueType(value) === 'date' && /(?<!\p{Nd})(?:19|20)\p{Nd}{2}(?!\p{Nd})/u.test(value);

const isNoNumber = (value: string, { words }: LabelWording) =>
  monthsNamed(DAY_OF_MONTH.exec(value)?.[1] ?? '').length > 0 || OF_PLACES.some(concept => names(words, concept));

/** What a label may name of a thing that is not what the thing is called. */
const TELLS_OF_THING: readonly Concept[] = ['type', 'status', 'number', 'reference', 'date', 'pension', 'period'];
/** Which are called by nothing but what kind of them they are: "Type of contract" tells of a contract what it is. */
const OF_A_KIND: readonly Concept[] = ['contract', 'employment', 'tenancy'];
/** What a label may name of somebody that is no state of theirs. */
const IS_NO_STATE: readonly Concept[] = ['name', 'number', 'reference', 'date'];

/** Whether a label says which of a thing's features stands beside it, and the field asks for none: "Company type" for a company. */
function tellsOther({ words }: LabelWording, { name, description }: FieldWording, value: string): boolean {
  const asked = [...name, ...description].flatMap(({ concepts }) => concepts);
  const isAsked = (concept: Concept) =>
    asked.some(one => kinship(one, concept) > 0 || classOf(one) === classOf(concept));
  const isKindOf = OF_A_KIND.some(concept => names(name, concept)) && !/\p{Nd}/u.test(value);
  return TELLS_OF_THING.some(
    concept => names(words, concept) && !isAsked(concept) && !(concept === 'type' && isKindOf),
  );
}

/** Whether a label says what somebody is called or when something was, and the field asks how they stand. */
const namesNoState = ({ words }: LabelWording, { name }: FieldWording): boolean =>
  IS_NO_STATE.some(concept => names(words, concept) && !names(name, concept)) && !names(words, 'status');

/** A date by itself is often the day on which a paper was made. */
const MADE: readonly Concept[] = ['issued', 'created'];

/** Whether a label says of a day only that it is one, and the field asks for another than that on which a paper was made. */
function isOfUntoldMoment({ source }: Candidate, { words }: LabelWording, { name }: FieldWording): boolean {
  const known = words.flatMap(({ concepts }) => (concepts.length > 0 ? [concepts] : []));
  if (known.length === 0 || !known.every(concepts => concepts.includes('date'))) return false;
  const isNarrowed = name.some(({ concepts }) => !concepts.includes('date'));
  if (source === 'prose') return isNarrowed;
  const moments = name.flatMap(({ concepts }) => concepts).filter(concept => classOf(concept) === 'moment');
  return moments.length > 0 && !moments.some(concept => MADE.includes(concept));
}

/** What is paid, or paid for. */
const PAYMENTS: readonly Concept[] = ['paid', 'payment', 'fee', 'premium', 'rent', 'subscription', 'due'];

/** Whether a sentence says until when something is paid for, and the field asks when something ends. */
const isOfPayment = ({ source }: Candidate, { plain }: LabelWording, { name, description }: FieldWording): boolean =>
  source === 'prose' &&
  plain === PAID_UNTIL &&
  !PAYMENTS.some(concept => names(name, concept) || names(description, concept));

/** What is called by a name besides people: "plan name" has the word that a label for somebody stands for. */
const CALLED: readonly Concept[] = [
  'plan',
  'type',
  'level',
  'group',
  'product',
  'course',
  'device',
  'event',
  'service',
];

/** Whether a label names nobody but a person, and the field what a thing is called. */
function isOfSomebody({ words }: LabelWording, { name, plainName }: FieldWording): boolean {
  const isWho = (concept: Concept) => classOf(concept) === 'who';
  if (asksForNameOfThing(plainName))
    return !names(words, 'name') && words.some(({ concepts }) => concepts.some(isPerson));
  const known = words.filter(({ concepts }) => concepts.length > 0);
  if (known.length === 0 || !known.every(({ concepts }) => concepts.every(isWho))) return false;
  if (name.some(({ concepts }) => concepts.length > 0 && concepts.every(one => classOf(one) === 'institution')))
    return known.every(({ concepts }) => concepts.every(isPerson));
  return names(name, 'name') && CALLED.some(concept => names(name, concept));
}
const isPerson = (concept: Concept) => classOf(concept) === 'who' && !isOfOthers(concept);

/** Whether a label and a field name the same thing: the number of a meter is that which it bears. */
const nameOneThing = ({ words }: LabelWording, { name }: FieldWording): boolean =>
  name.some(({ concepts }) => concepts.some(one => classOf(one) === 'thing' && names(words, one)));

/** No company is one of these. */
const PEOPLE: readonly Concept[] = ['employee', 'student', 'patient', 'child', 'driver', 'passenger'];

const HOW_OFTEN: readonly Concept[] = ['frequency', 'daily', 'weekly', 'monthly', 'yearly'];

/** Whether a field asks how often something happens, and neither a label nor its value says that: "Earnings | Gross pay" of a pay_frequency. */
const saysNoFrequency = (label: LabelWording, { name }: FieldWording, value: string): boolean =>
  names(name, 'frequency') &&
  !HOW_OFTEN.some(concept => names(label.words, concept) || names(meaningOf(value), concept));

/** Of what somebody is a member, or whether they are: "medlem_i_studentkår", "member_of_union". */
const MEMBER_OF =
  /(?<![\p{L}\p{M}])(?:member|mitglied|medlem|lid|membre|miembro|soci[oa]|membro|członek|člen|jäsen|tag|üye|член|μέλος|membru)[ _](?:of|in|im|i|de|del|da|do|di|della|af|av|van|en|w|v|ve|u|της|του|в|у|на|al|în)(?![\p{L}\p{M}])/iu;

/** Whether a field asks of what somebody is a member, and a label only who they are. */
const saysOnlyWho = ({ words }: LabelWording, asked: string): boolean =>
  MEMBER_OF.test(asked) &&
  words.length > 0 &&
  words.every(({ concepts }) => concepts.some(one => /^(?:name|who)$/.test(classOf(one))));

/** A pair, and what is compared of it with the field. */
type Pair = { candidate: Candidate; label: LabelWording; similarity: number; wording: FieldWording };

/**
 * Whether a value is of another kind than the field's, where its label names the field in part only: the number beside "Policy
 * no" is not the policy's type, nor what is "Ongoing" its plan.
 * @param type what the field's words ask for; null when they do not tell
 */
export function isOfAnotherKind(type: FieldType | null, { candidate, label, similarity, wording }: Pair): boolean {
  const { value } = candidate;
  const asked = `${wording.plainName} ${wording.plainDescription}`;
  if (isInOtherUnit(asked, `${label.plain} ${value}`)) return true;
  if (type === 'money' && isOtherByTax(asked, label.plain)) return true;
  if (isExample(value, examplesOf(wording))) return false;
  if (saysNoFrequency(label, wording, value) || isOfLetter(label, wording)) return true;
  if (saysOnlyWho(label, wording.plainName)) return true;
  if (similarity >= VOUCHES) return false;
  if ((type === 'name' || type === 'text') && callsAPerson(label.plain) && asksForInstitution(wording)) return true;
  // "Member status" has a word of whose name is asked for, and says how they stand.
  if (type === 'name' && names(label.words, 'status') && !names(wording.name, 'status')) return true;
  if (type === 'name') return PEOPLE.some(concept => names(wording.name, concept)) && namesOrganisation(value);
  if (type === 'date') return isOfUntoldMoment(candidate, label, wording) || isOfPayment(candidate, label, wording);
  if (type === 'address') return !/\p{Nd}/u.test(value) && !OF_PLACES.some(concept => names(label.words, concept));
  if (type === null) return tellsOther(label, wording, value);
  if (type === 'text') return namesNoThing(value) || tellsOther(label, wording, value) || isOfSomebody(label, wording);
  if (type === 'status') return namesNoState(label, wording);
  if (type === 'number') return valueType(value) === 'money' && /\p{Sc}/u.test(value);
  if (type === 'id' && asksForOtherMark(wording.plainName, label.plain) && !nameOneThing(label, wording)) return true;
  return type === 'id' && (isNoNumber(value, label) || isWholeDay(value));
}
