import type { Context } from 'hono';
import type { HttpEnvironment } from './environment.ts';

type Body = string | Uint8Array<ArrayBuffer>;
type More = { status?: number; headers?: Record<string, string> };

/** An answer that a handler has written itself: JSON unless its headers say otherwise, with status 200 unless told. */
export class Written {
  readonly body: Body;
  readonly more: More | undefined;
  constructor(body: Body, more?: More) {
    this.body = body;
    this.more = more;
  }
}

/**
 * Headers as a plain object: the server writes one several times faster than a `Headers` object. Nothing of an answer of
 * the API is a page, and nothing of it may be kept.
 */
function headersOf(context: Context<HttpEnvironment>): Record<string, string> {
  const headers: Record<string, string> = {
    'content-type': 'application/json',
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'strict-transport-security': 'max-age=15552000; includeSubDomains',
    'x-request-id': context.get('requestId'),
  };
  const allowance = context.get('allowance');
  if (allowance !== undefined) {
    headers['ratelimit-limit'] = String(allowance.limit);
    headers['ratelimit-remaining'] = String(allowance.remaining);
    headers['ratelimit-reset'] = String(allowance.reset);
  }
  return headers;
}

/** An answer whose body is written already. This is what every successful request comes by. */
export function answerText(context: Context<HttpEnvironment>, body: Body, more?: More): Response {
  const headers = headersOf(context);
  if (more === undefined) return new Response(body, { headers });
  return new Response(body, { ...more, headers: { ...headers, ...more.headers } });
}

/** The answer that all is done and there is nothing to say. */
function answerNothing(context: Context<HttpEnvironment>): Response {
  const { 'content-type': _, ...headers } = headersOf(context);
  return new Response(null, { status: 204, headers });
}

/** What a handler answered: something that is written as JSON, or is written already, or nothing at all. */
export function answer(context: Context<HttpEnvironment>, answered: unknown): Response {
  if (answered === undefined) return answerNothing(context);
  if (answered instanceof Written) return answerText(context, answered.body, answered.more);
  return answerText(context, JSON.stringify(answered));
}
