import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { freeze, thaw } from '../freeze.ts';
import { isLeftOut } from '../real-servers.ts';
import { temporaryFolder } from '../temporary-folder.ts';

const SCRIPT = join(import.meta.dirname, '..', '..', '..', '..', 'scripts', 'mongo-server.mjs');

/** Whether the document server for tests can run here; builds it when it never was, which takes half a minute. */
export function mongoServerBuilt(): boolean {
  return spawnSync(process.execPath, [SCRIPT, 'build'], { stdio: 'ignore' }).status === 0;
}

/** Whether a suite may start a document server of its own here. Says by name that it is left out when not. */
export function mayStartMongo(what: string): boolean {
  if (isLeftOut(what, 'mongodb')) return false;
  const isBuilt = mongoServerBuilt();
  if (!isBuilt) process.stdout.write(`SKIPPED ${what}: the document server needs a JDK 17 and Maven\n`);
  return isBuilt;
}

/** A document server of a test's own, which it may kill and start again on the same file and port. */
export class TestMongoServer {
  readonly #file = join(temporaryFolder(), 'documents');
  #port = 0;
  #child: ChildProcess | undefined;

  get url(): string {
    return `mongodb://127.0.0.1:${this.#port}`;
  }

  /** Resolves once it takes connections. */
  async start(): Promise<void> {
    const child = spawn(process.execPath, [SCRIPT, 'start', '--file', this.#file, '--port', String(this.#port)], {
      // A group of its own: the server is a child of the script.
      detached: true,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.#child = child;
    process.on('exit', () => this.#end());
    const port = await new Promise<string>((resolve, reject) => {
      let output = '';
      child.once('exit', code => reject(new Error(`the document server ended with code ${code}: ${output}`)));
      child.stdout?.on('data', chunk => {
        output += chunk;
        const found = /^listening (\d+)$/m.exec(output)?.[1];
        if (found !== undefined) resolve(found);
      });
    });
    this.#port = Number(port);
  }

  /** Ends it as a power cut would. */
  async kill(): Promise<void> {
    const child = this.#child;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    // Its output is closed once the server has gone too, and with it the lock on its file.
    const ended = once(child, 'close');
    this.#end();
    await ended;
  }

  /** Stops it from answering while its connections stand. */
  async freeze(): Promise<void> {
    if (this.#child !== undefined) await freeze(this.#child);
  }

  thaw(): void {
    if (this.#child !== undefined) thaw(this.#child);
  }

  #end(): void {
    const { pid, exitCode, signalCode } = this.#child ?? {};
    if (pid === undefined || exitCode !== null || signalCode !== null) return;
    process.kill(-pid, 'SIGKILL');
  }
}
