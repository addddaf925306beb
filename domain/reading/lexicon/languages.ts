import type { Forms } from './forms.ts';
import { arabic } from './languages/arabic.ts';
import { chinese } from './languages/chinese.ts';
import { danish } from './languages/danish.ts';
import { dutch } from './languages/dutch.ts';
import { english } from './languages/english.ts';
import { french } from './languages/french.ts';
import { german } from './languages/german.ts';
import { italian } from './languages/italian.ts';
import { japanese } from './languages/japanese.ts';
import { korean } from './languages/korean.ts';
import { polish } from './languages/polish.ts';
import { portuguese } from './languages/portuguese.ts';
import { russian } from './languages/russian.ts';
import { spanish } from './languages/spanish.ts';
import { swedish } from './languages/swedish.ts';
import { turkish } from './languages/turkish.ts';

/** Every language in which labels are understood; the Danish forms are those of Norwegian too. */
export const LEXICON: readonly Forms[] = [
  english,
  german,
  french,
  spanish,
  portuguese,
  italian,
  dutch,
  polish,
  swedish,
  danish,
  turkish,
  russian,
  arabic,
  chinese,
  japanese,
  korean,
];
