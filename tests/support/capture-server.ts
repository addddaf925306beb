import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { type CaptureRoutesParts, createCaptureRoutes } from '../../adapters/capture/routes.ts';
import { attachCaptureSocket } from '../../adapters/capture/socket.ts';
import { createTickets } from '../../adapters/capture/ticket.ts';
import type { CaptureHouse } from './capture-house.ts';

export const TICKET_KEY = new Uint8Array(32).fill(7);

/** A capture house behind a real server on loopback. */
export type CaptureServer = {
  url: string;
  port: number;
  /** Somebody else who takes upgrades. */
  onUpgrade(take: (request: IncomingMessage, stream: Duplex) => void): void;
  /** Breaks every wire, as a bad network does. */
  dropSockets(): void;
  close(): Promise<void>;
};

export async function startCaptureServer(
  house: Pick<CaptureHouse, 'desk' | 'themes' | 'log'>,
  limits: Partial<Pick<CaptureRoutesParts, 'budgets' | 'addressOf' | 'patience'>> = {},
): Promise<CaptureServer> {
  const server = createServer();
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  const wires = new Set<Duplex>();
  server.on('connection', wire => wires.add(wire));
  const { desk, themes, log } = house;
  const tickets = createTickets({ key: TICKET_KEY, secure: false });
  const app = new Hono().route(
    '/',
    createCaptureRoutes({ desk, themes, tickets, publicUrl: url, log, patience: 10, ...limits }),
  );
  // Where the end user is sent back to.
  app.get('/done', c => c.text(`back with ${c.req.query('status')}`));
  server.on('request', getRequestListener(app.fetch));
  const socket = attachCaptureSocket(server, { desk, tickets, publicUrl: url, log });
  return {
    url,
    port,
    onUpgrade(take) {
      server.on('upgrade', take);
    },
    dropSockets() {
      for (const wire of wires) wire.destroy();
      wires.clear();
    },
    async close() {
      await desk.close();
      await socket.close();
      server.closeAllConnections();
      await new Promise(resolve => server.close(resolve));
    },
  };
}
