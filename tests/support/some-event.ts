import { randomUUID } from 'node:crypto';
import type { NewEvent } from '../../application/ports/event-store.ts';

/** A new event for tests. */
export function someEvent(type = 'SomethingHappened', data: unknown = { text: 'ä “quoted” \u0000 🎈' }): NewEvent {
  return {
    id: randomUUID(),
    type,
    data,
    metadata: {
      org_id: 'org_1',
      actor: 'system',
      correlation_id: randomUUID(),
      causation_id: null,
      occurred_at: '2026-01-02T03:04:05.678Z',
      schema_version: 1,
    },
  };
}

/** A category that no other test uses, so that the suite may run against a store that holds events already. */
export function freshCategory(): string {
  return `c${randomUUID().replaceAll('-', '')}`;
}
