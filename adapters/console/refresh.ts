import { createHash } from 'node:crypto';
import type { Context } from 'hono';

/** Sent by a page that looks whether there is anything new. */
const REFRESH_HEADER = 'affiant-refresh';

/** Whether the request is that of a page which keeps itself up to date. */
export const isRefresh = (context: Context): boolean =>
  context.req.method === 'GET' && context.req.header(REFRESH_HEADER) !== undefined;

/** The page with a tag of what it says; nothing but that tag when the browser has the same one already. */
export async function unlessSame(context: Context, page: Response): Promise<Response> {
  const isPage = (page.headers.get('content-type') ?? '').startsWith('text/html');
  if (page.status !== 200 || !isPage) return page;
  const text = await page.text();
  const tag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
  context.header('etag', tag);
  if (context.req.header('if-none-match') === tag) return context.body(null, 304);
  return context.html(text);
}
