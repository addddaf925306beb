import type { Word } from '../documents/text-lines.ts';
import { areBorrowed } from './borrowed-letters.ts';
import { evenLight } from './even-light.ts';
import type { GreyImage } from './grey-image.ts';
import { languageSamples } from './language-samples.ts';
import type { OcrEngine } from './ocr-engine.ts';
import { type OcrLanguage, ocrLanguage } from './ocr-languages.ts';
import { skewOf, turned } from './skew.ts';
import { makesWords, writtenLanguage } from './written-language.ts';
import { languageOfLetters, lettersOf } from './written-letters.ts';

/** A page as it was read: upright, dark on white, with which letters, and whether its language has others than these. */
export type ReadPicture = { image: GreyImage; language: OcrLanguage; isBorrowed?: boolean };

/** The words of a pictured page, with their places in the picture as it was read. */
export type PicturedPage = { words: Word[]; picture: ReadPicture };

/**
 * Reads pages of which there is only a picture.
 * @param tag the page's language, where anything names it
 * @param words what the customer asks: where they write Japanese, so does most likely the page
 */
export type PageReader = (image: GreyImage, tag: unknown, words?: string) => Promise<PicturedPage>;

/** Languages that are not written with Latin letters, which a reader of these makes nothing of. */
const OTHER_LETTERS: readonly OcrLanguage[] = ['ja', 'zh', 'ar', 'uk', 'ko', 'el', 'he', 'hi', 'th'];
/** Confidence from which a reading is one of the right letters, and where these are expected. */
const RIGHT_LETTERS = 65;
const LIKELY_LETTERS = 45;

/** Share of a reading's letters and digits; Arabic data sees digits in everything. */
const LEAST_OF_LETTERS = 0.6;

/** Whether a reading is made of the letters of the language that it was read for. */
function isMostlyOf(language: OcrLanguage, text: string): boolean {
  const own = text.match(lettersOf(language))?.length ?? 0;
  return own >= LEAST_OF_LETTERS * (text.match(/[\p{L}\p{N}]/gu)?.length ?? 0) && own > 0;
}

/** Greek letters look like Latin ones, and make no words when they are read so. */
async function isGreek(sample: GreyImage, latin: number, recognise: OcrEngine['recognise']): Promise<boolean> {
  const { text, confidence } = await recognise(sample, 'block', 'el');
  return confidence > latin && isMostlyOf('el', text);
}

async function languageOf(image: GreyImage, words: string, recognise: OcrEngine['recognise']): Promise<OcrLanguage> {
  const samples = languageSamples(image);
  const sample = samples[0] ?? image;
  const asked = languageOfLetters(words);
  if (asked !== null) {
    const { text, confidence } = await recognise(sample, 'block', asked);
    if (confidence >= LIKELY_LETTERS && languageOfLetters(text) !== null) return asked;
  }
  let latin = { text: '', confidence: 0 };
  for (const one of samples) {
    const { text, confidence } = await recognise(one, 'block');
    if (confidence >= RIGHT_LETTERS)
      return !makesWords(text) && (await isGreek(one, confidence, recognise)) ? 'el' : writtenLanguage(text);
    if (confidence > latin.confidence) latin = { text, confidence };
  }
  let best: { language: OcrLanguage; confidence: number } = {
    language: writtenLanguage(latin.text),
    confidence: latin.confidence,
  };
  for (const language of OTHER_LETTERS) {
    const { text, confidence } = await recognise(sample, 'block', language);
    if (confidence > best.confidence && isMostlyOf(language, text)) best = { language, confidence };
    if (best.language === language && confidence >= RIGHT_LETTERS) break;
  }
  return best.language;
}

/** Reads pages by OCR, whatever their light and lean; the language is the one that is named, or told by some of the text. */
export function createPageReader(engine: Pick<OcrEngine, 'recognise' | 'words'>): PageReader {
  return async (given, tag, words = '') => {
    const even = evenLight(given);
    const image = turned(even, -skewOf(even));
    const language = ocrLanguage(tag) ?? (await languageOf(image, words, engine.recognise));
    const read = await engine.words(image, language);
    const isBorrowed = areBorrowed(read.map(({ text }) => text).join(' '), language);
    return { words: read, picture: { image, language, isBorrowed } };
  };
}
