// Requests that come steadily. They read: the ingress can send a body only once.
import { setTimeout as pause } from 'node:timers/promises';

const PAUSE_MS = 25;
const LIMIT_MS = 30_000;

/** The status or the reason, where it is no success. */
async function outcomeOf(asked) {
  try {
    const response = await asked;
    await response.arrayBuffer();
    return response.ok ? undefined : response.status;
  } catch (error) {
    return error.cause?.code ?? error.message;
  }
}

/**
 * Sends requests until it is told to stop, each after a short pause, whether the last one was answered or not.
 * @returns `stop()`, which resolves with how many were answered, what was no success, and the longest wait in ms
 */
export function startTraffic(url, key) {
  const underWay = new Set();
  const failures = [];
  let answered = 0;
  let longestMs = 0;
  let going = true;

  async function ask() {
    const sentAt = performance.now();
    const outcome = await outcomeOf(
      fetch(`${url}/api/v1/web/template`, { headers: { 'api-key': key }, signal: AbortSignal.timeout(LIMIT_MS) }),
    );
    answered += 1;
    longestMs = Math.max(longestMs, performance.now() - sentAt);
    if (outcome !== undefined) failures.push(outcome);
  }

  const loop = (async () => {
    while (going) {
      const asked = ask().finally(() => underWay.delete(asked));
      underWay.add(asked);
      await pause(PAUSE_MS);
    }
  })();

  return {
    async stop() {
      going = false;
      await loop;
      await Promise.all(underWay);
      return { answered, failures, longestMs: Math.round(longestMs) };
    },
  };
}
