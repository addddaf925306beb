import type { WebhookEventType } from './event-types.ts';
import type { WebhookEvent } from './payload.ts';

/** What stands in a test event. There is no such inquiry and no such person, and nobody can make them. */
const INQUIRY = 'web_iq_test_event';
const SUBJECT = 'test_subject';

/** An event that never happened, so that a receiver can be tried. It has the first type that the endpoint wants. */
export function testEvent(wanted: readonly string[], now: Date): WebhookEvent {
  const [type = 'web.result.pending'] = wanted as readonly WebhookEventType[];
  return { type, timestamp: now.toISOString(), inquiryId: INQUIRY, subjectId: SUBJECT };
}
