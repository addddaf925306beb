import { MongoWriteConcernError } from 'mongodb';
import { EngineUnavailable } from '../../application/ports/engine-unavailable.ts';
import { explainedFailure } from './server-failure.ts';

/** An operation that somebody waits for may take this long, the driver's own second try included, ms. */
const ANSWER_LIMIT_MS = 4000;
/** Who waited this long and failed, ms, need not be followed by others who wait as long. */
const LONG_WAIT_MS = 1000;
/** For so long they are told at once that the server is away, ms. */
const AWAY_MS = 1500;

class NoAnswer extends Error {
  override readonly name = 'NoAnswer';
  constructor() {
    super(`no answer within ${ANSWER_LIMIT_MS} ms`);
  }
}

/** Stands before one server: bounds how long anybody waits for it, and spares them a wait that others just had. */
export class Guard {
  #awayUntil = 0;
  #reason: unknown;

  /**
   * Does this work in the time that an answer may take. What it does later than that is nobody's concern.
   * @throws EngineUnavailable when the server is away, can't promise durability, or is too slow.
   */
  answered<Result>(work: () => Promise<Result>): Promise<Result> {
    return this.explained(() => inTime(work()));
  }

  /** Does work of many steps, each of which the driver bounds. @throws EngineUnavailable as above. */
  async explained<Result>(work: () => Promise<Result>): Promise<Result> {
    const startedAt = performance.now();
    if (startedAt < this.#awayUntil) throw new EngineUnavailable('mongodb', this.#reason);
    try {
      return await work();
    } catch (error) {
      const failure = error instanceof NoAnswer ? new EngineUnavailable('mongodb', error) : explainedFailure(error);
      const waitedLong = performance.now() - startedAt >= LONG_WAIT_MS;
      // Without a majority it still answers those who read.
      if (waitedLong && failure instanceof EngineUnavailable && !(error instanceof MongoWriteConcernError)) {
        this.#awayUntil = performance.now() + AWAY_MS;
        this.#reason = error;
      }
      throw failure;
    }
  }

  /** The server answers again. */
  isBack(): void {
    this.#awayUntil = 0;
  }
}

async function inTime<Result>(work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new NoAnswer()), ANSWER_LIMIT_MS);
  });
  try {
    return await Promise.race([work, over]);
  } finally {
    clearTimeout(timer);
  }
}
