/** Why a command is refused. */
export type DomainErrorCode = 'VALIDATION' | 'NOT_FOUND' | 'CONFLICT' | 'FORBIDDEN';

/** The only thing that the domain throws. */
export class DomainError extends Error {
  override readonly name = 'DomainError';
  readonly code: DomainErrorCode;
  /** The field of the command that is to blame, if one is. */
  readonly field: string | undefined;
  /** A finer code for programs, for example `TEMPLATE_NOT_PUBLISHED`. */
  readonly reason: string | undefined;
  constructor(code: DomainErrorCode, message: string, detail: { field?: string; reason?: string } = {}) {
    super(message);
    this.code = code;
    this.field = detail.field;
    this.reason = detail.reason;
  }
}
