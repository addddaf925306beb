import type { Hono } from 'hono';
import type { Identifiers } from '../../application/ports/identifiers.ts';
import type { Log } from '../../application/ports/log.ts';
import { createBaseApp } from './base-app.ts';
import type { HttpEnvironment } from './environment.ts';
import type { HttpMetrics } from './metrics.ts';
import { mountOperations } from './mount-operations.ts';
import { healthOperations } from './operations/health.ts';
import { metricsOperations } from './operations/metrics.ts';
import type { Readiness } from './schemas/answers/service.ts';

export type RoleParts = {
  identifiers: Identifiers;
  log: Log;
  metrics: HttpMetrics;
  readiness: () => Promise<Readiness>;
  /** The pages of the hosted capture, if this process serves them. */
  pages: Hono | undefined;
};

/** What a process answers that does not serve the API: health, metrics, and the capture pages if that is its role. */
export function createRoleApp({ identifiers, log, metrics, readiness, pages }: RoleParts): Hono<HttpEnvironment> {
  const app = createBaseApp({ identifiers, log, metrics });
  mountOperations(app, healthOperations, { readiness });
  mountOperations(app, metricsOperations, { metrics });
  if (pages !== undefined) app.route('/', pages);
  return app;
}
