import type { Caller } from '../../application/caller.ts';

/** What travels with a request. */
export type HttpEnvironment = { Variables: { requestId: string; caller: Caller } };
