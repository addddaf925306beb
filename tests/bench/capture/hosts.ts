import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { descendants } from '../../support/descendants.ts';
import { eventually } from '../../support/eventually.ts';

const MEGABYTE = 1024 * 1024;
/** A page that has just been made is still being put to rest. */
const REST_MS = 1_000;

const isHost = ({ commandLine }: { commandLine: string }) => commandLine.includes('programs/browser-host.js');

/** The browser hosts of a service. */
export const hostsOf = (service: number): number[] =>
  descendants(service)
    .filter(isHost)
    .map(({ pid }) => pid);

/** Waits until the service has this many hosts, each with a page, the spare's among them; and then for it to be quiet. */
export async function untilHosts(service: number, amount: number): Promise<void> {
  await eventually(
    `${amount} browser hosts`,
    () => withPage(service) === amount && hostsOf(service).length === amount,
    30_000,
  );
  await pause(REST_MS);
}

const withPage = (service: number) =>
  hostsOf(service).filter(pid => descendants(pid).some(({ commandLine }) => commandLine.includes('--type=renderer')))
    .length;

/** What these processes have for themselves alone (USS), MB; NaN where the system does not tell. */
export function ussOf(pids: readonly number[]): number {
  try {
    return pids.reduce((sum, pid) => sum + privateBytes(pid), 0) / MEGABYTE;
  } catch {
    return Number.NaN;
  }
}

function privateBytes(pid: number): number {
  const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
  return [...rollup.matchAll(/^Private_(?:Clean|Dirty):\s+(\d+) kB$/gm)].reduce(
    (sum, [, kb]) => sum + Number(kb) * 1024,
    0,
  );
}
