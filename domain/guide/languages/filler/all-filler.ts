import { folded } from '../../../reading/text.ts';
import { GERMANIC } from './germanic.ts';
import { OTHERS_FILLER } from './others.ts';
import { PEOPLE_AND_PAGES } from './people-and-pages.ts';
import { ROMANCE } from './romance.ts';
import { SLAVIC } from './slavic.ts';

const GRAMMAR: Readonly<Record<string, string>> = { ...GERMANIC, ...ROMANCE, ...SLAVIC, ...OTHERS_FILLER };
const LANGUAGES: readonly string[] = Object.entries(PEOPLE_AND_PAGES).map(([code, words]) =>
  [GRAMMAR[code] ?? '', words].join('|'),
);

/** In words, the longest phrase that changes nothing. */
export const LONGEST_FILLER = 4;

/**
 * The words and phrases that change nothing, of each language by itself: what changes nothing in one may in another, so
 * that all of a line is held against one of them.
 */
export const FILLER: readonly ReadonlySet<string>[] = LANGUAGES.map(list => new Set(list.split('|').map(folded)));
