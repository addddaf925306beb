import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { EngineUnavailable } from '../../application/ports/engine-unavailable.ts';
import { RevisionConflict } from '../../application/ports/event-store.ts';
import type { Log } from '../../application/ports/log.ts';
import { DomainError, type DomainErrorCode } from '../../domain/domain-error.ts';
import { answerText } from './answer.ts';
import type { HttpEnvironment } from './environment.ts';

/** One thing that is wrong with a request. */
export type ErrorDetail = { field: string; code: string; message: string };

/** What every refused request is answered with. */
export type ErrorBody = {
  error: { code: string; message: string; details: ErrorDetail[]; requestId: string };
};

/** A request that is refused before it reaches a use case. */
export class RequestError extends Error {
  override readonly name = 'RequestError';
  readonly status: ContentfulStatusCode;
  readonly code: string;
  readonly details: ErrorDetail[];
  readonly headers: Record<string, string>;
  constructor(
    status: ContentfulStatusCode,
    code: string,
    message: string,
    details: ErrorDetail[] = [],
    headers: Record<string, string> = {},
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.details = details;
    this.headers = headers;
  }
}

/** The refusal of a request to an address that there is not. @param meant one that there is, when it is plain which */
export function noSuchRoute(meant?: string): RequestError {
  const hint = meant === undefined ? '' : ` Did you mean ${meant}?`;
  const message = `There is no such route: the reference at /docs lists those that are.${hint}`;
  return new RequestError(404, 'NOT_FOUND', message);
}

const DOMAIN_ANSWERS: Record<DomainErrorCode, { status: ContentfulStatusCode; code: string }> = {
  VALIDATION: { status: 400, code: 'VALIDATION_ERROR' },
  NOT_FOUND: { status: 404, code: 'NOT_FOUND' },
  CONFLICT: { status: 409, code: 'CONFLICT' },
  // The interface specification names this status for a key whose user lacks the role.
  FORBIDDEN: { status: 500, code: 'INTERNAL_ERROR' },
};

function fromDomain(error: DomainError): RequestError {
  const { status, code } = DOMAIN_ANSWERS[error.code];
  const { field, reason, message } = error;
  const details = field === undefined ? [] : [{ field, code: reason ?? 'INVALID', message }];
  return new RequestError(status, code, message, details);
}

function asRequestError(error: unknown): RequestError | undefined {
  if (error instanceof RequestError) return error;
  if (error instanceof DomainError) return fromDomain(error);
  if (error instanceof RevisionConflict) {
    return new RequestError(409, 'CONFLICT', 'Others changed the same thing at the same time. Try again.');
  }
  if (error instanceof HTTPException && error.status === 400) {
    return new RequestError(400, 'VALIDATION_ERROR', 'The body must be valid JSON.', [
      { field: 'body', code: 'INVALID_JSON', message: 'The body must be valid JSON.' },
    ]);
  }
  return undefined;
}

/** Nothing can be promised now; the same request may be sent again after these seconds. */
export function unavailable(retryAfterSeconds: number, message: string): RequestError {
  return new RequestError(503, 'SERVICE_UNAVAILABLE', message, [], { 'retry-after': String(retryAfterSeconds) });
}

/** Whether a request was refused for what it asks, so that nothing was done. */
export function isRefusal(error: unknown): boolean {
  return asRequestError(error) !== undefined;
}

/** An engine that is away, which is logged without a trace: the way there says nothing. */
function fromEngine(error: Error, log: Log, requestId: string): RequestError | undefined {
  if (!(error instanceof EngineUnavailable)) return undefined;
  log.warn('engine not available', { request_id: requestId, engine: error.engine, error: error.message });
  const message = 'The service cannot answer now. Send the request again in a moment, with the same Idempotency-Key.';
  return unavailable(error.retryAfterSeconds, message);
}

/** The one place that makes error answers. What is not the caller's fault is logged and told without details. */
export function errorAnswers(log: Log) {
  return (error: Error, context: Context<HttpEnvironment>): Response => {
    const requestId = context.get('requestId');
    const known = asRequestError(error) ?? fromEngine(error, log, requestId);
    if (known === undefined) log.error('request failed', { request_id: requestId, path: context.req.path, error });
    const refusal =
      known ?? new RequestError(500, 'INTERNAL_ERROR', 'Something went wrong on our side. Quote the request id.');
    const { status, code, message, details, headers } = refusal;
    const body: ErrorBody = { error: { code, message, details, requestId } };
    // The rest of a body that was too large is not read: nobody may send the next request behind it.
    const closing = status === 413 ? { ...headers, connection: 'close' } : headers;
    return answerText(context, JSON.stringify(body), { status, headers: closing });
  };
}
