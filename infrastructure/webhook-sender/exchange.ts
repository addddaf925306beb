import { type Agent, request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { LookupFunction, Socket } from 'node:net';
import { type ConnectionPhase, type FailureReason, failureReason } from './failure.ts';

/** Kept of an answer's body. */
const BODY_START_BYTES = 4 * 1024;
/** An answer's body is read to its end up to here, so that the connection can be used again; then it is cut off. */
const BODY_LIMIT_BYTES = 1024 * 1024;
/** Before the next address of a host is tried: long enough for a far host, whose first address may be the only good one. */
const CONNECT_ATTEMPT_MS = 2000;

export type Outgoing = {
  url: URL;
  headers: Record<string, string>;
  body: Uint8Array;
  /** false: a connection of its own. */
  agent: Agent | false;
  /** Asked for a new connection only. The signal aborts when the time is up. */
  lookup: (signal: AbortSignal) => LookupFunction;
  /** After so many milliseconds the time is up. */
  limitMs: number;
};

export type Outcome = {
  /** null when no answer began. */
  status: number | null;
  /** null when the answer came whole. */
  failure: FailureReason | null;
  bodyStart: string;
  /** The connection was an idle one that the receiver had closed meanwhile: it has seen nothing of this request. */
  stale: boolean;
};

/** One POST and its answer. Never rejects for what the network or the receiver does. */
export function exchange({ url, headers, body, agent, lookup, limitMs }: Outgoing): Promise<Outcome> {
  return new Promise(resolve => {
    let phase: ConnectionPhase = 'connect';
    let answer: IncomingMessage | null = null;
    let received = 0;
    const start: Buffer[] = [];
    let looking: AbortController | undefined;
    const lookUp: LookupFunction = (...question) => {
      looking = new AbortController();
      lookup(looking.signal)(...question);
    };
    const options = {
      method: 'POST',
      agent,
      headers,
      lookup: lookUp,
      autoSelectFamilyAttemptTimeout: CONNECT_ATTEMPT_MS,
    };
    const request = url.protocol === 'https:' ? httpsRequest(url, options) : httpRequest(url, options);

    // Settles by itself: nothing that a receiver does to the connection may keep an attempt beyond its time.
    const stop = () => {
      settle('timeout');
      looking?.abort();
      request.destroy();
    };
    const settle = (failure: FailureReason | null) => {
      clearTimeout(deadline);
      const stale = failure === 'reset' && answer === null && request.reusedSocket;
      resolve({ status: answer?.statusCode ?? null, failure, bodyStart: textOf(start), stale });
    };
    const fail = (error: Error) => {
      // Bytes after a whole answer, such as the body of a 204, break the connection but not the answer: its end comes.
      if (!answer?.complete) settle(failureReason(error, phase));
    };

    const deadline = setTimeout(stop, limitMs);
    request.on('socket', (socket: Socket) => {
      if (!socket.connecting) {
        phase = 'exchange';
        return;
      }
      socket.once('connect', () => {
        phase = url.protocol === 'https:' ? 'tls' : 'exchange';
      });
      socket.once('secureConnect', () => {
        phase = 'exchange';
      });
    });
    request.on('error', fail);
    // Without a listener Node closes the connection and tells nobody.
    request.on('upgrade', (response, socket) => {
      answer = response;
      settle('protocol');
      socket.destroy();
    });
    request.on('response', response => {
      answer = response;
      response.on('data', (chunk: Buffer) => {
        if (received < BODY_START_BYTES) start.push(chunk.subarray(0, BODY_START_BYTES - received));
        received += chunk.length;
        if (received <= BODY_LIMIT_BYTES) return;
        settle(null);
        response.destroy();
      });
      response.on('end', () => settle(null));
      response.on('error', fail);
    });
    request.end(body);
  });
}

/** As UTF-8; what is not is replaced, and a character that the cut went through is left out. */
function textOf(chunks: readonly Buffer[]): string {
  if (chunks.length === 0) return '';
  return new TextDecoder().decode(Buffer.concat(chunks), { stream: true });
}
