import { looksLikeAddress } from './addresses.ts';
import { isAmountInWords } from './amount-in-words.ts';
import { isCurrencySign } from './currencies.ts';
import { currenciesNamed } from './currency-names.ts';
import { monthsNamed } from './dates/calendar-words.ts';
import { DAY_IN_FIGURES } from './dates/day-in-figures.ts';
import { withFiguresForDays } from './dates/days-in-words.ts';
import { isDate } from './dates/read-dates.ts';
import { plainDigits } from './digits.ts';
import { classOf } from './lexicon/concepts.ts';
import { meaningOf } from './meaning.ts';
import { withoutDash } from './numbers.ts';
import { isQuantity } from './quantities.ts';
import { stateOf } from './states.ts';
import { normalise } from './text.ts';

/** What a piece of text looks like by its form alone. */
export const VALUE_TYPES = [
  'email',
  'money',
  'percent',
  'quantity',
  'date',
  'period',
  'handle',
  'number',
  'phone',
  'status',
  'id',
  'address',
  'name',
  'text',
] as const;
export type ValueType = (typeof VALUE_TYPES)[number];

const CURRENCY = '(?:[$€£¥₹]|\\b(?:USD|EUR|GBP|CHF|JPY|BTC|ETH|kr|zł)\\b)';
/** Digits in groups of three, or as in India in twos before the last three. */
const AMOUNT =
  "[+-]?\\d{1,2}(?:,\\d{2})+,\\d{3}(?:\\.\\d+)?|[+-]?\\d{1,3}(?:[ ,.']\\d{3})*(?:[.,]\\d+)?|[+-]?\\d+(?:[.,]\\d+)?";

const MONEY = new RegExp(
  `^[-+]?\\s*(?:${CURRENCY}\\s*[-+]?(?:${AMOUNT})|(?:${AMOUNT})\\s*${CURRENCY})(?:\\s*(?:\\/|per(?: calendar)?|pcm|p\\.?m\\.?|p\\.?a\\.?)\\s*\\w*)?\\s*[A-Z]{0,4}$`,
);
/** A number with a sign or word before or behind it, in the letters of any script, perhaps by the month. */
const SIGNED = new RegExp(
  `^[-+]?\\s?([^\\d\\s+-]{0,6})\\s?[-+]?\\s?(?:${AMOUNT})\\s?([^\\d\\s/]{0,6})(?:\\s?/\\s?[\\p{L}\\p{M}]{1,8}\\.?)?$`,
  'u',
);
/** A number with the name of a currency behind it, of up to three words. */
const NAMED_MONEY = new RegExp(`^(?:${AMOUNT})\\s?([\\p{L}\\p{M}‘’ʻ]+(?: [\\p{L}\\p{M}]+){0,2})$`, 'u');
const PERCENT = /^(?:[-+]?\d+(?:[.,]\d+)?\s*[%٪](?:\s+p\.\s?a\.?)?|[%٪]\s?\d+(?:[.,]\d+)?)$/;
const PERIOD = /\d{4}\s*(?:-|to|until)\s+.*\d{4}$/i;
/** From one day to another, in figures: "du 01/10/2026 au 31/10/2026", "01.10.2026–31.10.2026". */
const FROM_TO = new RegExp(
  `^(?:\\p{L}[\\p{L}\\p{M}]{0,7}\\.?\\s+)?${DAY_IN_FIGURES}\\s*(?:[-–—~〜～]|\\p{L}[\\p{L}\\p{M}/]{0,7})\\s*${DAY_IN_FIGURES}$`,
  'u',
);
/** From one day to another, in words: "1 juillet 2022 au 30 juin 2023", "02 SEP 26 - 03 NOV 26". */
const DAY_TO_DAY =
  /^(?:(?:from|du|vom|von|del|dal|od|van|från|fra|с|з|από)\s)?(?<from>\P{L}{1,3}.{4,20}?)\s(?:-|to|until|through|bis|au|al|a|até|do|t\/m|tot|till|til|по|до|έως|ως)\s(?<to>\P{L}{1,3}.{4,20})$/iu;
/** The same without spaces, as Chinese, Japanese and Korean write it: "令和8年10月1日～令和8年12月31日". */
const EASTERN_DAY_TO_DAY =
  /^(?<from>\P{L}{0,2}[^～〜~至]{4,16}?)\s?(?:[～〜~–—-]|至|から|부터)\s?(?<to>[^～〜~至]{4,16}?)(?:まで|까지|止)?$/u;
const LONGEST_PERIOD = 60;
/** From one day or month to another, of which the last alone has a year: "July 1 – September 30, 2026". */
const TO_YEAR =
  /^(?<from>(?:(?<month>\p{L}{3,10})\.?(?:\s\d{1,2})?|\d{1,2}\.?\s(?<behind>\p{L}{3,10})\.?|\d{1,2}[./]\d{1,2}\.?))(?:\s*[-–—~]\s*|\s+\p{Ll}{1,3}\s+)(?<to>\S.{2,22}\d{4})$/u;
const PHONE = /^\+?\(?\d[\d\s().-]{6,}\d$/;
/** The plate of a vehicle in Korea, China and Japan: "214버 7730", "粤B·12345", "品川 300 あ 12-34". */
const EASTERN_PLATE =
  /^(?:(?:\p{sc=Hangul}{2}\s?)?\d{2,3}\p{sc=Hangul}\s?\d{4}|\p{sc=Han}[A-Z][·\s]?[A-Z0-9]{5,6}|\p{sc=Han}{2,4}\s?\d{2,3}\s?\p{sc=Hiragana}\s?\d{1,2}-?\d{2})$/u;
export const ID = /^(?=.*\d)[A-Z0-9•*#][A-Z0-9 •*\-/_.#]{2,}$/i;

/** A number of a paper as offices and insurers of Taiwan and China write it: "0526第14CM0088372號", "(2024)京0105民初1234号". */
const NUMBERED_IN_HAN = /^(?=(?:.*\d){3})[A-Z0-9()〔〕[\]\p{sc=Han}\s-]{0,20}第?\s?[A-Z0-9-]{2,}\s?[號号]$/u;

/** The same with letters that have no capitals, which stand for offices: "س.و/م.ب/ 2026/0839", "สอ.ภท. 1127/2569", "제 2026-재학-08841 호". */
const NUMBERED_WITHOUT_CAPITALS =
  /^(?=(?:.*\d){3})(?:(?:\p{Lo}\p{M}*){1,3}[./](?:\s?(?:\p{Lo}\p{M}*){1,3}[./]){0,4}\s?\d+[/-]\d[\d/-]*|제\s?[\d\p{sc=Hangul}-]{3,30}\s?호)$/u;

/** The same in capitals of other alphabets: "КВ-4417/10". */
const ID_IN_CAPITALS = /^(?=.*\d)(?=.*\p{Lu})[\p{Lu}\d№][\p{Lu}\d •*\-/_.#№]{2,}$/u;
/** A state and the day from which it holds, or the days between which: "Suspendu du 01/11/2026 au 31/12/2026". */
const STATE_AND_DAY = new RegExp(
  `^(\\p{L}[\\p{L}\\p{M} ]{2,24}?)\\s+(?:\\p{L}{1,6}\\.?\\s+)?${DAY_IN_FIGURES}(?!\\d)`,
  'u',
);

export const EMAIL = /^[\w.+-]+@[\w-]+(\.[\w-]+)+$/;
export const HANDLE = /^@\w+$/;
export const NUMBER = new RegExp(`^(?:${AMOUNT})\\s*[KMB]?$`);
export const DATE =
  /^(?:\d{4}-\d{2}-\d{2}|\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|\d{1,2}(?:st|nd|rd|th)?\.?\s+[A-Za-zäöüéû]{3,10}\.?,?\s+\d{4}|[A-Za-z]{3,9}\.?\s+\d{1,2}(?:st|nd|rd|th)?,?\s+\d{4}|[A-Za-z]{3,9}\.?\s+\d{4})$/;
/** What has the year of a date, or of an era. */
const MAY_BE_DATE = /(?<!\d)\d{4}(?!\d)|[年년]/;
/** Source of a pattern for a whole date within running text. */
export const DATE_IN_TEXT =
  '(?:\\d{1,2} [A-Z][a-z]+ \\d{4}|[A-Z][a-z]+ \\d{1,2},? \\d{4}|\\d{4}-\\d\\d-\\d\\d|\\d{1,2}[./]\\d{1,2}[./]\\d{4})';
/** A person or a company. */
export const NAME =
  /^(?:(?:MR|MRS|MS|DR|Mr|Mrs|Ms|Dr)\.?\s+)?\p{Lu}[\p{L}.'’-]*(?:,?\s+(?:&\s+)?(?:\p{Lu}[\p{L}.'’-]*|de|du|des|van|von|vom|zu|zur|der|den|ter|ten|het|'t|da|do|das|dos|di|del|della|la|las|los|le|y|e|i|el|bin|binti|bint|bte|ibn|al|af|av))+(?:\s+(?:LLC|Ltd|Inc|GmbH|AG|SA|SAS|BV|PLC|Corp)\.?)?$/u;
/** Text that begins with a word for a state of affairs. */
export const STATUS =
  /^(active|inactive|expired|enrolled|not enrolled|suspended|cancell?ed|valid(?! (?:until|thr|from|to))|invalid|in force|lapsed|paid|unpaid|overdue|pending|approved|open(?!ed|ing)|closed|verified|unverified|delivered|shipped|confirmed|current|terminated|on leave|on hold|frozen|paused|revoked|withdrawn|graduated|good standing|completed|processing|past due|none|yes|no|aktiv|inaktiv|gekündigt|abgelaufen|gültig|actif|expiré|expirée|résilié|activa|activo|vigente|vencida|vencido|caducada|cancelada|attivo|attiva|scaduto|scaduta|ativo|ativa)(?![\p{L}\p{N}_])/iu;

/** A name in a script without capitals. */
const NAME_WITHOUT_CASE = /^[\p{Lo}\p{M}]+(?:[."״'׳־-][\p{Lo}\p{M}]+)*\.?(?:[ ・][\p{Lo}\p{M}."״'׳־-]+){0,4}$/u;
const LONGEST_NAME_WITHOUT_CASE = 30;

const LONGEST_VALUE = 300;

/** What is owed, as ledgers write it: in brackets, or with the side of the account behind it. */
const LEDGER = /^(?:\((?<inner>[^()]+)\)|(?<plain>[^()]+?))(?:\s+(?:DR|CR|OD|Dr|Cr|S|H))?$/;
/** A day with the last digits of its year. */
const SHORT_YEAR = /^\d{1,2}[ -]?(\p{L}{3,9})\.?[ -]?'?\d{2}(?: \d{1,2}:\d{2})?$/u;

/** A month of a year in figures: "10/2026". */
const MONTH_IN_FIGURES = /^(?:(?:0?[1-9]|1[0-2])\s?[/-]\s?|(?:0[1-9]|1[0-2])\.)(?:19|20)\d{2}$/;
/** A month of a year by its name: "Sep-2026", "nov/2026". */
const NAMED_MONTH = /^(\p{L}{3,10})\.?[-/](?:19|20)\d{2}$/u;

const isMonth = (value: string) =>
  MONTH_IN_FIGURES.test(value) || monthsNamed(NAMED_MONTH.exec(value)?.[1] ?? '').length > 0;

const isShortDate = (value: string) => monthsNamed(SHORT_YEAR.exec(value)?.[1] ?? '').length > 0;

/** A word before a year names a month, or it is no day: "Team leave 2026". */
function isDay(value: string): boolean {
  const isWritten = DATE.test(value);
  const [word] = /\p{L}{3,}/u.exec(value) ?? [];
  if (isWritten && (word === undefined || monthsNamed(word).length > 0)) return true;
  return ((isWritten || MAY_BE_DATE.test(value)) && isDate(value)) || isShortDate(value);
}

function isToYear(value: string): boolean {
  const { month, behind, to } = TO_YEAR.exec(value)?.groups ?? {};
  const word = month ?? behind;
  return to !== undefined && (word === undefined || monthsNamed(word).length > 0) && isDay(to);
}

function isDayToDay(value: string): boolean {
  if (value.length > LONGEST_PERIOD) return false;
  const { from, to } = (DAY_TO_DAY.exec(value) ?? EASTERN_DAY_TO_DAY.exec(value))?.groups ?? {};
  return from !== undefined && to !== undefined && isDay(from) && isDay(to);
}

/** The same amount in words, between its figures and its currency: "96 400 (девяносто шесть тысяч четыреста) рублей". */
const SPELT_OUT = /(?<=\d)\s?\([^()\d]{4,120}\)\s(?=\p{L})/u;

/** An amount of money with a sign that belongs to one of the world's currencies. */
function isMoney(text: string): boolean {
  const figures = text.replace(SPELT_OUT, ' ');
  const { inner, plain } = LEDGER.exec(figures)?.groups ?? {};
  const value = (inner ?? plain ?? figures).trim();
  if (MONEY.test(value)) return true;
  const [, before = '', after = ''] = SIGNED.exec(value) ?? [];
  if (currenciesNamed(NAMED_MONEY.exec(value)?.[1] ?? '').size > 0) return true;
  if (before !== '' && after !== '') return isCurrencySign(before) && isCurrencySign(after);
  const sign = before || after;
  return (sign !== '' && (isCurrencySign(sign) || isCurrencySign(sign.toLowerCase()))) || isAmountInWords(value);
}

/** What holds is told with the day until which it does, and is asked for by that; what does not, since when. */
function isStateSinceDay(value: string): boolean {
  const polarity = stateOf(STATE_AND_DAY.exec(value)?.[1] ?? '')?.polarity;
  return polarity === 'negative' || polarity === 'pending';
}

const isState = (value: string) =>
  (value.length < 40 && (STATUS.test(value) || stateOf(value) !== null)) || isStateSinceDay(value);

const isName = (value: string) =>
  (NAME.test(value) && value.length < 50) ||
  (NAME_WITHOUT_CASE.test(value) && value.length <= LONGEST_NAME_WITHOUT_CASE && !looksLikeLabel(value));

/** Longer ones without a decimal part are of something that is numbered; with one they are amounts. */
const DECIMAL_PART = /\d[.,]\d{1,2}$/;
const isNumber = (value: string) =>
  NUMBER.test(value) && (value.replace(/\D/g, '').length < 7 || DECIMAL_PART.test(value));

/** What the text looks like. The order matters: a date is a phone number too, and nearly everything is text. */
export function valueType(text: string): ValueType {
  if (text.length > LONGEST_VALUE) return 'text';
  const value = withFiguresForDays(withoutDash(plainDigits(normalise(text))));
  if (EMAIL.test(value)) return 'email';
  if (isMoney(value)) return 'money';
  if (PERCENT.test(value)) return 'percent';
  if (isQuantity(value)) return 'quantity';
  if (isDay(value) || isMonth(value)) return 'date';
  if (PERIOD.test(value) || FROM_TO.test(value) || isToYear(value) || isDayToDay(value)) return 'period';
  if (HANDLE.test(value)) return 'handle';
  if (isNumber(value)) return 'number';
  if (PHONE.test(value)) return 'phone';
  if (isState(value)) return 'status';
  if (looksLikeAddress(value)) return 'address';
  if ((ID.test(value) && !/[a-z]{4,}/.test(value)) || ID_IN_CAPITALS.test(value) || NUMBERED_IN_HAN.test(value))
    return 'id';
  if (EASTERN_PLATE.test(value) || NUMBERED_WITHOUT_CAPITALS.test(value)) return 'id';
  if (isName(value)) return 'name';
  return 'text';
}

const SECTION_WORD = /^(detail|inform|info|summary|overview|profil|personal|account|histor|setting)$/;

/** Whether the text reads like another label, so that it is hardly anybody's value. */
export function looksLikeLabel(text: string): boolean {
  if (/[:：]$/.test(text)) return true;
  if (/\d/.test(text) || STATUS.test(text)) return false;
  const words = meaningOf(text);
  if (words.length === 0 || words.length > 4) return false;
  if (!words.every(word => word.concepts.length > 0 || SECTION_WORD.test(word.text))) return false;
  // "Em dia" and "À jour" are words for days, and states; "Membre" is a label as well.
  const isWho = words.some(({ concepts }) => concepts.some(concept => classOf(concept) === 'who'));
  return isWho || stateOf(text) === null;
}
