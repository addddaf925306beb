import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Word } from '../documents/text-lines.ts';
import { encodePgm, type GreyImage } from './grey-image.ts';
import { OcrFailure } from './ocr-failure.ts';
import { languageData, type OcrLanguage, OTHER_LETTERS } from './ocr-languages.ts';
import { pageWords } from './page-words.ts';
import type { RecogniseText } from './value-check.ts';

/** How a page is read. */
export type ReadingOfPage = {
  /** With its columns and pictures, or as lines below each other, whatever stands beside what. */
  layout?: 'page' | 'lines';
  /** Nothing on it is in Latin letters. */
  isWithoutLatin?: boolean;
};

/** Tesseract, without network. Each language takes half a second to start and some 60 MB. */
export type OcrEngine = {
  /** Starts it for screenshots, if that has not been done; whoever needs it does so as well. */
  start(): Promise<unknown>;
  recognise: RecogniseText;
  /** All words of a picture of dark text on white. */
  words(image: GreyImage, language: OcrLanguage, how?: ReadingOfPage): Promise<Word[]>;
  close(): Promise<void>;
};

/** Most of what stands on pages is read with English letters; others are started by the first value written in them. */
const SCREENSHOTS: OcrLanguage = 'en';
const SEGMENTATIONS = {
  block: 'SINGLE_BLOCK',
  line: 'SINGLE_LINE',
  word: 'SINGLE_WORD',
  sparse: 'SPARSE_TEXT',
} as const;

const LAYOUTS = { page: 'AUTO', lines: 'SINGLE_BLOCK' } as const;

/** Languages with whose letters a picture is read at once. */
type Letters = readonly [OcrLanguage, OcrLanguage?];

/** Whoever reads no picture does not load it. */
const tesseract = () => import('tesseract.js');

/** Languages whose letters stand close where words of others would begin. */
const WITHOUT_SPACES: readonly OcrLanguage[] = ['th', 'ja', 'zh', 'ko'];

/**
 * Names, numbers and addresses of mails stand in Latin letters on papers in any others. English goes first, since Hindi data lose
 * digits; but where letters stand close English data take words for their own, and columns of short labels for no text at all.
 */
function lettersOfPage(language: OcrLanguage): Letters {
  if (!OTHER_LETTERS.includes(language)) return [language];
  return WITHOUT_SPACES.includes(language) ? [language, SCREENSHOTS] : [SCREENSHOTS, language];
}

/** The data of a language, packed as it lies in its package. */
function packed(language: OcrLanguage): Uint8Array {
  const { name, folder } = languageData(language);
  return readFileSync(join(folder, `${name}.traineddata.gz`));
}

async function startTesseract([first, beside]: Letters) {
  let isStarted = false;
  const { createWorker, OEM } = await tesseract();
  const { name, folder } = languageData(first);
  const loaded = [name];
  const engine = await createWorker(loaded, OEM.LSTM_ONLY, {
    langPath: folder,
    gzip: true,
    cacheMethod: 'none',
    // That it does not start is told here alone: the end of the process lets whoever waits know. Later its jobs reject.
    errorHandler: problem => {
      if (!isStarted) throw new OcrFailure(problem);
    },
  });
  if (beside !== undefined) {
    // It looks for all of them in one folder, and each package is one of its own: this one is put where it keeps what it has
    // loaded, and into the list by which it knows that.
    const other = languageData(beside).name;
    await engine.FS('writeFile', [`./${other}.traineddata`, gunzipSync(packed(beside))]);
    loaded.push(other);
    await engine.reinitialize(loaded.join('+'));
  }
  isStarted = true;
  await engine.setParameters({
    user_defined_dpi: '300',
    // Their own data say so, and are not asked where others go first: each letter would be a word, and a mark above it none.
    preserve_interword_spaces: [first, beside].some(one => one && WITHOUT_SPACES.includes(one)) ? '1' : '0',
  });
  return engine;
}

/** Tesseract rejects with strings, and with whatever its WebAssembly ends of. */
async function told<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (problem) {
    throw new OcrFailure(problem);
  }
}

/** @throws OcrFailure */
export function createOcrEngine(): OcrEngine {
  const started = new Map<string, ReturnType<typeof startTesseract>>();
  const start = (languages: Letters) => {
    const key = languages.join('+');
    const engine = started.get(key) ?? told(startTesseract(languages));
    started.set(key, engine);
    return engine;
  };
  return {
    start: () => start([SCREENSHOTS]),
    async recognise(image, segmentation, language = SCREENSHOTS, isOfPage = false) {
      const engine = await start(isOfPage ? lettersOfPage(language) : [language]);
      const { PSM } = await tesseract();
      await engine.setParameters({ tessedit_pageseg_mode: PSM[SEGMENTATIONS[segmentation]] });
      const { data } = await told(engine.recognize(Buffer.from(encodePgm(image))));
      return { text: data.text, confidence: data.confidence };
    },
    async words(image, language, { layout = 'page', isWithoutLatin = false } = {}) {
      const engine = await start(isWithoutLatin ? [language] : lettersOfPage(language));
      const { PSM } = await tesseract();
      await engine.setParameters({ tessedit_pageseg_mode: PSM[LAYOUTS[layout]] });
      const { data } = await told(engine.recognize(Buffer.from(encodePgm(image)), {}, { blocks: true, text: false }));
      return pageWords(data);
    },
    async close() {
      for (const engine of started.values()) await (await engine).terminate();
    },
  };
}
