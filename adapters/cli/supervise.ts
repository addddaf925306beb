import cluster, { type Worker as ClusterWorker } from 'node:cluster';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Backoff, pause, pauseAfter } from '../../application/pause.ts';
import type { Log } from '../../application/ports/log.ts';
import { serviceLog } from '../../infrastructure/composition/server.ts';
import type { Config } from '../../infrastructure/settings/config.ts';
import { ConfigError } from '../../infrastructure/settings/config-error.ts';
import { untilToldToStop } from './told-to-stop.ts';
import { workerEnvironment } from './worker.ts';

/** A worker that lived for longer than the longest pause has earned a short one again. */
const RESTART: Backoff = { firstMs: 100, longestMs: 10_000 };

/** Workers end themselves within 10 s. One that does not is killed. */
const STOP_LIMIT_MS = 11_000;

/** A worker and those that take its place when it dies. */
type KeptWorker = {
  /** Resolves when it served for the first time. */
  ready: Promise<void>;
  /** Resolves with its exit code when it is over: it was told to stop, or never came to serve. */
  ended: Promise<number>;
};

/**
 * Runs workers until it is told to stop: the first with all roles of the service, the others, which share its port, with
 * the API alone. One that dies is started again.
 * @returns the exit code.
 */
export async function supervise(config: Config): Promise<number> {
  const log = serviceLog(config);
  if (config.workers > 1 && !config.roles.includes('http')) {
    throw new ConfigError('AFFIANT_WORKERS is for the role http: start other roles as processes of their own');
  }
  const folder = makeSocketFolder();
  const stopping = new AbortController();
  cluster.setupPrimary({ args: ['serve'] });
  const keep = (number: number) => {
    const roles = number === 1 ? config.roles.join(',') : 'http';
    const captureSocket = config.workers > 1 ? join(folder, 'capture') : undefined;
    const told = workerEnvironment({ number, captureSocket });
    return keepWorker(number, { ...told, AFFIANT_ROLES: roles }, log, stopping.signal);
  };
  void untilToldToStop().then(signal => {
    log.info('stopping', { signal });
    stopping.abort();
  });
  try {
    // What is made at the first start is made by one.
    const first = keep(1);
    const failed = await Promise.race([first.ready, first.ended]);
    if (failed !== undefined) return failed;
    const more = stopping.signal.aborted ? 0 : config.workers - 1;
    const workers = [first, ...Array.from({ length: more }, (_, index) => keep(index + 2))];
    const ready = Promise.all(workers.map(worker => worker.ready));
    void ready.then(() => process.stdout.write(`ready ${config.publicUrl}\n`));
    const ends = workers.map(async worker => {
      const code = await worker.ended;
      stopping.abort();
      return code;
    });
    return Math.max(...(await Promise.all(ends)));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @throws ConfigError when the system's temp folder takes none. */
function makeSocketFolder(): string {
  try {
    return mkdtempSync(join(tmpdir(), 'affiant-workers-'));
  } catch (cause) {
    const message = `the temp folder ${tmpdir()} cannot be used (${(cause as Error).message}): mend it, or name another with TMPDIR`;
    throw new ConfigError(message, { cause });
  }
}

function keepWorker(number: number, env: Record<string, string>, log: Log, stopping: AbortSignal): KeptWorker {
  let served = () => {};
  let hasServed = false;
  const ready = new Promise<void>(resolve => {
    served = () => {
      hasServed = true;
      resolve();
    };
  });

  async function keep(): Promise<number> {
    for (let failures = 0; ; ) {
      const startedAt = Date.now();
      const worker = cluster.fork(env);
      log.info('worker started', { worker: number, pid: worker.process.pid });
      worker.once('message', served);
      const code = await endOf(worker, stopping);
      if (stopping.aborted || !hasServed) return code;
      failures = Date.now() - startedAt > RESTART.longestMs ? 1 : failures + 1;
      const pauseMs = pauseAfter(failures, RESTART);
      log.error('a worker died, another takes its place', { worker: number, code, pause_ms: pauseMs });
      await pause(pauseMs, stopping);
      if (stopping.aborted) return 0;
    }
  }
  return { ready, ended: keep() };
}

/** The exit code of a worker, which is told to stop when everything stops; 1 when a signal ended it. */
async function endOf(worker: ClusterWorker, stopping: AbortSignal): Promise<number> {
  let limit: NodeJS.Timeout | undefined;
  const stop = () => {
    worker.process.kill('SIGTERM');
    limit = setTimeout(() => worker.process.kill('SIGKILL'), STOP_LIMIT_MS);
  };
  if (stopping.aborted) stop();
  else stopping.addEventListener('abort', stop);
  const [code, signal] = (await once(worker, 'exit')) as [number | null, NodeJS.Signals | null];
  stopping.removeEventListener('abort', stop);
  clearTimeout(limit);
  // One that was just starting did not hear yet that it is to stop.
  return code ?? (stopping.aborted && signal === 'SIGTERM' ? 0 : 1);
}
