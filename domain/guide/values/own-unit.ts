import type { Field } from '../../inquiry/configuration.ts';
import { plainDigits } from '../../reading/digits.ts';
import { fieldType } from '../../reading/field-types.ts';
import { wordsCovered } from '../../reading/label-similarity.ts';
import { wordsOf } from '../../reading/lexicon/written-form.ts';
import { meaningOf } from '../../reading/meaning.ts';
import { folded } from '../../reading/text.ts';
import { calendarUnit } from '../../reading/units.ts';
import { wordingOf } from '../../reading/wordings.ts';
import type { Outcome } from '../outcome.ts';
import { keepsBound, type Operator } from './bound.ts';
import type { Literal } from './literal.ts';

/** A number and the word for what is counted behind it. */
const COUNTED = /^(\d[\d.,' ]*?)\s?(\p{L}[\p{L}\p{M}]*)$/u;
/** An amount for each of something: "$65 / hour". */
const FOR_EACH = /^(.*\d.*?)\s*(?:\/|\sper\s|\spro\s|\spar\s|\spor\s|\sal\s)\s*(\p{L}{3,})$/u;
const LEAST_OF_A_UNIT = 4;
/** What is reached of what can be: "3.27 / 4.00". */
const OF_MOST = /^(\d+(?:[.,]\d+)?) \/ (\d+(?:[.,]\d+)?)$/u;

/** Whether a word is one of the field's own, in this form or with another ending, and no other unit of time is. */
function isOwn(word: string, field: Field): boolean {
  const { name, description } = field;
  const own = `${name.replace(/[_-]+/g, ' ').replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')} ${description}`;
  const unit = calendarUnit(word);
  // Of "months paid in the last 2 years" nobody knows which of the two a bare number counts.
  const isOtherTime = own.split(/[^\p{L}\p{M}]+/u).some(one => (calendarUnit(one) ?? unit) !== unit);
  if (unit !== null) return !isOtherTime && own.split(/[^\p{L}\p{M}]+/u).some(one => calendarUnit(one) === unit);
  if (/\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}/u.test(word)) return folded(own).includes(folded(word));
  const words = meaningOf(word);
  if (
    words.length > 0 &&
    words.every(({ concepts }) => concepts.length > 0) &&
    wordsCovered({ words }, wordingOf(field))
  )
    return true;
  const [said = ''] = wordsOf(word);
  return wordsOf(own).some(
    one => one === said || (said.length > 4 && one.slice(0, said.length - 1) === said.slice(0, -1)),
  );
}

const isBare = (text: string) => /^[\d.,' ]+$/.test(text.trim());

/** An amount without what it is for each of, where the field says that: "$65 / hour" of the hourly rate. */
function withoutEach(value: string, { name, description }: Field): string {
  const [, amount = '', unit = ''] = FOR_EACH.exec(value.trim()) ?? [];
  const own = folded(`${name} ${description}`).split(/[^\p{L}\p{M}]+/u);
  const said = folded(unit);
  const isSaid = said.length >= LEAST_OF_A_UNIT && own.some(word => word.startsWith(said));
  return isSaid ? amount : value;
}

/**
 * Whether a value of a field keeps a bound. What the field counts need not be said beside its number: "at least 800 weeks" of
 * the `weeks` that are 874, "at least 120" of the `months` that are "187개월"; and of a grade that is told with the best one it is the grade: "3.27 / 4.00".
 */
export function keepsOwnBound(value: string, operator: Operator, bound: Literal, field: Field | undefined): Outcome {
  const type = field ? fieldType(field) : 'text';
  const kept = keepsBound(field ? withoutEach(value, field) : value, operator, bound, type);
  if (kept !== 'unknown' || !field || bound.kind !== 'amount') return kept;
  const [, number = '', unit = ''] = COUNTED.exec(bound.text.trim()) ?? [];
  if (number !== '' && isBare(value) && isOwn(unit, field))
    return keepsBound(value, operator, { ...bound, text: number }, 'number');
  const [, counted = '', what = ''] = COUNTED.exec(plainDigits(value.trim())) ?? [];
  if (counted !== '' && type === 'number' && isBare(bound.text) && isOwn(what, field))
    return keepsBound(counted, operator, bound, 'number');
  const [, reached = '', most = ''] = OF_MOST.exec(value.trim()) ?? [];
  const isGrade = reached !== '' && keepsBound(reached, '<=', { ...bound, text: most }, 'number') === 'met';
  const isWithin = keepsBound(most, '>=', bound, 'number') === 'met';
  return isGrade && isWithin ? keepsBound(reached, operator, bound, 'number') : 'unknown';
}
