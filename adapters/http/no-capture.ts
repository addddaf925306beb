import { Hono } from 'hono';
import { RequestError } from './errors.ts';

/** In the place of the capture pages, where a process has the role `http` alone: an ingress sends these elsewhere. */
export function noCaptureRoutes(): Hono {
  const routes = new Hono();
  routes.all('/capture/*', () => {
    const message = 'This process has no role capture. Route /capture/ to one that has it.';
    throw new RequestError(404, 'NOT_FOUND', message);
  });
  return routes;
}
