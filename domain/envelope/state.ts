import type { Review } from '../capture/review.ts';
import type { FirstApproval } from '../inquiry/four-eyes.ts';
import type { ResultStatus } from '../inquiry/transitions.ts';
import type { EnvelopeCreated } from './events.ts';
import type { EnvelopeResult } from './result.ts';

/** An envelope that exists, with where it stands. */
export type OpenEnvelope = EnvelopeCreated['data'] & {
  /** Latest capture session; null before the first. */
  session_id: string | null;
  /** What the end user's redirect tells. */
  status: ResultStatus;
  /** Why it has its status, or why another try was granted; null before the first result. */
  reason: string | null;
  retry_count: number;
  /** Latest session that was handed in; null before the first. */
  submitted: string | null;
  /** Session whose evidence waits for its result. */
  assessing: string | null;
  /** The latest result as it was assessed, whatever an operator has made of it since; null before the first. */
  result: EnvelopeResult | null;
  /** What an operator made of the latest result; null where nobody has. */
  review: Pick<Review, 'to' | 'reason'> | null;
  /** What one operator said while a second one has to say the same; null when nobody is waited for. */
  first_approval: FirstApproval | null;
  /** Its end by expiry stands in the log. */
  expired: boolean;
  deleted: boolean;
};

/** null: there is no such envelope. */
export type Envelope = OpenEnvelope | null;
