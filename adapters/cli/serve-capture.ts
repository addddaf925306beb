import type { Server } from 'node:http';
import type { Hono } from 'hono';
import type { CaptureRole } from '../../infrastructure/composition/server-roles.ts';
import type { Config } from '../../infrastructure/settings/config.ts';
import { createNodePasses } from '../capture/node-pass.ts';
import { createNodeProxy } from '../capture/node-proxy.ts';
import { createCaptureRoutes } from '../capture/routes.ts';
import { attachCaptureSocket } from '../capture/socket.ts';
import { createTickets } from '../capture/ticket.ts';

/** Puts the hosted capture on a server: its socket now, its pages where the caller mounts them. */
export function serveCapture(
  http: Server,
  { ticketKey, nodeKey, ...rest }: CaptureRole,
  config: Config,
): { pages: Hono; close(): Promise<void> } {
  const tickets = createTickets({ key: ticketKey, secure: config.publicUrl.startsWith('https:') });
  const capture = { ...rest, tickets, proxy: createNodeProxy(createNodePasses(nodeKey)) };
  const socket = attachCaptureSocket(http, capture);
  return { pages: createCaptureRoutes(capture), close: () => socket.close() };
}
