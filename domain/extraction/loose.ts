import { readDates } from '../reading/dates/read-dates.ts';
import type { FieldType } from '../reading/field-types.ts';
import { endsJoining } from '../reading/goes-on.ts';
import { isStateTwice } from '../reading/joined-states.ts';
import { namesDoubtfulState } from '../reading/states.ts';
import { type ValueType, valueType } from '../reading/value-types.ts';
import type { Candidate } from './candidates/candidate.ts';
import { withoutTitle } from './candidates/honorific.ts';
import { isEnumeration } from './enumeration.ts';

/** Below this a label leaves out something of what the field asks for. */
const NAMES_ALL_OF_IT = 0.7;
/** From here on a label is the field's own name: of what stands beside it no part is meant without the others. */
const NAMES_JUST_IT = 0.85;
/** What says more than one thing may take back what it says. */
const SENTENCES = /\p{L}{2,}[.!?]\s+\p{Lu}|[。！？].*\S/u;
/** An amount that is owed, told by its brackets or the side of the account, is easily taken for one that is had. */
const IS_OWED = /^\([^()]*\d[^()]*\)|\d\s+(?:DR|Dr|OD|S)$/;
/** Signs that part what stands in a line: where a value is words, one of its parts may be meant. */
const PARTED = /[|•·(（]|\s[-–—/]\s/;
/** Behind such a sign a part with a name of its own goes on; in small letters it may take back what stands before: "Gold (trial)". */
const TAKES_BACK = /(?:[|•·(（]|\s[-–—/])\s*\p{Ll}/u;
const MOST_WORDS_OF_SURE = 6;
/** A count of something, and words with another number: "4 points of 40". "3 of 3" is one thing. */
const SEVERAL_NUMBERS = /^\p{Nd}[\p{Nd}.,]*\s+\p{L}+\s+\p{L}.*\s\p{Nd}/u;
/** A number with letters in it, and words: "191-KK-2208 Škoda Fabia" is the plate of a car, and the car. */
const NUMBER_AND_WORDS = /^(?=\S*\d\S*\d)(?=\S*\p{Lu})[\p{Lu}\d-]{6,}\s+\p{L}{2,}/u;
/** Words in small letters behind a comma: no address has a part without a capital or a digit that is so long. */
const ADDED = /,\s*\p{Ll}+(?:\s+\p{Ll}+){2,}(?:,|$)/u;
const IS_WORDS: readonly FieldType[] = ['text', 'name', 'status', 'number'];

/** A short form in brackets belongs to what it stands behind: "Registered Nurse (RN)", "Informatik (B.Sc.)". */
const ABBREVIATED = /\s?[(（](?:\p{Lu}\p{L}{0,3}\.?){1,4}[)）]$/u;
/** Behind a title a name goes on ("Dr. Szűcs-Nagy Ágoston"), and behind a short form an address ("Str. Zizinului"). */
const NAME_AND_MORE = /(?:\p{Ll}{4,}|\p{Nd}\p{Lu}*)[.!?]\s+\p{Lu}|[。！？].*\S/u;

const goesOnBehindStop = (type: FieldType, value: string) =>
  type === 'name' || valueType(value) === 'name' || valueType(value) === 'address';

/** A note at the foot of the page may take back what its mark stands behind: "Active*". */
const HAS_NOTE = /[\p{L}\p{Nd})]\s?(?:\*{1,3}|[†‡])$/u;

/** A word that a line parts at its hyphen goes on elsewhere: "Anna van der Spek-". */
const IS_PARTED = /\p{L}-$/u;

/** Days and the time between two of them are a value by themselves. */
const IS_TIME: readonly ValueType[] = ['date', 'period'];
const HAS_YEAR = /(?<!\p{N})\p{N}{4}(?!\p{N})/u;

/** Whether all parts of a text are what its field is called: "8º ano B – Manhã" of a class. */
const isNamedInParts = (type: FieldType, value: string, similarity: number) =>
  type === 'text' && similarity >= NAMES_JUST_IT && !TAKES_BACK.test(value) && !namesDoubtfulState(value);

/** Whether words in a line may say more than the value that is asked for. */
const saysMore = (type: FieldType, value: string, similarity: number) =>
  IS_WORDS.includes(type) &&
  ((type === 'text' && HAS_YEAR.test(value) && !IS_TIME.includes(valueType(value)) && readDates(value).length > 0) ||
    (PARTED.test(value.replace(ABBREVIATED, '')) && !isNamedInParts(type, value, similarity) && !isStateTwice(value)) ||
    SEVERAL_NUMBERS.test(value) ||
    NUMBER_AND_WORDS.test(value) ||
    (value.split(/\s+/).length > MOST_WORDS_OF_SURE && valueType(value) !== 'address'));

/**
 * Whether a pair is never sure, whatever else speaks for it: anybody can write a sentence on a page, a label that names
 * a part of what is asked for, or more than that, may name something else, and a line may say more than the value.
 * @param isExact the label speaks of just what the field asks for
 */
export function isLoose(
  type: FieldType,
  { source, value, unsure, plain }: Candidate,
  similarity: number,
  isExact: boolean,
): boolean {
  const isPartly = !isExact || similarity < NAMES_ALL_OF_IT;
  const isUnclear =
    IS_OWED.test(value) ||
    (ADDED.test(value) && !isEnumeration(value)) ||
    HAS_NOTE.test(value) ||
    IS_PARTED.test(value) ||
    endsJoining(value) ||
    saysMore(type, value, similarity) ||
    (goesOnBehindStop(type, value) ? NAME_AND_MORE : SENTENCES).test(withoutTitle(value));
  return unsure === true || (source === 'prose' && plain !== true) || isPartly || isUnclear;
}
