import type { Word } from '../documents/text-lines.ts';
import { encodePgm, type GreyImage } from './grey-image.ts';
import { languageData, type OcrLanguage } from './ocr-languages.ts';
import { pageWords } from './page-words.ts';
import type { RecogniseText } from './value-check.ts';

/** Tesseract, without network. Each language takes half a second to start and some 60 MB. */
export type OcrEngine = {
  /** Starts it for screenshots, if that has not been done; whoever needs it does so as well. */
  start(): Promise<unknown>;
  recognise: RecogniseText;
  /** All words of a picture of dark text on white. */
  words(image: GreyImage, language: OcrLanguage): Promise<Word[]>;
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

/** Whoever reads no picture does not load it. */
const tesseract = () => import('tesseract.js');

async function startTesseract(language: OcrLanguage) {
  let isStarted = false;
  const { createWorker, OEM } = await tesseract();
  const { name, folder } = languageData(language);
  const engine = await createWorker(name, OEM.LSTM_ONLY, {
    langPath: folder,
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
  const started = new Map<OcrLanguage, ReturnType<typeof startTesseract>>();
  const start = (language: OcrLanguage) => {
    const engine = started.get(language) ?? startTesseract(language);
    started.set(language, engine);
    return engine;
  };
  return {
    start: () => start(SCREENSHOTS),
    async recognise(image, segmentation, language = SCREENSHOTS) {
      const engine = await start(language);
      const { PSM } = await tesseract();
      await engine.setParameters({ tessedit_pageseg_mode: PSM[SEGMENTATIONS[segmentation]] });
      const { data } = await engine.recognize(Buffer.from(encodePgm(image)));
      return { text: data.text, confidence: data.confidence };
    },
    async words(image, language) {
      const engine = await start(language);
      const { PSM } = await tesseract();
      await engine.setParameters({ tessedit_pageseg_mode: PSM.AUTO });
      const { data } = await engine.recognize(Buffer.from(encodePgm(image)), {}, { blocks: true, text: false });
      return pageWords(data);
    },
    async close() {
      for (const engine of started.values()) await (await engine).terminate();
    },
  };
}
