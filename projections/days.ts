import type { Recorded } from '../application/ports/event-store.ts';
import { type DayDocument, type DayView, emptyDay, TIME_CLASSES } from '../application/views/day-view.ts';
import { EXPIRED } from '../domain/capture/expiry.ts';
import { envelope } from '../domain/envelope/envelope.ts';
import type { EnvelopeEvent } from '../domain/envelope/events.ts';
import { madeAt } from '../domain/identifiers.ts';
import type { InquiryEvent } from '../domain/inquiry/events.ts';
import { inquiry } from '../domain/inquiry/inquiry.ts';
import type { ResultStatus } from '../domain/inquiry/transitions.ts';
import { delivery } from '../domain/webhook/delivery.ts';
import type { DeliveryEvent } from '../domain/webhook/events.ts';
import type { Projection } from './projection.ts';
import { statusAfter } from './status-after.ts';

type CapturedEvent = Recorded<InquiryEvent | EnvelopeEvent>;
type DayEvent = CapturedEvent | Recorded<DeliveryEvent>;

/** All that happens on a day is one document: it is written once for what happens in a second. */
const GATHER_MS = 1000;

const dayOf = ({ metadata }: DayEvent): string => metadata.occurred_at.slice(0, 10);

const isDelivery = (event: DayEvent): event is Recorded<DeliveryEvent> =>
  event.stream.startsWith(`${delivery.category}-`);

function withDelivery(day: DayView, { type }: Recorded<DeliveryEvent>): DayView | undefined {
  const { arrived, failed_attempts, given_up } = day.webhooks;
  switch (type) {
    case 'DeliverySucceeded':
      return { ...day, webhooks: { ...day.webhooks, arrived: arrived + 1 } };
    case 'AttemptFailed':
      return { ...day, webhooks: { ...day.webhooks, failed_attempts: failed_attempts + 1 } };
    case 'DeliveryExhausted':
      return { ...day, webhooks: { ...day.webhooks, given_up: given_up + 1 } };
    default:
      return undefined;
  }
}

/** With one more that took so long from the question to its verdict. */
function timed(day: DayView, { data, metadata }: CapturedEvent): DayView {
  const asked = madeAt('envelope_id' in data ? data.envelope_id : data.inquiry_id);
  if (Number.isNaN(asked)) return day;
  const took = Date.parse(metadata.occurred_at) - asked;
  const found = TIME_CLASSES.findIndex(bound => took < bound);
  const place = found === -1 ? TIME_CLASSES.length : found;
  return { ...day, times: day.times.map((count, index) => (index === place ? count + 1 : count)) };
}

/** Whoever decided stands in the metadata: names are erased with what they are about. */
const isPerson = ({ metadata }: CapturedEvent) => metadata.actor.startsWith('operator:');

function withVerdict(day: DayView, event: CapturedEvent, status: ResultStatus): DayView | undefined {
  const { alone, people, sent_to_review } = day;
  if (status === 'pending') return undefined;
  if (status === 'manual_review') return isPerson(event) ? undefined : { ...day, sent_to_review: sent_to_review + 1 };
  if (status === 'failed') return { ...day, alone: { ...alone, failed: alone.failed + 1 } };
  const counted = isPerson(event)
    ? { ...day, people: { ...people, [status]: people[status] + 1 } }
    : { ...day, alone: { ...alone, [status]: alone[status] + 1 } };
  return timed(counted, event);
}

function withCaptured(day: DayView, event: CapturedEvent): DayView | undefined {
  if (event.type === 'InquiryCreated' || event.type === 'EnvelopeCreated') return { ...day, asked: day.asked + 1 };
  // The end of an envelope's time is told by an event of its own.
  if (event.type === 'EnvelopeResultRecorded' && event.data.error === EXPIRED) return undefined;
  const status = statusAfter(event);
  return status === undefined ? undefined : withVerdict(day, event, status);
}

/** What happened on each day, as counts: a document for each day of an organization. Erasure leaves it. */
export const days: Projection<DayDocument, DayEvent> = {
  name: 'days',
  version: 1,
  categories: [inquiry.category, envelope.category, delivery.category],
  gatherMs: GATHER_MS,
  indexes: [['org_id']],
  idsOf: event => [`${event.metadata.org_id} ${dayOf(event)}`],
  evolve(document, event) {
    const day = document?.day ?? emptyDay(dayOf(event));
    const next = isDelivery(event) ? withDelivery(day, event) : withCaptured(day, event);
    return next === undefined ? undefined : { org_id: event.metadata.org_id, day: next };
  },
  keysOf: ({ org_id }) => ({ org_id }),
  listed: 'day',
};
