/**
 * The process in which OCR runs: a crash of the WebAssembly engine, or a picture that blows its memory up, ends this
 * process alone. Speaks with its parent over IPC and ends together with it.
 */

import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createWorker, PSM } from 'tesseract.js';
import type { PixelCheck } from '../../../domain/inquiry/assessment.ts';
import { decodeGrey, encodePgm } from './grey-image.ts';
import { type ClaimedValue, checkValue, type RecogniseText } from './value-check.ts';

/** What the parent asks. */
export type PixelJob = { id: number; png: Uint8Array; scale: number; claims: readonly ClaimedValue[] };

/** What this process answers: first that it is ready, then one answer a job. */
export type PixelAnswer = { ready: true } | { id: number; checks: PixelCheck[] } | { id: number; error: string };

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

const engine = await createWorker('eng', 1, {
  langPath: LANGUAGE_DATA,
  gzip: true,
  cacheMethod: 'none',
  errorHandler: problem => {
    throw new Error(`The OCR engine failed: ${String(problem)}`);
  },
});
await engine.setParameters({ user_defined_dpi: '300' });

const recognise: RecogniseText = async (image, segmentation) => {
  await engine.setParameters({ tessedit_pageseg_mode: SEGMENTATIONS[segmentation] });
  const { data } = await engine.recognize(Buffer.from(encodePgm(image)));
  return { text: data.text, confidence: data.confidence };
};

async function answer(job: PixelJob): Promise<PixelAnswer> {
  try {
    const image = decodeGrey(job.png);
    const checks: PixelCheck[] = [];
    for (const claim of job.claims) checks.push(await checkValue(image, job.scale, claim, recognise));
    return { id: job.id, checks };
  } catch (problem) {
    return { id: job.id, error: problem instanceof Error ? problem.message : String(problem) };
  }
}

function send(message: PixelAnswer): void {
  process.send?.(message);
}

let queue = Promise.resolve();
process.on('message', (job: PixelJob) => {
  queue = queue.then(async () => send(await answer(job)));
});
process.on('disconnect', () => process.exit(0));
send({ ready: true });
