import { kinship } from './kinship.ts';
import type { Concept } from './lexicon/concepts.ts';
import { isSpeltByRule, soundOf } from './lexicon/latin-spelling.ts';
import { withoutEnding } from './lexicon/written-form.ts';
import type { Word } from './meaning.ts';
import { differByOneLetterAtMost } from './spelling.ts';

/** Whether one is a phrase that begins or ends with the other: a page calls "licence class" just "Class". */
function isPartOfPhrase(phrase: string, word: string): boolean {
  return word.length > 3 && !word.includes(' ') && (phrase.endsWith(` ${word}`) || phrase.startsWith(`${word} `));
}

/** Whether one is the other with what Arabic or Hebrew set before it. */
const isWithArticle = (whole: string, bare: string) =>
  bare.length > 2 && WITH_ARTICLE.test(whole) && whole.endsWith(bare) && withoutEnding(whole).includes(bare);
const WITH_ARTICLE = /^[\u05d0-\u06ff]/u;

/** In letters, of two words of one stem: "encerrada" and "encerramento", "inscrit" and "inscription". */
const LEAST_STEM = 6;
const LEAST_SHARE_OF_STEM = 0.5;

/** Whether two words that nobody knows begin so much alike that they are likely of one stem. */
function shareStem(a: string, b: string): boolean {
  let same = 0;
  while (same < Math.min(a.length, b.length) && a[same] === b[same]) same++;
  return same >= LEAST_STEM && same >= LEAST_SHARE_OF_STEM * Math.max(a.length, b.length);
}

/** How much two words mean the same, 0 to 1. */
export function sameness(a: Word, b: Word): number {
  if (a.text === b.text) return 1;
  let most = 0;
  for (const one of a.concepts) for (const other of b.concepts) most = Math.max(most, kinship(one, other));
  if (most > 0) return most === 1 ? 0.95 : most;
  if (isPartOfPhrase(a.text, b.text) || isPartOfPhrase(b.text, a.text)) return 0.7;
  // What the lexicon tells apart is not the same because it is spelt alike.
  if (a.concepts.length > 0 && b.concepts.length > 0) return 0;
  const [x, y] = [a.text, b.text];
  if (isWithArticle(x, y) || isWithArticle(y, x)) return 0.95;
  if (x.length > 4 && y.length > 4 && (x.startsWith(y) || y.startsWith(x))) return 0.8;
  if (x.length > 5 && y.length > 5 && differByOneLetterAtMost(x, y)) return 0.75;
  if (shareStem(x, y)) return 0.7;
  // A name that nobody knows may be the label's own word, spelt in Latin letters.
  if (x.length > 3 && y.length > 3 && isSpeltByRule(x) !== isSpeltByRule(y) && soundOf(x) === soundOf(y)) return 0.9;
  return 0;
}

const GENERIC: readonly Concept[] = ['number', 'date', 'name', 'type', 'account', 'member', 'membership'];
const NARROWING: readonly Concept[] = ['current', 'detail'];

/** Numbers of lines and codes of rows say nothing of what stands there. */
const WEIGHT_OF_NUMBERING = 0.15;

/** Words that stand in many labels say little about which one it is. */
export function weight({ text, concepts }: Word): number {
  if (concepts.length === 0 && /\p{Nd}/u.test(text)) return WEIGHT_OF_NUMBERING;
  if (concepts.some(concept => NARROWING.includes(concept))) return 0.2;
  return concepts.some(concept => GENERIC.includes(concept)) || text === 'valu' ? 0.55 : 1;
}

/** How much a word means the same as the likest of others, 0 to 1. */
export const best = (word: Word, among: readonly Word[]) =>
  among.reduce((most, other) => Math.max(most, sameness(word, other)), 0);
