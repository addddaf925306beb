import type { Server } from 'node:http';
import type { Hono } from 'hono';
import type { Config } from '../../infrastructure/config.ts';
import type { CaptureRole } from '../../infrastructure/server-roles.ts';
import { createCaptureRoutes } from '../capture/routes.ts';
import { attachCaptureSocket } from '../capture/socket.ts';
import { createTickets } from '../capture/ticket.ts';

/** Puts the hosted capture on a server: its socket now, its pages where the caller mounts them. */
export function serveCapture(
  http: Server,
  { ticketKey, ...capture }: CaptureRole,
  config: Config,
): { pages: Hono; close(): Promise<void> } {
  const tickets = createTickets({ key: ticketKey, secure: config.publicUrl.startsWith('https:') });
  const socket = attachCaptureSocket(http, { ...capture, tickets });
  return { pages: createCaptureRoutes({ ...capture, tickets }), close: () => socket.close() };
}
