import 'reflect-metadata';
import { type DependencyContainer, type InjectionToken, instanceCachingFactory, container as root } from 'tsyringe';
import type { CaptureDesk } from '../../application/capture/capture-desk.ts';
import { createEnvelopeTemplates, type EnvelopeTemplates } from '../../application/envelope-templates.ts';
import { createEnvelopes, type Envelopes } from '../../application/envelopes.ts';
import { createErasure, type Erasure } from '../../application/erasure.ts';
import { type CommandHandler, createCommandHandler } from '../../application/handle.ts';
import { createIdempotency, type Idempotency } from '../../application/idempotency.ts';
import { createInquiries, type Inquiries } from '../../application/inquiries.ts';
import { createKycResults, type KycResults } from '../../application/kyc-results.ts';
import { createOrganizations, type Organizations } from '../../application/organizations.ts';
import type { Analyser } from '../../application/ports/analyser.ts';
import type { Clock } from '../../application/ports/clock.ts';
import type { DocumentViewer } from '../../application/ports/document-viewer.ts';
import type { EarlyReader } from '../../application/ports/early-reader.ts';
import type { EvidenceLinks } from '../../application/ports/evidence-links.ts';
import type { Identifiers } from '../../application/ports/identifiers.ts';
import type { Log } from '../../application/ports/log.ts';
import type { SubjectDigest } from '../../application/ports/subject-digest.ts';
import type { TeachingReader } from '../../application/ports/teaching-reader.ts';
import { createResults, type Results } from '../../application/results.ts';
import { createSimulations, type Simulations } from '../../application/simulations.ts';
import { createTemplates, type Templates } from '../../application/templates.ts';
import { createThemes, type Themes } from '../../application/themes.ts';
import { createUnloggedEvidence, type UnloggedEvidence } from '../../application/unlogged-evidence.ts';
import { createWebhookDeliveries, type WebhookDeliveries } from '../../application/webhook-deliveries.ts';
import { createWebhooks, type Webhooks } from '../../application/webhooks.ts';
import type { HostedBrowsers } from '../chromium/remote-browser.ts';
import { digests } from '../cryptography/digests.ts';
import { secrets } from '../cryptography/secrets.ts';
import { createSubjectDigest } from '../cryptography/subject-digest.ts';
import { createSignedLinks } from '../evidence/signed-links.ts';
import { createServiceMetrics, type ServiceMetrics } from '../metrics/service-metrics.ts';
import { type AddressPolicy, createAddressPolicy } from '../network/address-policy.ts';
import type { ReaderSource } from '../reader/reader-source.ts';
import type { Config } from '../settings/config.ts';
import { createIdentifiers } from '../system/identifiers.ts';
import { checkTargetUrl } from '../webhook-sender/target-url.ts';
import type { Engines } from './engines.ts';
import { openReadModels, type ReadModels } from './read-models.ts';

/** Names what can be asked for. The type goes with the name, so that nothing comes out as something else. */
function token<Thing>(name: string): InjectionToken<Thing> {
  return Symbol(name);
}

/** Everything that the composed application can be asked for. */
export const TOKENS = {
  config: token<Config>('Config'),
  clock: token<Clock>('Clock'),
  log: token<Log>('Log'),
  engines: token<Engines>('Engines'),
  identifiers: token<Identifiers>('Identifiers'),
  metrics: token<ServiceMetrics>('ServiceMetrics'),
  addressPolicy: token<AddressPolicy>('AddressPolicy'),
  evidenceLinks: token<EvidenceLinks>('EvidenceLinks'),
  subjectDigest: token<SubjectDigest>('SubjectDigest'),
  readModels: token<ReadModels>('ReadModels'),
  handle: token<CommandHandler>('CommandHandler'),
  organizations: token<Organizations>('Organizations'),
  templates: token<Templates>('Templates'),
  inquiries: token<Inquiries>('Inquiries'),
  envelopes: token<Envelopes>('Envelopes'),
  envelopeTemplates: token<EnvelopeTemplates>('EnvelopeTemplates'),
  results: token<Results>('Results'),
  webhooks: token<Webhooks>('Webhooks'),
  webhookDeliveries: token<WebhookDeliveries>('WebhookDeliveries'),
  themes: token<Themes>('Themes'),
  kycResults: token<KycResults>('KycResults'),
  simulations: token<Simulations>('Simulations'),
  unloggedEvidence: token<UnloggedEvidence>('UnloggedEvidence'),
  erasure: token<Erasure>('Erasure'),
  idempotency: token<Idempotency>('Idempotency'),
  readers: token<ReaderSource>('ReaderSource'),
  documentViewer: token<DocumentViewer>('DocumentViewer'),
  teachingReader: token<TeachingReader>('TeachingReader'),
  analyser: token<Analyser>('Analyser'),
  earlyReader: token<EarlyReader>('EarlyReader'),
  remoteBrowser: token<HostedBrowsers>('RemoteBrowser'),
  captureDesk: token<CaptureDesk>('CaptureDesk'),
};

/** What stands before anything is composed. */
export type Foundations = { config: Config; clock: Clock; log: Log; engines: Engines };

/** Makes the parts of the application. */
export type Container = DependencyContainer;

/** Says how a part is made: once, when it is asked for first. */
export function provideIn<Thing>(
  container: Container,
  name: InjectionToken<Thing>,
  make: (parts: Container) => Thing,
): void {
  container.register(name, { useFactory: instanceCachingFactory(make) });
}

/** What most use cases need. */
export function sharedParts(parts: Container) {
  const { eventStore: store, sealer } = parts.resolve(TOKENS.engines);
  return {
    handle: parts.resolve(TOKENS.handle),
    identifiers: parts.resolve(TOKENS.identifiers),
    clock: parts.resolve(TOKENS.clock),
    store,
    sealer,
    secrets,
  };
}

/** Composes the application: every part is made once, when it is asked for first. */
export function compose(foundations: Foundations): Container {
  const { config, clock, log, engines } = foundations;
  const container = root.createChildContainer();
  const provide = <Thing>(name: InjectionToken<Thing>, make: (parts: Container) => Thing) =>
    provideIn(container, name, make);

  container.register(TOKENS.config, { useValue: config });
  container.register(TOKENS.clock, { useValue: clock });
  container.register(TOKENS.log, { useValue: log });
  container.register(TOKENS.engines, { useValue: engines });

  provide(TOKENS.identifiers, () => createIdentifiers(clock));
  provide(TOKENS.metrics, createServiceMetrics);
  provide(TOKENS.addressPolicy, () => createAddressPolicy({ allow: config.allowNetworks, deny: config.denyNetworks }));
  provide(TOKENS.subjectDigest, () => createSubjectDigest(engines.masterKey));
  provide(TOKENS.readModels, parts => {
    const { roles, webhookScheduleSeconds: webhookSchedule } = config;
    return openReadModels({
      ...engines,
      log,
      folds: roles.includes('projector'),
      webhookSchedule,
      subjectDigest: parts.resolve(TOKENS.subjectDigest),
    });
  });
  provide(TOKENS.evidenceLinks, () => {
    const { masterKey, evidenceStore: store } = engines;
    return createSignedLinks({ masterKey, publicUrl: config.publicUrl, store, clock });
  });
  provide(TOKENS.handle, parts =>
    createCommandHandler({ store: engines.eventStore, identifiers: parts.resolve(TOKENS.identifiers), clock }),
  );

  provide(TOKENS.organizations, parts =>
    createOrganizations({ ...sharedParts(parts), ...parts.resolve(TOKENS.readModels) }),
  );
  provide(TOKENS.themes, parts => {
    const { themes } = parts.resolve(TOKENS.readModels);
    return createThemes({ ...sharedParts(parts), themes });
  });
  provide(TOKENS.kycResults, parts => createKycResults(sharedParts(parts)));
  provide(TOKENS.templates, parts => {
    const { templates } = parts.resolve(TOKENS.readModels);
    return createTemplates({ ...sharedParts(parts), templates, themes: parts.resolve(TOKENS.themes) });
  });
  provide(TOKENS.results, parts => {
    const { inquiries, envelopes } = parts.resolve(TOKENS.readModels);
    return createResults({ ...sharedParts(parts), inquiries, envelopes, digests });
  });
  provide(TOKENS.webhooks, parts => {
    const policy = parts.resolve(TOKENS.addressPolicy);
    const { webhookEndpoints: endpoints } = parts.resolve(TOKENS.readModels);
    return createWebhooks({
      ...sharedParts(parts),
      endpoints,
      targets: { refuse: url => checkTargetUrl(url, policy) },
    });
  });
  provide(TOKENS.webhookDeliveries, parts => {
    const { webhookDeliveries: deliveries } = parts.resolve(TOKENS.readModels);
    return createWebhookDeliveries({ ...sharedParts(parts), deliveries });
  });
  provide(TOKENS.inquiries, parts => {
    const { inquiries } = parts.resolve(TOKENS.readModels);
    return createInquiries({
      ...sharedParts(parts),
      inquiries,
      templates: parts.resolve(TOKENS.templates),
      evidenceLinks: parts.resolve(TOKENS.evidenceLinks),
      ttlMs: config.inquiryTtlMs,
      publicUrl: config.publicUrl,
    });
  });
  provide(TOKENS.envelopes, parts => {
    const { envelopes } = parts.resolve(TOKENS.readModels);
    const { inquiryTtlMs: ttlMs, publicUrl } = config;
    const evidenceLinks = parts.resolve(TOKENS.evidenceLinks);
    return createEnvelopes({ ...sharedParts(parts), envelopes, evidenceLinks, ttlMs, publicUrl });
  });
  provide(TOKENS.envelopeTemplates, parts => {
    return createEnvelopeTemplates({ ...sharedParts(parts), ...parts.resolve(TOKENS.readModels) });
  });
  provide(TOKENS.simulations, parts => {
    return createSimulations({
      ...sharedParts(parts),
      digests,
      documents: parts.resolve(TOKENS.readModels),
      inquiries: parts.resolve(TOKENS.inquiries),
      envelopes: parts.resolve(TOKENS.envelopes),
    });
  });
  provide(TOKENS.unloggedEvidence, () => {
    const { eventStore: store, evidenceStore: evidence, reservations } = engines;
    return createUnloggedEvidence({ reservations, store, evidence, clock });
  });
  provide(TOKENS.erasure, parts => {
    const { evidenceStore: evidence, dataKeys, reservations, traces } = engines;
    const { inquiries, envelopes, webhookDeliveries: deliveries } = parts.resolve(TOKENS.readModels);
    const kept = { evidence, dataKeys, reservations, traces, unlogged: parts.resolve(TOKENS.unloggedEvidence) };
    return createErasure({ ...sharedParts(parts), ...kept, inquiries, envelopes, deliveries });
  });
  provide(TOKENS.idempotency, parts => {
    const { reservations, dataKeys } = engines;
    return createIdempotency({ ...sharedParts(parts), reservations, dataKeys });
  });
  return container;
}
