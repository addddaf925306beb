import type { Erasure } from '../erasure.ts';
import type { Log } from '../ports/log.ts';
import type { RunningProcess } from './process.ts';
import { keepSweeping } from './sweep.ts';

const EVERY_MS = 5_000;

/** Goes on with erasures whose process ended in the middle. */
export function finishErasures({ erasure, log }: { erasure: Erasure; log: Log }): RunningProcess {
  return keepSweeping('finish erasures', EVERY_MS, log, async () => {
    for (const { id, error } of await erasure.finishLeft()) {
      if (error === null) log.warn('an erasure that broke off is finished', { id });
      else log.error('an erasure that broke off can not be finished yet', { id, error: String(error) });
    }
  });
}
