import { normalise } from '../text.ts';

// By range and not by script: a pattern of whole scripts takes longer to make than the lexicon.
/** Letters of Thai, Hangul, kana and Han. */
const UNSPACED = /[\u0e00-\u0e7f\u1100-\u11ff\u3040-\u318f\u3400-\u9fff\uac00-\ud7af\uf900-\ufaff]/;
/** A letter of Latin, Greek or Cyrillic with marks on it. */
const ACCENTED = /([a-z\u0370-\u052f])[\u0300-\u036f]+/g;
/** Signs that only tell how Arabic, Hebrew or Persian is spoken or drawn. */
const POINTED = /[\u064b-\u0652\u0640\u05b0-\u05c7\u200c\u200d]/g;

/** Whether the word is of a script that sets no spaces between words, or only some. */
export const isUnspaced = (word: string): boolean => UNSPACED.test(word);

/** Whether some words stand in a text, both in one written form: whole, or anywhere where no spaces part words. */
export const holdsWords = (text: string, words: string): boolean =>
  isUnspaced(words) ? text.includes(words) : ` ${text} `.includes(` ${words} `);

/** How forms ask men and women alike: "Né(e) le", "Alumno/a", "Assuré·e". */
const OF_BOTH =
  /(?<=\p{L}{2})(?:\((?:e|es|a|as|s|in|innen|n|en|er|na|ka|ov[aá]|á)\)|[·•](?:e|ne|x)s?(?![\p{L}])|\/-?(?:a|as|e|in|innen|na|ca|ka|ra|trice)(?!\p{L}))/giu;

/** One word that a form sets apart to fill its column: "성 명", "氏　名", "재 직 증 명 서". */
const SPREAD =
  /^[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af](?:\s[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]){1,7}(?=[:：]?$)/u;
const BLANKS = /\s/g;

/** A text in lower case, with the signs on its letters. */
export function markedForm(text: string): string {
  return (
    normalise(text)
      .replace(SPREAD, spread => spread.replace(BLANKS, ''))
      .replace(OF_BOTH, '')
      .replace(/#|№|\bn[º°](?!\p{L})/giu, ' no ')
      .toLowerCase()
      .replaceAll('ß', 'ss')
      // The Ukrainian apostrophe is a letter of its own to Unicode.
      .replaceAll('\u02bc', "'")
      .replace(POINTED, '')
  );
}

/** Letters that Unicode does not take apart into a plain one and a mark, as people write them where they have none. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = { ł: 'l', ø: 'o', đ: 'd', ð: 'd', ı: 'i', æ: 'ae', œ: 'oe' };
const MARKED_LETTER = /[łøđðıæœ]/g;

const BEYOND_ASCII = /[^\0-\x7f]/;

const unaccented = (text: string) =>
  BEYOND_ASCII.test(text)
    ? text
        .normalize('NFD')
        .replace(ACCENTED, '$1')
        .normalize('NFC')
        .replace(MARKED_LETTER, letter => PLAIN_LETTERS[letter] ?? letter)
    : text;

/**
 * A text as forms are looked up: in lower case, and without accents where they are marks on letters, since sites write
 * "Numero" and capitals often have none.
 */
export const plainForm = (text: string): string => unaccented(markedForm(text));

/** A word as forms are looked up, and as it is spelt: in Vietnamese the marks make another word of it. */
export type WrittenWord = { plain: string; marked: string };

/** The words of a text; Latin letters and digits stand apart from scripts without spaces. */
export function writtenWordsOf(text: string): WrittenWord[] {
  const words = markedForm(text.replace(/(\p{Ll})(?=\p{Lu}\p{Ll})/gu, '$1 ')).split(/[^\p{L}\p{M}\p{N}]+/u);
  return words
    .flatMap(word => {
      if (word === '') return [];
      return UNSPACED.test(word) ? (word.match(/[\0-\u024f]+|[^\0-\u024f]+/g) ?? []) : [word];
    })
    .map(marked => ({ plain: unaccented(marked), marked }));
}

/** The words of a text in plain form. */
export const wordsOf = (text: string): string[] => writtenWordsOf(text).map(({ plain }) => plain);

const SHORTEST_FORM = 4;

/** An article of Arabic; a conjunction, preposition or article of Hebrew, which may stand together. */
const ARABIC_PREFIX = /^(?:وال|بال|لل|ال)(.{3,})/u;
const HEBREW_PREFIX = /^(?:ו?[בלמשכ]?ה?)(?=[א-ת]{2})/u;

/** Forms of a word without an ending of English, French, Spanish or Portuguese, or without what Arabic or Hebrew set before it. */
export function withoutEnding(word: string): string[] {
  const arabic = ARABIC_PREFIX.exec(word)?.[1];
  if (arabic !== undefined) return [arabic];
  const prefix = HEBREW_PREFIX.exec(word)?.[0] ?? '';
  // The shorter prefix first: what is left of it is the longer word.
  if (prefix !== '') return Array.from({ length: prefix.length }, (_, at) => word.slice(at + 1));
  const forms: string[] = [];
  if (word.endsWith('ies')) forms.push(`${word.slice(0, -3)}y`);
  if (word.endsWith('es')) forms.push(word.slice(0, -2));
  if (word.endsWith('s')) forms.push(word.slice(0, -1));
  for (const ending of ['ing', 'ed'])
    if (word.endsWith(ending)) forms.push(word.slice(0, -ending.length), `${word.slice(0, -ending.length)}e`);
  // What is left of shorter words is another word: "does" is no form of the Portuguese "do".
  return forms.filter(form => form.length >= SHORTEST_FORM);
}
