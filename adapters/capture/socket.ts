import { randomUUID } from 'node:crypto';
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import type { CaptureDesk } from '../../application/capture/capture-desk.ts';
import type { CaptureView } from '../../application/capture/view.ts';
import { EngineUnavailable } from '../../application/ports/engine-unavailable.ts';
import type { Log } from '../../application/ports/log.ts';
import type { ViewerInput } from '../../application/ports/remote-browser.ts';
import type { HandoverMember } from '../../domain/capture/events.ts';
import type { Wish } from './client/protocol.ts';
import { isWish, parseClientMessage } from './client-message.ts';
import { NODE_PASS } from './node-pass.ts';
import type { NodeProxy } from './node-proxy.ts';
import { isOwnOrigin } from './origin.ts';
import { CLOSED_BECAUSE_OVER, SocketViewer } from './socket-viewer.ts';
import { TakenInputs } from './taken-inputs.ts';
import type { Tickets } from './ticket.ts';
import { createViewerBudget } from './viewer-budget.ts';
import { createWishes } from './wishes.ts';

const MAX_MESSAGE_BYTES = 64 * 1024;
/** Browsers send a message of ours in one. */
const MAX_FRAGMENTS = 64;

/** A viewer that does not answer a ping until the next one is gone. */
const PING_EVERY_MS = 20_000;

export type CaptureSocketParts = {
  desk: CaptureDesk;
  tickets: Tickets;
  /** Reaches the other capture nodes; undefined where there are none. */
  proxy?: NodeProxy;
  publicUrl: string;
  log: Log;
};

type Admission = { inquiryId: string; sessionId: string; member: HandoverMember | null };

/**
 * The name that a page gives itself, by which it is known when its socket is another one. Without one that can be taken
 * each socket is a page of its own: pages that shared a name would take each other's input for what was taken before.
 */
function pageOf({ url = '' }: IncomingMessage): string {
  return /\?page=([0-9a-z-]{1,40})$/.exec(url)?.[1] ?? randomUUID();
}

type Live = CaptureView & { kind: 'live' };

function refuse(stream: Duplex, status: string, header = ''): void {
  stream.end(`HTTP/1.1 ${status}\r\n${header}Connection: close\r\nContent-Length: 0\r\n\r\n`);
}

/**
 * Takes over the upgrades of `/capture/<id>/socket` on this server, and of no other path.
 * @returns how to close all sockets.
 */
export function attachCaptureSocket(server: Server, parts: CaptureSocketParts): { close(): Promise<void> } {
  const { desk, tickets, proxy, publicUrl, log } = parts;
  const sockets = new WebSocketServer({
    noServer: true,
    perMessageDeflate: false,
    maxPayload: MAX_MESSAGE_BYTES,
    maxFragments: MAX_FRAGMENTS,
  });
  const inputs = new TakenInputs();

  const attempt = createWishes(desk, log);

  function serve(socket: WebSocket, { sessionId, viewport }: Live, member: HandoverMember | null, name: string): void {
    const page = `${sessionId} ${name}`;
    const viewer = new SocketViewer(socket);
    const budget = createViewerBudget();
    let alive = true;
    // A socket's own errors (a message too large, a broken frame) end in `close`, which is handled below.
    socket.on('error', error => log.info('a viewer socket broke', { sessionId, error: error.message }));
    viewer.send({ type: 'hello', viewport, taken: inputs.last(page) });
    const watching = desk.watch(sessionId, viewer);
    if (watching === undefined) {
      socket.close(CLOSED_BECAUSE_OVER, 'over');
      return;
    }

    /** Before anything is parsed. Answers whether the viewer is still there. */
    function pay(bytes: number): boolean {
      const restMs = budget.spend(bytes);
      if (restMs === Number.POSITIVE_INFINITY) {
        if (socket.readyState === socket.OPEN) log.warn('a viewer sent far too much and is cut off', { sessionId });
        socket.terminate();
        return false;
      }
      if (restMs > 0 && !socket.isPaused) {
        socket.pause();
        setTimeout(() => socket.resume(), restMs).unref();
      }
      return true;
    }

    const take = (message: ViewerInput | Wish) =>
      isWish(message) ? void attempt({ viewer, sessionId, member }, message) : watching.input(message);

    socket.on('message', (data: Buffer, isBinary) => {
      if (!pay(data.length)) return;
      const message = isBinary ? undefined : parseClientMessage(String(data));
      if (message === undefined) return;
      if (message.type === 'ack') return viewer.acknowledge(message.sequence);
      switch (message.type) {
        case 'here':
          return viewer.send({ type: 'here', taken: inputs.last(page) });
        case 'numbered':
          // What comes late on a socket that was replaced is not taken: it comes again on the other.
          if (socket.readyState === socket.OPEN && inputs.take(page, message.number)) take(message.input);
          return;
        case 'stay':
          return watching.stay();
        case 'resize':
          return watching.resize(message.viewport);
        default:
          return take(message);
      }
    });
    socket.on('ping', data => pay(data.length));
    socket.on('pong', data => {
      alive = true;
      pay(data.length);
    });
    const pinging = setInterval(() => {
      if (!alive) return socket.terminate();
      alive = false;
      socket.ping();
    }, PING_EVERY_MS);
    socket.on('close', () => {
      clearInterval(pinging);
      watching.detach();
      viewer.release();
    });
  }

  /** The browser must come from our page and hold the ticket of the live session. */
  function admit(request: IncomingMessage, inquiryId: string): Admission | undefined {
    const { origin, host, cookie } = request.headers;
    const sessionId = tickets.holder(inquiryId, cookie);
    if (sessionId === null || !isOwnOrigin(publicUrl, origin, host)) return undefined;
    return { inquiryId, sessionId, member: tickets.member(inquiryId, cookie) };
  }

  /** Hands the socket to the other node whose business it is. Answers whether nothing is left to do here. */
  async function passOn(request: IncomingMessage, stream: Duplex, head: Buffer, inquiryId: string): Promise<boolean> {
    if (proxy === undefined) return false;
    const pass = request.headers[NODE_PASS];
    if (pass !== undefined) {
      const isNode = proxy.isPassedOn(String(pass), 'GET', request.url ?? '');
      if (!isNode) refuse(stream, '403 Forbidden');
      return !isNode;
    }
    const owner = await desk.ownerElsewhere(inquiryId);
    if (owner !== null) proxy.forwardUpgrade(owner, request, stream, head);
    return owner !== null;
  }

  async function upgrade(request: IncomingMessage, stream: Duplex, head: Buffer, inquiryId: string): Promise<void> {
    if (await passOn(request, stream, head, inquiryId)) return;
    const admission = admit(request, inquiryId);
    if (admission === undefined) return refuse(stream, '403 Forbidden');
    const { member } = admission;
    const { view } = await desk.view(inquiryId, admission.sessionId, member);
    if (view.kind !== 'live') return refuse(stream, '409 Conflict');
    sockets.handleUpgrade(request, stream, head, socket => serve(socket, view, member, pageOf(request)));
  }

  function onUpgrade(request: IncomingMessage, stream: Duplex, head: Buffer): void {
    const path = (request.url ?? '').split('?', 1)[0] ?? '';
    const inquiryId = /^\/capture\/([0-9A-Za-z_]{1,80})\/socket$/.exec(path)?.[1];
    if (inquiryId === undefined) {
      // A stream that nobody takes would stay open for good.
      if (server.listenerCount('upgrade') === 1) refuse(stream, '404 Not Found');
      return;
    }
    stream.on('error', () => stream.destroy());
    upgrade(request, stream, head, inquiryId).catch(error => {
      if (error instanceof EngineUnavailable) {
        log.warn('an upgrade is not possible now', { error: error.message });
        return refuse(stream, '503 Service Unavailable', `Retry-After: ${error.retryAfterSeconds}\r\n`);
      }
      log.error('an upgrade failed', { error: String(error) });
      refuse(stream, '500 Internal Server Error');
    });
  }

  server.on('upgrade', onUpgrade);
  return {
    close() {
      server.off('upgrade', onUpgrade);
      for (const socket of sockets.clients) socket.close(1001, 'The server stops.');
      return new Promise(resolve => {
        sockets.close(() => resolve());
        // A viewer that does not answer the goodbye must not hold up the stop.
        setTimeout(() => {
          for (const socket of sockets.clients) socket.terminate();
        }, 1000).unref();
      });
    },
  };
}
