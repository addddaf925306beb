/** Takes a message from the queue `work` of the given server, says so, and never ends it: a process to be killed. */
import { openNats } from '../../infrastructure/nats/open.ts';
import { systemClock } from '../../infrastructure/system/clock.ts';
import { neverLost } from '../support/never-lost.ts';
import { silentLog } from '../support/silent-log.ts';

const { messageBus } = await openNats({
  url: process.argv[2] ?? '',
  clock: systemClock,
  log: silentLog,
  onLost: neverLost,
});
messageBus.consume(
  'work',
  ({ id }) => {
    process.stdout.write(`${id}\n`);
    return new Promise<never>(() => {});
  },
  { concurrency: 1, leaseMs: 90_000 },
);
