import type { Forms } from './forms.ts';
import { arabicPapers, hebrewPapers, hindiPapers, indonesianPapers } from './papers/desert.ts';
import { greekPapers, russianPapers, turkishPapers, ukrainianPapers } from './papers/east.ts';
import { czechPapers, hungarianPapers, polishPapers, romanianPapers } from './papers/middle.ts';
import { danishPapers, dutchPapers, finnishPapers, swedishPapers } from './papers/north.ts';
import { chinesePapers, japanesePapers, koreanPapers } from './papers/orient.ts';
import { italianPapers, portuguesePapers, spanishPapers } from './papers/south.ts';
import { englishPapers, frenchPapers, germanPapers } from './papers/west.ts';

/** How papers name things, in the languages of the lexicon: a person's letters, certificates, invoices and extracts of registers. */
export const PAPERS: readonly Forms[] = [
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
