import { capturedBy } from '../../domain/capture/captured.ts';
import type { CaptureEnding } from '../../domain/capture/events.ts';
import { captureSession } from '../../domain/capture/session.ts';
import type { CommandContext, CommandHandler } from '../handle.ts';
import type { Log } from '../ports/log.ts';
import type { BrowserLoss } from '../ports/remote-browser.ts';
import type { KeptBrowsers } from './kept-browsers.ts';
import type { LiveSession } from './live-session.ts';
import type { LiveSessions } from './live-sessions.ts';
import type { SessionLeases } from './session-leases.ts';

/**
 * Ends a live session: in the log, for its viewer, and its remote browser (in the background). Once only. The browser of
 * one that was handed in is kept for another try.
 * @param loss why its browser is gone, when that is why it ends
 */
export type SessionEnd = (live: LiveSession, reason: CaptureEnding, loss?: BrowserLoss) => Promise<void>;

/**
 * Writes the end of a session into its stream; nothing happens when it stands there already.
 * @param leftOut visits that are not kept
 */
export async function recordEnd(
  handle: CommandHandler,
  session: { sessionId: string; capturedId: string; context: CommandContext },
  reason: CaptureEnding,
  leftOut = 0,
): Promise<void> {
  const { sessionId, capturedId, context } = session;
  const command = { type: 'End', captured: capturedBy(capturedId), sessionId, reason, leftOut } as const;
  await handle(captureSession, sessionId, command, context);
}

export function createSessionEnd(parts: {
  handle: CommandHandler;
  sessions: LiveSessions;
  leases: SessionLeases;
  kept: KeptBrowsers;
  log: Log;
}): SessionEnd {
  const { handle, sessions, leases, kept, log } = parts;

  async function close({ subject: { sessionId, capturedId }, remote }: LiveSession): Promise<void> {
    // A lease that can't be given back now runs out by itself.
    await leases.release(capturedId).catch(error => {
      log.warn('a capture lease was not given back', { sessionId, error: String(error) });
    });
    remote.close().catch(error => {
      log.warn('closing a remote browser failed', { sessionId, error: String(error) });
    });
  }

  return async (live, reason, loss) => {
    if (live.over) return;
    live.over = true;
    try {
      // First the log, then the register: whoever misses the session there finds its end in the log.
      await recordEnd(handle, live.subject, reason, live.takeVisitsLeftOut());
    } finally {
      sessions.remove(live);
      live.end(reason, loss);
      if (reason === 'finished') kept.keep(live);
      else await close(live);
    }
  };
}
