import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import type { Log } from '../../../application/ports/log.ts';
import type { AddressPolicy } from '../../network/address-policy.ts';
import { checkDestination, EgressRefused, type Resolve } from './destination.ts';
import { forwardRequest } from './forward-request.ts';
import { openTunnel } from './open-tunnel.ts';

export type EgressOptions = {
  policy: AddressPolicy;
  log: Log;
  /** The system's resolver unless told. */
  resolve?: Resolve;
};

/** The only way out of one remote browser. */
export interface EgressProxy {
  readonly port: number;
  close(): Promise<void>;
}

const CONNECT_TIMEOUT_MS = 10_000;

/**
 * Starts a forward proxy on a loopback port of its own. The port is the browser's identity: proxy credentials would
 * make Chromium intercept every request and switch its cache off.
 */
export async function startEgressProxy(options: EgressOptions): Promise<EgressProxy> {
  const tunnels = new Set<Duplex>();
  const server = createServer((incoming, outgoing) => void forward(incoming, outgoing, options));
  server.on('connect', (incoming: IncomingMessage, client: Duplex, head: Buffer) => {
    tunnels.add(client);
    client.on('close', () => tunnels.delete(client));
    client.on('error', () => client.destroy());
    void tunnel(incoming, client, head, options);
  });
  server.on('clientError', (_error, socket) => socket.destroy());
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise(resolve => {
        server.close(() => resolve());
        server.closeAllConnections();
        for (const client of tunnels) client.destroy();
      }),
  };
}

async function forward(incoming: IncomingMessage, outgoing: ServerResponse, options: EgressOptions): Promise<void> {
  outgoing.on('error', () => outgoing.destroy());
  const target = URL.canParse(incoming.url ?? '') ? new URL(incoming.url ?? '') : null;
  if (target?.protocol !== 'http:') {
    outgoing.writeHead(400, { 'content-type': 'text/plain' });
    outgoing.end('This proxy takes absolute http addresses only.');
    return;
  }
  try {
    const destination = await checkDestination(
      `${target.hostname}:${target.port || 80}`,
      options.policy,
      options.resolve,
    );
    forwardRequest(incoming, outgoing, target, destination, CONNECT_TIMEOUT_MS);
  } catch (error) {
    outgoing.writeHead(statusOf(error, options.log), { 'content-type': 'text/plain' });
    outgoing.end('This address cannot be reached from the remote browser.');
  }
}

async function tunnel(incoming: IncomingMessage, client: Duplex, head: Buffer, options: EgressOptions): Promise<void> {
  try {
    const destination = await checkDestination(incoming.url ?? '', options.policy, options.resolve);
    openTunnel(client, head, destination, CONNECT_TIMEOUT_MS);
  } catch (error) {
    client.end(`HTTP/1.1 ${statusOf(error, options.log)} Refused\r\n\r\n`);
  }
}

/** The log line names no host: which sites an end user visits is their own affair. */
function statusOf(error: unknown, log: Log): number {
  if (!(error instanceof EgressRefused)) return 502;
  log.warn('the egress proxy refused a destination');
  return 403;
}
