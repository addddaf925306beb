import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { Duplex } from 'node:stream';
import { Readable } from 'node:stream';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';
import { NODE_PASS, type NodePasses } from './node-pass.ts';

/** A node that does not begin to answer within this time is taken for away; long polls take 10 s. */
const ANSWER_LIMIT_MS = 20_000;

/** Headers that are about one connection only (RFC 9110 7.6.1); `connection` may name more. */
const HOP_BY_HOP = ['connection', 'keep-alive', 'proxy-connection', 'te', 'trailer', 'transfer-encoding', 'upgrade'];

/** The node that runs a session does not answer: its lease runs out soon. */
export class NodeAway extends Error {
  override readonly name = 'NodeAway';
}

/** Sends requests and sockets of a capture on to the node that runs its session. */
export type NodeProxy = {
  /** Whether the request was passed on by another node. False as well when somebody only says so. */
  isPassedOn(pass: string | undefined, method: string, path: string): boolean;
  /** @throws NodeAway when the node does not answer. */
  forward(node: string, request: Request): Promise<Response>;
  /** Hands a socket over, byte for byte. Ends the stream with 503 when the node does not answer. */
  forwardUpgrade(node: string, request: IncomingMessage, stream: Duplex, head: Buffer): void;
};

function endToEnd(headers: Iterable<[string, string]>): [string, string][] {
  const all = [...headers];
  const named = all.filter(([name]) => name === 'connection').flatMap(([, value]) => value.toLowerCase().split(','));
  const dropped = new Set([...HOP_BY_HOP, ...named.map(name => name.trim()), NODE_PASS]);
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

export function createNodeProxy(passes: NodePasses): NodeProxy {
  function ask(node: string, path: string, method: string, headers: Record<string, string | string[]>) {
    const send = node.startsWith('https:') ? httpsRequest : httpRequest;
    const passed = { ...headers, [NODE_PASS]: passes.make(method, path) };
    return send(`${node}${path}`, { method, headers: passed, agent: false, timeout: ANSWER_LIMIT_MS });
  }

  return {
    isPassedOn: (pass, method, path) => pass !== undefined && passes.check(pass, method, path),

    forward(node, request) {
      const { pathname, search } = new URL(request.url);
      const headers = Object.fromEntries(endToEnd(request.headers));
      return new Promise((resolve, reject) => {
        const asked = ask(node, `${pathname}${search}`, request.method, headers);
        asked.on('response', incoming => resolve(answerOf(incoming)));
        asked.on('timeout', () => asked.destroy(new Error('no answer in time')));
        asked.on('error', cause => reject(new NodeAway(`${node} does not answer: ${cause.message}`, { cause })));
        if (request.body === null) asked.end();
        else {
          const body = Readable.fromWeb(request.body as unknown as NodeReadableStream<Uint8Array>);
          body.on('error', error => asked.destroy(error));
          body.pipe(asked);
        }
      });
    },

    forwardUpgrade(node, request, stream, head) {
      const headers = {
        ...Object.fromEntries(endToEnd(stringsOf(request))),
        connection: 'Upgrade',
        upgrade: 'websocket',
      };
      const asked = ask(node, request.url ?? '/', 'GET', headers);
      const refuse = (status: string) =>
        stream.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
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
    },
  };
}

function stringsOf({ headersDistinct }: IncomingMessage): [string, string][] {
  return Object.entries(headersDistinct).map(([name, values]) => [name, (values ?? []).join(', ')]);
}
