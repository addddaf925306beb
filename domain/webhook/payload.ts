import type { WebhookEventType } from './event-types.ts';

/** What a webhook tells: thin on purpose, the receiver loads the rest through the API. */
export type WebhookEvent = {
  type: WebhookEventType;
  /** When the event happened, ISO 8601, UTC. */
  timestamp: string;
  inquiryId: string;
  subjectId: string;
};

/** The body of a webhook, whose bytes are signed: the same event gives the same text at every attempt. */
export function webhookPayload({ type, timestamp, inquiryId, subjectId }: WebhookEvent): string {
  return JSON.stringify({ type, timestamp, data: { inquiry_id: inquiryId, subject_id: subjectId } });
}
