import type { Log } from '../../application/ports/log.ts';
import { inDataFolder } from '../embedded/data-folder.ts';
import type { OnClientLost } from '../engines/client-lost.ts';
import type { Config } from '../settings/config.ts';
import { systemClock } from '../system/clock.ts';
import { createLog } from '../system/log.ts';
import { compose } from './container.ts';
import { untilAvailable } from './engine-start.ts';
import { type Engines, engineNames, openEngines } from './engines.ts';
import type { ReadinessReport } from './readiness.ts';
import { type OpenedServer, openRoles } from './server-roles.ts';

/** A service that is about to be opened. */
export type PreparedServer = {
  /** What its opening waits for. */
  readiness(): ReadinessReport;
  /**
   * Opens the engines and starts what the roles of this process do. Waits for engines that are not available.
   * @throws StartStopped when the signal came first; any other error when something can't be had. Nothing is left
   * running then.
   */
  open(): Promise<OpenedServer>;
};

/** The log of the service. @param worker number of the worker that writes it, if there are several */
export function serviceLog({ logLevel: level }: Config, worker?: number): Log {
  return createLog({ level, always: worker === undefined ? {} : { worker } });
}

export type ServerParts = {
  log: Log;
  /** Ends the waiting for engines. */
  signal: AbortSignal;
  onLost: OnClientLost;
};

export function prepareServer(config: Config, { log, signal, onLost }: ServerParts): PreparedServer {
  const missing = new Map<string, string>();
  const patience = {
    log,
    signal,
    onMissing: (port: string, detail: string | null) => {
      if (detail === null) missing.delete(port);
      else missing.set(port, detail);
    },
  };

  async function openOn(engines: Engines): Promise<OpenedServer> {
    const container = compose({ config, clock: systemClock, log, engines });
    const persist = <Value>(work: () => Promise<Value>) =>
      untilAvailable('start', undefined, patience, () => inDataFolder(config.dataFolder, work));
    return openRoles(container, persist);
  }

  return {
    readiness: () => ({
      ready: false,
      engines: engineNames(config),
      checks: {
        start: { ok: false, detail: 'the service is starting' },
        ...Object.fromEntries([...missing].map(([port, detail]) => [port, { ok: false, detail }])),
      },
    }),
    async open() {
      const engines = await openEngines(config, { clock: systemClock, log, patience, onLost });
      try {
        return await openOn(engines);
      } catch (error) {
        await engines.close();
        throw error;
      }
    },
  };
}
