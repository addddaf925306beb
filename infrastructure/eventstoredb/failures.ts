import {
  AccessDeniedError,
  InvalidArgumentError,
  InvalidTransactionError,
  isCommandError,
  MaxAppendSizeExceededError,
  StreamDeletedError,
  UnknownError,
} from '@eventstore/db-client';
import { EngineUnavailable } from '../../application/ports/engine-unavailable.ts';
import { inTime } from '../system/in-time.ts';

/** What asking again cannot mend. */
const LASTING = [
  AccessDeniedError,
  InvalidArgumentError,
  InvalidTransactionError,
  MaxAppendSizeExceededError,
  StreamDeletedError,
];

/** gRPC status codes that say that the request itself is wrong: INVALID_ARGUMENT, OUT_OF_RANGE, UNIMPLEMENTED. */
const WRONG_REQUEST: readonly number[] = [3, 11, 12];

/** The server did not answer in time. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer';
  constructor(ms: number) {
    super(`no answer within ${ms} ms`);
  }
}

/** The server ended a call before it had said everything. */
export class CallEnded extends Error {
  override readonly name = 'CallEnded';
  constructor() {
    super('the server ended the call');
  }
}

/** The server answered an append with something else than success or a wrong revision. */
export class AppendRefused extends Error {
  override readonly name = 'AppendRefused';
  /** Whether it may take the same append a moment later: not what it says of the append or of the user. */
  readonly isPassing: boolean;
  constructor(type: string, message: string) {
    const kind = type.replace('event_store.client.', '');
    super(`EventStoreDB refused the append: ${kind} ${message}`.trimEnd());
    this.isPassing = !['AccessDenied', 'StreamDeleted', 'MaximumAppendSizeExceeded', 'BadRequest'].includes(kind);
  }
}

/** Whether the server may well take the same request a moment later. */
export function isPassing(error: unknown): boolean {
  if (error instanceof NoAnswer || error instanceof CallEnded) return true;
  if (error instanceof AppendRefused) return error.isPassing;
  if (!(error instanceof Error) || LASTING.some(lasting => error instanceof lasting)) return false;
  if (error instanceof UnknownError) return !WRONG_REQUEST.includes(error.code ?? 2);
  return isCommandError(error) || error.message.startsWith('Failed to discover');
}

/** The error for the caller: a passing one as the engine's absence, the others in words that say what to do. */
export function failureOf(error: unknown): Error {
  if (error instanceof EngineUnavailable) return error;
  if (isPassing(error)) return new EngineUnavailable('eventstoredb', error);
  if (error instanceof AccessDeniedError) {
    const message =
      'EventStoreDB refuses this user: EVENT_STORE_URL must name one that may read $all and write streams';
    return new Error(message, { cause: error });
  }
  return error instanceof Error ? error : new Error(String(error));
}

/** The work's outcome. @throws NoAnswer once the time is over. */
export function within<Result>(ms: number, work: Promise<Result>): Promise<Result> {
  return inTime(ms, work, () => new NoAnswer(ms));
}
