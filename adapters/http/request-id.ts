import type { MiddlewareHandler } from 'hono';
import type { Identifiers } from '../../application/ports/identifiers.ts';
import type { HttpEnvironment } from './environment.ts';

const SANE_TOKEN = /^[0-9A-Za-z._-]{8,128}$/;

/** Names every request: by the caller's `x-request-id` when it is a sane token, else by a new id. */
export function requestIds(identifiers: Pick<Identifiers, 'event'>): MiddlewareHandler<HttpEnvironment> {
  return (context, next) => {
    const sent = context.req.header('x-request-id');
    context.set('requestId', sent !== undefined && SANE_TOKEN.test(sent) ? sent : identifiers.event());
    return next();
  };
}

/** Puts the request's name, and what every answer says to browsers, on answers that are made by Hono's own means. */
export const nameAnswers: MiddlewareHandler<HttpEnvironment> = (context, next) => {
  context.header('x-request-id', context.get('requestId'));
  context.header('x-content-type-options', 'nosniff');
  context.header('strict-transport-security', 'max-age=15552000; includeSubDomains');
  return next();
};
