import type { Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import { browsersLog, openBrowsers } from '../../infrastructure/composition/browsers.ts';
import type { BrowsersConfig } from '../../infrastructure/settings/browsers-config.ts';
import { createRoleApp } from '../http/role-app.ts';
import { drain, listenAt } from './listening.ts';
import { untilToldToStop } from './told-to-stop.ts';
import { whenNobodyCatches } from './uncaught.ts';

/** Stopping may take this long before the process is ended anyway. */
const STOP_LIMIT_MS = 10_000;

/** Runs browsers for services until it is told to stop. @returns the exit code */
export async function serveBrowsers(config: BrowsersConfig): Promise<number> {
  const log = browsersLog(config);
  let exitCode = 0;
  const stopped = new Promise<void>(resolve => {
    const stop = () => {
      setTimeout(() => process.exit(1), STOP_LIMIT_MS).unref();
      resolve();
    };
    whenNobodyCatches(log, () => {
      exitCode = 1;
      stop();
    });
    void untilToldToStop().then(signal => {
      log.info('stopping', { signal });
      stop();
    });
  });
  const browsers = await openBrowsers(config, log);
  try {
    const app = createRoleApp({ ...browsers.service, pages: undefined });
    const http = createAdaptorServer({ fetch: app.fetch }) as Server;
    await listenAt(http, config.host, config.port);
    process.stdout.write(`ready tcp://${config.host}:${browsers.port}\n`);
    await stopped;
    await drain(http);
  } finally {
    await browsers.close();
  }
  return exitCode;
}
