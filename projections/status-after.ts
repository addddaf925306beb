import type { EnvelopeEvent } from '../domain/envelope/events.ts';
import type { InquiryEvent } from '../domain/inquiry/events.ts';
import type { ResultStatus } from '../domain/inquiry/transitions.ts';

/** The status of an inquiry or envelope that the event leads to; undefined when it leads to none. */
export function statusAfter(event: InquiryEvent | EnvelopeEvent): ResultStatus | undefined {
  switch (event.type) {
    case 'ResultStatusChanged':
      return event.data.to_status;
    case 'EnvelopeResultRecorded':
    case 'EnvelopeReviewed':
    case 'EnvelopeExpired':
      return event.data.status;
    case 'EnvelopeReassessed':
      return event.data.status ?? undefined;
    case 'EnvelopeAskedAgain':
      return 'pending';
    default:
      return undefined;
  }
}
