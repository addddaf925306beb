import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { type OpenedNats, openNats } from '../../infrastructure/nats/open.ts';
import { systemClock } from '../../infrastructure/system/clock.ts';
import { freePort } from './free-port.ts';
import { freeze, thaw } from './freeze.ts';
import { neverLost } from './never-lost.ts';
import { isLeftOut } from './real-servers.ts';
import { silentLog } from './silent-log.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** Whether there is a NATS server to be started here. */
export function natsServerInstalled(): boolean {
  return spawnSync('nats-server', ['--version']).status === 0;
}

/** Whether a suite may start a NATS server of its own here. Says by name that it is left out when not. */
export function mayStartNats(what: string): boolean {
  if (isLeftOut(what, 'nats')) return false;
  const isInstalled = natsServerInstalled();
  if (!isInstalled) process.stdout.write(`SKIPPED ${what}: nats-server is not installed\n`);
  return isInstalled;
}

const running = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/** A NATS server of a test's own, which it may kill and start again on the same files and port. */
export class NatsServer {
  readonly #folder = temporaryFolder();
  #port = 0;
  #child: ChildProcess | undefined;

  get url(): string {
    return `nats://127.0.0.1:${this.#port}`;
  }

  /** Resolves once it takes connections. */
  async start(): Promise<void> {
    if (this.#port === 0) this.#port = await freePort();
    const args = ['-a', '127.0.0.1', '-p', String(this.#port), '-js', '-sd', this.#store];
    const child = spawn('nats-server', args, { stdio: ['ignore', 'ignore', 'pipe'] });
    this.#child = child;
    running.add(child);
    child.once('exit', () => running.delete(child));
    let output = '';
    await new Promise<void>((resolve, reject) => {
      child.once('exit', () => reject(new Error(`nats-server ended: ${output}`)));
      child.stderr.on('data', chunk => {
        output += chunk;
        if (output.includes('Server is ready')) resolve();
      });
    });
  }

  /** Ends it as a power cut would. */
  async kill(): Promise<void> {
    const child = this.#child;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }

  /** Stops it from answering while its connections stand. */
  async freeze(): Promise<void> {
    if (this.#child !== undefined) await freeze(this.#child);
  }

  thaw(): void {
    if (this.#child !== undefined) thaw(this.#child);
  }

  /** Removes everything that it stored. */
  forget(): void {
    rmSync(this.#store, { recursive: true, force: true });
  }

  open(): Promise<OpenedNats> {
    return openNats({ url: this.url, clock: systemClock, log: silentLog, onLost: neverLost });
  }

  get #store(): string {
    return join(this.#folder, 'store');
  }
}
