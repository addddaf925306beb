import type { WebhookRequest, WebhookResponse, WebhookSender } from '../../application/ports/webhook-sender.ts';
import { parseUrl } from '../../domain/parse-url.ts';
import type { AddressPolicy } from '../network/address-policy.ts';
import { createHostResolver, type ResolveHost } from '../network/resolve-host.ts';
import { vettedLookup } from '../network/vetted-lookup.ts';
import { connectionPools } from './connection-pools.ts';
import { exchange, type Outcome } from './exchange.ts';
import { checkTarget } from './target-url.ts';

export type WebhookSenderOptions = {
  /** Where webhooks may go. */
  addressPolicy: AddressPolicy;
  /** For DNS, connection, TLS, headers and body together; 8 s unless told. */
  timeoutMs?: number;
  userAgent?: string;
  /** A connection is used for so long; then the host is resolved and vetted anew. A minute unless told. */
  connectionLifeMs?: number;
  /** How host names are resolved; by DNS unless told. */
  resolve?: ResolveHost;
};

const REFUSED: Outcome = { status: null, failure: 'refused_address', bodyStart: '', stale: false };

/**
 * Sends webhooks over HTTP/1.1. A 3xx answer is an answer like any other: it is not followed and not accepted.
 * An answer counts once its body has come whole: a 2xx whose body breaks off or never ends in time is not accepted.
 * Of a body over 1 MB the rest is not waited for. Closing breaks off what is under way.
 */
export function createWebhookSender(options: WebhookSenderOptions): WebhookSender {
  const { addressPolicy: policy, timeoutMs = 8000, userAgent = 'Affiant-Webhooks/1.0' } = options;
  const resolve = options.resolve ?? createHostResolver();
  const agents = connectionPools(options.connectionLifeMs ?? 60_000);
  let closed = false;

  /** @param until when the time is up, as `performance.now()` counts */
  async function post({ url, headers, body }: WebhookRequest, until: number): Promise<Outcome> {
    const target = parseUrl(url);
    if (target === null || checkTarget(target, policy) !== null) return REFUSED;
    const encrypted = target.protocol === 'https:';
    const bytes = Buffer.from(body);
    const leftMs = () => Math.max(0, Math.ceil(until - performance.now()));
    const outgoing = {
      url: target,
      headers: { ...headers, 'User-Agent': userAgent, 'Content-Length': String(bytes.length) },
      body: bytes,
      lookup: (signal: AbortSignal) => vettedLookup({ policy, resolve, encrypted, signal }),
    };
    const agent = agents[encrypted ? 'https:' : 'http:'];
    const outcome = await exchange({ ...outgoing, agent, limitMs: leftMs() });
    // A connection that was closed while it lay idle says nothing about the receiver and must not cost an attempt.
    return outcome.stale && !closed ? exchange({ ...outgoing, agent: false, limitMs: leftMs() }) : outcome;
  }

  return {
    async send(request): Promise<WebhookResponse> {
      const startedAt = performance.now();
      const { status, failure, bodyStart } = await post(request, startedAt + timeoutMs);
      const accepted = failure === null && status !== null && status >= 200 && status < 300;
      return { accepted, status, error: failure, durationMs: Math.round(performance.now() - startedAt), bodyStart };
    },
    async close() {
      closed = true;
      agents['http:'].destroy();
      agents['https:'].destroy();
    },
  };
}
