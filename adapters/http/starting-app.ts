import { randomUUID } from 'node:crypto';
import type { Hono } from 'hono';
import type { Log } from '../../application/ports/log.ts';
import { createBaseApp } from './base-app.ts';
import type { HttpEnvironment } from './environment.ts';
import { unavailable } from './errors.ts';
import { mountOperations } from './mount-operations.ts';
import { healthOperations } from './operations/health.ts';
import type { Readiness } from './schemas/answers/service.ts';

const RETRY_AFTER_SECONDS = 2;

/** What a process answers until its engines are there: that it lives, what it waits for, and that it is not ready. */
export function createStartingApp(log: Log, readiness: () => Readiness): Hono<HttpEnvironment> {
  const app = createBaseApp({ identifiers: { event: randomUUID }, log });
  mountOperations(app, healthOperations, { readiness: async () => readiness() });
  app.all('*', () => {
    throw unavailable(RETRY_AFTER_SECONDS, 'The service is starting. Try again in a moment.');
  });
  return app;
}
