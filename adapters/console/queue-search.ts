import type { QueueSearch } from '../../application/review-queue.ts';
import { WAITING_FOR } from '../../application/views/case-view.ts';

const HOUR_MS = 60 * 60 * 1000;

/** How long cases have waited at least, by the word that an address has for it. */
const AGES = { '1h': HOUR_MS, '4h': 4 * HOUR_MS, '1d': 24 * HOUR_MS, '3d': 72 * HOUR_MS, '7d': 168 * HOUR_MS } as const;
export type Age = keyof typeof AGES;

/** What of the queue is shown, as addresses say it. */
export type QueueAsked = { template: string; why: string; age: string };

export function queueAskedIn({ age = '', template = '', why = '' }: Readonly<Record<string, string>>): QueueAsked {
  return { template, why, age };
}

/** What was asked for, as the queue takes it; what is no such word asks for nothing. */
export function queueSearchOf({ age, template, why }: QueueAsked, now: Date): QueueSearch {
  const waitingFor = WAITING_FOR.find(each => each === why);
  const ms = Object.hasOwn(AGES, age) ? AGES[age as Age] : undefined;
  return {
    ...(template === '' ? {} : { template }),
    ...(waitingFor === undefined ? {} : { waitingFor }),
    ...(ms === undefined ? {} : { since: new Date(now.getTime() - ms).toISOString() }),
  };
}

/** An address that goes on with what was asked for. */
export function withAsked(address: string, asked: QueueAsked, more: Readonly<Record<string, string>> = {}): string {
  const given = Object.entries({ ...asked, ...more }).filter(([, value]) => value !== '');
  return given.length === 0 ? address : `${address}?${new URLSearchParams(given)}`;
}
