/** An engine could not open its file, or not write to it. Nothing of the write stands; it may be tried again. */
export class StorageFailure extends Error {
  override readonly name = 'StorageFailure';
  /** The engine's own code, for example SQLite's `SQLITE_FULL`. */
  readonly code: string;
  /** @param message names the file and says what to do */
  constructor(code: string, message: string, cause: Error) {
    super(message, { cause });
    this.code = code;
  }
}
