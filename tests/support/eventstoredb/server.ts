import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { GossipService } from '@eventstore/db-client/generated/gossip_grpc_pb.js';
import { ServerFeaturesService } from '@eventstore/db-client/generated/serverfeatures_grpc_pb.js';
import features from '@eventstore/db-client/generated/serverfeatures_pb.js';
import { StreamsService } from '@eventstore/db-client/generated/streams_grpc_pb.js';
import { Server, ServerCredentials, type ServerUnaryCall, type sendUnaryData } from '@grpc/grpc-js';
import { EventLog } from './event-log.ts';
import { Faults } from './faults.ts';
import { gossipService } from './gossip-service.ts';
import { streamsService } from './streams-service.ts';

export type TestServer = {
  /** `esdb://…?tls=false` */
  url: string;
  port: number;
  faults: Faults;
  /** Cuts every connection and listens no more. What the log holds stays in its file, if it has one. */
  stop(): Promise<void>;
};

/** Calls that a connection may have at once: the default of Kestrel, which EventStoreDB leaves as it is. */
const MOST_CALLS = 100;

/**
 * What the client asks once to learn which calls it may make: EventStore/EventStore v24.10.0, ServerFeatures.cs,
 * GetSupportedMethods.
 */
function supportedMethods(_call: ServerUnaryCall<unknown, unknown>, callback: sendUnaryData<unknown>): void {
  const methods = Object.values(StreamsService as unknown as Record<string, { path: string }>).map(({ path }) => {
    const [, service = '', method = ''] = path.toLowerCase().split('/');
    const supported = new features.SupportedMethod().setServiceName(service).setMethodName(method);
    if (method === 'read') supported.setFeaturesList(['position', 'events']);
    if (method === 'batchappend') supported.setFeaturesList(['deadline_duration']);
    return supported;
  });
  callback(null, new features.SupportedMethods().setEventStoreServerVersion('24.10.0').setMethodsList(methods));
}

/**
 * A server that speaks EventStoreDB's protocol over real gRPC, for tests: revisions, positions, filters, idempotent
 * appends, subscriptions, and faults on demand. No TLS, one node, no persistent subscriptions, no projections.
 * @param options the port (0: any free one), the address (loopback unless told), the file that keeps the log when the
 *   server is to come back, and the ms that every call waits before it is looked at.
 */
export async function startTestServer(
  options: { port?: number; host?: string; file?: string; delayMs?: number } = {},
): Promise<TestServer> {
  const faults = new Faults();
  faults.delayMs = options.delayMs ?? 0;
  const log = new EventLog(options.file);
  const sockets = new Set<Socket>();
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  const grpc = new Server({ 'grpc.max_concurrent_streams': MOST_CALLS });
  grpc.addService(ServerFeaturesService, { getSupportedMethods: supportedMethods });
  grpc.addService(
    GossipService as never,
    gossipService(() => (listener.address() as AddressInfo).port),
  );
  grpc.addService(StreamsService as never, streamsService(log, faults, cut));
  const injector = grpc.createConnectionInjector(ServerCredentials.createInsecure());
  const listener = createServer(socket => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
    injector.injectConnection(socket);
  });
  listener.listen(options.port ?? 0, options.host ?? '127.0.0.1');
  await once(listener, 'listening');
  const { port } = listener.address() as AddressInfo;
  return {
    url: `esdb://127.0.0.1:${port}?tls=false`,
    port,
    faults,
    async stop() {
      faults.stopped = true;
      const closed = once(listener, 'close');
      listener.close();
      cut();
      grpc.forceShutdown();
      await closed;
      log.close();
    },
  };
}
