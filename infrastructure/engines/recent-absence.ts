import { EngineUnavailable } from '../../application/ports/engine-unavailable.ts';

/** Who waited this long in vain, ms, need not be followed by others who wait as long. */
const LONG_WAIT_MS = 1000;
/** For so long they are told at once that the engine is away, ms. */
const REMEMBERED_MS = 1500;

/**
 * Remembers for a moment that an engine did not answer: a request that needs it three times, or comes behind another one,
 * waits once.
 */
export class RecentAbsence {
  readonly #engine: string;
  readonly #isAbsence: (error: EngineUnavailable) => boolean;
  #until = 0;
  #cause: unknown;

  /** @param isAbsence whether the engine answers nobody then; every failure says so unless told */
  constructor(engine: string, isAbsence: (error: EngineUnavailable) => boolean = () => true) {
    this.#engine = engine;
    this.#isAbsence = isAbsence;
  }

  /** Does this work, whose own waits are bounded. @throws EngineUnavailable at once when others have just waited in vain. */
  async spare<Result>(work: () => Promise<Result>): Promise<Result> {
    const startedAt = performance.now();
    if (startedAt < this.#until) throw new EngineUnavailable(this.#engine, this.#cause);
    try {
      return await work();
    } catch (error) {
      const waitedLong = performance.now() - startedAt >= LONG_WAIT_MS;
      if (waitedLong && error instanceof EngineUnavailable && this.#isAbsence(error)) {
        this.#until = performance.now() + REMEMBERED_MS;
        this.#cause = error.cause;
      }
      throw error;
    }
  }

  /** The engine is known to answer again. */
  isOver(): void {
    this.#until = 0;
  }
}
