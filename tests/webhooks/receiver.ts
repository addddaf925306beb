import { createServer as createHttpServer, type IncomingMessage, type RequestListener } from 'node:http';
import { createServer as createHttpsServer } from 'node:https';
import { type AddressInfo, createServer as createTcpServer, type Server, type Socket } from 'node:net';

/** A server on a free loopback port that a test tells what to answer. */
export type Receiver = {
  port: number;
  /** Connections accepted so far. */
  connections: () => number;
  close: () => Promise<void>;
};

async function listening(server: Server): Promise<Receiver> {
  const open = new Set<Socket>();
  let connections = 0;
  server.on('connection', (socket: Socket) => {
    connections++;
    open.add(socket);
    // A client that leaves in the middle is what these tests are about.
    socket.on('error', () => {});
    socket.on('close', () => open.delete(socket));
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    connections: () => connections,
    close: () =>
      new Promise(resolve => {
        server.close(() => resolve());
        for (const socket of open) socket.destroy();
      }),
  };
}

export const startHttpReceiver = (answer: RequestListener): Promise<Receiver> => listening(createHttpServer(answer));

export const startHttpsReceiver = (tls: { key: Buffer; cert: Buffer }, answer: RequestListener): Promise<Receiver> =>
  listening(createHttpsServer(tls, answer));

/** A receiver that speaks bytes: it is asked whenever some have come. */
export const startRawReceiver = (answer: (socket: Socket, chunk: Buffer) => void): Promise<Receiver> =>
  listening(createTcpServer(socket => socket.on('data', chunk => answer(socket, chunk))));

/** The same, but asked once for each request, when its head has come. */
export function startTcpReceiver(answer: (socket: Socket, request: number) => void): Promise<Receiver> {
  let requests = 0;
  return startRawReceiver((socket, chunk) => {
    if (chunk.includes('\r\n\r\n')) answer(socket, ++requests);
  });
}

/** The whole body of a request. */
export async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}
