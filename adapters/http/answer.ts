import type { Context } from 'hono';
import type { HttpEnvironment } from './environment.ts';

/** On every answer of the API: nothing of it is a page, and nothing of it may be kept. */
const API_HEADERS = {
  'content-type': 'application/json',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'strict-transport-security': 'max-age=15552000; includeSubDomains',
};

/**
 * An answer whose body is JSON text already. Its headers are a plain object: the server writes one several times
 * faster than a `Headers` object, and this is what every successful request comes by.
 */
export function answerText(
  context: Context<HttpEnvironment>,
  json: string,
  more?: { status?: number; headers?: Record<string, string> },
): Response {
  const headers = { ...API_HEADERS, 'x-request-id': context.get('requestId') };
  if (more === undefined) return new Response(json, { headers });
  return new Response(json, { ...more, headers: { ...headers, ...more.headers } });
}

/** An answer that is written as JSON. */
export function answer(context: Context<HttpEnvironment>, body: unknown): Response {
  return answerText(context, JSON.stringify(body));
}
