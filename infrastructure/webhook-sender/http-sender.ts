import type { WebhookRequest, WebhookResponse, WebhookSender } from '../../application/ports/webhook-sender.ts';
import type { AddressPolicy } from '../network/address-policy.ts';
import { createHostResolver, type ResolveHost } from '../network/resolve-host.ts';
import { vettedLookup } from '../network/vetted-lookup.ts';
import { connectionPools } from './connection-pools.ts';
import { exchange, type Outcome } from './exchange.ts';
import { checkTargetUrl } from './target-url.ts';

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

  async function post({ url, headers, body }: WebhookRequest, signal: AbortSignal): Promise<Outcome> {
    if (checkTargetUrl(url, policy) !== null) return REFUSED;
    const target = new URL(url);
    const encrypted = target.protocol === 'https:';
    const bytes = Buffer.from(body);
    const outgoing = {
      url: target,
      headers: { ...headers, 'User-Agent': userAgent, 'Content-Length': String(bytes.length) },
      body: bytes,
      lookup: vettedLookup({ policy, resolve, encrypted, signal }),
      signal,
    };
    const outcome = await exchange({ ...outgoing, agent: agents[encrypted ? 'https:' : 'http:'] });
    // A connection that was closed while it lay idle says nothing about the receiver and must not cost an attempt.
    return outcome.stale && !closed ? exchange({ ...outgoing, agent: false }) : outcome;
  }

  return {
    async send(request): Promise<WebhookResponse> {
      const startedAt = performance.now();
      const deadline = new AbortController();
      const timer = setTimeout(() => deadline.abort(), timeoutMs);
      try {
        const { status, failure, bodyStart } = await post(request, deadline.signal);
        const accepted = failure === null && status !== null && status >= 200 && status < 300;
        return { accepted, status, error: failure, durationMs: Math.round(performance.now() - startedAt), bodyStart };
      } finally {
        clearTimeout(timer);
      }
    },
    async close() {
      closed = true;
      agents['http:'].destroy();
      agents['https:'].destroy();
    },
  };
}
