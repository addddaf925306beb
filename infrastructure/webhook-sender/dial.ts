import { connect as connectTcp, isIP, type LookupFunction, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';
import { LookupFailed } from '../network/lookup-failed.ts';
import { DialFailed } from './failure.ts';

/** Before the next address of a host is tried: long enough for a far host, whose first address may be the only good one. */
const CONNECT_ATTEMPT_MS = 2000;

export type Dialling = {
  hostname: string;
  /** In digits; empty: the usual one. */
  port: string;
  encrypted: boolean;
  lookup: LookupFunction;
  /** Of an earlier connection to the same receiver, for a shorter handshake. */
  session: Buffer | undefined;
  onSession: (session: Buffer) => void;
  /** Nobody waits for the connection any more, or needs it. */
  signal: AbortSignal;
};

/** Makes a connection. `ready` is called once. */
export function dial(dialling: Dialling, ready: (...made: [null, Socket] | [Error, null]) => void): void {
  const { hostname, port, encrypted, lookup, session, onSession, signal } = dialling;
  const target = {
    host: hostname,
    port: Number(port) || (encrypted ? 443 : 80),
    lookup,
    autoSelectFamilyAttemptTimeout: CONNECT_ATTEMPT_MS,
  };
  const servername = isIP(hostname) === 0 ? hostname : '';
  const resumed = session === undefined ? {} : { session };
  const socket = encrypted
    ? connectTls({ ...target, ...resumed, servername, ALPNProtocols: ['http/1.1'] })
    : connectTcp(target);
  let phase: 'connect' | 'tls' = 'connect';
  let isTold = false;
  // It stays when the connection stands: an error that comes before anybody else listens must not end the process.
  socket.on('error', error => {
    if (isTold) return;
    isTold = true;
    ready(error instanceof LookupFailed ? error : new DialFailed(phase, error), null);
  });
  socket.once('connect', () => {
    phase = 'tls';
  });
  socket.once(encrypted ? 'secureConnect' : 'connect', () => {
    isTold = true;
    ready(null, socket);
  });
  socket.on('session', onSession);
  socket.setNoDelay(true);
  signal.addEventListener('abort', () => socket.destroy(), { once: true });
}
