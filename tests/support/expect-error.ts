import * as assert from 'uvu/assert';
import type { ErrorBody, ErrorDetail } from '../../adapters/http/errors.ts';
import type { ApiAnswer } from './api.ts';

/** Checks that an answer is the one error body, whole, and names its request. @returns its details. */
export function expectError(answer: ApiAnswer<unknown>, status: number, code: string, what = ''): ErrorDetail[] {
  const told = `${what} ${JSON.stringify(answer.body)}`.slice(0, 600);
  assert.is(answer.status, status, told);
  const { error } = answer.body as ErrorBody;
  assert.equal(Object.keys(answer.body as object), ['error'], told);
  assert.equal(Object.keys(error), ['code', 'message', 'details', 'requestId'], told);
  assert.is(error.code, code, told);
  assert.ok(error.message.length > 5 && error.requestId.length > 7, told);
  assert.is(answer.headers.get('x-request-id'), error.requestId, told);
  assert.match(answer.headers.get('content-type') ?? '', /^application\/json/, told);
  assert.not.match(JSON.stringify(answer.body), /\.(js|ts):\d|node_modules| at [A-Z]/, told);
  for (const detail of error.details) assert.equal(Object.keys(detail), ['field', 'code', 'message'], told);
  return error.details;
}

/** Fields that the details of an error name, each with its code, sorted. */
export function named(details: readonly ErrorDetail[]): string[] {
  return details.map(({ field, code }) => `${field} ${code}`).sort();
}
