import { KYC_RESULTS } from '../../application/processes/queues.ts';

/** Stream of what Affiant publishes to itself: a subject per message, `affiant.work.<queue>.<id>`. */
export const WORK_STREAM = 'AFFIANT_WORK';
export const WORK_SUBJECTS = 'affiant.work.>';
/** Stream of what outside systems publish, each on the queue's own name. */
export const INBOUND_STREAM = 'AFFIANT_INBOUND';
export const INBOUND_QUEUES: readonly string[] = [KYC_RESULTS];

/** Where the messages of a queue are: their stream, the consumer's name, and the subjects that it filters. */
export type QueuePlace = { stream: string; durable: string; filter: string; inbound: boolean };

/** Any text as one token of a subject or a consumer's name: bytes that may not stand there become `=` and two hex digits. */
export function tokenOf(text: string): string {
  // Not `%`: nats-server 2.9 formats ack subjects with a name in the place of the format.
  return Buffer.from(text)
    .toString('latin1')
    .replace(/[^0-9A-Za-z_-]/g, byte => `=${byte.charCodeAt(0).toString(16).padStart(2, '0')}`);
}

/** The text that a token stands for. */
export function textOf(token: string): string {
  const bytes = token.replace(/=([0-9a-f]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}

export function placeOf(queue: string): QueuePlace {
  const durable = tokenOf(queue);
  return INBOUND_QUEUES.includes(queue)
    ? { stream: INBOUND_STREAM, durable, filter: queue, inbound: true }
    : { stream: WORK_STREAM, durable, filter: `affiant.work.${durable}.*`, inbound: false };
}

/** The subject of a message. */
export function subjectOf(queue: string, id: string): string {
  return INBOUND_QUEUES.includes(queue) ? queue : `affiant.work.${tokenOf(queue)}.${tokenOf(id)}`;
}
