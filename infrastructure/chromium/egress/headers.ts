import { FAILURE_HEADER } from './failure.ts';

/** Headers of one message: what Chromium sends and takes is far less. */
export const MAX_HEADER_BYTES = 128 * 1024;
export const MAX_HEADER_LINES = 1_000;

/** Headers that speak of one connection only (RFC 9110, 7.6.1) and those that are meant for the proxy itself. */
const HOP_BY_HOP = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  // Only the proxy itself says that a site was not reached.
  FAILURE_HEADER,
]);

/** Raw `[name, value, …]` pairs without those that must not be passed on. */
export function endToEnd(rawHeaders: readonly string[]): string[] {
  const kept: string[] = [];
  for (let index = 0; index + 1 < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? '';
    if (!HOP_BY_HOP.has(name.toLowerCase())) kept.push(name, rawHeaders[index + 1] ?? '');
  }
  return kept;
}
