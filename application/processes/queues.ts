/**
 * A submitted session whose evidence is to be assessed. `captured_id`: of the inquiry or envelope; it was called
 * `inquiry_id` once, and stands under that name in messages that were queued then. `put_back`: how often it had to wait
 * because an engine was away.
 */
export const ASSESSMENTS = 'assessments';
export type AssessmentDue = { captured_id: string; session_id: string; causation_id: string; put_back?: number };
export type OlderAssessmentDue = Omit<AssessmentDue, 'captured_id'> & { inquiry_id: string };

/** A delivery that is due. */
export const DELIVERIES = 'deliveries';
export type DeliveryDue = { delivery_id: string };

/** Results that an outside KYC system reports: a queue that others publish to. */
export const KYC_RESULTS = 'kyc.result';
/** Reports that nobody can record, kept for operators to look at. */
export const REJECTED_KYC_RESULTS = 'kyc.result.rejected';
export type RejectedKycResult = { message: unknown; reason: string; rejected_at: string };

/** What an older version put here, a message for each inquiry, is taken out when it is due and asks for nothing. */
export const OLD_EXPIRIES = 'expiries';
