import { overlap } from '../documents/overlap.ts';
import type { Word } from '../documents/text-lines.ts';
import { evenLight } from './even-light.ts';
import type { GreyImage } from './grey-image.ts';
import { languageSamples } from './language-samples.ts';
import type { OcrEngine, ReadingOfPage } from './ocr-engine.ts';
import { type OcrLanguage, ocrLanguage } from './ocr-languages.ts';
import { skewOf, turned } from './skew.ts';
import { unreadShare } from './unread-text.ts';
import { isWrittenAcross } from './written-across.ts';
import { areBorrowed, betterLanguage, makesWords, writtenLanguage } from './written-language.ts';
import { languageOfLetters, lettersOf } from './written-letters.ts';

/**
 * A page as it was read: upright, dark on white, with which letters, whether its language has others than these, whether
 * something is written across it that was not read, and whether it was grainy.
 */
export type ReadPicture = {
  image: GreyImage;
  language: OcrLanguage;
  isBorrowed?: boolean;
  isWrittenAcross?: boolean;
  isGrainy?: boolean;
};

/** The words of a pictured page, with their places in the picture as it was read. */
export type PicturedPage = { words: Word[]; picture: ReadPicture };

/** What is known of a picture that nobody took: it was drawn level and black on white, and perhaps without what is in Latin letters. */
export type Drawn = { isDrawn?: boolean; isWithoutLatin?: boolean };

/**
 * Reads pages of which there is only a picture.
 * @param tag the page's language, where anything names it
 * @param words what the customer asks: where they write Japanese, so does most likely the page
 */
export type PageReader = (
  image: GreyImage & { isGrainy?: boolean } & Drawn,
  tag: unknown,
  words?: string,
) => Promise<PicturedPage>;

/** One language of each script that a reader of Latin letters makes nothing of. */
const OTHER_SCRIPTS: readonly OcrLanguage[] = ['ja', 'zh', 'ar', 'uk', 'ko', 'el', 'he', 'hi', 'th', 'ta'];
/** Confidence from which a reading is one of the right letters, and where these are expected. */
const RIGHT_LETTERS = 65;
const LIKELY_LETTERS = 45;

/** Share of a reading's letters and digits; Arabic data sees digits in everything. */
const LEAST_OF_LETTERS = 0.6;
/** A table of days and numbers has fewer, where a word has few letters. */
const LEAST_BESIDE_FIGURES = 0.3;
/** Share of a script's letters that stand in words with figures: Thai data makes such words of everything. */
const MOST_IN_MIXED_WORDS = 0.25;
/** Where figures touch words: "1차", "8年". */
const COUNTED_IN_WORDS: readonly OcrLanguage[] = ['ja', 'zh', 'ko'];

/** Whether a reading is made of the letters of the language that it was read for. */
function isMostlyOf(language: OcrLanguage, text: string): boolean {
  const own = (part: string) => part.match(lettersOf(language))?.length ?? 0;
  const all = own(text);
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const figures = text.match(/\p{N}/gu)?.length ?? 0;
  if (COUNTED_IN_WORDS.includes(language))
    return all > 0 && all >= LEAST_OF_LETTERS * letters && all >= LEAST_BESIDE_FIGURES * (letters + figures);
  const mixed = text.split(/\s+/).filter(word => /\p{N}/u.test(word) && /\p{L}/u.test(word));
  return all > 0 && all >= LEAST_OF_LETTERS * (letters + figures) && own(mixed.join(' ')) <= MOST_IN_MIXED_WORDS * all;
}

/** Of what looks like letters on a page, from which so much was not read that it is looked at otherwise. */
const MUCH_UNREAD = 0.12;

/**
 * What was read as a page, with what it left unread: what tells columns and pictures apart takes a column of labels for no text at
 * times. Where that is much the page is read as lines as well, of which it is given what stands in no word's place: lines run
 * through columns, and are read worse.
 */
async function withUnread(
  words: readonly Word[],
  image: GreyImage,
  readLines: () => Promise<readonly Word[]>,
): Promise<Word[]> {
  if (unreadShare(image, words) < MUCH_UNREAD) return [...words];
  const lines = await readLines();
  return [...words, ...lines.filter(one => !words.some(word => overlap(word, one)))];
}

/** Greek letters look like Latin ones, and make no words when they are read so. */
async function isGreek(sample: GreyImage, latin: number, recognise: OcrEngine['recognise']): Promise<boolean> {
  const { text, confidence } = await recognise(sample, 'block', 'el');
  return confidence > latin && isMostlyOf('el', text);
}

/** A reading by letters of one kind, and how sure it was. */
type Guess = { language: OcrLanguage; confidence: number };

/** Of Cyrillic letters some are of one language alone, which its words tell. */
const ofCyrillic = (language: OcrLanguage, text: string): OcrLanguage =>
  language === 'uk' ? writtenLanguage(text, language) : language;

/** Which other letters a part of a page is written in, where they make more of it than the Latin ones did. */
async function otherThanLatin(sample: GreyImage, latin: Guess, recognise: OcrEngine['recognise']): Promise<Guess> {
  let best = latin;
  for (const language of OTHER_SCRIPTS) {
    const { text, confidence } = await recognise(sample, 'block', language);
    if (confidence <= best.confidence || !isMostlyOf(language, text)) continue;
    best = { language: ofCyrillic(language, text), confidence };
    if (confidence >= RIGHT_LETTERS) break;
  }
  return best;
}

/**
 * The language that frequent words tell of a part that English letters read unsurely, where its own letters read it surely:
 * Vietnamese has more marks than English data knows. A paper in two scripts is read unsurely by the letters of either.
 */
async function surelyTold(sample: GreyImage, text: string, recognise: OcrEngine['recognise']) {
  const told = makesWords(text) ? writtenLanguage(text) : 'en';
  if (told === 'en') return null;
  const { confidence } = await recognise(sample, 'block', told);
  return confidence >= RIGHT_LETTERS ? told : null;
}

async function languageOf(image: GreyImage, words: string, recognise: OcrEngine['recognise']): Promise<OcrLanguage> {
  const samples = languageSamples(image);
  const sample = samples[0] ?? image;
  const asked = languageOfLetters(words);
  if (asked !== null) {
    const { text, confidence } = await recognise(sample, 'block', asked);
    if (confidence >= LIKELY_LETTERS && languageOfLetters(text) !== null) return ofCyrillic(asked, text);
  }
  let latin: Guess = { language: 'en', confidence: 0 };
  for (const one of samples) {
    const { text, confidence } = await recognise(one, 'block');
    if (confidence >= RIGHT_LETTERS) {
      if (!makesWords(text) && (await isGreek(one, confidence, recognise))) return 'el';
      if (one === sample) return writtenLanguage(text);
      // Papers for abroad have a title in English; what most of the page is written in comes before it.
      const other = await otherThanLatin(sample, latin, recognise);
      return other.confidence >= RIGHT_LETTERS ? other.language : writtenLanguage(text);
    }
    const told = await surelyTold(one, text, recognise);
    if (told !== null) return told;
    if (confidence > latin.confidence) latin = { language: writtenLanguage(text), confidence };
  }
  return (await otherThanLatin(sample, latin, recognise)).language;
}

/**
 * Reads pages by OCR, whatever their light and lean; the language is the one that is named, or told by some of
 * the text, unless all of it tells another one plainly: then it is read once more.
 */
export function createPageReader(engine: Pick<OcrEngine, 'recognise' | 'words'>): PageReader {
  const wordsIn = async (image: GreyImage, language: OcrLanguage, how: ReadingOfPage) => {
    const words = await engine.words(image, language, how);
    return { words, text: words.map(({ text }) => text).join(' ') };
  };
  return async (given, tag, words = '') => {
    const even = given.isDrawn ? given : evenLight(given);
    const image = given.isDrawn ? given : turned(even, -skewOf(even));
    const language = ocrLanguage(tag) ?? (await languageOf(image, words, engine.recognise));
    const how = { isWithoutLatin: given.isWithoutLatin === true };
    const seen = { image, isWrittenAcross: isWrittenAcross(given), isGrainy: given.isGrainy === true };
    const pageOf = async (of: OcrLanguage, { words, text }: { words: Word[]; text: string }) => {
      const all = await withUnread(words, image, () => engine.words(image, of, { ...how, layout: 'lines' }));
      return { words: all, picture: { ...seen, language: of, isBorrowed: areBorrowed(text, of) } };
    };
    const read = await wordsIn(image, language, how);
    const better = betterLanguage(read.text, language);
    return better === null ? pageOf(language, read) : pageOf(better, await wordsIn(image, better, how));
  };
}
