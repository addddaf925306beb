import type { Recorded } from '../application/ports/event-store.ts';
import type { ReviewDocument } from '../application/views/review-view.ts';
import { capturedBy, idOf } from '../domain/capture/captured.ts';
import { envelope } from '../domain/envelope/envelope.ts';
import type { EnvelopeEvent } from '../domain/envelope/events.ts';
import type { InquiryEvent } from '../domain/inquiry/events.ts';
import { inquiry } from '../domain/inquiry/inquiry.ts';
import type { Projection } from './projection.ts';
import { statusAfter } from './status-after.ts';

type CapturedEvent = Recorded<InquiryEvent | EnvelopeEvent>;

/** What each organization's people have to look at; in the queue of one the longest wait comes first. */
export const reviews: Projection<ReviewDocument, CapturedEvent> = {
  name: 'reviews',
  version: 2,
  categories: [inquiry.category, envelope.category],
  indexes: [['waiting']],
  idsOf(event) {
    const ends = event.type === 'InquiryDeleted' || event.type === 'EnvelopeDeleted';
    const counts = ends || event.type === 'FirstApprovalGiven' || statusAfter(event) !== undefined;
    if (!counts) return [];
    return [idOf('envelope_id' in event.data ? event.data : capturedBy(event.data.inquiry_id))];
  },
  evolve(document, event, id) {
    if (event.type === 'FirstApprovalGiven') {
      return document === undefined ? undefined : { ...document, first_approval_by: event.metadata.actor };
    }
    const status = statusAfter(event);
    if (status === undefined) return document === undefined ? undefined : null;
    const { org_id, occurred_at } = event.metadata;
    if (status === 'manual_review') {
      return { org_id, id, waiting_since: document?.waiting_since ?? occurred_at, first_approval_by: null };
    }
    return document === undefined ? undefined : { ...document, waiting_since: null, first_approval_by: null };
  },
  keysOf: () => ({}),
  // What is due is found by one key, so it begins with whose queue it is.
  livingKeysOf: ({ org_id, waiting_since }) => ({
    waiting: waiting_since === null ? null : `${org_id} ${waiting_since}`,
  }),
  listed: null,
};
