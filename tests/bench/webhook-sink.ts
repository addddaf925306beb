/**
 * A receiver of webhooks in a process of its own: answers 200 and tells, when it is asked, how long after its event each
 * webhook came. The bodies' `timestamp` says when the event was appended.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Milliseconds from append to receipt, in the order of receipt, and when the first and last one came. */
export type Received = { latencies: number[]; firstAt: number; lastAt: number };

let received: Received = { latencies: [], firstAt: 0, lastAt: 0 };

const server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', chunk => chunks.push(chunk));
  request.on('end', () => {
    response.end();
    const now = Date.now();
    if (received.latencies.length === 0) received.firstAt = now;
    received.lastAt = now;
    const { timestamp } = JSON.parse(Buffer.concat(chunks).toString()) as { timestamp: string };
    received.latencies.push(now - Date.parse(timestamp));
  });
});
// Idle connections stay, so that what is measured is the sender.
server.keepAliveTimeout = 60_000;
server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }));
process.on('message', question => {
  if (question === 'forget') received = { latencies: [], firstAt: 0, lastAt: 0 };
  process.send?.({ received: question === 'count' ? received.latencies.length : received });
});
process.once('disconnect', () => process.exit(0));
