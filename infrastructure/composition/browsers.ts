import type { Identifiers } from '../../application/ports/identifiers.ts';
import type { Log } from '../../application/ports/log.ts';
import { prepareBrowser } from '../chromium/browser/prepare.ts';
import { BrowsersDaemon } from '../chromium/daemon/browsers-daemon.ts';
import { spawnHost } from '../chromium/hosted/spawn-host.ts';
import { LimitKeeper } from '../chromium/limits/limit-keeper.ts';
import { LARGEST_DOWNLOAD } from '../chromium/wire/bounds.ts';
import { createBrowsersMetrics } from '../metrics/browsers-metrics.ts';
import type { BrowsersConfig } from '../settings/browsers-config.ts';
import { ConfigError } from '../settings/config-error.ts';
import { readToken } from '../settings/token.ts';
import { systemClock } from '../system/clock.ts';
import { createIdentifiers } from '../system/identifiers.ts';
import { createLog } from '../system/log.ts';
import type { ReadinessReport } from './readiness.ts';

/** Browsers that run for services on other machines. */
export type OpenedBrowsers = {
  /** What this process needs to answer for its health. */
  service: {
    identifiers: Identifiers;
    log: Log;
    readiness(): Promise<ReadinessReport>;
    metrics: { requestAnswered(): void; exposition(): Promise<string> };
  };
  /** Where services connect. */
  port: number;
  /** Takes no session any more, and resolves once every one has ended, their time is over, or `hurry` is aborted. */
  drain(hurry: AbortSignal): Promise<void>;
  /** Ends what still runs. */
  close(): Promise<void>;
};

/** The log of `affiant browsers`. */
export const browsersLog = ({ logLevel: level }: BrowsersConfig): Log => createLog({ level });

/**
 * Finds the browser and listens for services.
 * @throws NoUsableBrowser, or ConfigError when the token or the port can't be had
 */
export async function openBrowsers(config: BrowsersConfig, log: Log): Promise<OpenedBrowsers> {
  const { browser: browserPath, sandbox, cacheFolder, networks, limit } = config;
  const limits = new LimitKeeper(config.limits, log);
  const hosting = { sandbox, networks, limits, maxDownloadBytes: LARGEST_DOWNLOAD };
  const token = await readToken(config.token);
  const { binary, found, running } = await prepareBrowser({ ...hosting, browserPath, cacheFolder, log });
  // Each service says which networks its pages never reach: none of them could use this one.
  await running.connection.end();
  log.info('remote browser found', found);
  const spawn = (deny: readonly string[]) =>
    spawnHost(
      { ...hosting, binary, networks: { allow: networks.allow, deny: [...networks.deny, ...deny] } },
      { probe: false },
    );
  const daemon = new BrowsersDaemon({ token, limit, browser: found, spawn, log });
  const port = await daemon.listen(config.browsersPort, config.host).catch((error: Error) => {
    throw new ConfigError(`CAPTURE_BROWSERS_PORT can't be listened on (${error.message}): set it to another one`);
  });
  const { exposition } = createBrowsersMetrics(() => daemon.hosts, limit);
  const readiness = async () => {
    const ready = !daemon.isStopping;
    const detail = `${ready ? '' : 'stops: '}${daemon.hosts} of ${limit} hosts run`;
    return { ready, engines: {}, checks: { browsers: { ok: ready, detail } } };
  };
  return {
    service: {
      identifiers: createIdentifiers(systemClock),
      log,
      readiness,
      // Only its health is asked for.
      metrics: { requestAnswered: () => undefined, exposition },
    },
    port,
    drain: hurry => daemon.drain(config.drainSeconds, hurry),
    close: () => daemon.close(),
  };
}
