import { Hono } from 'hono';
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
import { docsRoutes } from '../docs/routes.ts';
import { type KeyHeader, requireApiKey } from './auth.ts';
import { createBaseApp } from './base-app.ts';
import { clientAddress } from './client-address.ts';
import type { HttpEnvironment } from './environment.ts';
import { onceOnly } from './idempotency.ts';
import { type HttpMetrics, metricsRoutes } from './metrics.ts';
import { countStrangers, limitRate } from './rate-limit.ts';
import { envelopeResultRoutes, envelopeRoutes } from './routes/envelopes.ts';
import { evidenceRoutes } from './routes/evidence.ts';
import { healthRoutes, type Readiness } from './routes/health.ts';
import { inquiryRoutes } from './routes/inquiries.ts';
import { openApiRoutes } from './routes/openapi.ts';
import { simulationRoutes } from './routes/simulations.ts';
import { templateRoutes } from './routes/templates.ts';
import { endpointDeliveryRoutes, webhookDeliveryRoutes } from './routes/webhook-deliveries.ts';
import { webhookEndpointRoutes } from './routes/webhook-endpoints.ts';
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
  /** The pages of the hosted capture, below `/capture`. */
  pages: Hono;
};

const ENVELOPE_API = new RegExp(`^${API}/(?:envelope|result)(?:/|$)`);

/** The envelope API takes its key in a header of its own. */
const keyHeaderOf = (path: string): KeyHeader => (ENVELOPE_API.test(path) ? 'x-api-key' : 'api-key');
/** Failed authentications a second that one remote address is answered as such. */
const STRANGERS_A_SECOND = 20;

/** The HTTP interface: the API for customers' servers, evidence files, health and metrics. */
export function createHttpApp(parts: HttpParts): Hono<HttpEnvironment> {
  const app = createBaseApp(parts);
  app.route(API, openApiRoutes(parts.publicUrl));
  const api = new Hono<HttpEnvironment>();
  const { clock, rateLimit: perSecond } = parts;
  const strangers = new TokenBuckets({ perSecond: STRANGERS_A_SECOND, burst: 2 * STRANGERS_A_SECOND, clock });
  api.use(
    requireApiKey(keyHeaderOf, parts.organizations, countStrangers(strangers, clientAddress(parts.isTrustedProxy))),
  );
  if (perSecond > 0) api.use(limitRate(new TokenBuckets({ perSecond, burst: 2 * perSecond, clock })));
  api.use(onceOnly(parts.idempotency));
  api.route('/web/inquiry', inquiryRoutes(parts.inquiries));
  api.route('/web/inquiry', simulationRoutes(parts.simulations));
  api.route('/web/template', templateRoutes(parts.templates));
  api.route('/webhook/endpoints', webhookEndpointRoutes(parts.webhooks));
  api.route('/webhook/endpoints', endpointDeliveryRoutes(parts.webhookDeliveries));
  api.route('/webhook/deliveries', webhookDeliveryRoutes(parts.webhookDeliveries));
  api.route('/envelope', envelopeRoutes(parts.envelopes));
  api.route('/result', envelopeResultRoutes(parts.envelopes));
  app.route(API, api);
  app.route('/evidence', evidenceRoutes(parts.evidenceLinks, parts.evidence));
  app.route('/docs', docsRoutes(parts.publicUrl));
  app.route('/', healthRoutes(parts.readiness));
  app.route('/', metricsRoutes(parts.metrics));
  app.route('/', parts.pages);
  return app;
}
