import type { Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import type { Hono } from 'hono';
import { prepareServer, serviceLog } from '../../infrastructure/composition/server.ts';
import type { CaptureRole, OpenedServer } from '../../infrastructure/composition/server-roles.ts';
import type { Config } from '../../infrastructure/settings/config.ts';
import type { HttpEnvironment } from '../http/environment.ts';
import { createStartingApp } from '../http/starting-app.ts';
import { cliActor } from './actor.ts';
import { addressWhileStarting, drain, listenAt } from './listening.ts';
import { untilToldToStop } from './told-to-stop.ts';
import { whenNobodyCatches } from './uncaught.ts';
import type { Worker } from './worker.ts';

/** Stopping may take this long before the process is ended anyway. */
const STOP_LIMIT_MS = 10_000;

/**
 * A connection that lies idle stays for longer than proxies keep theirs (Caddy two minutes, others one): on one that was
 * closed meanwhile they would send what they cannot send twice.
 */
const IDLE_CONNECTION_MS = 130_000;

/** What is left of a start that was stopped ends with the process after this time. */
const ABANDON_AFTER_MS = 200;

/**
 * Runs the service until it is told to stop, or an engine can't be reached from this process any more, whatever becomes
 * of the engine. While it starts it answers that it lives and what it waits for, where that is in nobody's way.
 * @param worker which of those that a supervisor keeps this process is; nobody keeps it unless told
 * @returns the exit code.
 */
export async function serve(config: Config, worker?: Worker): Promise<number> {
  const stopping = new AbortController();
  const log = serviceLog(config, worker?.captureSocket === undefined ? undefined : worker.number);
  const stopped = new Promise<unknown>(resolve => stopping.signal.addEventListener('abort', resolve));
  const stop = () => {
    setTimeout(() => process.exit(1), STOP_LIMIT_MS).unref();
    stopping.abort();
  };
  let exitCode = 0;
  whenNobodyCatches(log, () => {
    exitCode = 1;
    stop();
  });
  const { readiness, open } = prepareServer(config, {
    log,
    signal: stopping.signal,
    onLost({ engine, message }) {
      log.error(message, { engine });
      exitCode = 1;
      stop();
    },
  });
  let app: Hono<HttpEnvironment> = createStartingApp(log, readiness);
  const fetch = (...request: Parameters<typeof app.fetch>) => app.fetch(...request);
  const http = createAdaptorServer({ fetch }) as Server;
  http.keepAliveTimeout = IDLE_CONNECTION_MS;
  const startAddress = addressWhileStarting(config, worker);
  if (startAddress !== undefined) await listenAt(http, startAddress, config.port);
  void untilToldToStop().then(signal => {
    log.info('stopping', { signal });
    stop();
  });
  try {
    const opened = await open();
    try {
      const capture = await captureOn(http, opened.capture, config, worker);
      app = await appOf(opened, capture?.pages);
      await introduce(opened, config);
      if (startAddress !== config.host) {
        await drain(http);
        await listenAt(http, config.host, config.port);
      }
      if (worker === undefined) process.stdout.write(`ready ${config.publicUrl}\n`);
      else process.send?.('ready');
      await stopped;
      const drained = drain(http);
      await capture?.close();
      await drained;
    } finally {
      await opened.close();
    }
  } catch (error) {
    await drain(http);
    // Told to stop while it waited for an engine: there is nothing to stop.
    if (!(error instanceof Error && error.name === 'StartStopped')) throw error;
    // Attempts to connect that were abandoned would keep the process for as long as they take.
    setTimeout(() => process.exit(exitCode), ABANDON_AFTER_MS).unref();
  }
  return exitCode;
}

/** Loaded only where it is served. A worker without the role sends on to the one that may have it. */
async function captureOn(http: Server, capture: CaptureRole | undefined, config: Config, worker: Worker | undefined) {
  const socket = worker?.captureSocket;
  if (capture === undefined && (socket === undefined || worker?.number === 1)) return undefined;
  const { serveCapture, answerWorkers, forwardCapture } = await import('./serve-capture.ts');
  if (capture === undefined) return socket === undefined ? undefined : forwardCapture(http, socket);
  const served = serveCapture(http, capture, config);
  if (socket === undefined) return served;
  const inside = await answerWorkers(http, socket);
  const close = async () => {
    await served.close();
    await drain(inside);
  };
  return { ...served, close };
}

/** What this process answers by its roles. Only what these need is loaded. */
async function appOf(opened: OpenedServer, pages: Hono | undefined): Promise<Hono<HttpEnvironment>> {
  if (opened.http === undefined) {
    const { createRoleApp } = await import('../http/role-app.ts');
    return createRoleApp({ ...opened.service, pages });
  }
  const { createHttpApp } = await import('../http/app.ts');
  const { noCaptureRoutes } = await import('../http/no-capture.ts');
  return createHttpApp({ ...opened.http, pages: pages ?? noCaptureRoutes() });
}

/** With an empty log there is nobody who could call the API: makes an organization to start with. */
async function introduce(opened: OpenedServer, config: Config): Promise<void> {
  if (!opened.introduces) return;
  const { key, org_id } = await opened.organizations.create('Demo', cliActor());
  const where = config.engineUrls.eventStore === undefined ? config.dataFolder : 'an empty log';
  process.stdout.write(`made the organization "Demo" (${org_id}) in ${where}\n`);
  process.stdout.write(`its API key, shown this once: ${key}\n`);
}
