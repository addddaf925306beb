import { Transform } from 'node:stream';
import type { TLSSocket } from 'node:tls';
import type { HostProcess } from '../hosted/spawn-host.ts';
import type { Reached } from '../limits/session-limits.ts';
import { frameOf } from './from-daemon.ts';

/** A service asks its host every two seconds whether it lives. One that is silent for so long is gone. */
const SILENT_MS = 20_000;
const LOOK_EVERY_MS = 2_000;
/** What is said last gets so long to arrive. */
export const LAST_WORDS_MS = 2_000;

/** Passes on what a service and its host say to each other, each as fast as the other reads, until one of them is gone. */
export async function join(service: TLSSocket, { pipe, exceeds, endedBy }: HostProcess): Promise<void> {
  let [heard, heardAt] = [service.bytesRead, performance.now()];
  const look = setInterval(() => {
    if (service.bytesRead !== heard) [heard, heardAt] = [service.bytesRead, performance.now()];
    else if (performance.now() - heardAt > SILENT_MS) service.destroy();
  }, LOOK_EVERY_MS);
  let exceeded: Reached | null = null;
  exceeds.then(reached => {
    exceeded = reached;
  });
  const said = new Transform({
    transform: (part, _encoding, done) => done(null, frameOf({ type: 'said' }, part)),
    flush: done => done(null, frameOf({ type: 'ended', reached: exceeded ?? endedBy() })),
  });
  // One that is killed breaks its pipe or ends it.
  pipe.on('error', () => undefined);
  pipe.once('close', () => {
    said.end();
    setTimeout(() => service.destroy(), LAST_WORDS_MS).unref();
  });
  const over = new Promise<void>(resolve => (service.destroyed ? resolve() : service.once('close', () => resolve())));
  service.pipe(pipe);
  pipe.pipe(said, { end: false }).pipe(service);
  await over;
  clearInterval(look);
  pipe.destroy();
}
