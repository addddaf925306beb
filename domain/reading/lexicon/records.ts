import { type Forms, formsOf } from './forms.ts';
import { afrikaansRecords } from './records/afrikaans.ts';
import { albanianRecords } from './records/albanian.ts';
import { arabicRecords } from './records/arabic.ts';
import { armenianRecords } from './records/armenian.ts';
import { askedInEnglishRecords } from './records/asked-in-english.ts';
import { azerbaijaniRecords } from './records/azerbaijani.ts';
import { bengaliRecords } from './records/bengali.ts';
import { bulgarianRecords } from './records/bulgarian.ts';
import { catalanRecords } from './records/catalan.ts';
import { chineseRecords } from './records/chinese.ts';
import { croatianRecords } from './records/croatian.ts';
import { czechRecords } from './records/czech.ts';
import { danishRecords } from './records/danish.ts';
import { dutchRecords } from './records/dutch.ts';
import { englishRecords } from './records/english.ts';
import { estonianRecords } from './records/estonian.ts';
import { filipinoRecords } from './records/filipino.ts';
import { finnishRecords } from './records/finnish.ts';
import { frenchRecords } from './records/french.ts';
import { georgianRecords } from './records/georgian.ts';
import { germanRecords } from './records/german.ts';
import { greekRecords } from './records/greek.ts';
import { hebrewRecords } from './records/hebrew.ts';
import { hindiRecords } from './records/hindi.ts';
import { hungarianRecords } from './records/hungarian.ts';
import { icelandicRecords } from './records/icelandic.ts';
import { indonesianRecords } from './records/indonesian.ts';
import { italianRecords } from './records/italian.ts';
import { japaneseRecords } from './records/japanese.ts';
import { kazakhRecords } from './records/kazakh.ts';
import { koreanRecords } from './records/korean.ts';
import { latvianRecords } from './records/latvian.ts';
import { lithuanianRecords } from './records/lithuanian.ts';
import { macedonianRecords } from './records/macedonian.ts';
import { malayRecords } from './records/malay.ts';
import { marathiRecords } from './records/marathi.ts';
import { norwegianRecords } from './records/norwegian.ts';
import { persianRecords } from './records/persian.ts';
import { polishRecords } from './records/polish.ts';
import { portugueseRecords } from './records/portuguese.ts';
import { romanianRecords } from './records/romanian.ts';
import { russianRecords } from './records/russian.ts';
import { serbianRecords } from './records/serbian.ts';
import { slovakRecords } from './records/slovak.ts';
import { slovenianRecords } from './records/slovenian.ts';
import { spanishRecords } from './records/spanish.ts';
import { swahiliRecords } from './records/swahili.ts';
import { swedishRecords } from './records/swedish.ts';
import { tamilRecords } from './records/tamil.ts';
import { thaiRecords } from './records/thai.ts';
import { turkishRecords } from './records/turkish.ts';
import { ukrainianRecords } from './records/ukrainian.ts';
import { urduRecords } from './records/urdu.ts';
import { vietnameseRecords } from './records/vietnamese.ts';

/** What single kinds of papers and pages speak of: registers, parcels, health, schools, journeys, bills; a language each. */
export const RECORDS: readonly (() => Forms)[] = [
  afrikaansRecords,
  albanianRecords,
  arabicRecords,
  armenianRecords,
  askedInEnglishRecords,
  azerbaijaniRecords,
  bengaliRecords,
  bulgarianRecords,
  catalanRecords,
  chineseRecords,
  croatianRecords,
  czechRecords,
  danishRecords,
  dutchRecords,
  englishRecords,
  estonianRecords,
  filipinoRecords,
  finnishRecords,
  frenchRecords,
  georgianRecords,
  germanRecords,
  greekRecords,
  hebrewRecords,
  hindiRecords,
  hungarianRecords,
  icelandicRecords,
  indonesianRecords,
  italianRecords,
  japaneseRecords,
  kazakhRecords,
  koreanRecords,
  latvianRecords,
  lithuanianRecords,
  macedonianRecords,
  malayRecords,
  marathiRecords,
  norwegianRecords,
  persianRecords,
  polishRecords,
  portugueseRecords,
  romanianRecords,
  russianRecords,
  serbianRecords,
  slovakRecords,
  slovenianRecords,
  spanishRecords,
  swahiliRecords,
  swedishRecords,
  tamilRecords,
  thaiRecords,
  turkishRecords,
  ukrainianRecords,
  urduRecords,
].map(table => () => formsOf(table));

/** The same of languages whose forms are looked up with the marks on their letters. */
export const MARKED_RECORDS: readonly (() => Forms)[] = [() => formsOf(vietnameseRecords)];
