/** Status of a web result. */
export const RESULT_STATUSES = ['pending', 'manual_review', 'approved', 'rejected', 'failed'] as const;
export type ResultStatus = (typeof RESULT_STATUSES)[number];

const ALLOWED: Record<ResultStatus, readonly ResultStatus[]> = {
  pending: ['approved', 'rejected', 'manual_review', 'failed'],
  manual_review: ['approved', 'rejected'],
  approved: ['manual_review'],
  rejected: ['manual_review', 'pending'],
  failed: ['manual_review', 'pending'],
};

/** Whether a result may go from one status to the other, whoever asks for it. */
export function mayBecome(from: ResultStatus, to: ResultStatus): boolean {
  return ALLOWED[from].includes(to);
}
