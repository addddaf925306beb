import type { Forms } from './forms.ts';
import { applications } from './papers/applications.ts';
import { arabicPapers } from './papers/arabic.ts';
import { associations } from './papers/associations.ts';
import { capital } from './papers/capital.ts';
import { chinesePapers } from './papers/chinese.ts';
import { czechPapers } from './papers/czech.ts';
import { danishPapers } from './papers/danish.ts';
import { dutchPapers } from './papers/dutch.ts';
import { englishPapers } from './papers/english.ts';
import { finnishPapers } from './papers/finnish.ts';
import { frenchPapers } from './papers/french.ts';
import { germanPapers } from './papers/german.ts';
import { greekPapers } from './papers/greek.ts';
import { hebrewPapers } from './papers/hebrew.ts';
import { hindiPapers } from './papers/hindi.ts';
import { hungarianPapers } from './papers/hungarian.ts';
import { indonesianPapers } from './papers/indonesian.ts';
import { italianPapers } from './papers/italian.ts';
import { japanesePapers } from './papers/japanese.ts';
import { koreanPapers } from './papers/korean.ts';
import { offices } from './papers/offices.ts';
import { ownPages } from './papers/own-pages.ts';
import { polishPapers } from './papers/polish.ts';
import { portuguesePapers } from './papers/portuguese.ts';
import { romanianPapers } from './papers/romanian.ts';
import { russianPapers } from './papers/russian.ts';
import { spanishPapers } from './papers/spanish.ts';
import { swedishPapers } from './papers/swedish.ts';
import { turkishPapers } from './papers/turkish.ts';
import { ukrainianPapers } from './papers/ukrainian.ts';

/** How papers name things, in the languages of the lexicon: a person's letters, certificates, invoices and extracts of registers. */
export const PAPERS: readonly Forms[] = [
  applications,
  associations,
  capital,
  offices,
  ownPages,
  englishPapers,
  germanPapers,
  frenchPapers,
  spanishPapers,
  portuguesePapers,
  italianPapers,
  dutchPapers,
  swedishPapers,
  danishPapers,
  finnishPapers,
  polishPapers,
  czechPapers,
  hungarianPapers,
  romanianPapers,
  chinesePapers,
  japanesePapers,
  koreanPapers,
  russianPapers,
  ukrainianPapers,
  greekPapers,
  turkishPapers,
  arabicPapers,
  hebrewPapers,
  hindiPapers,
  indonesianPapers,
];
