import { afrikaansCustoms } from './customs/afrikaans.ts';
import { albanianCustoms } from './customs/albanian.ts';
import { arabicCustoms } from './customs/arabic.ts';
import { armenianCustoms } from './customs/armenian.ts';
import { askedInEnglishCustoms } from './customs/asked-in-english.ts';
import { azerbaijaniCustoms } from './customs/azerbaijani.ts';
import { bengaliCustoms } from './customs/bengali.ts';
import { bulgarianCustoms } from './customs/bulgarian.ts';
import { catalanCustoms } from './customs/catalan.ts';
import { chineseCustoms } from './customs/chinese.ts';
import { croatianCustoms } from './customs/croatian.ts';
import { czechCustoms } from './customs/czech.ts';
import { danishCustoms } from './customs/danish.ts';
import { dutchCustoms } from './customs/dutch.ts';
import { englishCustoms } from './customs/english.ts';
import { estonianCustoms } from './customs/estonian.ts';
import { finnishCustoms } from './customs/finnish.ts';
import { frenchCustoms } from './customs/french.ts';
import { georgianCustoms } from './customs/georgian.ts';
import { germanCustoms } from './customs/german.ts';
import { greekCustoms } from './customs/greek.ts';
import { hebrewCustoms } from './customs/hebrew.ts';
import { hindiCustoms } from './customs/hindi.ts';
import { hungarianCustoms } from './customs/hungarian.ts';
import { indonesianCustoms } from './customs/indonesian.ts';
import { italianCustoms } from './customs/italian.ts';
import { japaneseCustoms } from './customs/japanese.ts';
import { kazakhCustoms } from './customs/kazakh.ts';
import { koreanCustoms } from './customs/korean.ts';
import { latvianCustoms } from './customs/latvian.ts';
import { lithuanianCustoms } from './customs/lithuanian.ts';
import { macedonianCustoms } from './customs/macedonian.ts';
import { marathiCustoms } from './customs/marathi.ts';
import { norwegianCustoms } from './customs/norwegian.ts';
import { persianCustoms } from './customs/persian.ts';
import { polishCustoms } from './customs/polish.ts';
import { portugueseCustoms } from './customs/portuguese.ts';
import { romanianCustoms } from './customs/romanian.ts';
import { russianCustoms } from './customs/russian.ts';
import { serbianCustoms } from './customs/serbian.ts';
import { slovakCustoms } from './customs/slovak.ts';
import { slovenianCustoms } from './customs/slovenian.ts';
import { spanishCustoms } from './customs/spanish.ts';
import { swedishCustoms } from './customs/swedish.ts';
import { tamilCustoms } from './customs/tamil.ts';
import { thaiCustoms } from './customs/thai.ts';
import { turkishCustoms } from './customs/turkish.ts';
import { ukrainianCustoms } from './customs/ukrainian.ts';
import { urduCustoms } from './customs/urdu.ts';
import { vietnameseCustoms } from './customs/vietnamese.ts';
import { type Forms, formsOf } from './forms.ts';

/** How single kinds of papers and pages call what all of them speak of, a language each. */
export const CUSTOMS: readonly (() => Forms)[] = [
  afrikaansCustoms,
  albanianCustoms,
  arabicCustoms,
  armenianCustoms,
  askedInEnglishCustoms,
  azerbaijaniCustoms,
  bengaliCustoms,
  bulgarianCustoms,
  catalanCustoms,
  chineseCustoms,
  croatianCustoms,
  czechCustoms,
  danishCustoms,
  dutchCustoms,
  englishCustoms,
  estonianCustoms,
  finnishCustoms,
  frenchCustoms,
  georgianCustoms,
  germanCustoms,
  greekCustoms,
  hebrewCustoms,
  hindiCustoms,
  hungarianCustoms,
  indonesianCustoms,
  italianCustoms,
  japaneseCustoms,
  kazakhCustoms,
  koreanCustoms,
  latvianCustoms,
  lithuanianCustoms,
  macedonianCustoms,
  marathiCustoms,
  norwegianCustoms,
  persianCustoms,
  polishCustoms,
  portugueseCustoms,
  romanianCustoms,
  russianCustoms,
  serbianCustoms,
  slovakCustoms,
  slovenianCustoms,
  spanishCustoms,
  swedishCustoms,
  tamilCustoms,
  thaiCustoms,
  turkishCustoms,
  ukrainianCustoms,
  urduCustoms,
].map(table => () => formsOf(table));

/** The same of languages whose forms are looked up with the marks on their letters. */
export const MARKED_CUSTOMS: readonly (() => Forms)[] = [() => formsOf(vietnameseCustoms)];
