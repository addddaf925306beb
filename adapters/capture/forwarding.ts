import type { ClientRequest, IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { Readable } from 'node:stream';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';

/** Headers that are about one connection only (RFC 9110 7.6.1); `connection` may name more. */
const HOP_BY_HOP = ['connection', 'keep-alive', 'proxy-connection', 'te', 'trailer', 'transfer-encoding', 'upgrade'];

/** The process that runs a session does not answer: its lease runs out soon. */
export class NodeAway extends Error {
  override readonly name = 'NodeAway';
}

/** A process that requests and sockets are sent on to. */
export type Upstream = {
  name: string;
  ask(path: string, method: string, headers: Record<string, string>): ClientRequest;
};

function endToEnd(headers: Iterable<[string, string]>): [string, string][] {
  const all = [...headers];
  const named = all.filter(([name]) => name === 'connection').flatMap(([, value]) => value.toLowerCase().split(','));
  const dropped = new Set([...HOP_BY_HOP, ...named.map(name => name.trim())]);
  return all.filter(([name]) => !dropped.has(name));
}

function answerOf(incoming: IncomingMessage): Response {
  const headers = new Headers();
  for (const [name, values] of Object.entries(incoming.headersDistinct)) {
    if (!HOP_BY_HOP.includes(name)) for (const value of values ?? []) headers.append(name, value);
  }
  const status = incoming.statusCode ?? 502;
  const empty = status === 204 || status === 304;
  if (empty) incoming.resume();
  const body = empty ? null : (Readable.toWeb(incoming) as unknown as ReadableStream<Uint8Array>);
  return new Response(body, { status, headers });
}

/** @throws NodeAway when it does not answer. */
export function forwardRequest(upstream: Upstream, request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const headers = Object.fromEntries(endToEnd(request.headers));
  return new Promise((resolve, reject) => {
    const asked = upstream.ask(`${pathname}${search}`, request.method, headers);
    asked.on('response', incoming => resolve(answerOf(incoming)));
    asked.on('timeout', () => asked.destroy(new Error('no answer in time')));
    asked.on('error', cause => reject(new NodeAway(`${upstream.name} does not answer: ${cause.message}`, { cause })));
    if (request.body === null) asked.end();
    else {
      const body = Readable.fromWeb(request.body as unknown as NodeReadableStream<Uint8Array>);
      body.on('error', error => asked.destroy(error));
      body.pipe(asked);
    }
  });
}

/** Hands a socket over, byte for byte. Ends the stream with 503 when nobody answers. */
export function forwardUpgrade(upstream: Upstream, request: IncomingMessage, stream: Duplex, head: Buffer): void {
  const headers = {
    ...Object.fromEntries(endToEnd(stringsOf(request))),
    connection: 'Upgrade',
    upgrade: 'websocket',
  };
  const asked = upstream.ask(request.url ?? '/', 'GET', headers);
  const refuse = (status: string) => stream.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
  asked.on('upgrade', (answer, wire, first) => {
    const lines = answer.rawHeaders.flatMap((name, index, all) =>
      index % 2 === 0 ? [`${name}: ${all[index + 1] ?? ''}`] : [],
    );
    stream.write(`HTTP/1.1 101 Switching Protocols\r\n${lines.join('\r\n')}\r\n\r\n`);
    stream.write(first);
    // A live session may be still for as long as it likes: its own pings say whether it lives.
    wire.setTimeout(0);
    wire.setNoDelay(true);
    wire.write(head);
    for (const [one, other] of [
      [stream, wire],
      [wire, stream],
    ] as const) {
      one.on('error', () => other.destroy());
      one.on('close', () => other.destroy());
    }
    stream.pipe(wire).pipe(stream);
  });
  asked.on('response', answer => {
    answer.resume();
    refuse(`${answer.statusCode} ${answer.statusMessage}`);
  });
  asked.on('timeout', () => asked.destroy(new Error('no answer in time')));
  asked.on('error', () => refuse('503 Service Unavailable'));
  stream.on('close', () => asked.destroy());
  asked.end();
}

function stringsOf({ headersDistinct }: IncomingMessage): [string, string][] {
  return Object.entries(headersDistinct).map(([name, values]) => [name, (values ?? []).join(', ')]);
}
