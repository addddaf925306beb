import { LookupFailed } from '../network/lookup-failed.ts';

/** Why an attempt got no whole answer. The words stand in the delivery log. */
export type FailureReason = 'refused_address' | 'dns' | 'connect' | 'tls' | 'timeout' | 'reset' | 'protocol';

/** There is no connection, and this is how far it came. */
export class DialFailed extends Error {
  override readonly name = 'DialFailed';
  readonly phase: 'connect' | 'tls';
  constructor(phase: 'connect' | 'tls', cause: Error) {
    super(cause.message, { cause });
    this.phase = phase;
  }
}

/** Names the failure by how far the connection had come and, once it stood, by what broke it. */
export function failureReason(error: Error): FailureReason {
  if (error instanceof LookupFailed) return error.reason;
  if (error instanceof DialFailed) return error.phase;
  const code = 'code' in error ? String(error.code) : '';
  if (code.startsWith('HPE_') || code === 'UND_ERR_HEADERS_OVERFLOW') return 'protocol';
  // TLS 1.3 lets the server refuse the client after the handshake has ended on the client's side.
  if (code === 'EPROTO' || code.startsWith('ERR_SSL_')) return 'tls';
  return 'reset';
}
