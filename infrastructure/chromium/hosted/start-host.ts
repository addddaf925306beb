import type { Log } from '../../../application/ports/log.ts';
import { inTime } from '../../system/in-time.ts';
import { NotSandboxed } from '../browser/probe.ts';
import { HostConnection, type HostConnectionOptions } from './host-connection.ts';
import { type HostOptions, spawnHost } from './spawn-host.ts';

/** A host whose browser runs. */
export type RunningHost = { connection: HostConnection; version: string };

const READY_MS = 60_000;

/**
 * Starts a host of this machine and its browser.
 * @param probe whether to look if a page really opens in a sandboxed renderer
 * @throws NotSandboxed, or an error that ends with what the browser said
 */
export async function startHost(
  options: HostOptions & { log: Log },
  { probe }: { probe: boolean },
): Promise<RunningHost> {
  const { exceeds, ...host } = await spawnHost(options, { probe });
  const running = await untilReady({ ...host, maxDownloadBytes: options.maxDownloadBytes, log: options.log });
  exceeds.then(reached => running.connection.exceeded(reached));
  return running;
}

/**
 * Waits for the browser of a host that has been told to start it. The host is ended when there will be none.
 * @throws NotSandboxed, or an error that ends with what the browser said
 */
export async function untilReady(options: HostConnectionOptions): Promise<RunningHost> {
  const connection = new HostConnection(options);
  try {
    const first = await inTime(READY_MS, connection.first(), () => new Error('the browser host does not answer'));
    if (first.type === 'ready') return { connection, version: first.version };
    throw first.unsandboxed ? new NotSandboxed(first.problem) : new Error(first.problem);
  } catch (error) {
    await connection.end();
    throw error;
  }
}
