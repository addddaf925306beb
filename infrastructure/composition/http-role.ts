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
import type { ServiceMetrics } from '../metrics/service-metrics.ts';
import { createNetworks, plainAddress } from '../network/networks.ts';
import { type ConsoleRole, consoleRole } from './console.ts';
import { type Container, TOKENS } from './container.ts';
import type { ReadinessReport } from './readiness.ts';

/** What the role `http` serves with. */
export type HttpRole = {
  inquiries: Inquiries;
  templates: Templates;
  envelopes: Envelopes;
  webhooks: Webhooks;
  webhookDeliveries: WebhookDeliveries;
  idempotency: Idempotency;
  clock: Clock;
  rateLimit: number;
  isTrustedProxy: (address: string) => boolean;
  publicUrl: string;
  simulations: Simulations;
  organizations: Organizations;
  evidence: EvidenceStore;
  evidenceLinks: EvidenceLinks;
  identifiers: Identifiers;
  log: Log;
  readiness: () => Promise<ReadinessReport>;
  metrics: ServiceMetrics;
  console: ConsoleRole;
};

/** The use cases of the API. */
export function httpRole(
  container: Container,
  service: Pick<HttpRole, 'identifiers' | 'log' | 'readiness' | 'metrics'>,
): HttpRole {
  const { rateLimit, publicUrl, trustedProxies } = container.resolve(TOKENS.config);
  const proxies = createNetworks(trustedProxies);
  return {
    ...service,
    inquiries: container.resolve(TOKENS.inquiries),
    templates: container.resolve(TOKENS.templates),
    envelopes: container.resolve(TOKENS.envelopes),
    webhooks: container.resolve(TOKENS.webhooks),
    webhookDeliveries: container.resolve(TOKENS.webhookDeliveries),
    idempotency: container.resolve(TOKENS.idempotency),
    clock: container.resolve(TOKENS.clock),
    rateLimit,
    isTrustedProxy(address) {
      const plain = plainAddress(address);
      return plain !== null && proxies.contain(plain);
    },
    publicUrl,
    simulations: container.resolve(TOKENS.simulations),
    organizations: container.resolve(TOKENS.organizations),
    evidence: container.resolve(TOKENS.engines).evidenceStore,
    evidenceLinks: container.resolve(TOKENS.evidenceLinks),
    console: consoleRole(container),
  };
}
