import type { DetailedInquiry, ErrorDetail } from './api-types.ts';

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

/** An inquiry had no result within the time that was given to it. */
export class AffiantTimeoutError extends Error {
  override readonly name = 'AffiantTimeoutError';
  /** As it stood at the last look. */
  readonly inquiry: DetailedInquiry;

  constructor(inquiry: DetailedInquiry, limitMs: number) {
    const status = inquiry.result?.status ?? 'pending';
    super(`The inquiry ${inquiry.id} is still ${status} after ${limitMs / 1000} seconds.`);
    this.inquiry = inquiry;
  }
}

/** A webhook is not what the service sent, or not new: do not read it. */
export class WebhookVerificationError extends Error {
  override readonly name = 'WebhookVerificationError';
}

const SHOWN = 200;

/**
 * The error that an answer tells of.
 * @param address what was asked
 */
export function errorOf(address: string, status: number, headers: Headers, text: string): AffiantError {
  const requestId = headers.get('x-request-id');
  try {
    const { error } = JSON.parse(text) as { error: { code: string; message: string; details: ErrorDetail[] } };
    return new AffiantError(status, { ...error, details: error.details ?? [], requestId });
  } catch {
    const began = text.trim() === '' ? '' : ` It begins: ${text.trim().slice(0, SHOWN)}`;
    const message = `${address} answered ${status} without an error of Affiant's: something before it did, or another service is there.${began}`;
    return new AffiantError(status, { code: 'UNKNOWN', message, details: [], requestId });
  }
}
