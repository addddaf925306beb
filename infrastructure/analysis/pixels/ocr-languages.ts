import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** Languages whose letters the OCR engine knows, by the codes of ISO 639-1, with the names of their data (ISO 639-2). */
const DATA = {
  en: 'eng',
  de: 'deu',
  fr: 'fra',
  es: 'spa',
  pt: 'por',
  it: 'ita',
  nl: 'nld',
  pl: 'pol',
  tr: 'tur',
  sv: 'swe',
  da: 'dan',
  fi: 'fin',
  cs: 'ces',
  hu: 'hun',
  ro: 'ron',
  vi: 'vie',
  uk: 'ukr',
  bg: 'bul',
  // There is no package for Russian. Kyrgyz has all of its letters, and as many words of it.
  ru: 'kir',
  el: 'ell',
  ko: 'kor',
  ar: 'ara',
  he: 'heb',
  hi: 'hin',
  ta: 'tam',
  th: 'tha',
  ja: 'jpn',
  zh: 'chi_sim',
} as const;

export type OcrLanguage = keyof typeof DATA;

/** Those that are not written in Latin letters. */
export const OTHER_LETTERS: readonly OcrLanguage[] = [
  'ja',
  'zh',
  'ar',
  'uk',
  'ko',
  'el',
  'he',
  'hi',
  'th',
  'ta',
  'bg',
  'ru',
];

/** Name of a language's data, and the folder in which it lies. */
export function languageData(language: OcrLanguage): { name: string; folder: string } {
  const name = DATA[language];
  const { resolve } = createRequire(import.meta.url);
  return { name, folder: join(dirname(resolve(`@tesseract.js-data/${name}/package.json`)), '4.0.0_best_int') };
}

/** The language that a tag such as `de-AT` names; null when it is none that can be read, or nobody says. */
export function ocrLanguage(tag: unknown): OcrLanguage | null {
  const primary = typeof tag === 'string' ? tag.trim().toLowerCase().split(/[-_]/)[0] : undefined;
  return (Object.keys(DATA) as OcrLanguage[]).find(language => language === primary) ?? null;
}
