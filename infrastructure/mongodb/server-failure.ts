import {
  MongoBulkWriteError,
  MongoError,
  MongoNetworkError,
  MongoNotConnectedError,
  MongoOperationTimeoutError,
  MongoServerError,
  MongoServerSelectionError,
  MongoTopologyClosedError,
  MongoWriteConcernError,
} from 'mongodb';
import { EngineUnavailable } from '../../application/ports/engine-unavailable.ts';

const DUPLICATE_KEY = 11_000;
const NAMESPACE_NOT_FOUND = 26;

/**
 * Codes of a server that can't do its work now and may later: no primary, shutting down, or its own network failing.
 * The list of retryable codes in the driver specification "Retryable Writes", and those of a full disk and of a cache under
 * pressure (error_codes.yml of the server).
 */
const PASSING = new Set([6, 7, 64, 89, 91, 134, 189, 262, 9001, 10_107, 11_600, 11_602, 13_435, 13_436, 365, 14_031]);

const SOCKET_FAILURES = new Set(['ECONNRESET', 'ECONNREFUSED', 'ECONNABORTED', 'EPIPE', 'ETIMEDOUT']);

const AWAY = [
  MongoNetworkError,
  MongoServerSelectionError,
  MongoNotConnectedError,
  MongoOperationTimeoutError,
  MongoTopologyClosedError,
  MongoWriteConcernError,
];

/** A unique value stands already. */
export function isDuplicateKey(error: unknown): boolean {
  return error instanceof MongoServerError && error.code === DUPLICATE_KEY;
}

/** What was asked for in a bulk write failed only where documents stood already. */
export function isOnlyDuplicateKeys(error: unknown): error is MongoBulkWriteError {
  if (!(error instanceof MongoBulkWriteError)) return false;
  const errors = [error.writeErrors].flat();
  return errors.length > 0 && errors.every(({ code }) => code === DUPLICATE_KEY);
}

/** There is no such collection. Not every server that speaks the protocol gives the code with the message. */
export function isNamespaceNotFound(error: unknown): boolean {
  if (!(error instanceof MongoServerError)) return false;
  return error.code === NAMESPACE_NOT_FOUND || error.message === 'ns not found';
}

function isAway(error: unknown): boolean {
  // The driver lets some failures of a socket through as Node says them.
  if (error instanceof Error && SOCKET_FAILURES.has((error as NodeJS.ErrnoException).code ?? '')) return true;
  if (!(error instanceof MongoError)) return false;
  // A bulk write hands on what stopped it as the answer of a server, which it is not.
  if (error instanceof MongoBulkWriteError && isAway(error.errorResponse)) return true;
  if (AWAY.some(kind => error instanceof kind) || error.name === 'MongoWaitQueueTimeoutError') return true;
  return typeof error.code === 'number' && PASSING.has(error.code);
}

/** The error that callers of a port understand. */
export function explainedFailure(error: unknown): unknown {
  return isAway(error) ? new EngineUnavailable('mongodb', error) : error;
}
