import type { Backoff } from '../../application/pause.ts';

/** A message is held for this time and its hold renewed while its worker lives: a killed process's comes again soon. */
export const HELD_MS = 6000;
export const RENEW_EVERY_MS = 2000;

/** How long a message waits after its handler threw: 1 s, 2 s, 4 s … 60 s. */
export const AFTER_FAILURE: Backoff = { firstMs: 1000, longestMs: 60_000 };
