import type { WebhookEndpoint } from './api-types.ts';
import { WebhookVerificationError } from './errors.ts';

/** What a webhook says. Everything else is read from the API. */
export type WebhookEvent = {
  /** `webhook-id`: the same at every delivery of the event, so that duplicates can be dropped. */
  id: string;
  type: WebhookEndpoint['event_types'][number];
  /** ISO 8601, UTC. */
  timestamp: string;
  data: { inquiry_id: string; subject_id: string };
};

/** Headers as `fetch` or as Node's http module has them. */
export type WebhookHeaders = Headers | Record<string, string | readonly string[] | undefined>;

const TOLERANCE_SECONDS = 300;
const SECRET_PREFIX = 'whsec_';

function headerOf(headers: WebhookHeaders, name: string): string {
  const value =
    headers instanceof Headers
      ? headers.get(name)
      : Object.entries(headers).find(([each]) => each.toLowerCase() === name)?.[1];
  if (typeof value === 'string' && value !== '') return value;
  throw new WebhookVerificationError(`The webhook has no ${name} header.`);
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return Uint8Array.from(atob(base64), character => character.charCodeAt(0));
  } catch {
    return undefined;
  }
}

/**
 * Checks that a webhook comes from the service and is not old (Standard Webhooks), and reads it.
 * @param secret of the endpoint, as it was shown when it was made.
 * @param body the raw body, exactly as it came.
 * @param options.toleranceSeconds how far its time may be from now; 300 unless told.
 * @throws WebhookVerificationError
 */
export async function verifyWebhook(
  secret: string,
  headers: WebhookHeaders,
  body: string | Uint8Array,
  options: { toleranceSeconds?: number; now?: Date } = {},
): Promise<WebhookEvent> {
  const { toleranceSeconds = TOLERANCE_SECONDS, now = new Date() } = options;
  const [id, timestamp, signatures] = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map(name =>
    headerOf(headers, name),
  ) as [string, string, string];
  const seconds = /^\d{1,12}$/.test(timestamp) ? Number(timestamp) : Number.NaN;
  if (!(Math.abs(now.getTime() / 1000 - seconds) <= toleranceSeconds)) {
    throw new WebhookVerificationError('The webhook was signed too long ago, or in the future.');
  }
  const key = secret.startsWith(SECRET_PREFIX) ? bytesOf(secret.slice(SECRET_PREFIX.length)) : undefined;
  if (key === undefined || key.length === 0) {
    throw new WebhookVerificationError(`The secret must be ${SECRET_PREFIX} followed by Base64.`);
  }
  const text = typeof body === 'string' ? body : new TextDecoder().decode(body);
  const content = new TextEncoder().encode(`${id}.${timestamp}.${text}`);
  const { subtle } = globalThis.crypto;
  const imported = await subtle.importKey('raw', key, { name: 'HMAC', hash: 'SHA-256' }, false, ['verify']);
  for (const entry of signatures.split(' ')) {
    const signature = entry.startsWith('v1,') ? bytesOf(entry.slice(3)) : undefined;
    // Web Crypto compares in constant time.
    if (signature !== undefined && (await subtle.verify('HMAC', imported, signature, content))) {
      return { id, ...(JSON.parse(text) as Omit<WebhookEvent, 'id'>) };
    }
  }
  throw new WebhookVerificationError('No signature of the webhook fits its body and this secret.');
}
