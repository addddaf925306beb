import type { Clock } from '../../application/ports/clock.ts';

/** The machine's own time. */
export const systemClock: Clock = { now: () => new Date() };
