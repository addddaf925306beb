import type { MongoClient } from 'mongodb';
import type { Log } from '../../application/ports/log.ts';
import { inTime } from '../system/in-time.ts';

/** No sign of a heartbeat for so long, and nobody will look at the server any more, ms. */
const SILENCE_MS = 6000;
const LOOK_MS = 1000;
/** Closing or opening that takes longer is given up, ms. */
const STEP_MS = 5000;

const SIGNS = ['serverHeartbeatStarted', 'serverHeartbeatSucceeded', 'serverHeartbeatFailed'] as const;

const tooSlow = () => new Error(`took longer than ${STEP_MS} ms`);

/**
 * Opens a client again whose monitor has fallen silent. The driver's monitor can write to a socket that died a moment
 * ago and then wait for ever for it to drain: the server counts as away until the process ends, though it is there.
 * @param silenceMs how long it may be silent; 6 s unless told, several heartbeats and the time that connecting may take
 * @returns ends the watch
 */
export function watchHeartbeats(client: MongoClient, log: Log, silenceMs = SILENCE_MS): () => void {
  let lastSign = performance.now();
  let reopening = false;
  let ended = false;
  const sign = () => {
    lastSign = performance.now();
  };
  for (const name of SIGNS) client.on(name, sign);

  async function reopen(): Promise<void> {
    reopening = true;
    try {
      await inTime(STEP_MS, client.close(), tooSlow).catch(error =>
        log.warn('closing a silent client failed', { error }),
      );
      if (ended) return;
      await inTime(STEP_MS, client.connect(), tooSlow);
      // Whoever closed the client meanwhile is not left with an open one.
      if (ended) await client.close();
    } catch (error) {
      // Without a server there is nothing to open: the next look tries again.
      log.warn('document server not reached by a new connection', { error });
      lastSign = Number.NEGATIVE_INFINITY;
    } finally {
      reopening = false;
    }
  }

  const looking = setInterval(() => {
    if (reopening || performance.now() - lastSign < silenceMs) return;
    log.warn('the monitor of the document server is silent: opening a new connection', { silent_ms: silenceMs });
    sign();
    void reopen();
  }, LOOK_MS).unref();

  return () => {
    ended = true;
    clearInterval(looking);
    for (const name of SIGNS) client.off(name, sign);
  };
}
