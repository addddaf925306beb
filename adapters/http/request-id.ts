import type { MiddlewareHandler } from 'hono';
import type { Identifiers } from '../../application/ports/identifiers.ts';
import type { HttpEnvironment } from './environment.ts';

const SANE_TOKEN = /^[0-9A-Za-z._-]{8,128}$/;

/** Names every request: by the caller's `x-request-id` when it is a sane token, else by a new id. Answered as header. */
export function requestIds(identifiers: Identifiers): MiddlewareHandler<HttpEnvironment> {
  return async (context, next) => {
    const sent = context.req.header('x-request-id');
    const requestId = sent !== undefined && SANE_TOKEN.test(sent) ? sent : identifiers.event();
    context.set('requestId', requestId);
    await next();
    context.res.headers.set('x-request-id', requestId);
  };
}
