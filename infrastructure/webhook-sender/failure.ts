import { LookupFailed } from '../network/lookup-failed.ts';

/** Why an attempt got no whole answer. The words stand in the delivery log. */
export type FailureReason = 'refused_address' | 'dns' | 'connect' | 'tls' | 'timeout' | 'reset' | 'protocol';

/** How far a connection has come. */
export type ConnectionPhase = 'connect' | 'tls' | 'exchange';

/** Names the failure by how far the connection had come and, once it stood, by what broke it. */
export function failureReason(error: Error, phase: ConnectionPhase): FailureReason {
  if (error instanceof LookupFailed) return error.reason;
  if (phase !== 'exchange') return phase;
  const code = 'code' in error ? String(error.code) : '';
  if (code.startsWith('HPE_')) return 'protocol';
  // TLS 1.3 lets the server refuse the client after the handshake has ended on the client's side.
  if (code === 'EPROTO' || code.startsWith('ERR_SSL_')) return 'tls';
  return 'reset';
}
