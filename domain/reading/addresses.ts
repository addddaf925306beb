import { DAY_IN_FIGURES } from './dates/day-in-figures.ts';

/** Days and amounts, whose figures number no house and whose comma parts no lines. */
const FIGURES_OF_NO_HOUSE = new RegExp(`${DAY_IN_FIGURES}|\\d+[.,]\\d{2}(?!\\d)`, 'gu');
const LEAST_OF_LINES = 12;
const LONGEST = 120;
/** Letters that stand together in a line; a syllable of Han or Hangul says as much as several. */
const WORD = /[\p{L}\p{M}]{3}/u;

/** What streets are called before their names: "rue des Lilas", "ул. Тверская". */
const BEFORE_NAME =
  /(?<![\p{L}\p{M}\p{N}])(?:rue|allée|impasse|quai|chemin|calle|avenida|avenue|avda|paseo|rua|travessa|praça|vicolo|ulica|ul|aleja|osiedle|strada|str|bulevardul|calea|șoseaua|aleea|улица|ул|вулиця|вул|проспект|просп|пр-т|пр-кт|бульвар|бул|провулок|пров|переулок|пер|шоссе|набережная|площадь|ж\.\s?к|οδός|λεωφόρος|λεωφ|πλατεία|jalan|jl|jln|đường|phố|ngõ|شارع|طريق|خیابان|کوچه|بلوار|רחוב|רח|שדרות|שד)['’״׳.]*\s+\p{L}{2}/iu;
/** Words that mean something else as well are streets before a name alone. */
const BEFORE_CAPITAL =
  /(?<![\p{L}\p{M}\p{N}])(?:Via|VIA|Viale|Corso|Largo|Piazza|Gang|Place|C\/)\s+(?:\p{Ll}{1,4}['’ ]\s?){0,2}\p{Lu}\p{L}/u;
/** And behind them: "High Street", "Kossuth utca", "Hauptstraße". */
const BEHIND_NAME =
  /\p{L}{2}[.'’]?\s(?:street|road|avenue|lane|drive|close|terrace|crescent|boulevard|court|utca|útja|út|tér|tere|körút|sokak|sok|caddesi|cad|bulvarı|mahallesi|mah|вулиця|улица|проспект|шоссе|मार्ग|रोड|गली|ქ|ქუჩა|gata|gate|vej|vei|katu|tänav|tn|iela|gatvė)(?![\p{L}\p{M}])|\p{Ll}{2}(?:straße|strasse|str\.|gasse|allee|straat|gracht|gatan|vägen|gränd|gade|veien|katu|kuja|polku)(?![\p{L}\p{M}])/iu;
const STREETS = [BEFORE_NAME, BEFORE_CAPITAL, BEHIND_NAME];
/** A house's number, with the letter of an entrance. */
const HOUSE = /(?<![\p{L}\p{N}])\p{N}{1,5}\s?\p{L}?(?![\p{L}\p{N}])/u;
const MOST_WORDS_OF_STREET = 12;

/** Town, part of a town and number, as they are written from the large to the small without spaces between. */
const IN_HAN =
  /[都道府県省市區区縣县郡][\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]{1,20}\p{N}{1,4}(?:[-－]\p{N}|丁目|番|号|號)|(?:路|街|大道|巷|胡同)[\p{sc=Han}]{0,4}\p{N}{1,5}(?:之\p{N})?[号號]/u;
const IN_KOREAN = /[시도군구읍면동]\s\p{sc=Hangul}+\p{N}*(?:로|길|동|리|가)\s?\p{N}/u;
const IN_THAI = /(?:ถนน|ถ\.|ซอย|ซ\.|แขวง|ตำบล|ต\.|เขต|อำเภอ|หมู่)/u;

/**
 * Whether a text is an address by its form: lines that a comma joins, one of them with a number, in any script; or a street
 * and the number of a house. What has figures of days and amounts alone is none: "Suspended from 01/11/2026, as you asked".
 */
export function looksLikeAddress(value: string): boolean {
  if (value.length > LONGEST) return false;
  const rest = value.replace(FIGURES_OF_NO_HOUSE, ' ');
  if (!/\p{N}/u.test(rest)) return false;
  if (/[,،、]/u.test(rest) && WORD.test(rest) && value.length > LEAST_OF_LINES) return true;
  if (IN_HAN.test(rest) || IN_KOREAN.test(rest) || IN_THAI.test(rest)) return true;
  return (
    STREETS.some(street => street.test(rest)) && HOUSE.test(rest) && rest.split(/\s+/).length <= MOST_WORDS_OF_STREET
  );
}
