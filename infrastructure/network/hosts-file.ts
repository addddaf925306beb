import type { LookupAddress } from 'node:dns';
import { readFile } from 'node:fs/promises';
import { isIP } from 'node:net';

/** Where names of this machine's own stand. */
export const HOSTS_FILE =
  process.platform === 'win32'
    ? `${process.env.SystemRoot ?? 'C:\\Windows'}\\System32\\drivers\\etc\\hosts`
    : '/etc/hosts';

/**
 * The addresses that a hosts file gives a name, in its order (`hosts(5)`): none when there is no such file. It is read
 * each time, since it may change.
 */
export async function addressesInHostsFile(host: string, path: string): Promise<LookupAddress[]> {
  const text = await readFile(path, 'utf8').catch(() => '');
  const wanted = host.toLowerCase().replace(/\.$/, '');
  return text.split('\n').flatMap(line => {
    const [address = '', ...names] = line.replace(/#.*/, '').trim().split(/\s+/);
    const family = isIP(address);
    return family !== 0 && names.some(name => name.toLowerCase() === wanted) ? [{ address, family }] : [];
  });
}
