/**
 * The process in which OCR runs: a crash of the WebAssembly engine, or a picture that blows its memory up, ends this
 * process alone. Speaks with its parent over IPC and ends together with it.
 */
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createWorker, OEM, PSM } from 'tesseract.js';
import type { PixelCheck } from '../../../domain/inquiry/assessment.ts';
import type { Word } from '../documents/text-lines.ts';
import { decodeGrey, encodePgm } from './grey-image.ts';
import { pageWords } from './page-words.ts';
import { type ClaimedValue, checkValue, type RecogniseText } from './value-check.ts';

/** To look for values in a screenshot. */
export type CheckJob = { png: Uint8Array; scale: number; claims: readonly ClaimedValue[] };
/** To read all of a picture, PNG or JPEG. */
export type WordsJob = { picture: Uint8Array };

/** What this process answers to a job. */
export type OcrAnswer = { checks: PixelCheck[] } | { words: Word[] } | { error: string };

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

async function startEngine() {
  const engine = await createWorker('eng', OEM.LSTM_ONLY, {
    langPath: LANGUAGE_DATA,
    gzip: true,
    cacheMethod: 'none',
    // A failing load is told here alone; ending the process lets the parent know.
    errorHandler: problem => {
      throw new Error(`The OCR engine failed: ${String(problem)}`);
    },
  });
  await engine.setParameters({ user_defined_dpi: '300' });
  return engine;
}

const starting = startEngine();

const recognise: RecogniseText = async (image, segmentation) => {
  const engine = await starting;
  await engine.setParameters({ tessedit_pageseg_mode: SEGMENTATIONS[segmentation] });
  const { data } = await engine.recognize(Buffer.from(encodePgm(image)));
  return { text: data.text, confidence: data.confidence };
};

async function readWords(picture: Uint8Array): Promise<Word[]> {
  const engine = await starting;
  await engine.setParameters({ tessedit_pageseg_mode: PSM.AUTO });
  const { data } = await engine.recognize(Buffer.from(picture), {}, { blocks: true, text: false });
  return pageWords(data);
}

async function answer(job: CheckJob | WordsJob): Promise<OcrAnswer> {
  try {
    if ('picture' in job) return { words: await readWords(job.picture) };
    const image = decodeGrey(job.png);
    const checks: PixelCheck[] = [];
    for (const claim of job.claims) checks.push(await checkValue(image, job.scale, claim, recognise));
    return { checks };
  } catch (problem) {
    return { error: problem instanceof Error ? problem.message : String(problem) };
  }
}

process.on('message', async (job: CheckJob | WordsJob) => {
  process.send?.(await answer(job));
});
process.on('disconnect', () => process.exit(0));
