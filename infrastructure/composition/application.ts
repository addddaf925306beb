import type { EnvelopeTemplates } from '../../application/envelope-templates.ts';
import type { Envelopes } from '../../application/envelopes.ts';
import type { Erasure } from '../../application/erasure.ts';
import type { KycResults } from '../../application/kyc-results.ts';
import { createListings, type Listings } from '../../application/listings.ts';
import type { Operators } from '../../application/operators.ts';
import type { Organizations } from '../../application/organizations.ts';
import type { EventStore } from '../../application/ports/event-store.ts';
import type { Reassessments } from '../../application/reassessments.ts';
import type { Results } from '../../application/results.ts';
import type { Themes } from '../../application/themes.ts';
import type { WebhookDeliveries } from '../../application/webhook-deliveries.ts';
import { Scratch } from '../../projections/scratch.ts';
import { inDataFolder } from '../embedded/data-folder.ts';
import type { Config } from '../settings/config.ts';
import { SERVER_ROLES } from '../settings/roles.ts';
import { systemClock } from '../system/clock.ts';
import { createLog } from '../system/log.ts';
import { operatorsOf, reviewQueueOf } from './console.ts';
import { compose, TOKENS } from './container.ts';
import { type Engines, openEngines } from './engines.ts';
import { addressForLinks } from './public-address.ts';
import type { RebuildableReadModel } from './read-models.ts';
import { closeReaders, reassessmentsOf } from './reading.ts';
import type { VerifiableReadModel } from './verification.ts';

/** What the command line works with: the use cases of operators, beside a server that may be running. */
export type Application = {
  organizations: Organizations;
  listings: Listings;
  operators: Operators;
  themes: Themes;
  kycResults: KycResults;
  results: Results;
  reassessments: Reassessments;
  erasure: Erasure;
  envelopes: Envelopes;
  envelopeTemplates: EnvelopeTemplates;
  webhookDeliveries: WebhookDeliveries;
  eventStore: EventStore;
  readModels: RebuildableReadModel[];
  verifiable: VerifiableReadModel[];
  /** Takes the collection in which read models are built anew to verify them. @throws ScratchTaken */
  takeScratch(signal: AbortSignal): Promise<Scratch>;
  /** Brings the read models up to the log, and keeps them there. */
  catchUp(): Promise<void>;
  close(): Promise<void>;
};

async function publicUrlOn(engines: Engines, config: Config): Promise<string> {
  try {
    return await addressForLinks(config, engines.settings);
  } catch (error) {
    await engines.close();
    throw error;
  }
}

/**
 * Opens the application on its engines, without serving anything.
 * @param write takes what it logs, line by line; to standard error unless told
 */
export async function openApplication(config: Config, write?: (line: string) => unknown): Promise<Application> {
  const level = config.logLevel === 'info' ? 'warn' : config.logLevel;
  const log = createLog({ level, ...(write === undefined ? {} : { write }) });
  const engines = await openEngines(config, { clock: systemClock, log });
  const publicUrl = await publicUrlOn(engines, config);
  // A command does its own folding: what it changes must be readable for itself, whoever else runs.
  const ours = { ...config, publicUrl, roles: SERVER_ROLES };
  const container = compose({ config: ours, clock: systemClock, log, engines });
  const readModels = container.resolve(TOKENS.readModels);
  return {
    organizations: container.resolve(TOKENS.organizations),
    listings: createListings({
      ...readModels,
      tell: container.resolve(TOKENS.inquiries).tell,
      queue: reviewQueueOf(container),
    }),
    operators: operatorsOf(container),
    themes: container.resolve(TOKENS.themes),
    kycResults: container.resolve(TOKENS.kycResults),
    results: container.resolve(TOKENS.results),
    reassessments: reassessmentsOf(container),
    erasure: container.resolve(TOKENS.erasure),
    envelopes: container.resolve(TOKENS.envelopes),
    envelopeTemplates: container.resolve(TOKENS.envelopeTemplates),
    webhookDeliveries: container.resolve(TOKENS.webhookDeliveries),
    eventStore: engines.eventStore,
    readModels: readModels.rebuildable,
    verifiable: readModels.verifiable,
    takeScratch: signal => Scratch.take(engines, signal),
    async catchUp() {
      await inDataFolder(config.dataFolder, () => readModels.catchUp());
      readModels.start();
    },
    async close() {
      await closeReaders(container);
      await readModels.stop();
      await engines.close();
    },
  };
}
