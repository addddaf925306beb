import { type BrowserLoss, SESSION_LIMITS } from '../../../application/ports/remote-browser.ts';
import type { Reached } from '../limits/session-limits.ts';

/**
 * Why a host has ended. `closed`: the service needed it no more; `crashed`: by itself, or its browser did; `hung`: it no
 * longer answered or read; `wrong`: it said what no host says; `stopped`: those who run it were told to stop; a limit: its
 * session took more than it may.
 */
export const HOST_ENDS = ['closed', 'crashed', 'hung', 'wrong', 'stopped', ...SESSION_LIMITS] as const;
export type HostEnd = (typeof HOST_ENDS)[number];

/** What whoever runs a host has ended it for: a limit of its session, or because they stop. */
export type EndedBy = Reached | 'stopped';

/** What the person is told of it. */
export function lossBy(end: HostEnd): BrowserLoss {
  if (end === 'stopped') return 'maintenance';
  return SESSION_LIMITS.find(limit => limit === end) ?? 'crashed';
}
