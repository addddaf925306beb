import type { Log } from '../../../application/ports/log.ts';
import { type PreparedBrowser, prepareBrowser } from '../browser/prepare.ts';
import type { HostSource } from './host-source.ts';
import type { HostOptions } from './spawn-host.ts';
import { type RunningHost, startHost } from './start-host.ts';

export type LocalHostOptions = Omit<HostOptions, 'binary'> & {
  /** Path of the browser to use (`CAPTURE_BROWSER`); found on the machine unless told. */
  browserPath: string | undefined;
  /** Where the bundled browser is unpacked. */
  cacheFolder: string;
  log: Log;
};

/** Hosts that this process starts. The first that is asked for is the one in which the browser was tried. */
export function createLocalHosts(options: LocalHostOptions): HostSource {
  let prepared: PreparedBrowser | null = null;
  let tried: RunningHost | null = null;
  let isClosed = false;
  const giveUpTried = () => {
    void tried?.connection.end();
    tried = null;
  };
  return {
    async start() {
      prepared = await prepareBrowser(options);
      tried = prepared.running;
      if (isClosed) giveUpTried();
      return prepared.found;
    },
    async launch() {
      if (prepared === null) throw new Error('the remote browser was not started');
      const first = tried;
      tried = null;
      if (first?.connection.isAlive) return first;
      const { binary } = prepared;
      const running = await startHost({ ...options, binary }, { probe: false });
      // It may have been replaced by a newer one.
      prepared.binary.version = running.version;
      return running;
    },
    problem: () => null,
    close() {
      isClosed = true;
      giveUpTried();
    },
  };
}
