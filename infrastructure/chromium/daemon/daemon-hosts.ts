import { EngineUnavailable } from '../../../application/ports/engine-unavailable.ts';
import type { Log } from '../../../application/ports/log.ts';
import { BrowserBusy } from '../../../application/ports/remote-browser.ts';
import { encodeFrame } from '../../confinement/frames.ts';
import type { HostSource } from '../hosted/host-source.ts';
import { type RunningHost, untilReady } from '../hosted/start-host.ts';
import { type Call, call, type DaemonAddress, machinesOf } from './call.ts';
import type { Wish } from './greeting.ts';
import { HostedElsewhere } from './hosted-elsewhere.ts';

export type DaemonHostsOptions = {
  addresses: readonly DaemonAddress[];
  token: string;
  /** Networks that pages never reach, beside those that the daemons deny. */
  deny: readonly string[];
  maxDownloadBytes: number;
  log: Log;
};

const LOOK_EVERY_MS = 5_000;
/** Between greeting and wish somebody else may take the last place, or a daemon may die. */
const ATTEMPTS = 2;

/** Somebody else took the last place of the one with the most. */
class PlaceLost extends BrowserBusy {
  constructor() {
    super('the last place was taken by somebody else');
  }
}

const nameOf = ({ host, port }: DaemonAddress): string => `tcp://${host}:${port}`;
const hangUp = (calls: readonly Call[]) => {
  for (const { service } of calls) service.destroy();
};

/** Hosts that `affiant browsers` runs on other machines, each on the one with the most free places. */
export function createDaemonHosts(options: DaemonHostsOptions): HostSource {
  const { addresses, token, deny, maxDownloadBytes, log } = options;
  /** Who could not be had when last asked, and why. */
  let troubles = new Map<string, string>();
  let someoneAnswers = false;
  let looking: NodeJS.Timeout | undefined;

  /** @param patient whether to call those too that could not be had when last asked: that may take seconds */
  async function callAll(patient: boolean): Promise<Call[]> {
    const found = new Map<string, string>();
    const reach = async <Value>(address: DaemonAddress, work: () => Promise<Value>): Promise<Value[]> => {
      try {
        return [await work()];
      } catch (error) {
        found.set(nameOf(address), (error as Error).message);
        return [];
      }
    };
    const machines = await Promise.all(addresses.map(address => reach(address, () => machinesOf(address))));
    const reaching = machines.flat(2).map(machine => {
      const trouble = patient ? undefined : troubles.get(nameOf(machine));
      return reach(machine, () => (trouble === undefined ? call(machine, token) : Promise.reject(new Error(trouble))));
    });
    const calls = (await Promise.all(reaching)).flat();
    if (calls.length === 0 && !patient) return await callAll(true);
    tell(found);
    troubles = found;
    someoneAnswers = calls.length > 0;
    return calls;
  }

  function tell(found: ReadonlyMap<string, string>): void {
    for (const [daemon, reason] of found) {
      if (troubles.get(daemon) !== reason) log.warn('remote browsers are not available', { daemon, reason });
    }
    for (const daemon of troubles.keys()) {
      if (!found.has(daemon)) log.info('remote browsers are available again', { daemon });
    }
  }

  const problem = () =>
    someoneAnswers ? null : [...troubles].map(([daemon, reason]) => `${daemon} ${reason}`).join('; ');

  async function attempt(): Promise<RunningHost> {
    const calls = await callAll(false);
    if (calls.length === 0) throw new EngineUnavailable('affiant browsers', new Error(problem() ?? ''));
    const places = ({ greeting }: Call) => greeting.limit - greeting.hosts;
    const [best, ...others] = calls.sort((one, other) => places(other) - places(one));
    hangUp(others);
    if (best === undefined || places(best) <= 0) {
      best?.service.destroy();
      throw new BrowserBusy('every place of every daemon is taken');
    }
    const wish: Wish = { type: 'host', deny: [...deny] };
    best.service.write(encodeFrame(wish));
    const pipe = new HostedElsewhere(best.service);
    try {
      return await untilReady({
        pipe,
        maxDownloadBytes,
        log,
        end: async () => undefined,
        endedBy: () => pipe.endedBy,
        onStopping: hear => pipe.on('stopping', hear),
      });
    } catch (error) {
      throw pipe.isFull ? new PlaceLost() : error;
    }
  }

  async function launch(): Promise<RunningHost> {
    for (let attempts = 1; ; attempts++) {
      try {
        return await attempt();
      } catch (error) {
        const isFull = error instanceof BrowserBusy && !(error instanceof PlaceLost);
        if (isFull || error instanceof EngineUnavailable || attempts === ATTEMPTS) throw error;
      }
    }
  }

  return {
    async start(onBack) {
      const calls = await callAll(true);
      hangUp(calls);
      const look = async () => {
        const answered = await callAll(true);
        hangUp(answered);
        if (answered.some(({ greeting }) => greeting.hosts < greeting.limit)) onBack();
      };
      looking = setInterval(() => void look(), LOOK_EVERY_MS).unref();
      return calls[0]?.greeting.browser ?? null;
    },
    launch,
    problem,
    close: () => clearInterval(looking),
  };
}
