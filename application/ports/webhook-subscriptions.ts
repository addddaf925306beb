import type { RecordedEvent } from './event-store.ts';

/** Who gets which events, as it was at a place of the log. */
export interface WebhookSubscriptions {
  /** Takes in registrations, updates and deletions of endpoints. Safe to do again. */
  apply(events: readonly RecordedEvent[]): Promise<void>;
  /** Ids of the enabled endpoints of an organization that were registered before this position and want this type. */
  subscribers(orgId: string, eventType: string, before: bigint): Promise<string[]>;
}
