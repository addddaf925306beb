import type { Log } from '../../application/ports/log.ts';
import { createDaemonHosts } from '../chromium/daemon/daemon-hosts.ts';
import type { HostSource } from '../chromium/hosted/host-source.ts';
import { createLocalHosts } from '../chromium/hosted/local-hosts.ts';
import { LimitKeeper } from '../chromium/limits/limit-keeper.ts';
import { LARGEST_DOWNLOAD } from '../chromium/wire/bounds.ts';
import type { Config } from '../settings/config.ts';
import { readToken } from '../settings/token.ts';

/** Where the hosts of this process run: beside it, or where `affiant browsers` runs. @throws ConfigError */
export async function hostsFor(config: Config, log: Log): Promise<HostSource> {
  const { browser, sandbox, cacheFolder, browsers, limits } = config.capture;
  const { allowNetworks: allow, denyNetworks: deny } = config;
  const maxDownloadBytes = LARGEST_DOWNLOAD;
  if (browsers !== undefined) {
    const token = await readToken(browsers.token);
    return createDaemonHosts({ addresses: browsers.addresses, token, deny, maxDownloadBytes, log });
  }
  const networks = { allow, deny };
  const bounded = { limits: new LimitKeeper(limits, log), maxDownloadBytes };
  return createLocalHosts({ browserPath: browser, sandbox, cacheFolder, networks, ...bounded, log });
}
