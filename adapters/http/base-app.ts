import { Hono } from 'hono';
import { methodNotAllowed } from 'hono/method-not-allowed';
import type { Identifiers } from '../../application/ports/identifiers.ts';
import type { Log } from '../../application/ports/log.ts';
import type { HttpEnvironment } from './environment.ts';
import { errorAnswers, noSuchRoute, RequestError } from './errors.ts';
import { countRequests, type HttpMetrics } from './metrics.ts';
import { nameAnswers, requestIds } from './request-id.ts';
import { versionedRoute } from './versioned-route.ts';

/** Paths whose answers are not made by the API's own means. */
const NAMED = ['/capture/*', '/console/*', '/docs/*'];

export type BaseParts = {
  identifiers: Pick<Identifiers, 'event'>;
  log: Log;
  /** Counts every request; until the service has started there is nobody to tell. */
  metrics?: HttpMetrics;
};

/** What every process answers with, whatever its role: named requests, and refusals of one form. No route yet. */
export function createBaseApp({ identifiers, log, metrics }: BaseParts): Hono<HttpEnvironment> {
  const app = new Hono<HttpEnvironment>();
  const answerError = errorAnswers(log);
  if (metrics !== undefined) app.use(countRequests(metrics));
  app.use(requestIds(identifiers));
  app.use(
    methodNotAllowed({
      app,
      onMethodNotAllowed: (context, methods) => {
        const message = `${context.req.method} is not possible here. Possible: ${methods.join(', ')}.`;
        const response = answerError(new RequestError(405, 'METHOD_NOT_ALLOWED', message), context);
        response.headers.set('Allow', methods.join(', '));
        return response;
      },
    }),
  );
  app.onError((error, context) => answerError(error, context));
  app.notFound(context => answerError(noSuchRoute(versionedRoute(app, context.req)), context));
  for (const path of NAMED) app.use(path, nameAnswers);
  return app;
}
