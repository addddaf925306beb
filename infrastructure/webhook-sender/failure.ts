import { RefusedAddress } from './vetted-lookup.ts';

/** Why an attempt got no answer. */
export type AttemptError = 'refused_address' | 'dns' | 'connect' | 'tls' | 'timeout' | 'reset' | 'protocol';

const BY_CODE: Record<string, AttemptError> = {
  ENOTFOUND: 'dns',
  EAI_AGAIN: 'dns',
  EAI_NODATA: 'dns',
  ECONNREFUSED: 'connect',
  EHOSTUNREACH: 'connect',
  ENETUNREACH: 'connect',
  EADDRNOTAVAIL: 'connect',
  ETIMEDOUT: 'timeout',
  ECONNRESET: 'reset',
  EPIPE: 'reset',
  EPROTO: 'tls',
};

/** OpenSSL and certificate errors have many codes; all of them speak of the TLS handshake. */
const TLS_CODE = /^(ERR_TLS|ERR_SSL|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_|ERR_OSSL)/;

/** The kind of failure that this error of a request stands for. */
export function attemptError(error: unknown): AttemptError {
  if (error instanceof RefusedAddress) return 'refused_address';
  const code = (error as { code?: unknown }).code;
  if (typeof code !== 'string') return 'protocol';
  return BY_CODE[code] ?? (TLS_CODE.test(code) ? 'tls' : 'protocol');
}
