import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createServer, request, type Server } from 'node:http';
import { Hono } from 'hono';
import type { CaptureRole } from '../../infrastructure/composition/server-roles.ts';
import type { Config } from '../../infrastructure/settings/config.ts';
import { CaptureBudgets } from '../capture/budgets.ts';
import { forwardRequest, forwardUpgrade, NodeAway, type Upstream } from '../capture/forwarding.ts';
import { createNodePasses } from '../capture/node-pass.ts';
import { createNodeProxy } from '../capture/node-proxy.ts';
import { createCaptureRoutes } from '../capture/routes.ts';
import { attachCaptureSocket } from '../capture/socket.ts';
import { createTickets } from '../capture/ticket.ts';
import { clientAddress } from '../http/client-address.ts';
import { RequestError } from '../http/errors.ts';

/** What is put on a server. */
type ServedCapture = { pages: Hono; close(): Promise<void> };

/** Puts the hosted capture on a server: its socket now, its pages where the caller mounts them. */
export function serveCapture(
  http: Server,
  { ticketKey, nodeKey, isTrustedProxy, onRefused, ...rest }: CaptureRole,
  config: Config,
): ServedCapture {
  const tickets = createTickets({ key: ticketKey, secure: config.publicUrl.startsWith('https:') });
  const budgets = new CaptureBudgets({ clock: { now: () => new Date() }, log: rest.log, onRefused });
  const addressOf = clientAddress(isTrustedProxy);
  const { patience } = config.capture;
  const proxy = createNodeProxy(createNodePasses(nodeKey));
  const capture = { ...rest, budgets, addressOf, tickets, patience, proxy };
  const socket = attachCaptureSocket(http, capture);
  return { pages: createCaptureRoutes(capture), close: () => socket.close() };
}

/** Answers at a socket of this machine as the server does, for workers that send on what is not theirs. */
export async function answerWorkers(http: Server, path: string): Promise<Server> {
  const inside = createServer();
  for (const event of ['request', 'upgrade']) inside.on(event, (...what: unknown[]) => http.emit(event, ...what));
  // One that was killed left its own behind.
  rmSync(path, { force: true });
  // Otherwise the supervisor would take it for one that all workers share.
  inside.listen({ path, exclusive: true });
  await once(inside, 'listening');
  return inside;
}

/** Sends what concerns the hosted capture on to the worker that serves it. */
export function forwardCapture(http: Server, path: string): ServedCapture {
  const upstream: Upstream = {
    name: 'the worker with the role capture',
    ask: (url, method, headers) => request({ socketPath: path, path: url, method, headers, agent: false }),
  };
  http.on('upgrade', (...socket) => forwardUpgrade(upstream, ...socket));
  const pages = new Hono();
  pages.all('/capture/*', async c => {
    try {
      return await forwardRequest(upstream, c.req.raw);
    } catch (error) {
      if (!(error instanceof NodeAway)) throw error;
      throw new RequestError(503, 'SERVICE_UNAVAILABLE', 'The capture starts again. Try again in a few seconds.');
    }
  });
  return { pages, close: async () => undefined };
}
