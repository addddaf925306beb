import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type NameServer, type Records, startNameServer } from './name-server.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** Where `resolv.conf` says that names are asked for, it says no port. */
const AT = { address: '127.9.9.53', port: 53 };

/** A name server, and what a program is started through that is to ask it and no other. */
export type OwnNames = NameServer & { through: readonly string[] };

/**
 * A name server for single programs of this machine: each is shown a `resolv.conf` of its own.
 * @returns null where this process may not mount, or the port is taken; says so
 */
export async function startOwnNames(
  who: string,
  records: (name: string, type: 'A' | 'AAAA') => Records,
): Promise<OwnNames | null> {
  const file = join(temporaryFolder(), 'resolv.conf');
  writeFileSync(file, `nameserver ${AT.address}\n`);
  const mounting = 'mount --bind "$0" /etc/resolv.conf && exec "$@"';
  const through = ['unshare', '--mount', '--propagation', 'private', 'sh', '-c', mounting, file];
  const [program = '', ...args] = [...through, 'true'];
  const names = await startNameServer(records, AT).catch(() => null);
  if (names !== null && spawnSync(program, args).status === 0) return { ...names, through };
  await names?.close();
  process.stdout.write(`SKIPPED ${who}: a name server of its own takes root that may mount, and port 53\n`);
  return null;
}
