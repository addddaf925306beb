import type { Context, MiddlewareHandler } from 'hono';
import { LRUCache } from 'lru-cache';
import type { Caller } from '../../application/caller.ts';
import type { Organizations } from '../../application/organizations.ts';
import type { HttpEnvironment } from './environment.ts';
import { RequestError } from './errors.ts';
import type { KeyHeader } from './operation.ts';

/** How long a key is taken for valid without looking again: what a revoked key gains at most. */
const REMEMBERED_MS = 500;
const MOST_REMEMBERED = 10_000;

/** Whose key it is. */
type Known = Omit<Caller, 'requestId'>;

/**
 * Lets in requests with a valid API key in their header; everything else is answered 401, always in the same way.
 * @param onStranger called before that answer; may throw another one.
 */
export function requireApiKey(
  headerOf: (path: string) => KeyHeader,
  organizations: Organizations,
  onStranger: (context: Context<HttpEnvironment>) => void = () => {},
): MiddlewareHandler<HttpEnvironment> {
  const remembered = new LRUCache<string, Known>({ max: MOST_REMEMBERED, ttl: REMEMBERED_MS });

  const authenticate = async (key: string): Promise<Known | undefined> => {
    const known = remembered.get(key);
    if (known !== undefined) return known;
    const caller = await organizations.authenticate(key);
    if (caller !== undefined) remembered.set(key, caller);
    return caller;
  };

  return async (context, next) => {
    const header = headerOf(context.req.path);
    const key = context.req.header(header);
    const caller = key === undefined || key.length > 256 ? undefined : await authenticate(key);
    if (caller === undefined) {
      // A browser that asks whether it may call sends no key; it learns that there is no such method.
      if (context.req.method === 'OPTIONS') return next();
      onStranger(context);
      const message = `A valid API key is required in the ${header} header.`;
      // RFC 9110, 11.6.1: every 401 says how to authenticate.
      const challenge = { 'www-authenticate': `ApiKey realm="Affiant", header="${header}"` };
      throw new RequestError(401, 'UNAUTHORIZED', message, [], challenge);
    }
    context.set('caller', { requestId: context.get('requestId'), ...caller });
    await next();
  };
}
