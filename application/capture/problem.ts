import { DomainError } from '../../domain/domain-error.ts';
import { UNREADABLE } from '../ports/document-check.ts';
import { EngineUnavailable } from '../ports/engine-unavailable.ts';
import { type DownloadProblem, NoAnswer, type PageProblem } from '../ports/remote-browser.ts';

/** Why something that the end user did is refused, as the errors of the capture give it for their reason. */
const REFUSALS = [
  'ENDED',
  'EXPIRED',
  'FORBIDDEN',
  'NO_EVIDENCE',
  'TOO_MUCH_EVIDENCE',
  'TOO_LARGE',
  ...UNREADABLE,
  'UPLOAD_UNDER_WAY',
  'UPLOAD_BROKEN',
  'DOMAIN_NOT_ALLOWED',
  'NOT_OPENED',
  'FILE_NOT_GIVEN',
  'WRONG_PAGE',
  'NO_STEP',
  'STEPS_UNDONE',
  'NOTHING_NEW',
  'NO_DOCUMENT',
  'HANDOVER_OVER',
] as const;

type Refusal = (typeof REFUSALS)[number];

/** What did not work. Whoever shows it says it in the language of the person. */
export type Problem =
  | Refusal
  | PageProblem
  | DownloadProblem
  | 'NOT_NEEDED'
  | 'NOT_KEPT'
  | 'TOO_MANY_QUESTIONS'
  | 'NO_ANSWER'
  | 'SERVICE_UNAVAILABLE';

/** There is nothing to capture under this id. */
export const notThere = () => new DomainError('NOT_FOUND', 'There is no such request.');

/** Whoever asks does not drive the session. */
export const notHeld = () =>
  new DomainError('FORBIDDEN', 'This browser does not hold the session. Load the page again.', { reason: 'FORBIDDEN' });

/** The end user's side of an error; `otherwise` when the error tells of something that they can do nothing about. */
export function problemOf(error: unknown, otherwise: Problem): Problem {
  if (error instanceof EngineUnavailable) return 'SERVICE_UNAVAILABLE';
  if (error instanceof NoAnswer) return 'NO_ANSWER';
  if (!(error instanceof DomainError)) return otherwise;
  return REFUSALS.find(refusal => refusal === error.reason) ?? otherwise;
}
