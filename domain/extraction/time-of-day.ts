import { valueType } from '../reading/value-types.ts';
import type { FieldWording } from '../reading/wordings.ts';

/** The time of a clock behind a day: " 10:42", ", 12:01 a.m.", " kl. 10.40", " um 8:00 Uhr". */
const TIME =
  /(?:,|\s[–-])?\s+(?:(?:at|from|um|ab|kl\.?|från|fra|klo|ore|alle|dalle|dalle ore|à|dès|à partir de|dès|a las|desde las|às|a partir das|om|vanaf|od|od godz\.?|godz\.?|saat|de la|până la|с|до|от|з|από|từ|trước|dari|pukul)\s+)?\d{1,2}[:.h]\d{2}(?::\d{2})?(?:\s?(?:[ap]\.?\s?m\.?|uhr|uur|h))?$/iu;
/** The same in Chinese, Japanese and Korean, without a space: "民國116年7月9日中午12時", "2026年11月26日 午後3時15分". */
const EASTERN_TIME =
  /(?<=[日號号일])\s?(?:中午|正午|午夜|凌晨|上午|下午|晚上|午前|午後|오전|오후|정오|자정)?\s?\p{Nd}{1,2}\s?[時时點点시](?:\s?\p{Nd}{1,2}\s?[分분]|[整半])?$/u;
/** The hour in figures behind the day or its weekday, perhaps as the first or the last: "2026年12月12日（土）15:00〜". */
const EASTERN_CLOCK =
  /(?<=[日號号일)）])\s?[~〜～]?\s?\p{Nd}{1,2}[:：]\p{Nd}{2}(?:[:：]\p{Nd}{2})?\s?(?:[~〜～]|から|より|以降|まで|頃|起|止|부터|까지|이후)?$/u;
/** Words of fields that ask for a time as well. */
const ASKS_FOR_TIME =
  /(?<![\p{L}\p{M}])(?:time|timestamp|uhrzeit|zeit|zeitpunkt|tid|tidspunkt|klokkeslett|tijd|tijdstip|hora|horario|horário|heure|ora|orario|godzina|čas|hodina|saat|saati|idő|időpont|oră|kellonaika|час|время|ώρα|giờ)(?![\p{L}\p{M}])|时间|時間|時刻|日時|시간|일시|وقت|الساعة|שעה|เวลา/u;

/** Whether a field asks at what time of the day something is. */
export const asksForTime = ({ plainName, plainDescription }: FieldWording): boolean =>
  ASKS_FOR_TIME.test(`${plainName} ${plainDescription}`);

/** A day without the time behind it; null where none stands there, or what is left is no day. */
export function withoutTimeOfDay(value: string): string | null {
  const day = value.replace(TIME, '').replace(EASTERN_TIME, '').replace(EASTERN_CLOCK, '');
  return day !== value && valueType(day) === 'date' ? day : null;
}

/** A time of the clock and nothing else: "07:15 hrs", "kl. 20.00", "08.00 - 09.00 น.", "14시 30분". */
const CLOCK =
  /^(?:(?:kl|klo|um|ab|ore|om|at|às|a las|saat|pukul|o)\.?\s)?\p{Nd}{1,2}(?:[:.h]\p{Nd}{2}(?::\p{Nd}{2})?|[時时點点시]\s?(?:\p{Nd}{1,2}\s?[分분])?)(?:\s?[-–~]\s?\p{Nd}{1,2}[:.h]\p{Nd}{2})?\s?(?:(?:[ap]\.?\s?m|uhr|uur|hrs?|h|น|น\.|ч|год)\.?)?$/iu;

/** Whether a text is a time of the day and nothing else. */
export const isTimeOfDay = (value: string): boolean => CLOCK.test(value.trim());
