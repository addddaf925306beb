import { type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { Destination } from './destination.ts';

/** Headers that speak of one connection only (RFC 9110, 7.6.1) and those that are meant for the proxy itself. */
const HOP_BY_HOP = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/** Sends a plain http request on to its checked destination and the answer back. */
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
  });
  const timer = setTimeout(() => upstream.destroy(new Error('connect timeout')), connectTimeoutMs);
  upstream.once('socket', socket => socket.once('connect', () => clearTimeout(timer)));
  upstream.once('close', () => clearTimeout(timer));
  upstream.on('response', answer => {
    outgoing.writeHead(answer.statusCode ?? 502, endToEnd(answer.rawHeaders));
    answer.pipe(outgoing);
    answer.on('error', () => outgoing.destroy());
  });
  upstream.on('error', () => {
    if (!outgoing.headersSent) outgoing.writeHead(502, { 'content-type': 'text/plain' });
    outgoing.end();
  });
  outgoing.on('close', () => upstream.destroy());
  incoming.pipe(upstream);
}

/** Raw `[name, value, …]` pairs without those that must not be passed on. */
function endToEnd(rawHeaders: readonly string[]): string[] {
  const kept: string[] = [];
  for (let index = 0; index + 1 < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? '';
    if (!HOP_BY_HOP.has(name.toLowerCase())) kept.push(name, rawHeaders[index + 1] ?? '');
  }
  return kept;
}
