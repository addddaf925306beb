import type { Caller } from '../../application/caller.ts';
import type { Allowance } from './token-buckets.ts';

/** What travels with a request. */
export type HttpEnvironment = { Variables: { requestId: string; caller: Caller; allowance?: Allowance } };
