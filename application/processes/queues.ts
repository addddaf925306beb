/** A submitted session whose evidence is to be assessed. `inquiry_id`: of the inquiry or envelope. */
export const ASSESSMENTS = 'assessments';
export type AssessmentDue = { inquiry_id: string; session_id: string; causation_id: string };

/** A delivery that is due. */
export const DELIVERIES = 'deliveries';
export type DeliveryDue = { delivery_id: string };

/** An inquiry whose time is over. */
export const EXPIRIES = 'expiries';
export type ExpiryDue = { inquiry_id: string };
