import { prepareBrowser } from '../../infrastructure/chromium/browser/prepare.ts';
import { BrowsersDaemon, type DaemonOptions } from '../../infrastructure/chromium/daemon/browsers-daemon.ts';
import { createDaemonHosts, type DaemonHostsOptions } from '../../infrastructure/chromium/daemon/daemon-hosts.ts';
import type { HostSource } from '../../infrastructure/chromium/hosted/host-source.ts';
import { spawnHost } from '../../infrastructure/chromium/hosted/spawn-host.ts';
import { createRemoteBrowser, type RemoteBrowserOptions } from '../../infrastructure/chromium/remote-browser.ts';
import { LARGEST_DOWNLOAD } from '../../infrastructure/chromium/wire/bounds.ts';
import { hostOptions, quietLog } from './remote-browser.ts';

export const TOKEN = 'a-token-of-tests-that-is-long-enough';

/** What a daemon in this process needs, with a browser that nobody looked for unless told. */
export const daemonOptions = (options: Partial<DaemonOptions>): DaemonOptions => ({
  token: TOKEN,
  limit: 4,
  browser: { path: '/none', version: '0', bundled: false, sandboxed: true },
  spawn: () => Promise.reject(new Error('this daemon has no hosts')),
  log: quietLog,
  ...options,
});

/** A daemon in this process. */
export type StartedDaemon = { daemon: BrowsersDaemon; port: number; close(): Promise<void> };

export async function listenAsDaemon(options: Partial<DaemonOptions>): Promise<StartedDaemon> {
  const daemon = new BrowsersDaemon(daemonOptions(options));
  const port = await daemon.listen(0, '127.0.0.1');
  return { daemon, port, close: () => daemon.close() };
}

/** A daemon in this process that runs the browser of this machine. */
export async function startDaemon(options: Partial<DaemonOptions> = {}): Promise<StartedDaemon> {
  const hosting = hostOptions();
  const { binary, found, running } = await prepareBrowser(hosting);
  await running.connection.end();
  const { networks } = hosting;
  const spawn = (deny: readonly string[]) =>
    spawnHost({ ...hosting, binary, networks: { ...networks, deny: [...networks.deny, ...deny] } }, { probe: false });
  return await listenAsDaemon({ browser: found, spawn, ...options });
}

/** Hosts of the daemons at these ports of this machine. */
export function daemonHosts(ports: readonly number[], options: Partial<DaemonHostsOptions> = {}): HostSource {
  const addresses = ports.map(port => ({ host: '127.0.0.1', port }));
  return createDaemonHosts({
    addresses,
    token: TOKEN,
    deny: [],
    maxDownloadBytes: LARGEST_DOWNLOAD,
    log: quietLog,
    ...options,
  });
}

/** Remote browsers as the service makes them, run by the daemons at these ports of this machine. */
export function daemonBrowser(
  ports: readonly number[],
  options: Partial<DaemonHostsOptions & RemoteBrowserOptions> = {},
) {
  const hosts = daemonHosts(ports, options);
  return createRemoteBrowser({ hosts, log: quietLog, clock: { now: () => new Date() }, ...options });
}
