/** Seconds after which it is worth asking an engine again that did not answer. */
const RETRY_AFTER_SECONDS = 5;

/** An engine behind a port cannot be reached or does not answer in time: nothing is promised, and trying later may help. */
export class EngineUnavailable extends Error {
  override readonly name = 'EngineUnavailable';
  /** Which engine, such as `nats`. */
  readonly engine: string;
  readonly retryAfterSeconds: number = RETRY_AFTER_SECONDS;

  constructor(engine: string, cause?: unknown) {
    const reason = cause instanceof Error ? `: ${cause.message}` : '';
    super(`${engine} is not available${reason}`, { cause });
    this.engine = engine;
  }
}
