/**
 * Why a model's answer can't be used. The message is a sentence for the auditor: no page text, no key, no address. It has
 * no cause on purpose: errors of the SDK carry the whole request, and what is logged must not.
 */
export class ModelFailure extends Error {
  override readonly name = 'ModelFailure';
  /** Asking once more may help. */
  readonly passing: boolean;
  /** How long the server asks to be left alone. */
  readonly retryAfterMs: number | null;
  constructor(message: string, options: { passing: boolean; retryAfterMs?: number | null }) {
    super(message);
    this.passing = options.passing;
    this.retryAfterMs = options.retryAfterMs ?? null;
  }
}
