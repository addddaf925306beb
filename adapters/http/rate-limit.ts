import { isIPv6 } from 'node:net';
import type { Context, MiddlewareHandler } from 'hono';
import type { ClientAddress } from './client-address.ts';
import type { HttpEnvironment } from './environment.ts';
import { RequestError } from './errors.ts';
import type { Allowance, TokenBuckets } from './token-buckets.ts';

function refuse({ retryAfter }: Allowance, message: string): never {
  const headers = { 'retry-after': String(Math.max(1, retryAfter)) };
  throw new RequestError(429, 'RATE_LIMIT_EXCEEDED', `${message} Try again later.`, [], headers);
}

/** Lets each API key make as many requests as its bucket allows. Every answer says how many are left. */
export function limitRate(buckets: TokenBuckets): MiddlewareHandler<HttpEnvironment> {
  return (context, next) => {
    const allowance = buckets.take(context.get('caller').actor);
    context.set('allowance', allowance);
    if (!allowance.allowed) refuse(allowance, 'This API key has made too many requests.');
    return next();
  };
}

/**
 * Counts failed authentications of each client's address, and answers 429 instead of 401 when there are too many.
 * A valid key is never held up, whoever shares its address.
 */
export function countStrangers(
  buckets: TokenBuckets,
  addressOf: ClientAddress,
): (context: Context<HttpEnvironment>) => void {
  return context => {
    const address = addressOf(context);
    if (address === undefined) return;
    const allowance = buckets.take(networkOf(address));
    if (!allowance.allowed) refuse(allowance, 'Too many requests without a valid API key came from this address.');
  };
}

/** One customer line has 2^64 IPv6 addresses: they count as one, by their first four groups. */
export function networkOf(address: string): string {
  if (!isIPv6(address) || address.toLowerCase().startsWith('::ffff:')) return address;
  const [front = '', back] = address.split('::');
  const groups = front.split(':').filter(group => group !== '');
  if (back !== undefined) {
    const behind = back.split(':').filter(group => group !== '');
    while (groups.length + behind.length < 8) groups.push('0');
    groups.push(...behind);
  }
  return groups.slice(0, 4).join(':');
}
