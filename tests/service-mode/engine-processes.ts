import { type ChildProcess, spawn } from 'node:child_process';
import { connect } from 'node:net';
import { join } from 'node:path';
import { eventually } from '../support/eventually.ts';
import { freePort } from '../support/free-port.ts';
import { freeze, thaw } from '../support/freeze.ts';
import { mongoServerBuilt } from '../support/mongodb/server.ts';
import { natsServerInstalled } from '../support/nats-server.ts';
import { isLeftOut } from '../support/real-servers.ts';

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
    if (await isListening(this.port)) throw new Error(`something else listens on port ${this.port} of ${this.name}`);
    const [program = '', ...args] = this.#command;
    // A group of its own: what is started may start the server itself, and signals must reach all of it.
    const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'], detached: true });
    this.#child = child;
    let output = '';
    let over = false;
    const keep = (chunk: Buffer) => {
      output = (output + chunk).slice(-4000);
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    const killAtExit = () => killGroup(child);
    process.once('exit', killAtExit);
    this.#ended = new Promise(resolve => {
      const end = () => {
        over = true;
        process.off('exit', killAtExit);
        resolve();
      };
      child.once('error', error => {
        output += error.message;
        end();
      });
      child.once('close', end);
    });
    try {
      await eventually(
        `${this.name} on port ${this.port}`,
        () => {
          if (over) throw new Error(`${this.name} ended: ${output}`);
          return isListening(this.port);
        },
        START_LIMIT_MS,
      );
    } catch (error) {
      await this.kill();
      throw error;
    }
  }

  /** Ends it without warning. */
  async kill(): Promise<void> {
    if (this.#child !== null) killGroup(this.#child);
    this.#child = null;
    await this.#ended;
  }

  /** It keeps its connections and answers nothing, until it is resumed. */
  async pause(): Promise<void> {
    if (this.#child !== null) await freeze(this.#child);
  }

  /** It answers again, whether it was paused or killed. */
  async revive(): Promise<void> {
    if (this.#child === null) await this.start();
    else thaw(this.#child);
  }
}

/** Ends a process and all that it has started; nothing happens when they are gone. */
function killGroup({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
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
  return [
    ...(natsServerInstalled() ? [] : ['nats-server (apt-get install nats-server)']),
    ...(mongoServerBuilt()
      ? []
      : ['a JDK 17 and Maven for the mongodb server (apt-get install openjdk-17-jdk-headless maven)']),
  ];
}

/**
 * Starts a server of every engine on a free port of this machine, with its data in the folder; prints a `SKIPPED` line for
 * each engine that can't be had here and answers null then, as it does where a real server is to be tested with.
 */
export async function startEngineProcesses(what: string, folder: string): Promise<EngineProcesses | null> {
  if (isLeftOut(what, 'eventstoredb', 'mongodb', 'nats')) return null;
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
  const started = await Promise.allSettled(all.map(engine => engine.start()));
  const failed = started.find(outcome => outcome.status === 'rejected');
  if (failed !== undefined) {
    await Promise.all(all.map(engine => engine.kill()));
    throw failed.reason;
  }
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
