import type { RemoteBrowser } from '../../application/ports/remote-browser.ts';
import type { Settings } from '../../application/ports/settings.ts';
import { SERVER_ROLES, type ServerRole } from '../settings/roles.ts';
import { inTime } from '../system/in-time.ts';
import type { Engines } from './engines.ts';
import type { ReadModels } from './read-models.ts';

/** Whether this process works: the engines of its roles answer, and its read models have caught up with the log. */
export type ReadinessReport = {
  ready: boolean;
  engines: Record<string, string>;
  checks: Record<string, { ok: boolean; detail?: string }>;
};

/** An engine that does not answer within this time is not ready. */
const LIMIT_MS = 3000;
/** While events come in, read models are always a little behind: by up to this much they have caught up. */
const TOLERATED_LAG_MS = 1000;

async function check(work: () => Promise<string | undefined>): Promise<{ ok: boolean; detail?: string }> {
  try {
    const detail = await inTime(LIMIT_MS, work(), () => new Error(`no answer within ${LIMIT_MS / 1000} s`));
    return detail === undefined ? { ok: true } : { ok: false, detail };
  } catch (error) {
    return { ok: false, detail: error instanceof Error ? error.message : String(error) };
  }
}

const reads = (settings: Settings) => settings.read('readiness').then(() => undefined);

/** What a process depends on, by its roles. */
export type Dependencies = {
  engines: Engines;
  roles: readonly ServerRole[];
  /** undefined when it reads none. */
  readModels: ReadModels | undefined;
  /** The queues that it works on. */
  queues: readonly string[];
  /** Remote browsers that run on other machines; undefined when they run here, or it has none. */
  browsers: Pick<RemoteBrowser, 'problem'> | undefined;
};

/** Id of an evidence file that there is not: the store answers that it has none, if it answers. */
const NO_EVIDENCE = 'affiant_readiness';

type Check = (parts: Dependencies) => Promise<string | undefined>;

const CHECKS: Record<string, { of: readonly ServerRole[]; look: Check }> = {
  event_store: { of: SERVER_ROLES, look: ({ engines }) => engines.eventStore.head().then(() => undefined) },
  read_models: { of: SERVER_ROLES, look: ({ engines }) => reads(engines.settings) },
  // The API and the capture get by without: what they ask for stands in the log.
  message_bus: {
    of: ['processes'],
    look: ({ engines, queues }) =>
      Promise.all(queues.map(queue => engines.messageBus.depth(queue))).then(() => undefined),
  },
  evidence: {
    of: ['http', 'processes', 'capture'],
    look: ({ engines }) => engines.evidenceStore.get(NO_EVIDENCE).then(() => undefined),
  },
  projections: {
    of: ['http', 'projector', 'capture'],
    async look({ readModels }) {
      const lags = (await readModels?.lags()) ?? [];
      const before = Date.now() - TOLERATED_LAG_MS;
      const lagging = lags.filter(({ behindSince }) => (behindSince?.getTime() ?? before) < before);
      return lagging.length === 0 ? undefined : `behind the log: ${lagging.map(({ name }) => name).join(', ')}`;
    },
  },
};

const looksAtBrowsers: Check = async ({ browsers }) => browsers?.problem() ?? undefined;

/** Looks anew at everything that the roles of this process need, at most a few seconds long. */
export async function readiness(parts: Dependencies): Promise<ReadinessReport> {
  const ofRoles = Object.entries(CHECKS).filter(([, { of }]) => of.some(role => parts.roles.includes(role)));
  const needed = ofRoles.map(([name, { look }]): [string, Check] => [name, look]);
  if (parts.browsers !== undefined) needed.push(['browsers', looksAtBrowsers]);
  const checks = Object.fromEntries(
    await Promise.all(needed.map(async ([name, look]) => [name, await check(() => look(parts))] as const)),
  );
  return { ready: Object.values(checks).every(({ ok }) => ok), engines: parts.engines.names, checks };
}
