import type { Log } from '../../application/ports/log.ts';

/** A log for tests whose failures are wanted. */
export const silentLog: Log = { info() {}, warn() {}, error() {} };
