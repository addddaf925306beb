import { EngineUnavailable } from '../../application/ports/engine-unavailable.ts';

/** Who waited this long in vain, ms, need not be followed by others who wait as long. */
const LONG_WAIT_MS = 1000;
/** For so long they are told at once that the engine is away, ms. */
const REMEMBERED_MS = 1500;

/**
 * A circuit breaker. It opens for a moment when an engine was waited for in vain: a request that needs the engine three
 * times, or comes behind another one, waits once.
 */
export class CircuitBreaker {
  readonly #engine: string;
  readonly #isAbsence: (error: EngineUnavailable) => boolean;
  #openUntil = 0;
  #cause: unknown;

  /** @param isAbsence whether the engine answers nobody then; every failure says so unless told */
  constructor(engine: string, isAbsence: (error: EngineUnavailable) => boolean = () => true) {
    this.#engine = engine;
    this.#isAbsence = isAbsence;
  }

  /** Does this work, whose own waits are bounded. @throws EngineUnavailable at once while it is open. */
  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    const startedAt = performance.now();
    if (startedAt < this.#openUntil) throw new EngineUnavailable(this.#engine, this.#cause);
    try {
      return await work();
    } catch (error) {
      const waitedLong = performance.now() - startedAt >= LONG_WAIT_MS;
      if (waitedLong && error instanceof EngineUnavailable && this.#isAbsence(error)) {
        this.#openUntil = performance.now() + REMEMBERED_MS;
        this.#cause = error.cause;
      }
      throw error;
    }
  }

  /** Lets everybody through again: the engine is known to answer. */
  close(): void {
    this.#openUntil = 0;
  }
}
