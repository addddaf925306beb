import type { Hono } from 'hono';
import { METHOD_NAME_ALL } from 'hono/router';
import type { HttpEnvironment } from './environment.ts';

/** Root of the versioned API. */
export const API = '/api/v1';

/** The address of a route of the API that was asked for without its root; undefined when there is none. */
export function versionedRoute(
  app: Hono<HttpEnvironment>,
  { method, path }: { method: string; path: string },
): string | undefined {
  if (path.startsWith(`${API}/`)) return undefined;
  const meant = path.replace(/^(?:\/api)?(?:\/v1)?(?=\/)/, API);
  const [handlers] = app.router.match(method, meant);
  return handlers.some(([[, route]]) => route.method !== METHOD_NAME_ALL) ? meant : undefined;
}
