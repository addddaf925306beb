import type { Words } from './catalogue.ts';
import { de } from './de.ts';
import { en } from './en.ts';

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
export const LANGUAGES: readonly Language[] = [ENGLISH, { tag: 'de', name: 'Deutsch', direction: 'ltr', words: de }];
