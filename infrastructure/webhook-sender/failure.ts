/** Why an attempt got no whole answer. The words stand in the delivery log. */
export type FailureReason = 'refused_address' | 'dns' | 'connect' | 'tls' | 'timeout' | 'reset' | 'protocol';

/** How far a connection has come. */
export type ConnectionPhase = 'connect' | 'tls' | 'exchange';

/** The host's name leads nowhere, or to where webhooks are not sent. */
export class LookupFailed extends Error {
  override readonly name = 'LookupFailed';
  readonly reason: 'refused_address' | 'dns';
  constructor(reason: 'refused_address' | 'dns', message: string, cause?: unknown) {
    super(message, { cause });
    this.reason = reason;
  }
}

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
