import type { MongoClient } from 'mongodb';
import { SilenceWatch } from '../engines/silence-watch.ts';
import { ClientReopening, type Persistence, type Surroundings } from './client-reopening.ts';

/** Looks, one a second, that say nothing yet. */
export type Patience = {
  /** Without any sign of a heartbeat: several of them, and the time that connecting may take. */
  monitor: number;
  /** Without the end of a command: more than the time of a socket, by which the driver bounds each. */
  command: number;
};

const PATIENCE = { monitor: 6, command: 20 };

type OfServer = { address: string };
type OfConnection = OfServer & { connectionId: number | string };

/**
 * Opens a client again of which a part has fallen silent. The driver can write to a socket that dies in that moment, and
 * then waits for ever for it to drain. If a monitor does, its server counts as away for this process though it is there;
 * if a command does, whoever asked is never answered, and its place in the pool is never free again.
 * @returns ends the watch
 */
export function watchClient(
  client: MongoClient,
  surroundings: Surroundings,
  patience: Patience = PATIENCE,
  persistence?: Persistence,
): () => void {
  const reopening = new ClientReopening(client, surroundings, persistence);
  const monitors = new SilenceWatch(patience.monitor, server => {
    void reopening.run('the monitor of a document server is silent: opening a new connection', { server });
  });
  const commands = new SilenceWatch(patience.command, connection => {
    commands.forget(connection);
    void reopening.run('a command to the document server has no end: opening a new connection', { connection });
  });

  const heartbeat = ({ connectionId }: { connectionId: string }) => monitors.sign(connectionId);
  const expected = ({ address }: OfServer) => monitors.sign(address);
  const gone = ({ address }: OfServer) => monitors.forget(address);
  const nameOf = ({ address, connectionId }: OfConnection) => `${connectionId} to ${address}`;
  const begun = (connection: OfConnection) => commands.sign(nameOf(connection));
  const ended = (connection: OfConnection) => commands.forget(nameOf(connection));
  client.on('serverOpening', expected).on('serverClosed', gone);
  client.on('serverHeartbeatStarted', heartbeat).on('serverHeartbeatSucceeded', heartbeat);
  client.on('serverHeartbeatFailed', heartbeat);
  client.on('connectionCheckedOut', begun).on('connectionCheckedIn', ended);

  return () => {
    monitors.end();
    commands.end();
    reopening.end();
  };
}
