import { type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { Destination } from './destination.ts';
import { type EgressFailure, failureOf } from './failure.ts';
import { endToEnd, MAX_HEADER_BYTES, MAX_HEADER_LINES } from './headers.ts';
import { refuse } from './refuse.ts';

/** Nothing came or went for so long: the site has forgotten the request. */
const SILENT_MS = 5 * 60_000;

/**
 * Sends a plain http request on to its checked destination and the answer back. What a site answers is a stranger's
 * bytes: what is no answer that a browser could be given is 502, and one that breaks off is broken off.
 * @throws what Node says of a request that it can't send.
 */
export function forwardRequest(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  target: URL,
  destination: Destination,
  connectTimeoutMs: number,
): void {
  const upstream = request({
    host: destination.host,
    port: destination.port,
    lookup: destination.lookup,
    method: incoming.method ?? 'GET',
    path: `${target.pathname}${target.search}`,
    headers: endToEnd(incoming.rawHeaders),
    agent: false,
    setHost: false,
    maxHeaderSize: MAX_HEADER_BYTES,
    timeout: SILENT_MS,
  });
  upstream.maxHeadersCount = 0;
  const giveUp = (why: EgressFailure = 'BROKEN') => {
    upstream.destroy();
    if (outgoing.headersSent) outgoing.destroy();
    else refuse(outgoing, 502, 'This site gave no answer that can be shown.', why);
  };
  const timer = setTimeout(giveUp, connectTimeoutMs, 'TIMEOUT');
  upstream.once('socket', socket => socket.once('connect', () => clearTimeout(timer)));
  upstream.once('close', () => clearTimeout(timer));
  upstream.on('response', answer => {
    answer.on('error', () => giveUp());
    answer.on('aborted', () => giveUp());
    if (answer.rawHeaders.length > 2 * MAX_HEADER_LINES) return giveUp();
    try {
      outgoing.writeHead(answer.statusCode ?? 502, endToEnd(answer.rawHeaders));
    } catch {
      return giveUp();
    }
    answer.pipe(outgoing);
  });
  // Who was not asked for another protocol and changes to it talks nonsense.
  upstream.on('upgrade', (_answer, socket) => {
    socket.destroy();
    giveUp();
  });
  upstream.on('timeout', () => giveUp('TIMEOUT'));
  upstream.on('error', error => giveUp(failureOf(error)));
  outgoing.on('close', () => upstream.destroy());
  incoming.on('error', () => upstream.destroy());
  incoming.pipe(upstream);
}
