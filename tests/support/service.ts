import { type ChildProcess, spawn } from 'node:child_process';
import { MAIN } from './cli.ts';
import { ends } from './ends.ts';
import { EMBEDDED } from './engine-settings.ts';
import { freePort } from './free-port.ts';

const START_LIMIT_MS = 60_000;

/** The real service in a process of its own. */
export type Service = {
  url: string;
  /** The key of the organization that a fresh data folder starts with; null when there was one already. */
  key: string | null;
  process: ChildProcess;
  /** Everything that it said on standard output. */
  output(): string;
  /** Everything that it logged. */
  log(): string;
  /** Ends it without warning. */
  kill(): Promise<void>;
  /** Asks it to stop and waits until it has. @returns its exit code. */
  stop(): Promise<number | null>;
};

export type ServiceOptions = {
  folder: string;
  port?: number;
  env?: Record<string, string>;
  /** What stands behind `serve`. */
  args?: string[];
  /** A program with its arguments that becomes what stands behind them; none unless told. */
  through?: readonly string[];
  /** The compiled command line that is run; this checkout's unless told. */
  main?: string;
};

/** The settings of a service that may only talk to this machine, and takes as many requests as come. */
export function serviceEnvironment(folder: string, port: number): Record<string, string> {
  return {
    ...EMBEDDED,
    PORT: String(port),
    HOST: '127.0.0.1',
    AFFIANT_URL: `http://127.0.0.1:${port}`,
    AFFIANT_DATA: folder,
    AFFIANT_ALLOW_NETWORKS: '127.0.0.0/8',
    AFFIANT_RATE_LIMIT: '0',
    // A verdict takes its time where many suites share a machine; what tests say is not how fast it comes.
    CAPTURE_PATIENCE: '120',
    // One that waits for nobody takes as much of the processor as one that is used.
    AFFIANT_SPARES: 'off',
  };
}

/** The roles of a service in which nothing is captured: it starts no browser, which is most of what a start costs. */
export const WITHOUT_CAPTURE: Record<string, string> = { AFFIANT_ROLES: 'http,projector,processes' };

/** Starts `affiant serve` and waits until it says that it is ready. @throws with its log when it does not. */
export async function startService(options: ServiceOptions): Promise<Service> {
  const service = await launchService(options);
  try {
    await service.ready;
  } catch (error) {
    await service.kill();
    throw error;
  }
  return service;
}

/**
 * Starts `affiant serve`. `ready` resolves when it says so, and throws when it ends before or takes too long. It ends with
 * this process, whatever becomes of the tests.
 */
export async function launchService(options: ServiceOptions): Promise<Service & { ready: Promise<void> }> {
  const port = options.port ?? (await freePort());
  const env = { ...process.env, ...serviceEnvironment(options.folder, port), ...options.env };
  const command = [process.execPath, options.main ?? MAIN, 'serve', ...(options.args ?? [])];
  const [program = '', ...args] = [...(options.through ?? []), ...command];
  const child = spawn(program, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const killAtExit = () => child.kill('SIGKILL');
  process.once('exit', killAtExit);
  child.once('close', () => process.off('exit', killAtExit));
  let output = '';
  let log = '';
  child.stderr.on('data', chunk => {
    log += chunk;
  });
  const ended = new Promise<number | null>(resolve => child.once('close', resolve));
  const ready = new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`the service was not ready in time\n${log}`)), START_LIMIT_MS);
    child.stdout.on('data', chunk => {
      output += chunk;
      if (!/^ready /m.test(output)) return;
      clearTimeout(timer);
      resolve();
    });
    child.once('close', code => {
      clearTimeout(timer);
      reject(new Error(`the service ended with ${code}\n${log}`));
    });
  });
  // Who does not wait for it need not hear of its failure.
  ready.catch(() => undefined);
  return {
    url: `http://127.0.0.1:${port}`,
    ready,
    get key() {
      return /secret_live_[\w-]+/.exec(output)?.[0] ?? null;
    },
    process: child,
    output: () => output,
    log: () => log,
    ...ends(child, ended),
  };
}
