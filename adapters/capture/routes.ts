import { join } from 'node:path';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { CaptureDesk } from '../../application/capture/capture-desk.ts';
import { EngineUnavailable } from '../../application/ports/engine-unavailable.ts';
import type { Log } from '../../application/ports/log.ts';
import { NoAnswer } from '../../application/ports/remote-browser.ts';
import type { Themes } from '../../application/themes.ts';
import { DomainError, type DomainErrorCode } from '../../domain/domain-error.ts';
import { isEnvelopeId, isId } from '../../domain/identifiers.ts';
import type { ClientAddress } from '../http/client-address.ts';
import { loadAssets, NO_SUCH_ASSET } from '../pages/assets.ts';
import { type CaptureBudgets, OverBudget } from './budgets.ts';
import { mountDeviceRoutes } from './device-routes.ts';
import { mountFileRoutes } from './file-routes.ts';
import { NodeAway } from './forwarding.ts';
import { choiceCookie, languageOf } from './language.ts';
import { NODE_PASS } from './node-pass.ts';
import type { NodeProxy } from './node-proxy.ts';
import { isOwnOrigin } from './origin.ts';
import { capturePage, notFoundPage, pageHeaders, unavailablePage } from './page.ts';
import { refusal } from './refusal.ts';
import { parseStartBody } from './start-body.ts';
import { themeCss } from './theme-css.ts';
import type { Tickets } from './ticket.ts';

/** A page waits for news this long at most before it is answered what it knows already, in ms. */
const LONG_POLL_MS = 10_000;
const SMALL_BODY_BYTES = 4096;

const STATUS: Record<DomainErrorCode, 400 | 403 | 404 | 409> = {
  VALIDATION: 400,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
};

export type CaptureRoutesParts = {
  desk: CaptureDesk;
  tickets: Tickets;
  /** Reaches the other capture nodes; undefined where there are none. */
  proxy?: NodeProxy;
  /** How often people may do what costs much; undefined: as often as they like. */
  budgets?: CaptureBudgets;
  /** The address that a request came from; undefined: they are not told apart. */
  addressOf?: ClientAddress;
  /** How pages of organizations look. */
  themes: Pick<Themes, 'ofInquiry'>;
  /** Address under which browsers reach us. */
  publicUrl: string;
  log: Log;
  /** How long a page waits for a verdict before it goes on without, in seconds. */
  patience: number;
};

/** Pages and requests of the hosted capture, all below `/capture/`. The socket is attached apart from them. */
export function createCaptureRoutes(parts: CaptureRoutesParts): Hono {
  const { desk, tickets, proxy, themes, publicUrl, log, budgets, patience } = parts;
  const assets = loadAssets(join(import.meta.dirname, 'client'), '/capture/page/assets', 'capture-page');
  const app = new Hono();
  const holderOf = (c: Context, id: string) => tickets.holder(id, c.req.header('cookie'));
  const memberOf = (c: Context, id: string) => tickets.member(id, c.req.header('cookie'));
  const languageFor = (c: Context, setting?: string | null) =>
    languageOf({ cookie: c.req.header('cookie'), accepted: c.req.header('accept-language') }, setting);

  // Below what looks like an id: a name beside ids would force the slower router, which tries route after route.
  app.get('/capture/:id/assets/:version/:name', c => {
    const asset = assets.find(c.req.param('version'), c.req.param('name'));
    return asset === undefined ? c.text(NO_SUCH_ASSET, 404) : c.body(asset.body, 200, asset.headers);
  });

  if (proxy !== undefined) {
    app.use('/capture/:id/*', async (c, next) => {
      const { url, method } = c.req.raw;
      const { pathname, search } = new URL(url);
      const pass = c.req.header(NODE_PASS);
      if (proxy.isPassedOn(pass, method, `${pathname}${search}`)) return next();
      if (pass !== undefined) return c.json(refusal('FORBIDDEN', 'This is not a node, or its clock is wrong.'), 403);
      const owner = await desk.ownerElsewhere(c.req.param('id'));
      return owner === null ? next() : proxy.forward(owner, c.req.raw);
    });
  }

  app.use('/capture/:id/*', async (c, next) => {
    await next();
    c.header('cache-control', 'no-store');
    c.header('x-content-type-options', 'nosniff');
  });

  app.on('POST', '/capture/:id/*', async (c, next) => {
    if (!isOwnOrigin(publicUrl, c.req.header('origin'), c.req.header('host'))) {
      return c.json(refusal('FORBIDDEN', 'This request did not come from the capture page.'), 403);
    }
    return next();
  });

  const small = bodyLimit({
    maxSize: SMALL_BODY_BYTES,
    onError: c => c.json(refusal('PAYLOAD_TOO_LARGE', 'The body is larger than 4 KB.'), 413),
  });

  app.get('/capture/:id', async c => {
    const id = c.req.param('id');
    const chosen = choiceCookie(c.req.query('language') ?? '', publicUrl.startsWith('https:'));
    if (chosen !== undefined) {
      c.header('set-cookie', chosen);
      return c.redirect(`/capture/${encodeURIComponent(id)}`, 303);
    }
    const page =
      isId('web_iq_', id) || isEnvelopeId(id) ? await desk.view(id, holderOf(c, id), memberOf(c, id)) : undefined;
    const found = page !== undefined && page.view.kind !== 'not_found';
    const theme = found ? await themes.ofInquiry(id) : undefined;
    const language = languageFor(c, page?.texts?.language);
    const body = found ? capturePage(page, { assets, language, theme, patience }) : notFoundPage(assets, language);
    return c.html(body, found ? 200 : 404, pageHeaders(theme));
  });

  app.get('/capture/:id/theme.css', async c => {
    const id = c.req.param('id');
    const theme = isId('web_iq_', id) ? await themes.ofInquiry(id) : undefined;
    if (theme === undefined) return c.text('This page has no theme of its own.', 404);
    return c.body(themeCss(theme), 200, { 'content-type': 'text/css; charset=utf-8' });
  });

  app.get('/capture/:id/state', async c => {
    const id = c.req.param('id');
    const after = c.req.query('after');
    if (after === undefined) return c.json(await desk.view(id, holderOf(c, id), memberOf(c, id)));
    if (!/^-?\d{1,9}$/.test(after)) return c.json(refusal('VALIDATION_ERROR', '"after" must be a revision.'), 400);
    const wait = { limitMs: LONG_POLL_MS, signal: c.req.raw.signal };
    return c.json(await desk.next(id, holderOf(c, id), Number(after), wait, memberOf(c, id)));
  });

  app.post('/capture/:id/start', small, async c => {
    const id = c.req.param('id');
    const request = parseStartBody(await c.req.json().catch(() => undefined));
    if (request === undefined) return c.json(refusal('VALIDATION_ERROR', 'The body is not a start.'), 400);
    // What another node passed on comes from its address.
    const address = c.req.header(NODE_PASS) === undefined || proxy === undefined ? parts.addressOf?.(c) : undefined;
    const pay = () => budgets?.start(id, address);
    const { page, member } =
      request.code === null
        ? {
            page: await desk.start(id, { ...request, holder: holderOf(c, id), member: memberOf(c, id), pay }),
            member: null,
          }
        : await desk.goOn(id, request.code, { ...request, pay });
    if (member !== null) c.header('set-cookie', tickets.memberCookie(id, member), { append: true });
    if (page.view.kind === 'live') {
      c.header('set-cookie', tickets.cookie(id, page.view.sessionId), { append: true });
    }
    return c.json(page);
  });

  app.post('/capture/:id/leave', small, async c => {
    const id = c.req.param('id');
    return c.json(await desk.leave(id, holderOf(c, id), memberOf(c, id)));
  });

  /** The session of the browser that asks; throws when it has no ticket. */
  function sessionOf(c: Context, id: string): string {
    const holder = holderOf(c, id);
    if (holder === null)
      throw new DomainError('FORBIDDEN', 'This browser does not hold the session. Load the page again.');
    return holder;
  }

  app.post('/capture/:id/finish', small, async c => {
    const sessionId = sessionOf(c, c.req.param('id'));
    const body: unknown = await c.req.json().catch(() => null);
    return c.json(await desk.finish(sessionId, Object(body).leave_undone === true, memberOf(c, c.req.param('id'))));
  });

  mountFileRoutes(app, { desk, memberOf, sessionOf });
  mountDeviceRoutes(app, { desk, tickets, budgets, limit: small });

  app.onError((error, c) => {
    if (error instanceof OverBudget) {
      return c.json(refusal(error.code, error.message), 429, { 'retry-after': String(error.retryAfter) });
    }
    if (error instanceof DomainError) {
      const status = error.reason === 'TOO_LARGE' ? 413 : STATUS[error.code];
      return c.json(refusal(error.reason ?? error.code, error.message), status);
    }
    if (error instanceof EngineUnavailable || error instanceof NodeAway) {
      log.warn('a request of the capture page cannot be answered now', { error: error.message });
      const headers = { 'retry-after': '5', 'cache-control': 'no-store' };
      if (c.req.method === 'GET' && /^\/capture\/[^/]+$/.test(c.req.path)) {
        return c.html(unavailablePage(assets, languageFor(c)), 503, { ...pageHeaders(), ...headers });
      }
      const message = 'The service cannot be reached for a moment. Try again in a few seconds.';
      return c.json(refusal('SERVICE_UNAVAILABLE', message), 503, headers);
    }
    if (error instanceof NoAnswer) {
      log.warn('a page was not captured', { path: c.req.routePath, error: error.message });
      return c.json(refusal('NO_ANSWER', 'The page did not answer. Try again in a moment.'), 409);
    }
    log.error('a request of the capture page failed', { path: c.req.routePath, error: String(error) });
    return c.json(refusal('INTERNAL_ERROR', 'Something went wrong on our side. Try again in a moment.'), 500);
  });
  return app;
}
