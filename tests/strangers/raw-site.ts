import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A site that says what the test wants, byte for byte. */
export type RawSite = {
  port: number;
  /** Bytes that it answers every request with, and whether it then hangs up. */
  says: { bytes: Buffer; hangsUp: boolean };
  close(): Promise<void>;
};

export async function startRawSite(): Promise<RawSite> {
  const open = new Set<Socket>();
  const server = createServer(socket => {
    open.add(socket);
    socket.on('close', () => open.delete(socket));
    socket.on('error', () => socket.destroy());
    socket.once('data', () => {
      if (site.says.hangsUp) socket.end(site.says.bytes);
      else socket.write(site.says.bytes);
    });
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const site: RawSite = {
    port: (server.address() as AddressInfo).port,
    says: { bytes: Buffer.alloc(0), hangsUp: true },
    close: () =>
      new Promise(resolve => {
        server.close(() => resolve());
        for (const socket of open) socket.destroy();
      }),
  };
  return site;
}

/** What a port answers to these bytes until it closes the connection or has said nothing for a while. */
export function exchangeRaw(port: number, bytes: Uint8Array, patienceMs = 5_000): Promise<string> {
  return new Promise(resolve => {
    let said = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    socket.setTimeout(patienceMs, () => socket.destroy());
    socket.on('data', data => {
      said += data.toString('latin1');
    });
    socket.on('error', () => socket.destroy());
    socket.on('close', () => resolve(said));
  });
}
