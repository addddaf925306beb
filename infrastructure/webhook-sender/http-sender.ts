import { Agent as HttpAgent, request as httpRequest, type IncomingMessage } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import type { WebhookRequest, WebhookResponse, WebhookSender } from '../../application/ports/webhook-sender.ts';
import type { AddressPolicy } from '../network/address-policy.ts';
import { attemptError } from './failure.ts';
import { checkTargetUrl } from './target-url.ts';
import { type Resolve, vettedLookup } from './vetted-lookup.ts';

export type WebhookSenderOptions = {
  addressPolicy: AddressPolicy;
  /** Over resolving, connecting, TLS, headers and the whole body; 8 s unless told. */
  timeoutMs?: number;
  /** How names are resolved; by the system unless told. */
  resolve?: Resolve;
};

const TIMEOUT_MS = 8000;
const USER_AGENT = 'Affiant-Webhooks/1.0';
/** Of the answer's body, for the delivery log. */
const KEPT_BYTES = 4096;
/** More than this is no answer to a webhook: it is cut off, and what its status said stands. */
const MAX_BODY_BYTES = 1024 * 1024;

type Answer = { status: number; bodyStart: string };

/** Sends webhooks over HTTPS; over HTTP only into networks that were opened by hand. Redirects are never followed. */
export function createWebhookSender(options: WebhookSenderOptions): WebhookSender {
  const { addressPolicy, timeoutMs = TIMEOUT_MS } = options;
  const lookup = vettedLookup(addressPolicy, options.resolve);
  const pooling = { keepAlive: true, maxSockets: 16, maxFreeSockets: 4, timeout: timeoutMs };
  const https = new HttpsAgent({ ...pooling, lookup });
  const http = new HttpAgent({ ...pooling, lookup });

  return {
    async send(request) {
      const startedAt = performance.now();
      const end = (outcome: Omit<WebhookResponse, 'durationMs'>): WebhookResponse => ({
        ...outcome,
        durationMs: Math.round(performance.now() - startedAt),
      });
      if (checkTargetUrl(request.url, addressPolicy) !== null) {
        return end({ accepted: false, status: null, error: 'refused_address', bodyStart: '' });
      }
      const timeout = AbortSignal.timeout(timeoutMs);
      try {
        const { status, bodyStart } = await post(request, request.url.startsWith('https:') ? https : http, timeout);
        return end({ accepted: status >= 200 && status < 300, status, error: null, bodyStart });
      } catch (error) {
        const kind = timeout.aborted ? 'timeout' : attemptError(error);
        return end({ accepted: false, status: null, error: kind, bodyStart: '' });
      }
    },
    async close() {
      https.destroy();
      http.destroy();
    },
  };
}

function post({ url, headers, body }: WebhookRequest, agent: HttpAgent, signal: AbortSignal): Promise<Answer> {
  const send = agent instanceof HttpsAgent ? httpsRequest : httpRequest;
  const payload = Buffer.from(body);
  return new Promise((resolve, reject) => {
    const request = send(
      url,
      {
        method: 'POST',
        agent,
        signal,
        headers: {
          ...headers,
          'content-type': 'application/json',
          'content-length': payload.length,
          'user-agent': USER_AGENT,
        },
      },
      response => readAnswer(response).then(resolve, reject),
    );
    request.on('error', reject);
    request.end(payload);
  });
}

/** The attempt is over only when the whole body is there: a body that never ends runs into the time limit. */
function readAnswer(response: IncomingMessage): Promise<Answer> {
  const kept: Buffer[] = [];
  let size = 0;
  return new Promise((resolve, reject) => {
    const end = () => {
      const bodyStart = Buffer.concat(kept).subarray(0, KEPT_BYTES).toString('utf8');
      resolve({ status: response.statusCode ?? 0, bodyStart });
    };
    response.on('data', (chunk: Buffer) => {
      if (size < KEPT_BYTES) kept.push(chunk);
      size += chunk.length;
      if (size <= MAX_BODY_BYTES) return;
      end();
      response.destroy();
    });
    response.on('end', end);
    response.on('error', reject);
    response.on('aborted', () => reject(Object.assign(new Error('the answer broke off'), { code: 'ECONNRESET' })));
  });
}
