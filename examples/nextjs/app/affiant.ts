import { type AffiantClient, createAffiantClient } from 'affiant-client';

/** A setting of `.env.local`. */
export function setting(name: 'AFFIANT_KEY' | 'AFFIANT_WEBHOOK_SECRET'): string {
  const value = process.env[name];
  if (value === undefined) throw new Error(`Set ${name} in .env.local.`);
  return value;
}

/** The service, as your organization. Only on the server: the key is a secret. */
export function affiant(): AffiantClient {
  return createAffiantClient({ url: process.env.AFFIANT_URL ?? 'http://localhost:8080', key: setting('AFFIANT_KEY') });
}

/** Where browsers reach the app. Next.js tells route handlers the name that it listens at, which may be another. */
export function address(request: Request): string {
  return process.env.APP_URL ?? new URL(request.url).origin;
}
