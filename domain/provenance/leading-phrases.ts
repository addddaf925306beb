import { isUnspaced } from '../reading/lexicon/written-form.ts';
import { folded } from '../reading/text.ts';

const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** Phrases as they are looked for: word by word, and those of scripts without spaces as they stand. */
type Phrases = {
  spaced: ReadonlySet<string>;
  unspaced: readonly string[];
  /** What words begin with in languages that write several as one: "Voorbeeldpolis". */
  stems: readonly string[];
  longest: number;
};

function phrasesOf(list: string): Phrases {
  const listed = list.split('|');
  const stems = listed.filter(phrase => phrase.endsWith('*')).map(phrase => folded(phrase.slice(0, -1)));
  const all = listed.filter(phrase => !phrase.endsWith('*')).map(folded);
  const spaced = all.filter(phrase => !isUnspaced(phrase)).map(phrase => wordsOf(phrase));
  return {
    spaced: new Set(spaced.map(words => words.join(' ')).filter(phrase => phrase !== '')),
    unspaced: all.filter(phrase => isUnspaced(phrase)),
    stems,
    longest: Math.max(...spaced.map(words => words.length)),
  };
}

const beginsAt = ({ spaced, stems, longest }: Phrases, words: readonly string[], at: number): boolean => {
  const word = words[at] ?? '';
  if (stems.some(stem => word.startsWith(stem))) return true;
  for (let length = 1; length <= longest && at + length <= words.length; length++)
    if (spaced.has(words.slice(at, at + length).join(' '))) return true;
  return false;
};

/** Says whether a text begins with one of the phrases (between bars), signs before it aside. */
export function leadingPhrases(list: string): (text: string) => boolean {
  const phrases = phrasesOf(list);
  return text => {
    const plain = folded(text).replace(/^[^\p{L}\p{N}]+/u, '');
    if (isUnspaced(plain) && phrases.unspaced.some(phrase => plain.startsWith(phrase))) return true;
    return beginsAt(phrases, wordsOf(plain).slice(0, phrases.longest), 0);
  };
}

/** Says whether a text holds one of the phrases (between bars) as whole words. */
export function heldPhrases(list: string): (text: string) => boolean {
  const phrases = phrasesOf(list);
  return text => {
    const plain = folded(text);
    if (isUnspaced(plain) && phrases.unspaced.some(phrase => plain.includes(phrase))) return true;
    const words = wordsOf(plain);
    return words.some((_, at) => beginsAt(phrases, words, at));
  };
}

/** Says whether the whole of a text is one of the phrases (between bars), signs around it aside. */
export function wholePhrases(list: string): (text: string) => boolean {
  const { spaced, unspaced } = phrasesOf(list);
  return text => {
    const plain = wordsOf(folded(text)).join(' ');
    return spaced.has(plain) || unspaced.includes(plain);
  };
}
