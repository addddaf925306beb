import { isIP } from 'node:net';
import type { Context } from 'hono';

/** The address that a request came from; undefined when it came through no socket. */
export type ClientAddress = (context: Context) => string | undefined;

/**
 * Who sent a request: the other end of the connection. Where that is a proxy that is trusted, the last address in
 * `X-Forwarded-For` that is not such a proxy: what stands before it may be the sender's invention.
 */
export function clientAddress(isTrustedProxy: (address: string) => boolean): ClientAddress {
  return context => {
    // There is no socket behind a request that was made within the process.
    const server = context.env as { incoming?: { socket: { remoteAddress?: string } } } | undefined;
    let client = server?.incoming?.socket.remoteAddress;
    const named = context.req.header('x-forwarded-for')?.split(',') ?? [];
    while (client !== undefined && isTrustedProxy(client)) {
      const before = named.pop()?.trim() ?? '';
      if (isIP(before) === 0) break;
      client = before;
    }
    return client;
  };
}
