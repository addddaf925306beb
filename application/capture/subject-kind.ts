import { isEnvelopeId } from '../../domain/identifiers.ts';
import type { EventStore } from '../ports/event-store.ts';
import type { CaptureSubject, SubjectKind } from './capture-subject.ts';
import { envelopeSubject } from './envelope-subject.ts';
import { inquirySubject } from './inquiry-subject.ts';

/** The kind of what this id names. */
export const kindOf = (id: string): SubjectKind => (isEnvelopeId(id) ? envelopeSubject : inquirySubject);

/** Reads what is captured; undefined when there never was one or it is deleted. */
export function loadSubject(store: EventStore, id: string): Promise<CaptureSubject | undefined> {
  return kindOf(id).load(store, id);
}
