import type { FieldType } from '../reading/field-types.ts';
import { labelSimilarity, likenessInAllWords, wordsCovered } from '../reading/label-similarity.ts';
import type { Concept } from '../reading/lexicon/concepts.ts';
import { names } from '../reading/meaning.ts';
import { asksForPerson } from '../reading/named-things.ts';
import type { ValueType } from '../reading/value-types.ts';
import type { FieldWording } from '../reading/wordings.ts';
import { asksForDayMade, asksForInstitution, mayHead, mayRunSite } from './asks-for.ts';
import { asksForAnother, isNameOfSomebody } from './asks-for-another.ts';
import { asksForViewer, saysViewer } from './asks-for-viewer.ts';
import type { Candidate, CandidateSource } from './candidates/candidate.ts';
import { HOLDING_PARTIES } from './candidates/holding-parties.ts';
import { DAY_OF_LETTER, MONTH_OF_TITLE, YEAR_OF_TITLE } from './candidates/letter-date.ts';
import { LETTERHEAD } from './candidates/letterhead.ts';
import { companyAhead } from './candidates/organisation.ts';
import { SITE_NAME } from './candidates/site-name.ts';
import { CALLED_BY_TITLE } from './candidates/title.ts';
import { ATTESTED } from './candidates/told-person.ts';
import { compatibility } from './compatibility.ts';
import type { Worded } from './fit.ts';
import { asksForImplied } from './implied.ts';
import { withLeftToHeading } from './left-to-heading.ts';
import { examplesOf, isExample } from './listed-examples.ts';
import { periodEndOf, similarityToPeriod } from './period-asked.ts';
import { isOfUnaskedRow } from './unasked-row.ts';

/** Of a label that its heading completes. */
const WORTH_OF_HEADING = 0.93;
/** They say of a thing that it is meant itself. */
const NAMES_A_THING: readonly Concept[] = ['name', 'type', 'detail', 'document'];
/** Who is greeted or heads the page is the one who looks, and not who advises, pays or treats them, or has got their ticket. */
export const NAMES_VIEWER: readonly CandidateSource[] = ['heading', 'greeting'];
const LIKENESS_OF_NAME = 0.85;
const LIKENESS_OF_TITLE = 0.8;
/** A letter says of a child, and a certificate of an operator, what it says, and names who does not look. */
const isAttested = ({ label }: Candidate, wording: FieldWording) =>
  label === ATTESTED &&
  (names(wording.name, 'child') || isNameOfSomebody(wording) || asksForPerson(wording.plainDescription));
const asksForCompany = ({ name, description }: FieldWording) =>
  names(name, 'employer') || names(description, 'employer');
const asksForThing = ({ name }: FieldWording) =>
  CALLED_BY_TITLE.some(concept => names(name, concept)) && !PAID.some(concept => names(name, concept));
/** A monthly subscription is what it costs. */
const PAID: readonly Concept[] = ['monthly', 'yearly', 'weekly', 'daily'];

/** Below a heading a "Name" or a "Status" may be that of anybody or anything in that part of the page; a period hardly is. */
const OF_OWN_FORM: readonly FieldType[] = ['date', 'period', 'money', 'percent', 'number', 'id', 'address'];

/** Numbers that people, banks and cars have wherever they are, and no card of a site. */
const OF_PEOPLE: readonly Concept[] = ['nationalId', 'taxNumber', 'iban', 'bic', 'chassis'];

/** Of what a description gives as an example, whatever its label, and of what is none of several examples. */
const LIKENESS_OF_EXAMPLE = 0.8;
const WORTH_OF_NO_EXAMPLE = 0.75;

/** A likeness as the examples that a description gives change it. */
function withExamples({ value }: Candidate, wording: FieldWording, likeness: number): number {
  const examples = examplesOf(wording);
  if (examples.parts.length === 0) return likeness;
  if (isExample(value, examples)) return Math.max(likeness, LIKENESS_OF_EXAMPLE);
  return examples.isLed && names(wording.name, 'status') ? WORTH_OF_NO_EXAMPLE * likeness : likeness;
}

/** Forms of values in which no other kind of value stands. */
const OF_ONE_KIND: readonly ValueType[] = ['money', 'percent', 'date', 'number', 'name', 'status', 'email', 'phone'];
const isPlainlyOther = (type: FieldType, form: ValueType) =>
  OF_ONE_KIND.includes(form) && compatibility(type, form) <= LEAST_FIT;
const LEAST_FIT = 0.05;

/** How much a candidate speaks of what a field asks for, 0 to 1, by its label, or by where it stands where it has none. */
export function similarityOf(
  { candidate, label, headed, form }: Worded,
  type: FieldType,
  wording: FieldWording,
  isOfYear: boolean,
): number {
  if (candidate.onlyOne === 'period' && type === 'date') return periodEndOf(wording) === null ? 0 : LIKENESS_OF_TITLE;
  if (candidate.onlyOne === 'id' && OF_PEOPLE.some(concept => names(wording.name, concept))) return 0;
  if (candidate.onlyOne) return candidate.onlyOne === type ? 0.8 : 0;
  if (
    candidate.label === ATTESTED &&
    candidate.source === 'greeting' &&
    companyAhead(candidate.value) === candidate.value
  )
    return HOLDING_PARTIES.some(concept => names(wording.name, concept)) ? LIKENESS_OF_NAME : 0;
  if (candidate.source === 'company' && candidate.label === LETTERHEAD)
    return asksForInstitution(wording) && mayHead(candidate.value, wording) ? LIKENESS_OF_TITLE : 0;
  if (candidate.label === SITE_NAME)
    return asksForInstitution(wording) && mayRunSite(candidate.value, wording) ? LIKENESS_OF_TITLE : 0;
  if (candidate.source === 'company') return asksForCompany(wording) ? LIKENESS_OF_TITLE : 0;
  if (candidate.label === DAY_OF_LETTER) return type === 'date' && asksForDayMade(wording) ? LIKENESS_OF_TITLE : 0;
  if (candidate.label === MONTH_OF_TITLE) return type === 'period' ? LIKENESS_OF_TITLE : 0;
  if (candidate.label === YEAR_OF_TITLE) return isOfYear ? LIKENESS_OF_TITLE : 0;
  if (candidate.source === 'title') return type === 'text' && asksForThing(wording) ? LIKENESS_OF_TITLE : 0;
  if (saysViewer(candidate) && asksForViewer(wording)) return type === 'name' ? LIKENESS_OF_NAME : 0;
  if (NAMES_VIEWER.includes(candidate.source))
    return type === 'name' && (!asksForAnother(wording, candidate.value) || isAttested(candidate, wording))
      ? LIKENESS_OF_NAME
      : 0;
  if (isOfUnaskedRow(candidate, wording)) return 0;
  if (candidate.implies && !asksForImplied(candidate.implies, candidate, label, wording)) return 0;
  const ofPeriod = type === 'date' ? similarityToPeriod(wording, label, candidate.value) : 0;
  const left = OF_OWN_FORM.includes(type) ? withLeftToHeading(candidate, label, wording) : null;
  const ofHeading = left === null ? 0 : WORTH_OF_HEADING * labelSimilarity(wording, left);
  // Sentences have all words of a language, in all their senses.
  const isInPlainWords = candidate.source === 'prose' || isPlainlyOther(type, form);
  const likeness = isInPlainWords ? labelSimilarity : likenessInAllWords;
  const byLabel = likeness(wording, label);
  const own = withExamples(candidate, wording, Math.max(byLabel, ofPeriod, ofHeading));
  // What the label names by itself the field must ask for, or the name of the thing would be its state.
  if (headed.length === 0 || !wordsCovered(label, wording, NAMES_A_THING)) return own;
  return Math.max(own, ...headed.map(together => WORTH_OF_HEADING * labelSimilarity(wording, together)));
}
