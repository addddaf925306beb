import { LimitReached } from './limit-reached.ts';

/** Why a site was not reached, as far as the browser's way out knows. */
export const EGRESS_FAILURES = ['NO_NAME', 'NOT_ALLOWED', 'BUSY', 'REFUSED', 'TIMEOUT', 'BROKEN', 'OTHER'] as const;
export type EgressFailure = (typeof EGRESS_FAILURES)[number];

/** Header of an answer that is no site's: the proxy says in it why the site gave none. */
export const FAILURE_HEADER = 'x-affiant-not-reached';

/** The remote page may not talk to this destination, or there is none. */
export class EgressRefused extends Error {
  override readonly name = 'EgressRefused';
  readonly failure: EgressFailure;

  constructor(message: string, failure: EgressFailure = 'NOT_ALLOWED') {
    super(message);
    this.failure = failure;
  }
}

/** What Node's and c-ares' codes come to. */
const BY_CODE: Readonly<Record<string, EgressFailure>> = {
  ENOTFOUND: 'NO_NAME',
  ENODATA: 'NO_NAME',
  EAI_AGAIN: 'NO_NAME',
  ECONNREFUSED: 'REFUSED',
  ETIMEDOUT: 'TIMEOUT',
  ETIMEOUT: 'TIMEOUT',
  EHOSTUNREACH: 'TIMEOUT',
  ENETUNREACH: 'TIMEOUT',
  ECONNRESET: 'BROKEN',
  EPIPE: 'BROKEN',
};

/** Nothing came in time. */
export const tookTooLong = (what: string): Error => Object.assign(new Error(what), { code: 'ETIMEDOUT' });

export function failureOf(error: unknown): EgressFailure {
  if (error instanceof EgressRefused) return error.failure;
  if (error instanceof LimitReached) return 'BUSY';
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return BY_CODE[code] ?? (code.startsWith('HPE_') ? 'BROKEN' : 'OTHER');
}
