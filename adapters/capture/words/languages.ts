import { ar } from './ar.ts';
import type { Words } from './catalogue.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import { ja } from './ja.ts';
import { nl } from './nl.ts';
import { pl } from './pl.ts';
import { pt } from './pt.ts';
import { tr } from './tr.ts';
import { zhHans } from './zh-hans.ts';

export type Language = {
  /** BCP 47. */
  tag: string;
  /** Its own name for itself. */
  name: string;
  direction: 'ltr' | 'rtl';
  words: Words;
};

/** What a person is told whose language is none of ours. */
export const ENGLISH: Language = { tag: 'en', name: 'English', direction: 'ltr', words: en };

/** Every language that the page speaks, in the order in which they are offered. */
export const LANGUAGES: readonly Language[] = [
  { tag: 'de', name: 'Deutsch', direction: 'ltr', words: de },
  ENGLISH,
  { tag: 'es', name: 'Español', direction: 'ltr', words: es },
  { tag: 'fr', name: 'Français', direction: 'ltr', words: fr },
  { tag: 'it', name: 'Italiano', direction: 'ltr', words: it },
  { tag: 'nl', name: 'Nederlands', direction: 'ltr', words: nl },
  { tag: 'pl', name: 'Polski', direction: 'ltr', words: pl },
  { tag: 'pt', name: 'Português', direction: 'ltr', words: pt },
  { tag: 'tr', name: 'Türkçe', direction: 'ltr', words: tr },
  { tag: 'ar', name: 'العربية', direction: 'rtl', words: ar },
  { tag: 'ja', name: '日本語', direction: 'ltr', words: ja },
  { tag: 'zh-Hans', name: '简体中文', direction: 'ltr', words: zhHans },
];
