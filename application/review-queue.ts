import { isEnvelopeId } from '../domain/identifiers.ts';
import type { CapturedReadModels } from './captured-read-models.ts';
import type { ReadModel } from './ports/read-models.ts';
import type { QueuedCase, WaitingFor } from './views/case-view.ts';
import type { EnvelopeDocument } from './views/envelope-view.ts';
import type { InquiryDocument } from './views/inquiry-view.ts';
import type { ReviewDocument } from './views/review-view.ts';

/** Where a page of the queue begins: behind this case of the page before. */
export type QueuePlace = { waitingSince: string; id: string };

/** What of the queue is asked for; everything unless told. */
export type QueueSearch = {
  /** Key of the template of inquiries, id of that of envelopes. */
  template?: string;
  waitingFor?: WaitingFor;
  /** It has waited since this time at least; ISO 8601, UTC. */
  since?: string;
};

/** `next` is where to look further; null: there is nothing more. A page may hold few, and others come behind it. */
export type QueuePage = { cases: QueuedCase[]; next: QueuePlace | null };

/** How many cases a page of the queue shows. */
const PAGE = 50;

/** How many cases are looked at for one page: what is asked for may be rare in a long queue. */
const LOOKED_AT = 500;

/** What waits for a person, the longest wait first. */
export type ReviewQueue = {
  /** Where a page behind this case begins; undefined when it waits no more: with the first then. */
  placeOf(orgId: string, id: string): Promise<QueuePlace | undefined>;
  page(orgId: string, after?: QueuePlace, search?: QueueSearch): Promise<QueuePage>;
  /** The case that waits next behind this one, or the first when this one waits no more; null at the end. */
  following(orgId: string, id: string, search?: QueueSearch): Promise<string | null>;
};

type Doubt = { decided: boolean; assessed: boolean; confidence: string | null };

/** Why something waits, as far as a person tells cases apart by it. */
function waitingFor({ first_approval_by }: ReviewDocument, { assessed, confidence, decided }: Doubt): WaitingFor {
  if (first_approval_by !== null) return 'second_approval';
  if (decided) return 'reopened';
  if (!assessed) return 'not_assessed';
  return confidence === 'low' ? 'evidence' : 'guide';
}

function ofEnvelope(review: ReviewDocument, document: EnvelopeDocument, since: string): QueuedCase {
  const { envelope, results, state, status_history } = document;
  const result = results.at(-1);
  const confidence = result?.confidence_category ?? null;
  const decided = (status_history.at(-1)?.changed_by ?? null) !== null;
  const assessed = result !== undefined && result.error === null;
  return {
    id: review.id,
    name: envelope.name,
    subject: null,
    template: envelope.template_id,
    reason: state.status_reason,
    waiting_for: waitingFor(review, { decided, assessed, confidence }),
    waiting_since: since,
    first_approval_by: review.first_approval_by,
  };
}

function ofInquiry(review: ReviewDocument, { inquiry, status_history }: InquiryDocument, since: string): QueuedCase {
  const { confidence = null, error = null } = inquiry.result ?? {};
  const last = status_history.at(-1);
  const decided = (last?.changed_by ?? null) !== null;
  return {
    id: review.id,
    name: inquiry.name,
    subject: inquiry.subject_id,
    template: inquiry.template_key,
    reason: last?.reason ?? null,
    waiting_for: waitingFor(review, { decided, assessed: confidence !== null && error === null, confidence }),
    waiting_since: since,
    first_approval_by: review.first_approval_by,
  };
}

export function createReviewQueue(parts: CapturedReadModels & { reviews: ReadModel<ReviewDocument> }): ReviewQueue {
  const { envelopes, inquiries, reviews } = parts;

  async function told(review: ReviewDocument): Promise<QueuedCase | undefined> {
    const { id, org_id, waiting_since } = review;
    if (waiting_since === null) return undefined;
    if (isEnvelopeId(id)) {
      const document = await envelopes.get(id);
      return document?.org_id === org_id ? ofEnvelope(review, document, waiting_since) : undefined;
    }
    const document = await inquiries.get(id);
    return document?.org_id === org_id ? ofInquiry(review, document, waiting_since) : undefined;
  }

  /** What waits behind this place. What waits for others sorts elsewhere: reviews are due by organization and time. */
  async function waiting(orgId: string, after: QueuePlace | undefined, search: QueueSearch): Promise<ReviewDocument[]> {
    const begins = `${orgId} `;
    const value = `${begins}${after?.waitingSince ?? ''}`;
    // No time begins with a `~`.
    const until = `${begins}${search.since ?? '~'}`;
    return reviews.due({ key: 'waiting', until, after: { value, id: after?.id ?? '' }, limit: PAGE + 1 });
  }

  const isAskedFor = (found: QueuedCase | undefined, { template, waitingFor: asked }: QueueSearch) =>
    found !== undefined &&
    (template === undefined || found.template === template) &&
    (asked === undefined || found.waiting_for === asked);

  async function page(orgId: string, after?: QueuePlace, search: QueueSearch = {}): Promise<QueuePage> {
    const cases: QueuedCase[] = [];
    let place = after;
    for (let looked = 0; looked < LOOKED_AT; looked += PAGE) {
      const found = await waiting(orgId, place, search);
      const documents = found.slice(0, PAGE);
      const described = await Promise.all(documents.map(told));
      for (const [index, each] of described.entries()) {
        const { id = '', waiting_since } = documents[index] ?? {};
        if (cases.length === PAGE) return { cases, next: place ?? null };
        place = { waitingSince: waiting_since ?? '', id };
        if (each !== undefined && isAskedFor(each, search)) cases.push(each);
      }
      if (found.length <= PAGE) return { cases, next: null };
    }
    return { cases, next: place ?? null };
  }

  async function placeOf(orgId: string, id: string): Promise<QueuePlace | undefined> {
    const standing = await reviews.get(id);
    const since = standing?.org_id === orgId ? standing.waiting_since : null;
    return since === null ? undefined : { waitingSince: since, id };
  }

  async function following(orgId: string, id: string, search?: QueueSearch): Promise<string | null> {
    let place = await placeOf(orgId, id);
    for (;;) {
      const { cases, next } = await page(orgId, place, search);
      const [first] = cases;
      if (first !== undefined || next === null) return first?.id ?? null;
      place = next;
    }
  }

  return { page, placeOf, following };
}
