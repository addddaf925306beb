import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createWorker, OEM, PSM } from 'tesseract.js';
import type { Word } from '../documents/text-lines.ts';
import { encodePgm } from './grey-image.ts';
import { pageWords } from './page-words.ts';
import type { RecogniseText } from './value-check.ts';

/** Tesseract, without network. It takes a second to start and some 100 MB. */
export type OcrEngine = {
  /** Starts it, if that has not been done; whoever needs it does so as well. */
  start(): Promise<unknown>;
  recognise: RecogniseText;
  /** All words of a picture, PNG or JPEG. @throws when it can't be decoded. */
  words(picture: Uint8Array): Promise<Word[]>;
  close(): Promise<void>;
};

const SEGMENTATIONS = {
  block: PSM.SINGLE_BLOCK,
  line: PSM.SINGLE_LINE,
  word: PSM.SINGLE_WORD,
  sparse: PSM.SPARSE_TEXT,
};
const LANGUAGE_DATA = join(
  dirname(createRequire(import.meta.url).resolve('@tesseract.js-data/eng/package.json')),
  '4.0.0_best_int',
);

async function startTesseract() {
  let isStarted = false;
  const engine = await createWorker('eng', OEM.LSTM_ONLY, {
    langPath: LANGUAGE_DATA,
    gzip: true,
    cacheMethod: 'none',
    // That it does not start is told here alone: the end of the process lets whoever waits know. Later its jobs reject.
    errorHandler: problem => {
      if (!isStarted) throw new Error(`The OCR engine failed: ${String(problem)}`);
    },
  });
  isStarted = true;
  await engine.setParameters({ user_defined_dpi: '300' });
  return engine;
}

export function createOcrEngine(): OcrEngine {
  let started: ReturnType<typeof startTesseract> | undefined;
  const start = () => {
    started ??= startTesseract();
    return started;
  };
  return {
    start,
    async recognise(image, segmentation) {
      const engine = await start();
      await engine.setParameters({ tessedit_pageseg_mode: SEGMENTATIONS[segmentation] });
      const { data } = await engine.recognize(Buffer.from(encodePgm(image)));
      return { text: data.text, confidence: data.confidence };
    },
    async words(picture) {
      const engine = await start();
      await engine.setParameters({ tessedit_pageseg_mode: PSM.AUTO });
      const { data } = await engine.recognize(Buffer.from(picture), {}, { blocks: true, text: false });
      return pageWords(data);
    },
    async close() {
      await (await started)?.terminate();
    },
  };
}
