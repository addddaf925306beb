/** The host's name leads nowhere, or to where nothing is sent. */
export class LookupFailed extends Error {
  override readonly name = 'LookupFailed';
  readonly reason: 'refused_address' | 'dns';
  constructor(reason: 'refused_address' | 'dns', message: string, cause?: unknown) {
    super(message, { cause });
    this.reason = reason;
  }
}
