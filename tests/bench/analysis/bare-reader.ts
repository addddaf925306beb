import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { BareOcrAnswer, BareOcrJob } from './bare-ocr.ts';

/** Bare Tesseract, already started. */
export type BareReader = {
  pid: number;
  /** @returns how long it took, ms */
  read(job: BareOcrJob): Promise<number>;
  stop(): void;
};

export async function startBareReader(): Promise<BareReader> {
  const child = fork(join(import.meta.dirname, 'bare-ocr.js'));
  await once(child, 'message');
  return {
    pid: child.pid ?? 0,
    async read(job) {
      const answered = once(child, 'message') as Promise<[BareOcrAnswer]>;
      child.send(job);
      const [{ ms }] = await answered;
      return ms;
    },
    stop: () => child.disconnect(),
  };
}
