import type { Hono } from 'hono';
import type { Envelopes } from '../../application/envelopes.ts';
import type { Idempotency } from '../../application/idempotency.ts';
import type { Inquiries } from '../../application/inquiries.ts';
import type { Organizations } from '../../application/organizations.ts';
import type { Clock } from '../../application/ports/clock.ts';
import type { EvidenceLinks } from '../../application/ports/evidence-links.ts';
import type { EvidenceStore } from '../../application/ports/evidence-store.ts';
import type { Identifiers } from '../../application/ports/identifiers.ts';
import type { Log } from '../../application/ports/log.ts';
import type { Simulations } from '../../application/simulations.ts';
import type { Templates } from '../../application/templates.ts';
import type { WebhookDeliveries } from '../../application/webhook-deliveries.ts';
import type { Webhooks } from '../../application/webhooks.ts';
import { type ConsoleOptions, createConsole } from '../console/routes.ts';
import { docsRoutes } from '../docs/routes.ts';
import { requireApiKey } from './auth.ts';
import { createBaseApp } from './base-app.ts';
import { clientAddress } from './client-address.ts';
import type { HttpEnvironment } from './environment.ts';
import { onceOnly } from './idempotency.ts';
import { keyHeaderOf } from './key-header.ts';
import type { HttpMetrics } from './metrics.ts';
import { mountOperations } from './mount-operations.ts';
import { openApiDocument } from './openapi/document.ts';
import { OPERATIONS } from './operations.ts';
import { countStrangers, limitRate } from './rate-limit.ts';
import type { Readiness } from './schemas/answers/service.ts';
import { TokenBuckets } from './token-buckets.ts';
import { API } from './versioned-route.ts';

export type HttpParts = {
  inquiries: Inquiries;
  templates: Templates;
  envelopes: Envelopes;
  webhooks: Webhooks;
  webhookDeliveries: WebhookDeliveries;
  idempotency: Idempotency;
  clock: Clock;
  /** Requests a second that each API key may make; 0: as many as it likes. */
  rateLimit: number;
  /** Whether this is the address of a proxy whose word on who the client is counts. */
  isTrustedProxy: (address: string) => boolean;
  /** Address under which customers reach us, without a slash at its end. */
  publicUrl: string;
  simulations: Simulations;
  organizations: Organizations;
  evidence: EvidenceStore;
  evidenceLinks: EvidenceLinks;
  identifiers: Identifiers;
  log: Log;
  readiness: () => Promise<Readiness>;
  metrics: HttpMetrics;
  /** What the console, below `/console`, serves with. */
  console: Omit<ConsoleOptions, 'readiness'>;
  /** The pages of the hosted capture, below `/capture`. */
  pages: Hono;
};

/** Failed authentications a second that one remote address is answered as such. */
const STRANGERS_A_SECOND = 20;

/** The HTTP interface: the API for customers' servers, evidence files, health and metrics. */
export function createHttpApp(parts: HttpParts): Hono<HttpEnvironment> {
  const { clock, publicUrl, rateLimit: perSecond } = parts;
  let openApi: string | undefined;
  const openApiJson = () => {
    openApi ??= JSON.stringify(openApiDocument(publicUrl));
    return openApi;
  };
  const useCases = { ...parts, openApiJson };
  const app = createBaseApp(parts);
  mountOperations(
    app,
    OPERATIONS.filter(({ keyHeader }) => keyHeader === null),
    useCases,
  );
  const strangers = new TokenBuckets({ perSecond: STRANGERS_A_SECOND, burst: 2 * STRANGERS_A_SECOND, clock });
  const onStranger = countStrangers(strangers, clientAddress(parts.isTrustedProxy));
  const guarded = `${API}/*`;
  app.use(guarded, requireApiKey(keyHeaderOf, parts.organizations, onStranger));
  if (perSecond > 0) app.use(guarded, limitRate(new TokenBuckets({ perSecond, burst: 2 * perSecond, clock })));
  app.use(guarded, onceOnly(parts.idempotency));
  mountOperations(
    app,
    OPERATIONS.filter(({ keyHeader }) => keyHeader !== null),
    useCases,
  );
  app.route('/docs', docsRoutes(publicUrl));
  app.route('/console', createConsole({ ...parts.console, readiness: parts.readiness }));
  app.route('/', parts.pages);
  return app;
}
