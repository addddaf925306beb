import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import type { HttpEnvironment } from './environment.ts';

/** Counts requests, and tells what was counted in the text format of Prometheus. */
export type HttpMetrics = {
  requestAnswered(request: { method: string; route: string; status: number; durationMs: number }): void;
  exposition(): Promise<string>;
};

/** Counts every request by the pattern of its route, so that ids make no counter of their own. */
export function countRequests(metrics: HttpMetrics): MiddlewareHandler<HttpEnvironment> {
  return async (context, next) => {
    const startedAt = performance.now();
    await next();
    metrics.requestAnswered({
      method: context.req.method,
      route: routePath(context, -1),
      status: context.res.status,
      durationMs: performance.now() - startedAt,
    });
  };
}
