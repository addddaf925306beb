import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A site of the tests: its address without a path, and its end, which cuts off whoever is connected. */
export type LocalSite = { url: string; close(): Promise<void> };

/** Serves on loopback, at a free port, unless told otherwise. */
export async function startLocalSite(
  answer: RequestListener,
  { host = '127.0.0.1', port = 0 }: { host?: string; port?: number } = {},
): Promise<LocalSite> {
  const server = createServer(answer);
  await new Promise<void>(resolve => server.listen(port, host, resolve));
  return {
    url: `http://${host}:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise(resolve => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
