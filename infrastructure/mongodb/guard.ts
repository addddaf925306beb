import { MongoWriteConcernError } from 'mongodb';
import { EngineUnavailable } from '../../application/ports/engine-unavailable.ts';
import { CircuitBreaker } from '../engines/circuit-breaker.ts';
import { inTime } from '../system/in-time.ts';
import { explainedFailure } from './server-failure.ts';

/** An operation that somebody waits for may take this long, the driver's own second try included, ms. */
const ANSWER_LIMIT_MS = 4000;

/** Stands before one server: bounds how long anybody waits for it, and spares them a wait that others just had. */
export class Guard {
  readonly #waiting = new Set<(reason: EngineUnavailable) => void>();
  // Without a majority it still answers those who read.
  readonly #breaker = new CircuitBreaker('mongodb', ({ cause }) => !(cause instanceof MongoWriteConcernError));

  /**
   * Does this work in the time that an answer may take. What it does later than that is nobody's concern.
   * @throws EngineUnavailable when the server is away, can't promise durability, or is too slow.
   */
  answered<Result>(work: () => Promise<Result>): Promise<Result> {
    return this.explained(() => inTime(ANSWER_LIMIT_MS, work(), noAnswer));
  }

  /** Does work of many steps, each of which the driver bounds or which is abandoned. @throws EngineUnavailable as above. */
  explained<Result>(work: () => Promise<Result>): Promise<Result> {
    return this.#breaker.run(() => this.#unlessAbandoned(work()).catch(failed));
  }

  /** Lets nobody wait any longer for what is under way: the driver will not bring it to an end. */
  abandon(): void {
    const reason = new EngineUnavailable('mongodb', new Error('its connection was given up'));
    for (const leave of [...this.#waiting]) leave(reason);
  }

  /** The server answers again. */
  isBack(): void {
    this.#breaker.close();
  }

  async #unlessAbandoned<Result>(work: Promise<Result>): Promise<Result> {
    let leave = (_reason: EngineUnavailable) => {};
    const abandoned = new Promise<never>((_, reject) => {
      leave = reject;
    });
    this.#waiting.add(leave);
    try {
      return await Promise.race([work, abandoned]);
    } finally {
      this.#waiting.delete(leave);
    }
  }
}

function failed(error: unknown): never {
  throw explainedFailure(error);
}

const noAnswer = () => new EngineUnavailable('mongodb', new Error(`no answer within ${ANSWER_LIMIT_MS} ms`));
