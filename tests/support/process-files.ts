import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

/** What a process of this machine has open: paths, and sockets by their inode. */
export function openFiles(pid: number): string[] {
  return readdirSync(`/proc/${pid}/fd`).flatMap(name => {
    try {
      return readlinkSync(`/proc/${pid}/fd/${name}`);
    } catch {
      return [];
    }
  });
}

/** Addresses at which a process listens for IPv4, as the kernel writes them: `0100007F:1F90`, see proc_net(5). */
export function listeningAddresses(pid: number): string[] {
  const rows = readFileSync('/proc/net/tcp', 'utf8').split('\n').slice(1);
  const columns = rows.map(row => row.trim().split(/\s+/)).filter(([, , , state]) => state === '0A');
  const sockets = new Map(columns.map(([, address = '', , , , , , , , inode]) => [`socket:[${inode}]`, address]));
  return openFiles(pid).flatMap(file => sockets.get(file) ?? []);
}
