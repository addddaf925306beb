import { Transform } from 'node:stream';
import type { TLSSocket } from 'node:tls';
import type { EndedBy } from '../hosted/host-end.ts';
import type { HostProcess } from '../hosted/spawn-host.ts';
import { frameOf } from './from-daemon.ts';

/** A service asks its host every two seconds whether it lives. One that is silent for so long is gone. */
const SILENT_MS = 20_000;
const LOOK_EVERY_MS = 2_000;
/** What is said last gets so long to arrive. */
export const LAST_WORDS_MS = 2_000;

/** A service and its host that speak with each other. */
export type Joined = {
  /** Resolves when one of them is gone. */
  over: Promise<void>;
  /** Tells the service that its host goes on for so many seconds at most. */
  warn(seconds: number): void;
  /** Ends it, and tells the service that it is not the host's doing. */
  stop(): void;
};

/** Passes on what a service and its host say to each other, each as fast as the other reads, until one of them is gone. */
export function join(service: TLSSocket, { pipe, exceeds, endedBy }: HostProcess): Joined {
  let [heard, heardAt] = [service.bytesRead, performance.now()];
  const look = setInterval(() => {
    if (service.bytesRead !== heard) [heard, heardAt] = [service.bytesRead, performance.now()];
    else if (performance.now() - heardAt > SILENT_MS) service.destroy();
  }, LOOK_EVERY_MS);
  let by: EndedBy | null = null;
  exceeds.then(reached => {
    by = reached;
  });
  const said = new Transform({
    transform: (part, _encoding, done) => done(null, frameOf({ type: 'said' }, part)),
    flush: done => done(null, frameOf({ type: 'ended', by: by ?? endedBy() })),
  });
  const finish = () => {
    pipe.unpipe(said);
    said.end();
    setTimeout(() => service.destroy(), LAST_WORDS_MS).unref();
  };
  // One that is killed breaks its pipe or ends it.
  pipe.on('error', () => undefined);
  pipe.once('close', finish);
  const closed = new Promise<void>(resolve => (service.destroyed ? resolve() : service.once('close', () => resolve())));
  service.pipe(pipe);
  pipe.pipe(said, { end: false }).pipe(service);
  const over = closed.then(() => {
    clearInterval(look);
    pipe.destroy();
  });
  return {
    over,
    warn(seconds) {
      // Frames of the daemon stand one behind the other: what the host says is never cut by them.
      if (service.writable) service.write(frameOf({ type: 'stopping', seconds }));
    },
    stop() {
      by ??= 'stopped';
      pipe.off('close', finish);
      finish();
    },
  };
}
