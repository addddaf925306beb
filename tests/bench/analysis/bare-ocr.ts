/** The bare limit of reading a picture: Tesseract in a process of its own, with nothing around it. */
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createWorker, OEM } from 'tesseract.js';

/** A picture to read, or the part of it. */
export type BareOcrJob = {
  png: string;
  part: { left: number; top: number; width: number; height: number } | undefined;
};
export type BareOcrAnswer = { ms: number };

const data = dirname(createRequire(import.meta.url).resolve('@tesseract.js-data/eng/package.json'));
const engine = await createWorker('eng', OEM.LSTM_ONLY, {
  langPath: join(data, '4.0.0_best_int'),
  gzip: true,
  cacheMethod: 'none',
});

process.on('message', async ({ png, part }: BareOcrJob) => {
  const startedAt = performance.now();
  await engine.recognize(Buffer.from(png, 'base64'), part === undefined ? {} : { rectangle: part });
  process.send?.({ ms: performance.now() - startedAt } satisfies BareOcrAnswer);
});
process.on('disconnect', () => process.exit(0));
process.send?.({ ms: 0 } satisfies BareOcrAnswer);
