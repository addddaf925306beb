import { ACCEPTANCES, type Acceptance } from '../inquiry/assessment.ts';
import { LANGUAGES } from './languages/languages.ts';
import { isSpaced } from './languages/phrase.ts';

const everyLevel = LANGUAGES.flatMap(({ levels }) => ACCEPTANCES.flatMap(level => levels[level]?.split('|') ?? []));
const union = (sources: readonly string[]) => [...sources].sort((a, b) => b.length - a.length).join('|');

/** One syllable of Korean stands within many words: "상태", "이상". */
const isApart = (word: string) => isSpaced(word) || /^\p{Script=Hangul}$/u.test(word);

/** Source of a pattern for a level's word in every language: "high", "élevée", "却下"; not "低" of "不低于", which is a bound. */
export const LEVEL = `(?:(?<![\\p{L}\\p{N}])(?:${union(everyLevel.filter(isApart))})(?![\\p{L}\\p{N}])|(?<![最不])(?:${union(everyLevel.filter(one => !isApart(one)))})(?![于於过過]))`;

/** Words between a level and its condition, and those that order to give it. */
export const WHEN = `(?:${LANGUAGES.map(({ when }) => when).join('|')})(?![\\p{L}\\p{N}])`;
export const GIVE = `(?:(?:${LANGUAGES.map(({ give }) => give).join('|')})(?![\\p{L}\\p{N}])\\s*)`;

const PATTERNS = LANGUAGES.flatMap(({ levels }) =>
  ACCEPTANCES.map(level => [level, new RegExp(`^(?:${levels[level]})$`, 'iu')] as const),
);

/** The level that a word names. */
export function levelOf(word: string): Acceptance {
  return PATTERNS.find(([, pattern]) => pattern.test(word.trim()))?.[0] ?? 'reject';
}
