import type { FormIndex, Meanings } from './form-index.ts';

/** What is asked of an index of forms. */
export type WordIndex = Pick<FormIndex, 'phrase' | 'word' | 'has' | 'longestUnspaced'>;

/** What two indexes say of a word: words of grammar stay such, whatever else another language means by them. */
function both(one: Meanings | undefined, other: Meanings | undefined): Meanings | undefined {
  if (one === undefined || one.length === 0) return one ?? other;
  return other === undefined ? one : [...new Set([...one, ...other])];
}

/** An index with the forms of another one besides. */
export const layered = (base: WordIndex, more: WordIndex): WordIndex => ({
  phrase: key => both(base.phrase(key), more.phrase(key)),
  word: word => both(base.word(word), more.word(word)),
  has: word => base.has(word) || more.has(word),
  get longestUnspaced() {
    return Math.max(base.longestUnspaced, more.longestUnspaced);
  },
});
