import type { EnvelopeEvent } from '../../domain/envelope/events.ts';
import type { InquiryEvent } from '../../domain/inquiry/events.ts';
import type { Recorded } from '../ports/event-store.ts';

/** When this session was handed in: dates in its evidence are held against that day. */
export function submittedAt(events: readonly Recorded<InquiryEvent | EnvelopeEvent>[], sessionId: string): Date {
  const submitted = events.findLast(
    ({ data, type }) => type === 'CaptureSubmitted' && 'session_id' in data && data.session_id === sessionId,
  );
  return new Date(submitted?.metadata.occurred_at ?? 0);
}
