import { readDates } from '../reading/dates/read-dates.ts';
import { plainDigits } from '../reading/digits.ts';
import { isEndless } from '../reading/endless.ts';
import type { FieldType } from '../reading/field-types.ts';
import { type ConceptClass, classOf } from '../reading/lexicon/concepts.ts';
import { meaningOf, names } from '../reading/meaning.ts';
import { ID, type ValueType } from '../reading/value-types.ts';
import type { LabelWording } from '../reading/wordings.ts';
import type { Candidate, CandidateSource } from './candidates/candidate.ts';
import { isCompany } from './candidates/organisation.ts';
import { standsForNone } from './cannot-hold.ts';
import { compatibility } from './compatibility.ts';
import { withoutCurrency } from './without-currency.ts';

const PLAIN_HANDLE = /^[\p{Ll}\p{Nd}][\p{Ll}\p{Nd}._-]{2,30}$/u;
/** Of a value that names a role where a name is asked for. */
const WORTH_OF_ROLE = 0.45;
/** A label that names the field word by word vouches for a value of any form, as far as none is ever sure. */
const NAMES_IT = 0.95;
const LEAST_FIT_OF_NAMED = 0.5;
/** Where nothing tells the form of what is asked for, a label that names it does for any. */
const LEAST_OF_ANY_FORM = 0.8;
const FIT_OF_ANY_FORM = 0.75;
const LEAST_OF_LIKE = 0.6;
const LEAST_PLAUSIBILITY_OF_NAMED = 0.8;
const VOUCHED: readonly ValueType[] = ['text', 'status'];
/** A year, or the month to which a card is valid. */
const YEAR = /^(?:19|20)\d{2}$/;
const MONTH = /^(?:0?[1-9]|1[0-2])\s?[/.]\s?(?:(?:19|20)\d{2}|\d{2})$|^(?:19|20)\d{2}\s?[/.]\s?(?:0?[1-9]|1[0-2])$/;
const FIT_OF_MONTH = 0.85;
/** A day without what parts it, and one of the calendars of Iran, of Islam and of Taiwan: "20190827", "1405/04/11", "115/11/04". */
const OTHER_DAY =
  /^(?:19|20)\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])$|^(?:1[34]\d{2}|1[01]\d)[/.-](?:0?[1-9]|1[0-2])[/.-](?:0?[1-9]|[12]\d|3[01])$/;
/** Words in the place of a day, of a closed list: "for life". */
const FIT_OF_ENDLESS = 0.75;
/** Words in the place of a figure, as "none" or "nothing to pay", are never sure. */
const FIT_OF_NONE = 0.5;
const MOST_WORDS = 4;
const COUNTED: readonly FieldType[] = ['money', 'number', 'percent'];
/** A number of a paper, in capitals or other letters of any script. */
const ID_OF_ANY_SCRIPT =
  /^(?=.*\p{Nd}{2})(?:[\p{Lu}\p{Lo}]{1,4}[ -]?)?[\p{Nd}\p{Lu}\-/_.]{3,}(?:[ /-]?[\p{Lu}\p{Lo}]{1,3})?$/u;
/** A telephone number with brackets, or with digits that are kept back. */
const PHONE_IN_PART = /^\+?[(\d][\d\s().•*xX-]{6,}[\d•*]$/;
/** A month is a period. */
const FIT_OF_SPAN = 0.9;
/** An amount as statements write it, which name their currency once or not at all. */
const PLAIN_AMOUNT = /^[-+]?\d{1,3}(?:(?:[.,' ]?\d{3})*[.,]\d{2}|(?:[.,' ]\d{3}){2,})$/;
const FIT_OF_PLAIN_AMOUNT = 0.9;
/** An amount without decimals: "78,400" below "Total (₹)". */
const WHOLE_AMOUNT = /^[-+]?\d{1,3}(?:[.,' ]\d{2,3})*$|^\d+$/;
/** The same in groups, as yen, won and forint are written, beside a label that says it is paid. */
const GROUPED_AMOUNT = /^[-+]?\d{1,3}(?:[.,' ]\d{3})+$/;
const namesAmount = ({ words }: LabelWording) =>
  words.some(({ concepts }) => concepts.some(one => classOf(one) === 'amount' || one === 'net' || one === 'gross'));
const namesCurrency = (label: string) => withoutCurrency(label) !== label;
/** A number of at most a hundred beside a label for a share is one, as marksheets and certificates write it. */
const PLAIN_SHARE = /^(?:100(?:[.,]0{1,2})?|\d{1,2}(?:[.,]\d{1,2})?)$/;
const FIT_OF_PLAIN_SHARE = 0.85;
/** The legal form of a company tells its name, however many words that has. */
const FIT_OF_COMPANY = 0.9;
/** Nothing else tells a name than that the site says it to whoever looks. */
export const CALLS_BY_NAME: readonly CandidateSource[] = ['greeting'];

/** A candidate and what every field is compared with: its label's wording, and the form of its value. */
export type Worded = {
  candidate: Candidate;
  label: LabelWording;
  /** The label together with each heading above it, where it says little by itself. */
  headed: readonly LabelWording[];
  form: ValueType;
  labelLike: number;
};

/** What is known of a pair beside the forms: how alike its label and the field are, and whether nothing tells the field's form. */
type Likeness = { similarity: number; isOfAnyForm: boolean; isLabelled: boolean };

/** How well the form of a candidate's value serves a field of a kind, 0 to 1. */
export function fitOf(
  { candidate, label, form, labelLike }: Worded,
  type: FieldType,
  { similarity, isOfAnyForm, isLabelled }: Likeness,
): number {
  const fit = isOfAnyForm
    ? fitOfAny(form, similarity, isLabelled && candidate.source !== 'prose')
    : compatibility(type, form);
  if (candidate.onlyOne === 'id' && type === 'id') return 1;
  if (labelLike > 0) return (1 - labelLike) * fit;
  if (type === 'handle' && PLAIN_HANDLE.test(candidate.value)) return Math.max(fit, 0.9);
  // A sort code looks like a date; and where the label is the field's very name, an open kind takes any form.
  if (type === 'id' && similarity >= LEAST_OF_NUMBER && isNumberOfPaper(candidate, label)) return 1;
  if (type === 'id' && ID.test(candidate.value)) return Math.max(fit, 0.85);
  if (type === 'money' && PLAIN_AMOUNT.test(plainDigits(candidate.value))) return Math.max(fit, FIT_OF_PLAIN_AMOUNT);
  if (type === 'money' && WHOLE_AMOUNT.test(candidate.value) && namesCurrency(candidate.label))
    return Math.max(fit, FIT_OF_PLAIN_AMOUNT);
  if (type === 'money' && GROUPED_AMOUNT.test(plainDigits(candidate.value)) && namesAmount(label))
    return Math.max(fit, FIT_OF_PLAIN_AMOUNT);
  if (type === 'percent' && names(label.words, 'percent') && PLAIN_SHARE.test(candidate.value))
    return Math.max(fit, FIT_OF_PLAIN_SHARE);
  if (type === 'id' && ID_OF_ANY_SCRIPT.test(candidate.value)) return Math.max(fit, 0.85);
  if (type === 'phone' && PHONE_IN_PART.test(candidate.value)) return Math.max(fit, 0.9);
  if (type === 'date' && (MONTH.test(candidate.value) || OTHER_DAY.test(plainDigits(candidate.value))))
    return Math.max(fit, FIT_OF_MONTH);
  if (type === 'date' && YEAR.test(candidate.value)) return Math.max(fit, LEAST_FIT_OF_NAMED);
  if ((type === 'date' || type === 'period') && isEndless(candidate.value)) return FIT_OF_ENDLESS;
  if (COUNTED.includes(type) && isInPlaceOfFigure(candidate.value)) return Math.max(fit, FIT_OF_NONE);
  if (type === 'period' && form === 'date' && (MONTH.test(candidate.value) || isSpan(candidate.value)))
    return FIT_OF_SPAN;
  if ((type === 'name' || type === 'text') && form === 'text' && isCompany(candidate.value))
    return Math.max(fit, FIT_OF_COMPANY);
  if (type === 'name' && CALLS_BY_NAME.includes(candidate.source)) return Math.max(fit, 0.9);
  if (type === 'name' && fit > WORTH_OF_ROLE && repeatsRole(candidate.value, label)) return WORTH_OF_ROLE;
  if (similarity < NAMES_IT) return fit;
  if (type === 'text') return Math.max(fit, 0.75);
  const isVouched =
    VOUCHED.includes(form) && !/\p{Nd}/u.test(candidate.value) && candidate.plausibility >= LEAST_PLAUSIBILITY_OF_NAMED;
  return isVouched && isLabelled ? Math.max(fit, LEAST_FIT_OF_NAMED) : fit;
}

/** Where nothing tells the form of what is asked for, figures beside a label that is like it serve nearly as well as words; what costs something is asked for by a word for that. */
function fitOfAny(form: ValueType, similarity: number, isBesideLabel: boolean): number {
  if (similarity >= LEAST_OF_ANY_FORM) return 1;
  return Math.max(
    compatibility('text', form),
    isBesideLabel && form !== 'money' && similarity >= LEAST_OF_LIKE ? FIT_OF_ANY_FORM : 0,
  );
}

/** Of a label to which digits belong. */
const LEAST_OF_NUMBER = 0.7;
/** Four digits or more and nothing else, perhaps in groups. */
const DIGITS = /^(?=(?:\P{Nd}*\p{Nd}){4})\p{Nd}+(?:[ .-]\p{Nd}+)*$/u;

/** A sentence has digits of anything, and so has a line of a document: the number of whoever wrote it stands at its foot. */
const isSaid = ({ source, runs }: Candidate) => source !== 'prose' && (source !== 'line' || runs[0]?.tag !== '');

/** Digits beside a label that says it is a number: they have the form of a telephone number or of an amount as well, and are neither. */
function isNumberOfPaper(candidate: Candidate, { words, plain }: LabelWording): boolean {
  const has = (wanted: ConceptClass) =>
    words.some(({ concepts }) => concepts.some(concept => classOf(concept) === wanted));
  return DIGITS.test(candidate.value) && isSaid(candidate) && !/\p{Nd}/u.test(plain) && has('id') && !has('phone');
}

const isInPlaceOfFigure = (value: string) =>
  !/\p{Nd}/u.test(value) && value.split(/\s+/).length <= MOST_WORDS && standsForNone(value);

/** Whether a date leaves the day open. */
function isSpan(value: string): boolean {
  const [only, second] = readDates(value);
  return only !== undefined && second === undefined && only.from !== only.to;
}

/** Whether a text with capitals says of whom its label speaks and not who that is: "Studente Standard". */
const repeatsRole = (value: string, { words }: LabelWording) =>
  meaningOf(value).some(({ concepts }) => concepts.some(one => classOf(one) === 'who' && names(words, one)));
