import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { CountedWarnings } from '../../../application/counted-warnings.ts';
import type { Log } from '../../../application/ports/log.ts';
import { parseUrl } from '../../../domain/parse-url.ts';
import type { AddressPolicy } from '../../network/address-policy.ts';
import { createHostResolver, type ResolveHost } from '../../network/resolve-host.ts';
import { checkDestination, type Resolve } from './destination.ts';
import { type EgressFailure, EgressRefused, failureOf } from './failure.ts';
import { forwardRequest } from './forward-request.ts';
import { MAX_HEADER_BYTES } from './headers.ts';
import { LimitReached } from './limit-reached.ts';
import { boundedLookups } from './lookups.ts';
import { openTunnel } from './open-tunnel.ts';
import { refuse, refuseTunnel } from './refuse.ts';

export type EgressOptions = {
  policy: AddressPolicy;
  log: Log;
  /** How names are found; by DNS unless told. */
  resolve?: ResolveHost;
  /** Told of a tunnel that there is none, whose browser hears only that; `host:port`, as it was asked for. */
  onFailure?: (authority: string, failure: EgressFailure) => void;
  /** Connections of the browser at once; 256 unless told. */
  maxConnections?: number;
  /** Names that are looked up at once; 32 unless told. */
  maxLookups?: number;
};

/** The only way out of one remote browser. */
export interface EgressProxy {
  readonly port: number;
  close(): Promise<void>;
}

const CONNECT_TIMEOUT_MS = 10_000;

type WayOut = {
  policy: AddressPolicy;
  resolve: Resolve;
  warnings: CountedWarnings;
  onFailure: EgressOptions['onFailure'];
};

/**
 * Starts a forward proxy on a loopback port of its own. The port is the browser's identity: proxy credentials would
 * make Chromium intercept every request and switch its cache off.
 */
export async function startEgressProxy(options: EgressOptions): Promise<EgressProxy> {
  const { policy, log, maxConnections = 256, maxLookups = 32 } = options;
  const warnings = new CountedWarnings(log);
  const resolve = boundedLookups(options.resolve ?? createHostResolver(), maxLookups);
  const way: WayOut = { policy, resolve, warnings, onFailure: options.onFailure };
  const connections = new Set<Socket>();
  const server = createServer({ maxHeaderSize: MAX_HEADER_BYTES }, (incoming, outgoing) =>
    forward(incoming, outgoing, way),
  );
  server.maxConnections = maxConnections;
  server.on('drop', () => warnings.warn(`a remote page keeps more than ${maxConnections} connections`));
  server.on('connection', socket => {
    connections.add(socket);
    socket.on('close', () => connections.delete(socket));
    socket.on('error', () => socket.destroy());
  });
  server.on('connect', (incoming: IncomingMessage, client: Duplex, head: Buffer) =>
    tunnel(incoming, client, head, way),
  );
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
        for (const socket of connections) socket.destroy();
        warnings.close();
      }),
  };
}

async function forward(incoming: IncomingMessage, outgoing: ServerResponse, way: WayOut): Promise<void> {
  outgoing.on('error', () => outgoing.destroy());
  const target = parseUrl(incoming.url ?? '');
  if (target?.protocol !== 'http:') {
    refuse(outgoing, 400, 'This proxy takes absolute http addresses only.', 'OTHER');
    return;
  }
  try {
    const destination = await checkDestination(`${target.hostname}:${target.port || 80}`, way.policy, way.resolve);
    if (!outgoing.destroyed) forwardRequest(incoming, outgoing, target, destination, CONNECT_TIMEOUT_MS);
  } catch (error) {
    const sentence = 'This address cannot be reached from the remote browser.';
    refuse(outgoing, statusOf(error, way), sentence, failureOf(error));
  }
}

async function tunnel(incoming: IncomingMessage, client: Duplex, head: Buffer, way: WayOut): Promise<void> {
  const authority = incoming.url ?? '';
  const failed = (error: unknown) => way.onFailure?.(authority, failureOf(error));
  try {
    const destination = await checkDestination(authority, way.policy, way.resolve);
    if (!client.destroyed) openTunnel(client, head, destination, CONNECT_TIMEOUT_MS, failed);
  } catch (error) {
    failed(error);
    refuseTunnel(client, statusOf(error, way));
  }
}

/** The log line names no host: which sites an end user visits is their own affair. */
function statusOf(error: unknown, { warnings }: WayOut): number {
  if (error instanceof LimitReached) {
    warnings.warn(error.message);
    return 503;
  }
  if (!(error instanceof EgressRefused)) return 502;
  warnings.warn('the egress proxy refused a destination');
  return 403;
}
