import { dutch } from './dutch.ts';
import { english } from './english.ts';
import { french } from './french.ts';
import { german } from './german.ts';
import { italian } from './italian.ts';
import { japanese } from './japanese.ts';
import type { GuideLanguage } from './language.ts';
import { portuguese } from './portuguese.ts';
import { spanish } from './spanish.ts';

/** The languages that guides are read in. A clause is understood when one of them understands it. */
export const LANGUAGES: readonly GuideLanguage[] = [
  english,
  german,
  french,
  spanish,
  portuguese,
  japanese,
  italian,
  dutch,
];
