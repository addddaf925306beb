import { SESSION_LIMITS, type SessionLimit } from '../../../application/ports/remote-browser.ts';

/**
 * Why a host has ended. `closed`: the service needed it no more; `crashed`: by itself, or its browser did; `hung`: it no
 * longer answered or read; `wrong`: it said what no host says; a limit: its session took more than it may.
 */
export const HOST_ENDS = ['closed', 'crashed', 'hung', 'wrong', ...SESSION_LIMITS] as const;
export type HostEnd = (typeof HOST_ENDS)[number];

/** The limit that ended it; null when it was something else. */
export const limitOf = (end: HostEnd): SessionLimit | null => SESSION_LIMITS.find(limit => limit === end) ?? null;
