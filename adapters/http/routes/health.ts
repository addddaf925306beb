import { Hono } from 'hono';
import type { HttpEnvironment } from '../environment.ts';

/** What stands behind each port and whether it works. */
export type Readiness = {
  ready: boolean;
  engines: Record<string, string>;
  checks: Record<string, { ok: boolean; detail?: string }>;
};

/** `/healthz`: the process is alive. `/readyz`: its engines answer and its read models have caught up. */
export function healthRoutes(readiness: () => Promise<Readiness>): Hono<HttpEnvironment> {
  const routes = new Hono<HttpEnvironment>();
  routes.get('/healthz', context => context.json({ status: 'ok' }));
  routes.get('/readyz', async context => {
    const answer = await readiness();
    return context.json(answer, answer.ready ? 200 : 503);
  });
  return routes;
}
