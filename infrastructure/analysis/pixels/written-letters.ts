import type { OcrLanguage } from './ocr-languages.ts';

type Script = { letters: RegExp; languages: readonly OcrLanguage[] };

/** What is written with other than Latin letters, the scripts first that tell more: kana makes Japanese of Han. */
const SCRIPTS: readonly Script[] = [
  { letters: /[\p{sc=Hiragana}\p{sc=Katakana}]/u, languages: ['ja'] },
  { letters: /\p{sc=Arabic}/u, languages: ['ar'] },
  { letters: /\p{sc=Hangul}/u, languages: ['ko'] },
  { letters: /\p{sc=Cyrillic}/u, languages: ['uk'] },
  { letters: /\p{sc=Greek}/u, languages: ['el'] },
  { letters: /\p{sc=Hebrew}/u, languages: ['he'] },
  { letters: /\p{sc=Devanagari}/u, languages: ['hi'] },
  { letters: /\p{sc=Thai}/u, languages: ['th'] },
  { letters: /\p{sc=Tamil}/u, languages: ['ta'] },
  { letters: /\p{sc=Han}/u, languages: ['zh', 'ja'] },
];

/** Signs of currencies, and Latin letters with marks, that a reader of English letters often takes for something else. */
const MARKED: readonly Script[] = [
  { letters: /[₴₽]/u, languages: ['uk'] },
  { letters: /₹/u, languages: ['hi'] },
  { letters: /₪/u, languages: ['he'] },
  { letters: /₩/u, languages: ['ko'] },
  { letters: /฿/u, languages: ['th'] },
  { letters: /[ơưđạảấầẩẫậắằẳẵặẹẻẽếềểễệỉĩịọỏốồổỗộớờởỡợụủũứừửữựỳỵỷỹ]/iu, languages: ['vi'] },
  { letters: /[ğşıİ]/iu, languages: ['tr'] },
  { letters: /[ąćęłńśźż]/iu, languages: ['pl'] },
  { letters: /[őű]/iu, languages: ['hu'] },
  { letters: /[ășț]/iu, languages: ['ro'] },
  { letters: /[ěřůťďň]/iu, languages: ['cs'] },
  { letters: /[ãõ]/iu, languages: ['pt'] },
  { letters: /ñ/iu, languages: ['es'] },
  { letters: /[æø]/iu, languages: ['da'] },
  { letters: /å/iu, languages: ['sv'] },
  { letters: /[äöüß]/iu, languages: ['de'] },
  { letters: /[àâæçèéêëîïôœùûÿ]/iu, languages: ['fr'] },
  { letters: /[áíóúý]/iu, languages: ['es'] },
];

/** The language of other than Latin letters that a text is written in; null when it holds none of them. */
export const languageOfLetters = (text: string): OcrLanguage | null =>
  SCRIPTS.find(({ letters }) => letters.test(text))?.languages[0] ?? null;

/** The letters of a language, which what is written with others hardly ever looks like. */
export function lettersOf(language: OcrLanguage): RegExp {
  if (language === 'ja') return /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/gu;
  const script = SCRIPTS.find(({ languages }) => languages[0] === language);
  return new RegExp(script?.letters ?? /\p{sc=Latin}/u, 'gu');
}

/**
 * Languages with whose letters a known text is best read, the likeliest first. English letters do for most of the Latin ones,
 * and read the digits that others lose.
 */
export function languagesFor(text: string): readonly OcrLanguage[] {
  const own = SCRIPTS.find(({ letters }) => letters.test(text))?.languages;
  if (own) return /[A-Za-z\p{Nd}]/u.test(text) ? [...own, 'en'] : own;
  return ['en', ...(MARKED.find(({ letters }) => letters.test(text))?.languages ?? [])];
}
