import { spawn } from 'node:child_process';
import type { Duplex } from 'node:stream';
import { confinedCommand } from '../../confinement/confined-command.ts';
import { encodeFrame } from '../../confinement/frames.ts';
import { giveBackUnprivilegedId, takeUnprivilegedId } from '../../confinement/unprivileged.ts';
import { programFile } from '../../settings/program-files.ts';
import { inTime } from '../../system/in-time.ts';
import type { BrowserBinary } from '../browser/binary.ts';
import { makePrivateFolder } from '../browser/private-folder.ts';
import type { LimitKeeper } from '../limits/limit-keeper.ts';
import type { Reached } from '../limits/session-limits.ts';
import type { LaunchOrder } from '../wire/to-host.ts';

/** Where and how hosts run, whoever speaks with them. */
export type HostOptions = {
  binary: BrowserBinary;
  sandbox: 'on' | 'off';
  /** Networks that remote pages may reach although they are private, and those that they never reach. */
  networks: { allow: readonly string[]; deny: readonly string[] };
  maxDownloadBytes: number;
  /** Bounds what each session takes of this machine. */
  limits: LimitKeeper;
};

/** A host that has been told to start its browser, and will say whether that runs. */
export type HostProcess = {
  /** What it says and what it is told. */
  pipe: Duplex;
  /** Ends it with all that it started, and removes what it leaves. */
  end(): Promise<void>;
  /** Resolves when its session takes more than it may, which ends it; never, when that does not happen. */
  exceeds: Promise<Reached>;
  /** The limit at which the system has ended it, asked once it has ended; null when none was. */
  endedBy(): Reached | null;
};

const PROGRAM = programFile('browser-host.js');
const ENDED_MS = 5_000;

/** A host keeps little: what is large passes through. Fewer threads, since a page's work is done elsewhere. */
const NODE_FLAGS = ['--max-old-space-size=256', '--max-semi-space-size=4', '--v8-pool-size=1'];

/**
 * Starts the process of a host, as a user of its own where this process is root. Whatever becomes of it, nothing is left
 * behind once it is ended: the process group is killed and the folder removed.
 * @param probe whether to look if a page really opens in a sandboxed renderer
 */
export async function spawnHost(options: HostOptions, { probe }: { probe: boolean }): Promise<HostProcess> {
  const uid = takeUnprivilegedId();
  const undo: (() => unknown)[] = [() => giveBackUnprivilegedId(uid)];
  const unwind = async () => {
    for (const step of undo.splice(0).reverse()) await Promise.resolve(step()).catch(() => undefined);
  };
  let ending: Promise<void> | null = null;
  const end = () => {
    ending ??= unwind();
    return ending;
  };
  try {
    const folder = await makePrivateFolder(uid);
    undo.push(() => folder.remove());
    const bounds = await options.limits.prepare(folder.root);
    undo.push(() => bounds.end());
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
    const { pid } = child;
    if (pid === undefined) throw new Error('the browser host can not be started');
    const killAll = () => killGroup(pid);
    undo.push(() => inTime(ENDED_MS, ended, () => new Error('it does not end')), killAll);
    // Before it is told to start anything: what a process starts is bounded as it is.
    const exceeds = new Promise<Reached>(resolve => bounds.hold({ pid, uid }, resolve));
    // Whoever speaks with it says why; it ends whether anybody listens or not.
    void exceeds.then(end);
    const pipe = child.stdio[3] as Duplex;
    const { home, profile, downloads } = folder;
    pipe.write(encodeFrame(launchOrder(options, { uid, probe, folders: { home, profile, downloads } })));
    return { pipe, end, exceeds, endedBy: () => bounds.endedBy() };
  } catch (error) {
    await end();
    throw error;
  }
}

function launchOrder(
  { binary, sandbox, networks, maxDownloadBytes }: HostOptions,
  own: Pick<LaunchOrder, 'uid' | 'probe' | 'folders'>,
): LaunchOrder {
  const { path, shell, environment, version } = binary;
  return {
    type: 'launch',
    ...own,
    browser: { path, shell, environment, version },
    sandbox,
    networks,
    maxDownloadBytes,
  };
}

function killGroup(pid: number): void {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // All of it has ended.
  }
}
