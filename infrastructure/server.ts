import { hkdfSync } from 'node:crypto';
import type { CaptureDesk } from '../application/capture/capture-desk.ts';
import type { Envelopes } from '../application/envelopes.ts';
import type { Idempotency } from '../application/idempotency.ts';
import type { Inquiries } from '../application/inquiries.ts';
import type { Organizations } from '../application/organizations.ts';
import type { Clock } from '../application/ports/clock.ts';
import type { EvidenceLinks } from '../application/ports/evidence-links.ts';
import type { EvidenceStore } from '../application/ports/evidence-store.ts';
import type { Identifiers } from '../application/ports/identifiers.ts';
import type { Log } from '../application/ports/log.ts';
import { ASSESSMENTS, DELIVERIES, EXPIRIES, KYC_RESULTS } from '../application/processes/queues.ts';
import type { Simulations } from '../application/simulations.ts';
import type { Templates } from '../application/templates.ts';
import type { Themes } from '../application/themes.ts';
import type { WebhookDeliveries } from '../application/webhook-deliveries.ts';
import type { Webhooks } from '../application/webhooks.ts';
import type { Config } from './config.ts';
import { type Container, compose, TOKENS } from './container.ts';
import { type Engines, openEngines } from './engines.ts';
import { createLog } from './log.ts';
import { type ReadinessReport, readiness } from './readiness.ts';
import { provideServerParts } from './server-parts.ts';
import { systemClock } from './system-clock.ts';
import { startWorkers } from './workers.ts';

/** The running service, short of the sockets that it listens on. */
export type OpenedServer = {
  log: Log;
  organizations: Organizations;
  /** Nothing was ever written to this log. */
  isEmpty: boolean;
  http: {
    inquiries: Inquiries;
    templates: Templates;
    envelopes: Envelopes;
    webhooks: Webhooks;
    webhookDeliveries: WebhookDeliveries;
    idempotency: Idempotency;
    clock: Clock;
    rateLimit: number;
    publicUrl: string;
    simulations: Simulations;
    organizations: Organizations;
    evidence: EvidenceStore;
    evidenceLinks: EvidenceLinks;
    identifiers: Identifiers;
    log: Log;
    readiness: () => Promise<ReadinessReport>;
  };
  capture: {
    desk: CaptureDesk;
    themes: Themes;
    /** Signs the tickets that bind a capture to one browser. */
    ticketKey: Uint8Array;
    publicUrl: string;
    log: Log;
  };
  close(): Promise<void>;
};

/**
 * Opens the engines and starts everything that works in the background.
 * @throws when an engine or the remote browser can't be had; nothing is left running then.
 */
export async function openServer(config: Config): Promise<OpenedServer> {
  const log = createLog({ level: config.logLevel });
  const engines = await openEngines(config, { clock: systemClock, log });
  const container = compose({ config, clock: systemClock, log, engines });
  provideServerParts(container);
  try {
    return await start(config, log, engines, container);
  } catch (error) {
    await container.resolve(TOKENS.readModels).stop();
    await engines.close();
    throw error;
  }
}

async function start(config: Config, log: Log, engines: Engines, container: Container): Promise<OpenedServer> {
  const readModels = container.resolve(TOKENS.readModels);
  await readModels.catchUp();
  readModels.start();
  const remoteBrowser = container.resolve(TOKENS.remoteBrowser);
  const browser = await remoteBrowser.start();
  log.info('remote browser found', browser);
  if (browser.bundled) {
    log.warn('the bundled browser is for trying out; install Chromium for production, it gets security updates');
  }
  const captureDesk = container.resolve(TOKENS.captureDesk);
  const workers = await startWorkers(container);
  const organizations = container.resolve(TOKENS.organizations);
  return {
    log,
    organizations,
    isEmpty: (await engines.eventStore.head()) === 0n,
    http: {
      inquiries: container.resolve(TOKENS.inquiries),
      templates: container.resolve(TOKENS.templates),
      envelopes: container.resolve(TOKENS.envelopes),
      webhooks: container.resolve(TOKENS.webhooks),
      webhookDeliveries: container.resolve(TOKENS.webhookDeliveries),
      idempotency: container.resolve(TOKENS.idempotency),
      clock: systemClock,
      rateLimit: config.rateLimit,
      publicUrl: config.publicUrl,
      simulations: container.resolve(TOKENS.simulations),
      organizations,
      evidence: engines.evidenceStore,
      evidenceLinks: container.resolve(TOKENS.evidenceLinks),
      identifiers: container.resolve(TOKENS.identifiers),
      log,
      readiness: () => readiness(engines, readModels, [ASSESSMENTS, DELIVERIES, EXPIRIES, KYC_RESULTS]),
    },
    capture: {
      desk: captureDesk,
      themes: container.resolve(TOKENS.themes),
      ticketKey: new Uint8Array(hkdfSync('sha256', engines.masterKey, '', 'capture tickets', 32)),
      publicUrl: config.publicUrl,
      log,
    },
    async close() {
      const idle = workers.stop();
      await captureDesk.close();
      await remoteBrowser.close();
      await idle;
      await readModels.stop();
      await engines.close();
    },
  };
}
