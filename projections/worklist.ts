import type { Recorded } from '../application/ports/event-store.ts';
import type { SubjectDigest } from '../application/ports/subject-digest.ts';
import type { WorkDocument, WorkRow } from '../application/views/worklist-view.ts';
import { capturedBy, idOf } from '../domain/capture/captured.ts';
import { envelope } from '../domain/envelope/envelope.ts';
import type { EnvelopeEvent } from '../domain/envelope/events.ts';
import { isEnvelopeId } from '../domain/identifiers.ts';
import type { InquiryEvent } from '../domain/inquiry/events.ts';
import { inquiry } from '../domain/inquiry/inquiry.ts';
import type { Projection } from './projection.ts';
import { statusAfter } from './status-after.ts';

type CapturedEvent = Recorded<InquiryEvent | EnvelopeEvent>;

/** A list that is looked at by people may be this much behind, so that what happens to a row in a moment is one write. */
const GATHER_MS = 250;

function rowOf(event: CapturedEvent): WorkRow | undefined {
  const at = event.metadata.occurred_at;
  const times = { status: 'pending', created_at: at, updated_at: at } as const;
  if (event.type === 'InquiryCreated') {
    const { inquiry_id: id, name, subject_id: subject, template_key: template } = event.data;
    return { id, name, subject, template, ...times };
  }
  if (event.type === 'EnvelopeCreated') {
    const { envelope_id: id, name, template_id: template } = event.data;
    return { id, name, subject: null, template, ...times };
  }
  return undefined;
}

function evolve(document: WorkDocument | undefined, event: CapturedEvent): WorkDocument | undefined | null {
  const created = rowOf(event);
  if (created !== undefined) return { org_id: event.metadata.org_id, row: created };
  if (document === undefined) return undefined;
  if (event.type === 'InquiryDeleted' || event.type === 'EnvelopeDeleted') return null;
  // An envelope whose end user tries again waits for them once more.
  const begun = event.type === 'SessionStarted' && 'envelope_id' in event.data;
  const status = begun ? 'pending' : statusAfter(event);
  if (status === undefined) return undefined;
  return { ...document, row: { ...document.row, status, updated_at: event.metadata.occurred_at } };
}

/**
 * Inquiries and envelopes as people look for them. A read model of its own, so that what the API answers from is not
 * written more slowly for the sake of lists.
 * @param digestOf stands for the subjects in the keys.
 */
export function worklist(digestOf: SubjectDigest): Projection<WorkDocument, CapturedEvent> {
  return {
    name: 'worklist',
    version: 1,
    categories: [inquiry.category, envelope.category],
    gatherMs: GATHER_MS,
    indexes: [
      ['org_id', 'kind'],
      ['org_id', 'kind', 'status'],
      ['org_id', 'kind', 'template'],
      ['org_id', 'kind', 'template', 'status'],
      ['org_id', 'kind', 'subject'],
    ],
    idsOf: ({ data }) => {
      if ('envelope_id' in data) return [data.envelope_id];
      return 'inquiry_id' in data ? [idOf(capturedBy(data.inquiry_id))] : [];
    },
    evolve,
    keysOf: ({ org_id, row: { id } }) => ({ org_id, kind: isEnvelopeId(id) ? 'envelope' : 'inquiry' }),
    livingKeysOf: ({ org_id, row: { status, subject, template } }) => ({
      status,
      template,
      subject: subject === null ? null : digestOf(org_id, subject),
    }),
    listed: 'row',
  };
}
