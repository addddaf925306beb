import type { Documents } from '../application/ports/documents.ts';
import type { Engines } from './engines.ts';
import type { ReadModels } from './read-models.ts';

/** Whether this process works: every engine answers, and the read models, if it has any, have caught up with the log. */
export type ReadinessReport = {
  ready: boolean;
  engines: Record<string, string>;
  checks: Record<string, { ok: boolean; detail?: string }>;
};

/** An engine that does not answer within this time is not ready. */
const LIMIT_MS = 3000;

async function check(work: () => Promise<string | undefined>): Promise<{ ok: boolean; detail?: string }> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<string>(resolve => {
    timer = setTimeout(() => resolve(`no answer within ${LIMIT_MS / 1000} s`), LIMIT_MS);
  });
  try {
    const detail = await Promise.race([work(), limit]);
    return detail === undefined ? { ok: true } : { ok: false, detail };
  } catch (error) {
    return { ok: false, detail: error instanceof Error ? error.message : String(error) };
  } finally {
    clearTimeout(timer);
  }
}

const reads = (documents: Documents) => documents.setting('readiness').then(() => undefined);

/** Looks at everything anew, at most a few seconds long. */
export async function readiness(
  engines: Engines,
  readModels: ReadModels | undefined,
  queues: string[],
): Promise<ReadinessReport> {
  const [event_store, read_models, message_bus, projections] = await Promise.all([
    check(() => engines.eventStore.head().then(() => undefined)),
    check(() => reads(engines.documents)),
    check(() => Promise.all(queues.map(queue => engines.messageBus.depth(queue))).then(() => undefined)),
    check(async () => {
      const lags = (await readModels?.lags()) ?? [];
      const lagging = lags.filter(({ behindSince }) => behindSince !== null).map(({ name }) => name);
      return lagging.length === 0 ? undefined : `behind the log: ${lagging.join(', ')}`;
    }),
  ]);
  const checks = { event_store, read_models, message_bus, ...(readModels === undefined ? {} : { projections }) };
  return { ready: Object.values(checks).every(({ ok }) => ok), engines: engines.names, checks };
}
