import { callsToTake } from '../provenance/calls-to-take.ts';
import { isNoneWord } from '../reading/doubtful-states.ts';
import { isEndless } from '../reading/endless.ts';
import type { FieldType } from '../reading/field-types.ts';
import { endsJoining } from '../reading/goes-on.ts';
import { meaningOf } from '../reading/meaning.ts';
import { type ValueType, valueType } from '../reading/value-types.ts';
import type { Candidate, CandidateSource } from './candidates/candidate.ts';

/** Their values are made of digits, whatever else stands around these. */
const MADE_OF_DIGITS: readonly FieldType[] = ['date', 'period', 'money', 'percent', 'number', 'id', 'phone'];
const HAS_DIGIT = /[\p{N}〇一二三四五六七八九十]/u;
/** Nothing but the layout says that these belong together. */
const BY_LAYOUT: readonly CandidateSource[] = [
  'right',
  'below',
  'above',
  'inline',
  'alternating',
  'item',
  'count',
  'line',
];
/** What parts the entries of a menu that is written as a line. */
const ENTRIES = /\s*[|·•›»/]\s*/u;
const LEAST_ENTRIES = 3;
const MOST_WORDS_OF_ENTRY = 4;
/** These are told in a few words, or they are not told but talked about. */
const TOLD_SHORTLY: readonly FieldType[] = ['name', 'status', 'handle', 'email', 'phone', 'id'];
const MOST_WORDS = 9;
/** More than one sentence: of these the first says something and the next explains or invites. */
const SENTENCES = /\p{L}{2,}[.!?]\s+\p{Lu}.*|[。！？].*\p{L}/u;
const LEAST_WORDS_OF_TALK = 8;
const LEAST_WORDS_OF_TEXT = 15;
/** Adverts and greetings say so. */
const CALLS_OUT = /[!！](?:$|\s)/;
const LEAST_WORDS_OF_CALL = 3;
/** A number with a decimal part or in groups: a label that has one is a line with a value of its own. */
const FIGURE = /(?<![\d.,])\d{1,3}(?:[.,']\d{3})+(?:[.,]\d{2})?(?![\d.,/-])|(?<![\d.,])\d+[.,]\d{2}(?![\d.,/-])|\d{5}/;
/** A cell that lists several amounts, each with its own words, is none of them. */
const OF_CELLS: readonly CandidateSource[] = ['column', 'row', 'row and column', 'row header'];
const SHORTEST_LIST = 60;
const listsAmounts = (value: string) =>
  value.length > SHORTEST_LIST && (value.match(new RegExp(FIGURE.source, 'g'))?.length ?? 0) > 1;
const BRACKETED = /[(（][^()（）]*[)）]/gu;
/** A label hardly ever parts what it says by signs, unless these are lines of their own. */
const PARTED_WITH_DIGIT = /[·|•].*\p{N}|\p{N}.*[·|•]/u;
/** The first letters and digits of an account's number. */
const ENDS_IN_BEGINNING = /\s[A-Z]{2}\d{2}$/;
/** What nobody pays for. */
const FREE =
  /^(?:free|gratis|kostenlos|kostenfrei|beitragsfrei|gratuit|gratuite|gratuito|gratuita|grátis|ilmainen|bezpłatn[yaie]|zdarma|ingyenes|ücretsiz|бесплатно|безкоштовно|δωρεάν|無料|免费|免費|무료|مجاني|חינם|miễn phí)(?![\p{L}\p{M}])/iu;
/** In letters. */
const LONGEST_FILLER = 24;
/** Digits that belong to no name. */
const NUMBERED = /\d{3}/;

/** A title above the numbers of rows, and one of these. */
const OF_ROWS = /^(?:nr|no|n[°º]|lp|pos|#|№)\.?$/iu;
const ORDINAL = /^\p{Nd}{1,3}\.?$/u;

/** "None", "keine offenen Beträge", "free": words that stand in the place of a figure. */
export const standsForNone = (value: string): boolean =>
  FREE.test(value) || value.split(/\s+/, MOST_WORDS).some(isNoneWord);
/** Words that stand in the place of a day, or tell it. */
const standsForDay = (type: FieldType, value: string) =>
  (type === 'date' || type === 'period') && (isEndless(value) || valueType(value) === 'date');

/** Forms of values that nobody is called by. */
const NO_CALLING: readonly ValueType[] = ['money', 'date', 'period', 'percent', 'number', 'quantity', 'email', 'phone'];

/** What a school teaches in, as its papers name it behind the faculty: "공과대학 환경공학과 (주간)", "工学部 機械工学科". */
const PART_OF_SCHOOL = /(?:학과|학부|전공|学科|專攻|専攻|学部|學系|专业)(?:\s?[(（][^()（）]*[)）])?$/u;

/** Whether a value can be no institution's name: it is a figure, or holds one, or is a part of a school. */
export const cannotBeInstitution = (value: string): boolean =>
  FIGURE.test(value) || PART_OF_SCHOOL.test(value) || NO_CALLING.includes(valueType(value));

const wordsIn = (text: string) => text.split(/\s+/).length;

/** "Search · Jobs · Sign in": words beside each other that lead elsewhere. */
function isMenu(value: string): boolean {
  const entries = value.split(ENTRIES).filter(Boolean);
  return (
    entries.length >= LEAST_ENTRIES &&
    !HAS_DIGIT.test(value) &&
    entries.every(entry => wordsIn(entry) <= MOST_WORDS_OF_ENTRY)
  );
}

/** Whether a text beside a value says more than a label does: a line that has a value itself. */
function isLine(label: string): boolean {
  const bare = label.replace(BRACKETED, '');
  return PARTED_WITH_DIGIT.test(bare) || FIGURE.test(bare) || ENDS_IN_BEGINNING.test(bare);
}

/** "Profile", "Details": what leads to more, or heads it. */
function isFiller(value: string): boolean {
  const words = value.length <= LONGEST_FILLER ? meaningOf(value) : [];
  return (
    words.length > 0 && words.every(({ concepts }) => concepts.length > 0 && concepts.every(one => one === 'detail'))
  );
}

/** "Adı Soyadı": what calls a name is nobody's. */
function callsAName(value: string): boolean {
  const words = meaningOf(value);
  return (
    words.length > 0 &&
    words.every(({ concepts }) => concepts.some(one => one === 'name' || one === 'given' || one === 'family'))
  );
}

/**
 * Whether a value can be none of the kind that is asked for, or what stands as its label is no label. Such a pair is not
 * read at all: to read it with doubt would only say that something stands there.
 */
export function cannotHold(type: FieldType, { label, value, source }: Candidate): boolean {
  if (MADE_OF_DIGITS.includes(type) && !HAS_DIGIT.test(value))
    if (!standsForNone(value) && !standsForDay(type, value)) return true;
  if (type === 'name' && (NUMBERED.test(value) || callsAName(value))) return true;
  if ((type === 'money' || type === 'text') && OF_CELLS.includes(source) && listsAmounts(value)) return true;
  if (isFiller(value)) return true;
  if (type === 'id' && OF_ROWS.test(label) && ORDINAL.test(value)) return true;
  if (type === 'text' && source === 'line' && valueType(value) === 'id') return true;
  if (callsToTake(value) || (CALLS_OUT.test(value) && wordsIn(value) >= LEAST_WORDS_OF_CALL)) return true;
  if (source === 'colon' && SENTENCES.test(value) && wordsIn(value) >= LEAST_WORDS_OF_TEXT) return true;
  if (TOLD_SHORTLY.includes(type) && wordsIn(value) > MOST_WORDS) return true;
  if (!BY_LAYOUT.includes(source)) return false;
  if (endsJoining(value)) return true;
  if (isMenu(value) || (SENTENCES.test(value) && wordsIn(value) >= LEAST_WORDS_OF_TALK)) return true;
  // Below somebody's name stands what else is known of them.
  const isCaption = type === 'name' && source === 'above';
  return source !== 'item' && !isCaption && isLine(label);
}
