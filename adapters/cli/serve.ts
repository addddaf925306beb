import type { Server } from 'node:http';
import { serve as listen } from '@hono/node-server';
import { type Config, ConfigError } from '../../infrastructure/config.ts';
import { type OpenedServer, openServer } from '../../infrastructure/server.ts';
import { createCaptureRoutes } from '../capture/routes.ts';
import { attachCaptureSocket } from '../capture/socket.ts';
import { createTickets } from '../capture/ticket.ts';
import { createHttpApp } from '../http/app.ts';
import { cliActor } from './actor.ts';

/** Stopping may take this long before the process is ended anyway. */
const STOP_LIMIT_MS = 10_000;

/** Requests under way get this time to be answered; a page that waits for news is not worth more. */
const DRAIN_LIMIT_MS = 1500;

/** Runs the service until it is told to stop. @returns the exit code. */
export async function serve(config: Config): Promise<number> {
  const opened = await openServer(config);
  try {
    return await serveOpened(opened, config);
  } finally {
    await opened.close();
  }
}

async function serveOpened(opened: OpenedServer, config: Config): Promise<number> {
  const { ticketKey, ...capture } = opened.capture;
  const tickets = createTickets({ key: ticketKey, secure: config.publicUrl.startsWith('https:') });
  const app = createHttpApp({ ...opened.http, pages: createCaptureRoutes({ ...capture, tickets }) });
  const http = listen({ fetch: app.fetch, port: config.port, hostname: config.host }) as Server;
  const socket = attachCaptureSocket(http, { ...capture, tickets });
  await listening(http, config.port);
  await introduce(opened, config);
  process.stdout.write(`ready ${config.publicUrl}\n`);

  const signal = await untilToldToStop();
  opened.log.info('stopping', { signal });
  setTimeout(() => process.exit(1), STOP_LIMIT_MS).unref();
  const drained = drain(http);
  await socket.close();
  await drained;
  return 0;
}

/** With an empty data folder there is nobody who could call the API: makes an organization to start with. */
async function introduce(opened: OpenedServer, config: Config): Promise<void> {
  if (!opened.isEmpty) return;
  const { key, org_id } = await opened.organizations.create('Demo', cliActor());
  process.stdout.write(`made the organization "Demo" (${org_id}) in ${config.dataFolder}\n`);
  process.stdout.write(`its API key, shown this once: ${key}\n`);
}

/** @throws ConfigError when the port can't be had. */
function listening(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    if (server.listening) return resolve();
    server.once('listening', resolve);
    server.once('error', (error: NodeJS.ErrnoException) => {
      const reason = error.code === 'EADDRINUSE' ? 'is in use already' : `can't be listened on (${error.message})`;
      reject(new ConfigError(`port ${port} ${reason}: set PORT to another one`));
    });
  });
}

/** Takes no new connection, and lets go of those there are as soon as their request is answered. */
async function drain(server: Server): Promise<void> {
  const closed = new Promise<void>(resolve => server.close(() => resolve()));
  const closing = setInterval(() => server.closeIdleConnections(), 20);
  const limit = setTimeout(() => server.closeAllConnections(), DRAIN_LIMIT_MS);
  await closed;
  clearInterval(closing);
  clearTimeout(limit);
}

function untilToldToStop(): Promise<NodeJS.Signals> {
  return new Promise(resolve => {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, resolve);
  });
}
