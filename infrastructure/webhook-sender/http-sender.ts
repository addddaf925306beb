import { LRUCache } from 'lru-cache';
import type { WebhookRequest, WebhookResponse, WebhookSender } from '../../application/ports/webhook-sender.ts';
import { parseUrl } from '../../domain/parse-url.ts';
import type { AddressPolicy } from '../network/address-policy.ts';
import { createHostResolver, type ResolveHost } from '../network/resolve-host.ts';
import { vettedLookup } from '../network/vetted-lookup.ts';
import type { Connection } from './connection.ts';
import { Connections, type Receiver } from './connections.ts';
import { dial } from './dial.ts';
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

/** Addresses of endpoints that are remembered as fit to be sent to. */
const MOST_TARGETS = 1000;

/** Where a request goes; `path` has its query. */
type Target = Receiver & { path: string };

const REFUSED: Outcome = { status: null, failure: 'refused_address', bodyStart: '', stale: false };

/**
 * Sends webhooks over HTTP/1.1. A 3xx answer is an answer like any other: it is not followed and not accepted.
 * An answer counts once its body has come whole: a 2xx whose body breaks off or never ends in time is not accepted.
 * Of a body over 1 MB the rest is not waited for. Closing breaks off what is under way.
 */
export function createWebhookSender(options: WebhookSenderOptions): WebhookSender {
  const { addressPolicy: policy, timeoutMs = 8000, userAgent = 'Affiant-Webhooks/1.0' } = options;
  const resolve = options.resolve ?? createHostResolver();
  const connectionLifeMs = options.connectionLifeMs ?? 60_000;
  // As long as a connection that was vetted once is used.
  const targets = new LRUCache<string, Target>({ max: MOST_TARGETS, ttl: connectionLifeMs });
  const connections = new Connections(({ hostname, port, protocol }, tls, signal, ready) => {
    const encrypted = protocol === 'https:';
    const lookup = vettedLookup({ policy, resolve, encrypted, signal });
    // Addresses of IPv6 stand in brackets in a URL only.
    dial({ hostname: hostname.replace(/^\[|\]$/g, ''), port, encrypted, lookup, signal, ...tls }, ready);
  }, connectionLifeMs);
  let closed = false;

  /** null: nothing may be sent there. */
  function targetOf(url: string): Target | null {
    const known = targets.get(url);
    if (known !== undefined) return known;
    const parsed = parseUrl(url);
    if (parsed === null || checkTarget(parsed, policy) !== null) return null;
    const { origin, protocol, hostname, port, pathname, search } = parsed;
    const target = { origin, protocol, hostname, port, path: pathname + search };
    targets.set(url, target);
    return target;
  }

  /** @param until when the time is up, as `performance.now()` counts */
  async function post({ url, headers, body }: WebhookRequest, until: number): Promise<Outcome> {
    const target = targetOf(url);
    if (target === null) return REFUSED;
    const sent = ['user-agent', userAgent];
    for (const [name, value] of Object.entries(headers)) {
      if (name.toLowerCase() !== 'user-agent') sent.push(name, value);
    }
    const outgoing = { path: target.path, headers: sent, body: Buffer.from(body) };
    const over = async (connection: Connection): Promise<Outcome> => {
      const limitMs = Math.max(0, Math.ceil(until - performance.now()));
      const outcome = await exchange(connection, { ...outgoing, limitMs });
      connections.giveBack(connection);
      return outcome;
    };
    const outcome = await over(connections.take(target));
    // A connection that was closed while it lay idle says nothing about the receiver and must not cost an attempt.
    return outcome.stale && !closed ? over(connections.fresh(target)) : outcome;
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
      connections.destroy();
    },
  };
}
