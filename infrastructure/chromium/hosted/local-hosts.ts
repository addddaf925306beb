import type { Log } from '../../../application/ports/log.ts';
import type { BrowserBinary } from '../browser/binary.ts';
import { prepareBrowser } from '../browser/prepare.ts';
import type { HostSource } from './host-source.ts';
import type { HostOptions } from './spawn-host.ts';
import { startHost } from './start-host.ts';

export type LocalHostOptions = Omit<HostOptions, 'binary'> & {
  /** Path of the browser to use (`CAPTURE_BROWSER`); found on the machine unless told. */
  browserPath: string | undefined;
  /** Where the bundled browser is unpacked. */
  cacheFolder: string;
  log: Log;
};

/** Hosts that this process starts. */
export function createLocalHosts(options: LocalHostOptions): HostSource {
  let binary: BrowserBinary | null = null;
  return {
    async start() {
      const prepared = await prepareBrowser(options);
      binary = prepared.binary;
      return prepared.found;
    },
    async launch() {
      if (binary === null) throw new Error('the remote browser was not started');
      return await startHost({ ...options, binary }, { probe: false });
    },
    problem: () => null,
    close: () => undefined,
  };
}
