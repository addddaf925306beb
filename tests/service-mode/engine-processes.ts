import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { connect } from 'node:net';
import { join } from 'node:path';
import { eventually } from '../support/eventually.ts';
import { freePort } from '../support/service.ts';

const ROOT = join(import.meta.dirname, '..', '..', '..');
const EVENT_STORE = join(import.meta.dirname, '..', 'support', 'eventstoredb', 'main.js');
const START_LIMIT_MS = 30_000;

/** A server of an engine that a test may stop, kill and start again: it keeps its port and what it has stored. */
export class EngineProcess {
  readonly name: string;
  readonly port: number;
  readonly #command: readonly string[];
  #child: ChildProcess | null = null;
  #ended: Promise<void> = Promise.resolve();

  constructor(name: string, port: number, command: readonly string[]) {
    this.name = name;
    this.port = port;
    this.#command = command;
  }

  /** Starts it and waits until it takes connections. @throws with what it printed when it ends instead. */
  async start(): Promise<void> {
    const [program = '', ...args] = this.#command;
    // A group of its own: what it starts itself is signalled with it.
    const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'], detached: true });
    this.#child = child;
    // A test that is ended from outside must not leave it running.
    process.once('exit', () => this.#signal('SIGKILL'));
    let output = '';
    let over = false;
    const keep = (chunk: Buffer) => {
      output = (output + chunk).slice(-4000);
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    this.#ended = new Promise(resolve =>
      child.once('close', () => {
        over = true;
        resolve();
      }),
    );
    await eventually(
      `${this.name} on port ${this.port}`,
      () => {
        if (over) throw new Error(`${this.name} ended: ${output}`);
        return isListening(this.port);
      },
      START_LIMIT_MS,
    );
  }

  /** Ends it without warning. */
  async kill(): Promise<void> {
    this.#signal('SIGKILL');
    await this.#ended;
  }

  /** It keeps its connections and answers nothing, until it is resumed. */
  pause(): void {
    this.#signal('SIGSTOP');
  }

  resume(): void {
    this.#signal('SIGCONT');
  }

  #signal(signal: NodeJS.Signals): void {
    const group = this.#child?.pid;
    if (group === undefined) return;
    try {
      process.kill(-group, signal);
    } catch (error) {
      // It has ended already.
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  }
}

function isListening(port: number): Promise<boolean> {
  return new Promise(resolve => {
    const socket = connect(port, '127.0.0.1');
    const settle = (listening: boolean) => {
      socket.destroy();
      resolve(listening);
    };
    socket.once('connect', () => settle(true));
    socket.once('error', () => settle(false));
  });
}

/** The servers of a test, and the settings by which a service uses them. */
export type EngineProcesses = {
  eventStore: EngineProcess;
  readModels: EngineProcess;
  messageBus: EngineProcess;
  settings: Record<string, string>;
  stop(): Promise<void>;
};

/** What this machine lacks to run them; empty when nothing is. */
function missing(): string[] {
  const runs = (program: string, argument: string) => spawnSync(program, [argument], { stdio: 'ignore' }).status === 0;
  return [
    ...(runs('nats-server', '--version') ? [] : ['nats-server (apt-get install nats-server)']),
    ...(runs('java', '-version') ? [] : ['a JDK (apt-get install openjdk-17-jdk-headless)']),
  ];
}

/**
 * Starts a server of every engine on a free port of this machine, with its data in the folder; prints a `SKIPPED` line for
 * each engine that can't be had here and answers null then.
 */
export async function startEngineProcesses(what: string, folder: string): Promise<EngineProcesses | null> {
  const lacking = missing();
  for (const tool of lacking) process.stdout.write(`SKIPPED ${what}: this machine lacks ${tool}\n`);
  if (lacking.length > 0) return null;
  const [eventStorePort, readModelPort, busPort] = [await freePort(), await freePort(), await freePort()];
  const eventStore = new EngineProcess('the event store', eventStorePort, [
    ...[process.execPath, EVENT_STORE, '--port', String(eventStorePort), '--file', join(folder, 'events.jsonl')],
  ]);
  const readModels = new EngineProcess('the document server', readModelPort, [
    ...[process.execPath, join(ROOT, 'scripts', 'mongo-server.mjs'), 'start'],
    ...['--port', String(readModelPort), '--file', join(folder, 'documents')],
  ]);
  const messageBus = new EngineProcess('the message bus', busPort, [
    ...['nats-server', '-js', '-a', '127.0.0.1', '-p', String(busPort), '-sd', join(folder, 'bus')],
  ]);
  const all = [eventStore, readModels, messageBus];
  await Promise.all(all.map(engine => engine.start()));
  return {
    eventStore,
    readModels,
    messageBus,
    settings: {
      EVENT_STORE_URL: `esdb://127.0.0.1:${eventStorePort}?tls=false`,
      READ_MODEL_URL: `mongodb://127.0.0.1:${readModelPort}/affiant`,
      MESSAGE_BUS_URL: `nats://127.0.0.1:${busPort}`,
      AFFIANT_MASTER_KEY: '11'.repeat(32),
    },
    async stop() {
      await Promise.all(all.map(engine => engine.kill()));
    },
  };
}
