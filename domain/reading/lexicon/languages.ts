import type { Forms } from './forms.ts';
import { dutch } from './languages/dutch.ts';
import { english } from './languages/english.ts';
import { french } from './languages/french.ts';
import { german } from './languages/german.ts';
import { italian } from './languages/italian.ts';
import { japanese } from './languages/japanese.ts';
import { portuguese } from './languages/portuguese.ts';
import { spanish } from './languages/spanish.ts';

/** Every language in which labels are understood. */
export const LEXICON: readonly Forms[] = [english, german, french, spanish, portuguese, italian, dutch, japanese];
