import { join } from 'node:path';
import { Hono } from 'hono';
import type { HttpEnvironment } from '../http/environment.ts';
import { RequestError } from '../http/errors.ts';
import { openApiDocument } from '../http/openapi/document.ts';
import { loadAssets, NO_SUCH_ASSET } from '../pages/assets.ts';
import { docsPage } from './page.ts';

/** Nothing but our own files runs on the page, nobody frames it, and it talks to this service alone. */
const PAGE_HEADERS = {
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    'img-src data:',
    // Readers try the API out, with this service alone.
    "connect-src 'self'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; '),
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-cache',
};

/** `/docs`: the reference of the API, made from its OpenAPI document. */
export function docsRoutes(publicUrl: string): Hono<HttpEnvironment> {
  const routes = new Hono<HttpEnvironment>();
  const assets = loadAssets(join(import.meta.dirname, 'client'), '/docs/assets');
  let page: string | undefined;

  routes.get('/', async context => {
    page ??= String(await docsPage(openApiDocument(publicUrl), assets));
    return context.html(page, 200, PAGE_HEADERS);
  });

  routes.get('/assets/:version/:name', context => {
    const asset = assets.find(context.req.param('version'), context.req.param('name'));
    if (asset === undefined) throw new RequestError(404, 'NOT_FOUND', NO_SUCH_ASSET);
    return context.body(asset.body, 200, asset.headers);
  });

  return routes;
}
