import type { ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { type EgressFailure, FAILURE_HEADER } from './failure.ts';

/** Answers a request that is not sent on, unless its answer has begun or nobody waits for it any more. */
export function refuse(outgoing: ServerResponse, status: number, sentence: string, why: EgressFailure): void {
  if (outgoing.destroyed || outgoing.headersSent) return;
  outgoing.writeHead(status, { 'content-type': 'text/plain', connection: 'close', [FAILURE_HEADER]: why });
  outgoing.end(sentence);
}

/** Answers a CONNECT that leads nowhere. */
export function refuseTunnel(client: Duplex, status: number): void {
  if (!client.destroyed) client.end(`HTTP/1.1 ${status} Refused\r\n\r\n`);
}
