const SECRET_PREFIX = 'whsec_';

export type SignedMessage = {
  /** `webhook-id` of the event. */
  id: string;
  /** `webhook-timestamp`: Unix time in seconds. */
  timestamp: number;
  /** The raw body. */
  body: string;
  /** Secrets that sign, each `whsec_` and Base64. */
  secrets: readonly string[];
};

function keyBytes(secret: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(secret.slice(SECRET_PREFIX.length)), character => character.charCodeAt(0));
}

async function sign(secret: string, text: string): Promise<string> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', keyBytes(secret), algorithm, false, ['sign']);
  const digest = await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(text));
  return `v1,${btoa(String.fromCharCode(...new Uint8Array(digest)))}`;
}

/**
 * `webhook-signature`: HMAC-SHA256 over `<id>.<timestamp>.<body>`, one `v1` entry for each secret, separated by spaces.
 * See the Standard Webhooks specification.
 */
export async function signWebhook({ id, timestamp, body, secrets }: SignedMessage): Promise<string> {
  const text = `${id}.${timestamp}.${body}`;
  return (await Promise.all(secrets.map(secret => sign(secret, text)))).join(' ');
}
