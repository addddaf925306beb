import type { Field } from '../inquiry/configuration.ts';
import { YEAR_OF_ERA } from './dates/eras.ts';
import { plainDigits } from './digits.ts';
import { folded } from './text.ts';
import { valueType } from './value-types.ts';

/** "tax_year", "Steuerjahr", "inkomstår": names that end in a year; behind some words it only says for how long. */
const ENDS_IN_YEAR =
  /(?<!(?:^|\s)(?:per|this|last|a|each|every|in|previous|next|prior|pro|je|im|par|por|al|za|w|i|om)\s)(?:(?<!\p{L})(?:year|année|annee|año|anio|ano|anno|rok|рік|год|έτος|yıl|yılı|tahun|سنة|السنة|عام|שנה|שנת|वर्ष|év|ปี)|jahr|jaar|[sdkt]år|(?<!\p{L})år|vuosi|年|年度|年份|연도|년도)$/u;
/** "année des revenus", "anno d'imposta", "rok podatkowy": names that begin with one; a Croatian "rok" for something is its last day. */
const BEGINS_WITH_YEAR =
  /^(?:année|annee|año|anio|ano|anno|rok(?!\s(?:za|do|pla[cć]|upl|isp|traj|dosp|va[zž]|upor|povr|vra[cć]|prij|[zž]al|dost|otk|vel))|рік|год|έτος)\s/u;
/** "2025", "2025/26", "令和6年分", "2567". */
const YEAR = new RegExp(`(?<!\\p{Nd})(?:1[3-9]|2[0-5])\\p{Nd}{2}(?!\\p{Nd})|${YEAR_OF_ERA}`, 'u');
/** Years one behind the other. */
const SCHOOL_YEAR = /^(?:19|20)\d{2}\s?[-/–]\s?(?:19|20)?\d{2}$/;
/** "3rd", "secondo", "2.": in which year somebody studies. */
const LONGEST_ORDINAL = 20;
/** Of a year: what has more is a title with one in it. */
const MOST_WORDS = 2;
const MANY_DIGITS = /\p{Nd}{3}|\p{Sc}|%/u;
const OTHERWISE = /^(?:money|date|percent|quantity|phone|email|id)$/;

/** Whether a field asks for a year. */
export const asksForYear = ({ name }: Field): boolean => {
  const plain = folded(name.replace(/[_-]/g, ' ').replace(/([a-z])([A-Z])/g, '$1 $2'));
  return ENDS_IN_YEAR.test(plain) || BEGINS_WITH_YEAR.test(plain);
};

/** Whether a value may be a year, or the year of a course. */
export function mayBeYear(value: string): boolean {
  const plain = plainDigits(value);
  if (SCHOOL_YEAR.test(plain)) return true;
  if (OTHERWISE.test(valueType(plain))) return false;
  const isShort = valueType(plain) === 'period' || plain.trim().split(/\s+/).length <= MOST_WORDS;
  return (isShort && YEAR.test(plain)) || (plain.length <= LONGEST_ORDINAL && !MANY_DIGITS.test(plain));
}
