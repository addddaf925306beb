import type { OperationFacts } from '../operation.ts';

/** What each status of a refusal means, wherever it is answered. */
export const REFUSALS: Readonly<Record<number, { name: string; code: string; description: string }>> = {
  400: {
    name: 'ValidationError',
    code: 'VALIDATION_ERROR',
    description: 'Something in the request is not valid. `details` names every field and what would be right.',
  },
  401: {
    name: 'Unauthorized',
    code: 'UNAUTHORIZED',
    description: 'The API key is missing, unknown or revoked, or was sent in the wrong header.',
  },
  403: { name: 'Forbidden', code: 'FORBIDDEN', description: 'The signed address has expired or was changed.' },
  404: {
    name: 'NotFound',
    code: 'NOT_FOUND',
    description: 'There is no such thing, or it belongs to another organization, or it was deleted.',
  },
  409: {
    name: 'Conflict',
    code: 'CONFLICT',
    description:
      'The state of things does not allow it, others changed the same thing at the same time, or the first request with the same `Idempotency-Key` still runs (`details[].code` is `IN_PROGRESS`).',
  },
  413: { name: 'PayloadTooLarge', code: 'PAYLOAD_TOO_LARGE', description: 'The body is larger than 1 MiB.' },
  415: {
    name: 'UnsupportedMediaType',
    code: 'UNSUPPORTED_MEDIA_TYPE',
    description: 'The body was not sent with `Content-Type: application/json`.',
  },
  422: {
    name: 'IdempotencyKeyReused',
    code: 'IDEMPOTENCY_KEY_REUSED',
    description: 'The `Idempotency-Key` was sent with another request within the last 24 hours.',
  },
  429: {
    name: 'RateLimitExceeded',
    code: 'RATE_LIMIT_EXCEEDED',
    description: 'Too many requests. Send it again after the seconds that `Retry-After` names.',
  },
  500: {
    name: 'InternalError',
    code: 'INTERNAL_ERROR',
    description:
      "Something went wrong on the service's side; or the key belongs to a member who may not manage webhook endpoints, as the message then says.",
  },
  503: {
    name: 'ServiceUnavailable',
    code: 'SERVICE_UNAVAILABLE',
    description:
      'The service starts, or a store behind it is away. Whether something was done is not known: send the request again after the seconds that `Retry-After` names, with the same `Idempotency-Key`.',
  },
};

/** Statuses of every refusal that a route may answer with. */
export function refusalsOf(operation: OperationFacts): number[] {
  const statuses = new Set<number>(operation.refusals ?? []);
  const add = (...more: number[]) => {
    for (const status of more) statuses.add(status);
  };
  if (operation.idParameter !== undefined || operation.query !== undefined) add(400);
  if (operation.idParameter !== undefined) add(404);
  if (operation.keyHeader !== null) add(401, 429, 500, 503);
  if (operation.body !== undefined) add(400, 413, 415);
  // Every POST takes an idempotency key; a repeat finds nothing when what was made is deleted by now.
  if (operation.method === 'POST') add(400, 404, 409, 413, 422);
  return [...statuses].sort((a, b) => a - b);
}
