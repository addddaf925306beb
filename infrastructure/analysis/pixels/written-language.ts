import { CYRILLIC_WORDS, LATIN_WORDS } from './frequent-words.ts';
import type { OcrLanguage } from './ocr-languages.ts';

/** A language that is told by its words, whether there is data for its letters or not. */
export type WrittenLanguage = keyof typeof LATIN_WORDS | keyof typeof CYRILLIC_WORDS;

/** By which letters those are read that have no data of their own. Others than theirs may be taken for some of them. */
const STAND_INS: Readonly<Partial<Record<WrittenLanguage, OcrLanguage>>> = { sk: 'cs', hr: 'cs' };

const WORDS = Object.entries({ ...LATIN_WORDS, ...CYRILLIC_WORDS }).map(
  ([language, words]) => [language as WrittenLanguage, words.split(' ')] as const,
);
/** How many languages have a word. */
const SHARED = new Map<string, number>();
for (const [, words] of WORDS) for (const word of words) SHARED.set(word, (SHARED.get(word) ?? 0) + 1);
/** Letters that one language of a script has alone. */
const OWN_LETTERS: Readonly<Partial<Record<WrittenLanguage, RegExp>>> = {
  uk: /(?<!ь)[іїєґ]/giu,
  ru: /[ыэё]/giu,
  bg: /ъ/giu,
};
const WORTH_OF_LETTER = 0.5;
const MOST_OF_LETTERS = 3;
/** A letter alone may be a piece of anything. */
const LATIN_WORD = /^\p{sc=Latin}{2}/u;
/** A sample of text holds more of them, whatever its language. */
const LEAST_FREQUENT = 3;
/** What the words of a whole page tell otherwise than some lines of it did must be as plain as that. */
const FAR_MORE = { times: 1.5, more: 2 };
/** What is no more may be chance. */
const MORE_FOR_ANOTHER = 0.5;

const plainWords = (text: string) =>
  new Set(
    text
      .toLowerCase()
      .normalize('NFD')
      .replace(/(?<=\p{sc=Latin})\p{M}/gu, '')
      .normalize('NFC')
      .replaceAll('ß', 'ss')
      .replaceAll('ø', 'o')
      .replaceAll('æ', 'ae')
      .replaceAll('đ', 'd')
      .replaceAll('ł', 'l')
      .replaceAll('ı', 'i')
      .split(/[^\p{L}]+/u),
  );

/** How much the words of a text speak for each language, the likeliest first. */
function weighed(text: string): { language: WrittenLanguage; weight: number }[] {
  const said = plainWords(text);
  const weights = WORDS.map(([language, words]) => {
    const own = OWN_LETTERS[language];
    const letters = own === undefined ? 0 : Math.min(MOST_OF_LETTERS, WORTH_OF_LETTER * (text.match(own)?.length ?? 0));
    const weight = words.reduce((sum, word) => sum + (said.has(word) ? 1 / (SHARED.get(word) ?? 1) : 0), letters);
    return { language, weight };
  });
  return weights.sort((a, b) => b.weight - a.weight);
}

/** Whether words that are frequent in languages of Latin letters tell that a text is written in these. */
export const makesWords = (text: string): boolean =>
  [...plainWords(text)].filter(word => SHARED.has(word) && LATIN_WORD.test(word)).length >= LEAST_FREQUENT;

const readAs = (language: WrittenLanguage): OcrLanguage => STAND_INS[language] ?? (language as OcrLanguage);

/** The language whose letters a text is best read with, by its frequent words; English, or what is told, when nothing tells. */
export function writtenLanguage(text: string, otherwise: OcrLanguage = 'en'): OcrLanguage {
  const [best] = weighed(text);
  return best === undefined || best.weight === 0 ? otherwise : readAs(best.language);
}

/** How much a text speaks for the languages of the script that it was read in, and for the one that it was read as. */
function withinScript(text: string, used: OcrLanguage) {
  const script = [LATIN_WORDS, CYRILLIC_WORDS].find(words => used in words);
  const all = weighed(text).filter(({ language }) => script !== undefined && language in script);
  return { best: all[0], own: all.find(({ language }) => language === used)?.weight ?? 0 };
}

/** The language with whose letters a page is better read once more, as all of its words tell; null where it was read well. */
export function betterLanguage(text: string, used: OcrLanguage): OcrLanguage | null {
  const { best, own } = withinScript(text, used);
  if (best === undefined || readAs(best.language) === used) return null;
  const isPlain = best.weight >= FAR_MORE.times * own && best.weight >= own + FAR_MORE.more;
  return isPlain ? readAs(best.language) : null;
}

/**
 * Whether a page is written in a language whose letters the data that it was read with does not know: Slovak read as Czech, or
 * Russian as Ukrainian. Words that were so read may lack a mark, and look right.
 */
export function areBorrowed(text: string, used: OcrLanguage): boolean {
  const { best, own } = withinScript(text, used);
  if (best === undefined || best.language === used) return false;
  return best.weight > own + (best.language in STAND_INS ? 0 : MORE_FOR_ANOTHER);
}
