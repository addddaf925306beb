import type { Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import { browsersLog, openBrowsers } from '../../infrastructure/composition/browsers.ts';
import type { BrowsersConfig } from '../../infrastructure/settings/browsers-config.ts';
import { createRoleApp } from '../http/role-app.ts';
import { drain, listenAt } from './listening.ts';
import { untilToldToStop } from './told-to-stop.ts';
import { whenNobodyCatches } from './uncaught.ts';

/** Stopping may take this long, once no session is waited for any more, before the process is ended anyway. */
const STOP_LIMIT_MS = 10_000;

/**
 * Runs browsers for services until it is told to stop, and then for as long as its sessions last, within limits. Who
 * tells it a second time, or something that nobody catches, ends them at once.
 * @returns the exit code
 */
export async function serveBrowsers(config: BrowsersConfig): Promise<number> {
  const log = browsersLog(config);
  const hurry = new AbortController();
  const endWithin = (ms: number) => setTimeout(() => process.exit(1), ms).unref();
  hurry.signal.addEventListener('abort', () => endWithin(STOP_LIMIT_MS));
  let exitCode = 0;
  const stopped = new Promise<void>(resolve => {
    whenNobodyCatches(log, () => {
      exitCode = 1;
      hurry.abort();
      resolve();
    });
    void untilToldToStop().then(signal => {
      log.info('stopping', { signal });
      endWithin(config.drainSeconds * 1000 + STOP_LIMIT_MS);
      void untilToldToStop().then(() => hurry.abort());
      resolve();
    });
  });
  const browsers = await openBrowsers(config, log);
  try {
    const app = createRoleApp({ ...browsers.service, pages: undefined });
    const http = createAdaptorServer({ fetch: app.fetch }) as Server;
    await listenAt(http, config.host, config.port);
    process.stdout.write(`ready tcp://${config.host}:${browsers.port}\n`);
    await stopped;
    await browsers.drain(hurry.signal);
    await Promise.all([browsers.close(), drain(http)]);
    log.info('stopped');
  } finally {
    await browsers.close();
  }
  return exitCode;
}
