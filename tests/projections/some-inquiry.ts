import { randomUUID } from 'node:crypto';
import { newConfiguration } from '../../application/configuration.ts';
import type { NewEvent, RecordedEvent, StreamName } from '../../application/ports/event-store.ts';
import { fold } from '../../projections/fold.ts';
import type { Projection } from '../../projections/projection.ts';

type Happened = { type: string; data: object };

/** Events of a stream as they go into the log, a second apart. */
export function newEvents(happened: readonly Happened[], orgId = 'org_1'): NewEvent[] {
  return happened.map(({ type, data }, index) => ({
    id: randomUUID(),
    type,
    data,
    metadata: {
      org_id: orgId,
      actor: 'system',
      correlation_id: 'c',
      causation_id: null,
      occurred_at: new Date(Date.UTC(2026, 0, 2, 3, 4, index)).toISOString(),
      schema_version: 1,
    },
  }));
}

/** The same events as the log holds them, from this position on. */
export function recorded(happened: readonly Happened[], stream: StreamName = 'inquiry-1', from = 1): RecordedEvent[] {
  return newEvents(happened).map((event, revision) => ({
    ...event,
    metadata: { ...event.metadata, schema_version: 1 },
    stream,
    revision,
    position: BigInt(from + revision),
    created_at: event.metadata.occurred_at,
  }));
}

/** The documents that these events make from nothing, by id; null for those that are gone. */
export function folded<Document>(projection: unknown, events: readonly RecordedEvent[]): Map<string, Document | null> {
  const all = fold(projection as Projection<Document>, [], events);
  return new Map(all.map(({ id, deleted, document }) => [id, deleted ? null : document]));
}

const sealer = { seal: (text: string) => text, open: (text: string) => text };
const urls = { start_url: 'https://gym.example.com/', return_url: 'https://customer.example.com/' };

export const configuration = newConfiguration({ query: 'Is it so?', ...urls, ai_instruction: 'hush' }, sealer);

/** Everything that happens when this inquiry is made. */
export function inquiryMade(id: string): Happened[] {
  const of = { inquiry_id: id };
  const origin = { template_id: null, template_key: null, template_version: 0 };
  const own = { max_retries: 3, metadata: null, subject_id: 's', expires_at: '2026-01-03T00:00:00.000Z' };
  return [
    { type: 'InquiryCreated', data: { ...of, ...origin, ...configuration, ...own } },
    { type: 'ResultOpened', data: { ...of, result_id: `res_${id}`, subject_id: 's', to_status: 'pending' } },
  ];
}

/** The result of this inquiry gets another status. */
export function statusChanged(id: string, from: string, to: string, changes: object = {}): Happened {
  const of = { inquiry_id: id, result_id: `res_${id}`, subject_id: 's' };
  const rest = { reason: null, changed_by: null, retry_count: 0, error: null };
  return { type: 'ResultStatusChanged', data: { ...of, from_status: from, to_status: to, ...rest, ...changes } };
}
