import cluster from 'node:cluster';
import type { Config } from '../../infrastructure/settings/config.ts';
import { thisWorker } from './worker.ts';

/**
 * Serves, or keeps workers that do, until it is told to stop. What is needed is loaded only here: remote browsers and the
 * analyser take a second that no other command should wait for.
 * @param options `supervised`: starts what died again, also when it serves alone
 * @returns the exit code.
 */
export async function runService(
  config: Config,
  env: Readonly<Record<string, string | undefined>>,
  { supervised }: { supervised: boolean },
): Promise<number> {
  const worker = thisWorker(env);
  if (worker === undefined && (supervised || config.workers > 1)) {
    const { supervise } = await import('./supervise.ts');
    return supervise(config);
  }
  const { serve } = await import('./serve.ts');
  try {
    return await serve(config, worker);
  } finally {
    // The channel to its supervisor would keep it alive.
    cluster.worker?.disconnect();
  }
}
