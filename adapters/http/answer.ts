import type { Context } from 'hono';
import type { HttpEnvironment } from './environment.ts';

/** On every answer of the API: nothing of it is a page, and nothing of it may be kept. */
const API_HEADERS = {
  'content-type': 'application/json',
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'strict-transport-security': 'max-age=15552000; includeSubDomains',
};

/** Headers as a plain object: the server writes one several times faster than a `Headers` object. */
function headersOf(context: Context<HttpEnvironment>): Record<string, string> {
  const headers = { ...API_HEADERS, 'x-request-id': context.get('requestId') };
  const allowance = context.get('allowance');
  if (allowance === undefined) return headers;
  return {
    ...headers,
    'ratelimit-limit': String(allowance.limit),
    'ratelimit-remaining': String(allowance.remaining),
    'ratelimit-reset': String(allowance.reset),
  };
}

/** An answer whose body is JSON text already. This is what every successful request comes by. */
export function answerText(
  context: Context<HttpEnvironment>,
  json: string,
  more?: { status?: number; headers?: Record<string, string> },
): Response {
  const headers = headersOf(context);
  if (more === undefined) return new Response(json, { headers });
  return new Response(json, { ...more, headers: { ...headers, ...more.headers } });
}

/** An answer that is written as JSON. */
export function answer(context: Context<HttpEnvironment>, body: unknown): Response {
  return answerText(context, JSON.stringify(body));
}

/** The answer that all is done and there is nothing to say. */
export function answerNothing(context: Context<HttpEnvironment>): Response {
  const { 'content-type': _, ...headers } = headersOf(context);
  return new Response(null, { status: 204, headers });
}
