import type { Server } from 'node:http';
import type { Config } from '../../infrastructure/settings/config.ts';
import { ConfigError } from '../../infrastructure/settings/config-error.ts';
import type { Worker } from './worker.ts';

const LOOPBACK = ['127.0.0.1', '::1', 'localhost'];

/** Requests under way get this time to be answered; a page that waits for news is not worth more. */
const DRAIN_LIMIT_MS = 1500;

/**
 * The address at which a process answers while it starts; undefined: at none.
 *
 * Who serves alone answers at its own address: whoever comes early is told that it starts. One of several processes
 * answers this machine only, for its health check: an ingress goes where a connection is taken, and others can answer.
 * A worker shares its address with others, and would take their requests.
 */
export function addressWhileStarting(config: Config, worker: Worker | undefined): string | undefined {
  if (worker?.captureSocket !== undefined) return undefined;
  return config.alone || LOOPBACK.includes(config.host) ? config.host : '127.0.0.1';
}

/** @throws ConfigError when the port can't be had. */
export function listenAt(server: Server, host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const failed = (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') {
        reject(new ConfigError(`port ${port} is in use already: set PORT to another one`));
      } else if (error.code === 'EACCES') {
        reject(new ConfigError(`port ${port} is not for user ${process.getuid?.()}: set PORT to one above 1023`));
      } else reject(new ConfigError(`HOST is ${host}, which can't be listened on (${error.message})`));
    };
    server.once('error', failed);
    server.listen(port, host, () => {
      server.off('error', failed);
      resolve();
    });
  });
}

/** Takes no new connection, and lets go of those there are as soon as their request is answered. */
export async function drain(server: Server): Promise<void> {
  if (!server.listening) return;
  const closed = new Promise<void>(resolve => server.close(() => resolve()));
  const closing = setInterval(() => server.closeIdleConnections(), 20);
  const limit = setTimeout(() => server.closeAllConnections(), DRAIN_LIMIT_MS);
  await closed;
  clearInterval(closing);
  clearTimeout(limit);
}
