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

/** What each `details[].code` means, and what to do. */
export const DETAIL_CODES: Readonly<Record<string, string>> = {
  REQUIRED: 'It is missing: send it.',
  INVALID: 'Its value can not be: `message` says why.',
  INVALID_TYPE: 'It is of another type, for example a number where text must be.',
  INVALID_VALUE: 'It is none of the values that it may have: `message` lists them.',
  INVALID_FORMAT: 'It is not written as it must be, for example no address.',
  INVALID_UNION: 'It fits none of its forms: `message` says which there are.',
  INVALID_KEY: 'A key in it can not be: `message` says why.',
  INVALID_JSON: 'The body is no JSON.',
  UNKNOWN_FIELD: 'There is no such field: look for a slip in its name.',
  TOO_SMALL: 'It is too short, too few or too low.',
  TOO_BIG: 'It is too long, too many or too high.',
  INVALID_ID: 'It is no id of this kind: compare its prefix.',
  INVALID_AFTER_ID: 'The list has no such row: go on from a `last_id` of the same list and key.',
  INVALID_TARGET: 'Webhooks may not go there: https, and no private address.',
  DOMAIN_NOT_ALLOWED: 'The `start_url` lies in none of `settings.allowed_domains`.',
  TEMPLATE_NOT_FOUND: 'There is no such template: compare the key, and whether live and test keys are mixed up.',
  TEMPLATE_NOT_PUBLISHED: 'The template is a draft: publish it first.',
  THEME_NOT_FOUND: 'There is no such theme in your organization.',
  DRAFT_EXISTS: 'The template has a draft already: edit or publish that.',
  NO_DRAFT: 'The template has no draft: make one from the published version.',
  CHANGED_MEANWHILE: 'Others changed it at the same time: read it again, then send it again.',
  IN_PROGRESS: 'The first request with this `Idempotency-Key` still runs: send it again in a second.',
  REUSED: 'The `Idempotency-Key` was sent with another request: make a new one for each thing.',
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
