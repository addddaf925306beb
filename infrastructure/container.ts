import 'reflect-metadata';
import { type DependencyContainer, type InjectionToken, instanceCachingFactory, container as root } from 'tsyringe';
import { type CaptureDesk, createCaptureDesk } from '../application/capture/capture-desk.ts';
import { Erasure } from '../application/erasure.ts';
import { type CommandHandler, createCommandHandler } from '../application/handle.ts';
import { Inquiries } from '../application/inquiries.ts';
import { KycResults } from '../application/kyc-results.ts';
import { Organizations } from '../application/organizations.ts';
import type { Analyser } from '../application/ports/analyser.ts';
import type { Clock } from '../application/ports/clock.ts';
import type { EvidenceLinks } from '../application/ports/evidence-links.ts';
import type { Identifiers } from '../application/ports/identifiers.ts';
import type { Log } from '../application/ports/log.ts';
import type { RemoteBrowser } from '../application/ports/remote-browser.ts';
import type { WebhookSender } from '../application/ports/webhook-sender.ts';
import { Results } from '../application/results.ts';
import { Simulations } from '../application/simulations.ts';
import { Templates } from '../application/templates.ts';
import { Themes } from '../application/themes.ts';
import { Webhooks } from '../application/webhooks.ts';
import { createDocumentReader } from './analysis/documents/document-reader.ts';
import { createLocalAnalyser } from './analysis/local-analyser.ts';
import { createPixelReader } from './analysis/pixels/pixel-reader.ts';
import { createRemoteBrowser } from './chromium/remote-browser.ts';
import type { Config } from './config.ts';
import type { Engines } from './engines.ts';
import { createSignedLinks } from './evidence/signed-links.ts';
import { createIdentifiers } from './identifiers.ts';
import { type AddressPolicy, createAddressPolicy } from './network/address-policy.ts';
import { openReadModels, type ReadModels } from './read-models.ts';
import { secrets } from './secrets.ts';
import { createWebhookSender } from './webhook-sender/http-sender.ts';
import { checkTargetUrl } from './webhook-sender/target-url.ts';

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
  addressPolicy: token<AddressPolicy>('AddressPolicy'),
  evidenceLinks: token<EvidenceLinks>('EvidenceLinks'),
  readModels: token<ReadModels>('ReadModels'),
  handle: token<CommandHandler>('CommandHandler'),
  organizations: token<Organizations>('Organizations'),
  templates: token<Templates>('Templates'),
  inquiries: token<Inquiries>('Inquiries'),
  results: token<Results>('Results'),
  webhooks: token<Webhooks>('Webhooks'),
  themes: token<Themes>('Themes'),
  kycResults: token<KycResults>('KycResults'),
  simulations: token<Simulations>('Simulations'),
  erasure: token<Erasure>('Erasure'),
  webhookSender: token<WebhookSender>('WebhookSender'),
  analyser: token<Analyser>('Analyser'),
  remoteBrowser: token<RemoteBrowser>('RemoteBrowser'),
  captureDesk: token<CaptureDesk>('CaptureDesk'),
};

/** What stands before anything is composed. */
export type Foundations = { config: Config; clock: Clock; log: Log; engines: Engines };

/** Composes the application: every part is made once, when it is asked for first. */
export function compose(foundations: Foundations): DependencyContainer {
  const { config, clock, log, engines } = foundations;
  const container = root.createChildContainer();
  const provide = <Thing>(name: InjectionToken<Thing>, make: (parts: DependencyContainer) => Thing) =>
    container.register(name, { useFactory: instanceCachingFactory(make) });

  container.register(TOKENS.config, { useValue: config });
  container.register(TOKENS.clock, { useValue: clock });
  container.register(TOKENS.log, { useValue: log });
  container.register(TOKENS.engines, { useValue: engines });

  provide(TOKENS.identifiers, () => createIdentifiers(clock));
  provide(TOKENS.addressPolicy, () => createAddressPolicy(config.allowNetworks));
  provide(TOKENS.readModels, () => openReadModels(engines.eventStore, engines.documents, log));
  provide(TOKENS.evidenceLinks, () => {
    const { masterKey, evidenceStore: store } = engines;
    return createSignedLinks({ masterKey, publicUrl: config.publicUrl, store, clock });
  });
  provide(TOKENS.handle, parts =>
    createCommandHandler({ store: engines.eventStore, identifiers: parts.resolve(TOKENS.identifiers), clock }),
  );

  const shared = (parts: DependencyContainer) => ({
    handle: parts.resolve(TOKENS.handle),
    identifiers: parts.resolve(TOKENS.identifiers),
    store: engines.eventStore,
    sealer: engines.sealer,
    secrets,
    clock,
  });
  provide(TOKENS.organizations, parts => new Organizations({ ...shared(parts), ...parts.resolve(TOKENS.readModels) }));
  provide(TOKENS.themes, parts => {
    const { themes } = parts.resolve(TOKENS.readModels);
    return new Themes({ ...shared(parts), themes });
  });
  provide(TOKENS.kycResults, parts => new KycResults(shared(parts)));
  provide(TOKENS.templates, parts => {
    const { templates } = parts.resolve(TOKENS.readModels);
    return new Templates({ ...shared(parts), templates, themes: parts.resolve(TOKENS.themes) });
  });
  provide(TOKENS.results, parts => {
    const { inquiries } = parts.resolve(TOKENS.readModels);
    return new Results({ ...shared(parts), inquiries });
  });
  provide(TOKENS.webhooks, parts => {
    const policy = parts.resolve(TOKENS.addressPolicy);
    const { webhookEndpoints: endpoints } = parts.resolve(TOKENS.readModels);
    return new Webhooks({ ...shared(parts), endpoints, targets: { refuse: url => checkTargetUrl(url, policy) } });
  });
  provide(TOKENS.inquiries, parts => {
    const { inquiries } = parts.resolve(TOKENS.readModels);
    return new Inquiries({
      ...shared(parts),
      inquiries,
      templates: parts.resolve(TOKENS.templates),
      evidenceLinks: parts.resolve(TOKENS.evidenceLinks),
      ttlMs: config.inquiryTtlMs,
      publicUrl: config.publicUrl,
    });
  });
  provide(TOKENS.simulations, parts => {
    const { inquiries: documents } = parts.resolve(TOKENS.readModels);
    return new Simulations({ ...shared(parts), documents, inquiries: parts.resolve(TOKENS.inquiries) });
  });
  provide(TOKENS.erasure, parts => {
    const { evidenceStore: evidence, dataKeys } = engines;
    const { inquiries } = parts.resolve(TOKENS.readModels);
    return new Erasure({ ...shared(parts), evidence, dataKeys, inquiries });
  });
  provide(TOKENS.webhookSender, parts => createWebhookSender({ addressPolicy: parts.resolve(TOKENS.addressPolicy) }));
  provide(TOKENS.analyser, () =>
    createLocalAnalyser({ documents: createDocumentReader({ log }), pixels: createPixelReader({ log }), log }),
  );
  provide(TOKENS.remoteBrowser, parts => {
    const { browser, sandbox, sessions, cacheFolder } = config.capture;
    return createRemoteBrowser({
      ...(browser === undefined ? {} : { browserPath: browser }),
      sandbox,
      cacheFolder,
      addressPolicy: parts.resolve(TOKENS.addressPolicy),
      maxSessions: sessions,
      log,
      clock,
    });
  });
  provide(TOKENS.captureDesk, parts => {
    const { inquiries } = parts.resolve(TOKENS.readModels);
    const organizations = parts.resolve(TOKENS.organizations);
    return createCaptureDesk({
      ...shared(parts),
      evidence: engines.evidenceStore,
      browser: parts.resolve(TOKENS.remoteBrowser),
      log,
      organizationName: orgId => organizations.nameOf(orgId),
      readable: position => inquiries.reached(position),
    });
  });
  return container;
}
