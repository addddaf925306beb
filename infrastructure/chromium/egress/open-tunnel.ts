import { connect } from 'node:net';
import type { Duplex } from 'node:stream';
import type { Destination } from './destination.ts';
import { tookTooLong } from './failure.ts';
import { refuseTunnel } from './refuse.ts';

/**
 * Answers a CONNECT: a tunnel of bytes to the checked destination, for TLS and WebSockets.
 * @param onFailure is told why there is none
 */
export function openTunnel(
  client: Duplex,
  head: Buffer,
  destination: Destination,
  connectTimeoutMs: number,
  onFailure: (error: Error) => void,
): void {
  const upstream = connect({ host: destination.host, port: destination.port, lookup: destination.lookup });
  const timer = setTimeout(() => upstream.destroy(tookTooLong('connect timeout')), connectTimeoutMs);
  let connected = false;
  upstream.once('connect', () => {
    connected = true;
    clearTimeout(timer);
    upstream.setNoDelay(true);
    client.write('HTTP/1.1 200 OK\r\n\r\n');
    upstream.write(head);
    upstream.pipe(client);
    client.pipe(upstream);
  });
  upstream.on('error', error => {
    if (connected) return client.destroy();
    onFailure(error);
    refuseTunnel(client, 502);
  });
  upstream.on('close', () => {
    clearTimeout(timer);
    client.end();
  });
  client.on('close', () => upstream.destroy());
}
