import type { Log } from '../../application/ports/log.ts';

/**
 * Something is thrown that nobody catches, by an event handler or a promise: nobody knows any more what the process
 * holds, so it stops in order, and whoever keeps it starts it again. It is logged, and so is what follows on the way out.
 */
export function whenNobodyCatches(log: Log, stop: () => void): void {
  process.on('uncaughtException', (error, origin) => {
    log.error('something was thrown that nobody caught: the process stops', { origin, error });
    stop();
  });
}
