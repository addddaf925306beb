import type { ErrorDetail } from '../http/errors.ts';

/** The service refused a request, or failed. */
export class AffiantError extends Error {
  override readonly name = 'AffiantError';
  /** HTTP status. */
  readonly status: number;
  /** Why, for programs: for example `VALIDATION_ERROR` or `NOT_FOUND`. */
  readonly code: string;
  /** What is wrong, field by field. */
  readonly details: readonly ErrorDetail[];
  /** Names the request; null when something before the service answered. */
  readonly requestId: string | null;

  constructor(
    status: number,
    error: { code: string; message: string; details: ErrorDetail[]; requestId: string | null },
  ) {
    super(error.message);
    this.status = status;
    this.code = error.code;
    this.details = error.details;
    this.requestId = error.requestId;
  }
}

/** The service did not answer: the connection failed or the time was over, in every try. */
export class AffiantConnectionError extends Error {
  override readonly name = 'AffiantConnectionError';
}

/** A webhook is not what the service sent, or not new: do not read it. */
export class WebhookVerificationError extends Error {
  override readonly name = 'WebhookVerificationError';
}

/** The error that an answer tells of. */
export function errorOf(status: number, headers: Headers, text: string): AffiantError {
  const requestId = headers.get('x-request-id');
  try {
    const { error } = JSON.parse(text) as { error: { code: string; message: string; details: ErrorDetail[] } };
    return new AffiantError(status, { ...error, details: error.details ?? [], requestId });
  } catch {
    const message = `The answer had status ${status} and no error body: something else than Affiant gave it.`;
    return new AffiantError(status, { code: 'UNKNOWN', message, details: [], requestId });
  }
}
