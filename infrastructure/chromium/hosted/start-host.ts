import { spawn } from 'node:child_process';
import { join } from 'node:path';
import type { Duplex } from 'node:stream';
import type { Log } from '../../../application/ports/log.ts';
import { confinedCommand } from '../../confinement/confined-command.ts';
import { giveBackUnprivilegedId, takeUnprivilegedId } from '../../confinement/unprivileged.ts';
import { inTime } from '../../system/in-time.ts';
import type { BrowserBinary } from '../browser/binary.ts';
import { makePrivateFolder } from '../browser/private-folder.ts';
import { NotSandboxed } from '../browser/probe.ts';
import { HostConnection } from './host-connection.ts';

export type HostOptions = {
  binary: BrowserBinary;
  sandbox: 'on' | 'off';
  /** Networks that remote pages may reach although they are private, and those that they never reach. */
  networks: { allow: readonly string[]; deny: readonly string[] };
  maxDownloadBytes: number;
  log: Log;
};

/** A host whose browser runs. */
export type RunningHost = { connection: HostConnection; version: string };

const PROGRAM = join(import.meta.dirname, '..', 'host', 'main.js');
const READY_MS = 60_000;

/** A host keeps little: what is large passes through. Fewer threads, since a page's work is done elsewhere. */
const NODE_FLAGS = ['--max-old-space-size=256', '--max-semi-space-size=4', '--v8-pool-size=1'];

/**
 * Starts a host and its browser, as a user of their own where this process is root. Whatever becomes of them, nothing
 * is left behind: the process group is killed and the folder removed.
 * @param probe whether to look if a page really opens in a sandboxed renderer
 * @throws NotSandboxed, or an error that ends with what the browser said
 */
export async function startHost(options: HostOptions, { probe }: { probe: boolean }): Promise<RunningHost> {
  const uid = takeUnprivilegedId();
  const undo: (() => unknown)[] = [() => giveBackUnprivilegedId(uid)];
  let connection: HostConnection | null = null;
  const unwind = async () => {
    for (const step of undo.splice(0).reverse()) await Promise.resolve(step()).catch(() => undefined);
  };
  try {
    const folder = await makePrivateFolder(uid);
    undo.push(() => folder.remove());
    const command = [process.execPath, ...NODE_FLAGS, PROGRAM] as const;
    const [program, ...args] = await confinedCommand(command, { uid, network: true, becomesItself: true });
    const child = spawn(program, args, {
      env: {},
      cwd: '/',
      // A process group of its own, to end it with all that it started.
      detached: true,
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    });
    const ended = new Promise<void>(resolve => {
      child.once('error', () => resolve());
      child.once('exit', () => resolve());
    });
    const killAll = () => child.pid !== undefined && killGroup(child.pid);
    undo.push(() => inTime(5_000, ended, () => new Error('it does not end')), killAll);
    const { log, maxDownloadBytes } = options;
    const pipe = child.stdio[3] as Duplex;
    connection = new HostConnection({ pipe, maxDownloadBytes, log, end: unwind });
    const { binary, sandbox, networks } = options;
    const { path, shell, environment } = binary;
    const { home, profile, downloads } = folder;
    connection.send({
      type: 'launch',
      uid,
      browser: { path, shell, environment },
      sandbox,
      probe,
      folders: { home, profile, downloads },
      networks,
      maxDownloadBytes,
    });
    const first = await inTime(READY_MS, connection.first(), () => new Error('the browser host does not answer'));
    if (first.type === 'ready') return { connection, version: first.version };
    throw first.unsandboxed ? new NotSandboxed(first.problem) : new Error(first.problem);
  } catch (error) {
    await (connection?.end() ?? unwind());
    throw error;
  }
}

function killGroup(pid: number): void {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // All of it has ended.
  }
}
