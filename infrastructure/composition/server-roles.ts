import { hkdfSync } from 'node:crypto';
import type { CaptureDesk } from '../../application/capture/capture-desk.ts';
import type { Organizations } from '../../application/organizations.ts';
import type { Identifiers } from '../../application/ports/identifiers.ts';
import type { Log } from '../../application/ports/log.ts';
import { ASSESSMENTS, DELIVERIES, KYC_RESULTS } from '../../application/processes/queues.ts';
import type { Themes } from '../../application/themes.ts';
import { organization } from '../../domain/organization/organization.ts';
import type { ServiceMetrics } from '../metrics/service-metrics.ts';
import { createNetworks, plainAddress } from '../network/networks.ts';
import { type Container, TOKENS } from './container.ts';
import type { Engines } from './engines.ts';
import { type HttpRole, httpRole } from './http-role.ts';
import { rememberAddress } from './public-address.ts';
import { type ReadinessReport, readiness } from './readiness.ts';
import { closeReaders } from './reading.ts';

/** What the role `capture` serves with. */
export type CaptureRole = {
  desk: CaptureDesk;
  themes: Themes;
  /** Whether it is a proxy whose word on who the client is counts. */
  isTrustedProxy: (address: string) => boolean;
  /** A capture was refused because it came too often. */
  onRefused: (cause: string) => void;
  /** Signs the tickets that bind a capture to one browser. */
  ticketKey: Uint8Array;
  /** Signs what nodes send each other. */
  nodeKey: Uint8Array;
  publicUrl: string;
  log: Log;
};

/** The running service, short of the sockets that it listens on. */
export type OpenedServer = {
  /** What a process of any role needs to answer requests. */
  service: {
    identifiers: Identifiers;
    log: Log;
    readiness: () => Promise<ReadinessReport>;
    metrics: ServiceMetrics;
  };
  organizations: Organizations;
  /** Nobody can call the API yet, and it is for this process to make an organization to start with. */
  introduces: boolean;
  http: HttpRole | undefined;
  capture: CaptureRole | undefined;
  close(): Promise<void>;
};

/** Does a part of the start again for as long as an engine is away. */
type Persist = <Value>(work: () => Promise<Value>) => Promise<Value>;

type Stop = () => Promise<void>;

/** The queues whose depth tells how the service keeps up. */
const QUEUES = [ASSESSMENTS, DELIVERIES, KYC_RESULTS];

/** Starts what the roles of this process do, and loads nothing else. @throws with nothing left running */
export async function openRoles(container: Container, persist: Persist): Promise<OpenedServer> {
  const stops: Stop[] = [];
  try {
    return await start(container, persist, stops);
  } catch (error) {
    for (const stop of stops.reverse()) await stop();
    throw error;
  }
}

async function start(container: Container, persist: Persist, stops: Stop[]): Promise<OpenedServer> {
  const config = container.resolve(TOKENS.config);
  const { roles, capture: captureConfig } = config;
  const engines = container.resolve(TOKENS.engines);
  const log = container.resolve(TOKENS.log);
  const readModels = roles.some(role => role !== 'processes') ? container.resolve(TOKENS.readModels) : undefined;
  if (readModels !== undefined) {
    stops.push(() => readModels.stop());
    await persist(() => readModels.catchUp());
    readModels.start();
  }
  if (roles.includes('http')) await persist(() => rememberAddress(config, engines.settings));
  const capture = roles.includes('capture') ? await startCapture(container, stops) : undefined;
  if (roles.includes('http')) stops.push(() => closeReaders(container));
  const browsersElsewhere = capture !== undefined && captureConfig.browsers !== undefined;
  const browsers = browsersElsewhere ? container.resolve(TOKENS.remoteBrowser) : undefined;
  if (roles.includes('processes')) await startProcesses(container, persist, stops);
  const metrics = container.resolve(TOKENS.metrics);
  metrics.observe({
    queues: () => Promise.all(QUEUES.map(async queue => ({ queue, ...(await engines.messageBus.depth(queue)) }))),
    readModels: async () => (await readModels?.lags()) ?? [],
    captures: () => capture?.desk.liveSessions() ?? 0,
    waiting: () => capture?.desk.waiting() ?? 0,
    occupancy: capture && (() => container.resolve(TOKENS.remoteBrowser).occupancy()),
  });
  const service = {
    identifiers: container.resolve(TOKENS.identifiers),
    log,
    readiness: () => readiness({ engines, roles, readModels, queues: QUEUES, browsers }),
    metrics,
  };
  return {
    service,
    organizations: container.resolve(TOKENS.organizations),
    introduces: roles.includes('http') && (await persist(() => introduces(engines))),
    http: roles.includes('http') ? httpRole(container, service) : undefined,
    capture,
    async close() {
      await Promise.all(stops.slice(1).map(stop => stop()));
      await stops[0]?.();
      await engines.close();
    },
  };
}

/** Of several processes that find the same empty log only one makes the first organization. */
async function introduces({ eventStore, reservations }: Engines): Promise<boolean> {
  const { events } = await eventStore.readAll({ categories: [organization.category], from: null, limit: 1 });
  return events.length === 0 && (await reservations.reserve('first organization', 'made')).reserved;
}

async function startCapture(container: Container, stops: Stop[]): Promise<CaptureRole> {
  const { provideCapture } = await import('./capture-parts.ts');
  await provideCapture(container);
  const log = container.resolve(TOKENS.log);
  const remoteBrowser = container.resolve(TOKENS.remoteBrowser);
  const browser = await remoteBrowser.start();
  if (browser !== null) log.info('remote browser found', browser);
  const desk = container.resolve(TOKENS.captureDesk);
  stops.push(async () => {
    await desk.close();
    await remoteBrowser.close();
  });
  const { masterKey } = container.resolve(TOKENS.engines);
  const proxies = createNetworks(container.resolve(TOKENS.config).trustedProxies);
  const keyFor = (purpose: string) => new Uint8Array(hkdfSync('sha256', masterKey, '', purpose, 32));
  return {
    desk,
    themes: container.resolve(TOKENS.themes),
    isTrustedProxy: address => {
      const plain = plainAddress(address);
      return plain !== null && proxies.contain(plain);
    },
    onRefused: cause => container.resolve(TOKENS.metrics).captureRefused(cause),
    ticketKey: keyFor('capture tickets'),
    nodeKey: keyFor('capture nodes'),
    publicUrl: container.resolve(TOKENS.config).publicUrl,
    log,
  };
}

async function startProcesses(container: Container, persist: Persist, stops: Stop[]): Promise<void> {
  const { provideAnalyser } = await import('./analysis-parts.ts');
  await provideAnalyser(container);
  const { startWorkers } = await import('./workers.ts');
  const workers = await persist(() => startWorkers(container));
  stops.push(() => workers.stop());
}
