import type { Decider } from '../decider.ts';
import { DomainError } from '../domain-error.ts';
import { RESULT_STATUSES, type ResultStatus } from '../inquiry/transitions.ts';
import type { KycResultRecorded } from './events.ts';

/** The latest status of an outside inquiry; null before the first. */
export type KycResult = ResultStatus | null;

export type KycCommand = { type: 'Record'; inquiryId: string; subjectId: string; status: string };

/** Ids of the outside system stand in the names of streams: no spaces, nothing that a path could be made of. */
const INQUIRY_ID = /^[0-9A-Za-z_][0-9A-Za-z_.:-]{0,127}$/;
const MAX_SUBJECT = 255;

/** The status of this name. @throws DomainError VALIDATION */
function statusOf(text: string): ResultStatus {
  const status = RESULT_STATUSES.find(candidate => candidate === text);
  if (status !== undefined) return status;
  throw new DomainError('VALIDATION', `status must be one of ${RESULT_STATUSES.join(', ')}.`, { field: 'status' });
}

/** The outside system decides; what it says is recorded, and what it says twice changes nothing. */
function decide({ inquiryId, subjectId, status }: KycCommand, state: KycResult): KycResultRecorded[] {
  if (!INQUIRY_ID.test(inquiryId)) {
    const message = 'inquiry_id must be 1 to 128 letters, digits, underscores, hyphens, dots or colons.';
    throw new DomainError('VALIDATION', message, { field: 'inquiry_id' });
  }
  if (subjectId.trim() === '' || subjectId.length > MAX_SUBJECT) {
    const message = `subject_id must be a text of 1 to ${MAX_SUBJECT} characters.`;
    throw new DomainError('VALIDATION', message, { field: 'subject_id' });
  }
  const next = statusOf(status);
  if (next === state) return [];
  return [{ type: 'KycResultRecorded', data: { inquiry_id: inquiryId, subject_id: subjectId, status: next } }];
}

export const kycResult: Decider<KycResult, KycCommand, KycResultRecorded> = {
  category: 'kyc_result',
  initialState: null,
  decide,
  evolve: (_state, event) => event.data.status,
};
