import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Above the ports that browsers refuse to visit (10080 is the highest), and below those that systems give to outgoing
 * connections (from 32768 on Linux, from 49152 elsewhere): one of these may be taken by any connection of another suite
 * between the moment it is found free and the moment a server listens on it.
 */
const FROM = 11_000;
const TO = 32_000;
const TRIES = 50;

/** A port of this machine on which nobody listens; drawn at random, so that suites side by side rarely meet. */
export async function freePort(): Promise<number> {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const port = randomInt(FROM, TO);
    if (await isFree(port)) return port;
  }
  throw new Error(`none of ${TRIES} ports between ${FROM} and ${TO} was free`);
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer();
  try {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    server.close();
    await once(server, 'close');
    return true;
  } catch {
    return false;
  }
}
