import { keepGoing } from '../keep-going.ts';
import { pause } from '../pause.ts';
import type { Log } from '../ports/log.ts';
import type { RunningProcess } from './process.ts';

/** Does this work at once and then again, this long after it ended, until it is stopped; when it fails, sooner or later. */
export function keepSweeping(name: string, everyMs: number, log: Log, sweep: () => Promise<void>): RunningProcess {
  const stopping = new AbortController();
  const running = keepGoing(name, log, stopping.signal, async () => {
    await sweep();
    await pause(everyMs, stopping.signal);
  });
  return {
    async stop() {
      stopping.abort();
      await running;
    },
  };
}
