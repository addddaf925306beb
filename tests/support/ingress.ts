import { createServer, type IncomingMessage, request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import type { Duplex } from 'node:stream';

/** An ingress: one address that sends requests and sockets on by their path. */
export type Ingress = { url: string; port: number; close(): Promise<void> };

/** @param targetOf port on this machine that a path goes to */
export async function startIngress(targetOf: (path: string) => number): Promise<Ingress> {
  const wires = new Set<Duplex>();
  const server = createServer((incoming, outgoing) => {
    const { method, url = '/', headers } = incoming;
    const forwarded = request({ host: '127.0.0.1', port: targetOf(url), method, path: url, headers }, answer => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    forwarded.on('error', () => outgoing.writeHead(502).end());
    incoming.pipe(forwarded);
  });
  server.on('upgrade', (incoming: IncomingMessage, stream: Duplex, head: Buffer) => {
    const { url = '/', rawHeaders } = incoming;
    const target = connect(targetOf(url), '127.0.0.1', () => {
      const lines = rawHeaders.flatMap((name, index) => (index % 2 === 0 ? [`${name}: ${rawHeaders[index + 1]}`] : []));
      target.write(`GET ${url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
      target.write(head);
      stream.pipe(target).pipe(stream);
    });
    for (const [one, other] of [
      [stream, target],
      [target, stream],
    ] as const) {
      wires.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => other.destroy());
    }
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    async close() {
      for (const wire of wires) wire.destroy();
      server.closeAllConnections();
      await new Promise(resolve => server.close(resolve));
    },
  };
}
