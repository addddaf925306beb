import { arabic } from './arabic.ts';
import { chinese } from './chinese.ts';
import { czech } from './czech.ts';
import { danish } from './danish.ts';
import { dutch } from './dutch.ts';
import { english } from './english.ts';
import { finnish } from './finnish.ts';
import { french } from './french.ts';
import { german } from './german.ts';
import { greek } from './greek.ts';
import { hebrew } from './hebrew.ts';
import { hungarian } from './hungarian.ts';
import { italian } from './italian.ts';
import { japanese } from './japanese.ts';
import { korean } from './korean.ts';
import type { GuideLanguage } from './language.ts';
import { norwegian } from './norwegian.ts';
import { polish } from './polish.ts';
import { portuguese } from './portuguese.ts';
import { romanian } from './romanian.ts';
import { russian } from './russian.ts';
import { spanish } from './spanish.ts';
import { swedish } from './swedish.ts';
import { inBothScripts } from './traditional.ts';
import { turkish } from './turkish.ts';
import { ukrainian } from './ukrainian.ts';

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
  swedish,
  danish,
  norwegian,
  finnish,
  polish,
  czech,
  russian,
  ukrainian,
  hungarian,
  turkish,
  romanian,
  greek,
  inBothScripts(chinese),
  korean,
  arabic,
  hebrew,
];
