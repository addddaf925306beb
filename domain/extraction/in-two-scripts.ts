import type { FieldType } from '../reading/field-types.ts';
import type { Candidate } from './candidates/candidate.ts';

/** Of these kinds nobody can tell by their letters whether two in two scripts are the same: "Noa Bargil", "נועה ברגיל". */
const SPELT: readonly FieldType[] = ['name', 'text', 'address'];
const SCRIPTS = [
  /\p{sc=Latin}/u,
  /\p{sc=Cyrillic}/u,
  /\p{sc=Greek}/u,
  /\p{sc=Arabic}/u,
  /\p{sc=Hebrew}/u,
  /\p{sc=Han}|\p{sc=Hiragana}|\p{sc=Katakana}|\p{sc=Hangul}/u,
];
const scriptOf = (text: string) => SCRIPTS.findIndex(script => script.test(text));

/** Whether two cells of one row say the same kind of thing in two scripts, each under a label of its own, as a paper in two languages does. */
export function areInTwoScripts(type: FieldType, one: Candidate, other: Candidate): boolean {
  const [cell, beside] = [one.runs[0]?.cell, other.runs[0]?.cell];
  if (!SPELT.includes(type) || !cell || !beside || cell.table !== beside.table || cell.row !== beside.row) return false;
  const [script, another] = [scriptOf(one.value), scriptOf(other.value)];
  const areLabelled = scriptOf(one.label) === script && scriptOf(other.label) === another;
  return areLabelled && script >= 0 && another >= 0 && script !== another;
}

const IS_KANA = /^[\p{sc=Hiragana}\p{sc=Katakana}ー・\s]+$/u;
const HAS_HAN = /\p{sc=Han}/u;
const OF_READING = /フリガナ|ふりがな|カナ|かな|よみ|読み/u;

/** Whether a value only tells how the other one is read: "キリタニ ミナミ" beside "フリガナ", of "桐谷 美波". */
export const isReadingOf = (type: FieldType, one: Candidate, name: Candidate): boolean =>
  type === 'name' && OF_READING.test(one.label) && IS_KANA.test(one.value) && HAS_HAN.test(name.value);
