import type { Context } from 'hono';

/** The body of a request as JSON; undefined when it is none. What it must hold is checked by whoever reads it. */
export async function jsonBody(context: Context): Promise<unknown> {
  if (!(context.req.header('content-type') ?? '').startsWith('application/json')) return undefined;
  try {
    return await context.req.json();
  } catch {
    return undefined;
  }
}
