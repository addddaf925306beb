import type { Documents } from '../application/ports/documents.ts';
import type { Engines } from './engines.ts';
import type { ReadModels } from './read-models.ts';

/** Whether the service works: every engine answers and the read models have caught up with the log. */
export type ReadinessReport = {
  ready: boolean;
  engines: Record<string, string>;
  checks: Record<string, { ok: boolean; detail?: string }>;
};

async function check(work: () => Promise<string | undefined>): Promise<{ ok: boolean; detail?: string }> {
  try {
    const detail = await work();
    return detail === undefined ? { ok: true } : { ok: false, detail };
  } catch (error) {
    return { ok: false, detail: error instanceof Error ? error.message : String(error) };
  }
}

const reads = (documents: Documents) => documents.setting('readiness').then(() => undefined);

/** Looks at everything anew. */
export async function readiness(engines: Engines, readModels: ReadModels, queues: string[]): Promise<ReadinessReport> {
  const checks = {
    event_store: await check(() => engines.eventStore.head().then(() => undefined)),
    read_models: await check(() => reads(engines.documents)),
    message_bus: await check(() =>
      Promise.all(queues.map(queue => engines.messageBus.depth(queue))).then(() => undefined),
    ),
    projections: await check(async () => {
      const lagging = (await readModels.lags()).filter(lag => lag.behindSince !== null).map(({ name }) => name);
      return lagging.length === 0 ? undefined : `behind the log: ${lagging.join(', ')}`;
    }),
  };
  return { ready: Object.values(checks).every(({ ok }) => ok), engines: engines.names, checks };
}
