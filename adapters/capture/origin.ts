import { parseUrl } from '../../domain/parse-url.ts';

/**
 * Whether a request comes from a page of our own: its `Origin` must be that of the public address, or name the host
 * that the request was sent to. Without an `Origin` it does not come from a page.
 */
export function isOwnOrigin(publicUrl: string, origin: string | undefined, host: string | undefined): boolean {
  const from = parseUrl(origin ?? '');
  if (from === null) return false;
  if (from.origin === new URL(publicUrl).origin) return true;
  return (from.protocol === 'http:' || from.protocol === 'https:') && host !== undefined && from.host === host;
}
