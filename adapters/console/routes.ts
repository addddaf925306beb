import { join } from 'node:path';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { SignedIn } from '../../application/operator-sessions.ts';
import { EngineUnavailable } from '../../application/ports/engine-unavailable.ts';
import { DomainError, type DomainErrorCode } from '../../domain/domain-error.ts';
import { mayManage, mayReview } from '../../domain/operator/roles.ts';
import { loadAssets, NO_SUCH_ASSET } from '../pages/assets.ts';
import { createConsoleCookies } from './cookies.ts';
import { PAGE_HEADERS } from './headers.ts';
import { noticePage } from './pages/sign-in.ts';
import { createPasskeys } from './passkeys.ts';
import { isRefresh, unlessSame } from './refresh.ts';
import type { ConsoleParts, ConsoleRoute } from './route.ts';
import { CONSOLE_ROUTES } from './table.ts';

/** Nothing that a page of the console sends is larger. */
const MAX_BODY_BYTES = 64 * 1024;

const STATUS: Record<DomainErrorCode, 400 | 403 | 404 | 409> = {
  VALIDATION: 400,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
};

const TITLES: Record<DomainErrorCode, string> = {
  VALIDATION: 'That did not work',
  FORBIDDEN: 'This is not open to you',
  NOT_FOUND: 'There is nothing here',
  CONFLICT: 'This can’t be done now',
};

const titleOf = ({ code, reason }: DomainError): string =>
  reason === 'CHANGED_MEANWHILE' ? 'Somebody was faster' : TITLES[code];

export type ConsoleOptions = Omit<ConsoleParts, 'cookies' | 'passkeys' | 'assets'> & {
  /** Signs the cookies: 32 random bytes, the same on every node and after a restart. */
  cookieKey: Uint8Array;
};

/** `/console`: the pages for people who decide, and for people who check. One table says who may do what. */
export function createConsole({ cookieKey: key, ...rest }: ConsoleOptions): Hono {
  const { address, clock, log } = rest;
  const secure = address.origin.startsWith('https:');
  const parts: ConsoleParts = {
    ...rest,
    cookies: createConsoleCookies({ key, secure, clock }),
    passkeys: createPasskeys(address),
    assets: loadAssets(join(import.meta.dirname, 'client'), '/console/assets'),
  };
  const { assets, cookies } = parts;
  const app = new Hono();

  /** Whoever's browser sent the request. The cookie of a session in use is kept awake. */
  async function signedIn(context: Context): Promise<SignedIn | undefined> {
    const named = cookies.sessionIn(context.req.header('cookie'));
    const by = named && (await parts.sessions.signedIn(named.sessionId));
    // A page that only keeps itself up to date is no sign of a person.
    const isPerson = !isRefresh(context);
    if (by !== undefined && named?.ages && isPerson) context.header('set-cookie', cookies.session(by.sessionId));
    return by;
  }

  function notSignedIn(context: Context): Response {
    if (context.req.method === 'GET') {
      return context.redirect(`/console/sign-in?to=${encodeURIComponent(context.req.path)}`, 303);
    }
    throw new DomainError('FORBIDDEN', 'You are signed out. Sign in, and do it again.', { reason: 'SIGNED_OUT' });
  }

  /** A change is asked for by a page of our own, and by nobody else's in our operators' browsers. */
  function refuseForeign(context: Context): void {
    if (context.req.header('origin') === address.origin) return;
    throw new DomainError('FORBIDDEN', `A change can be made from the console's own pages only, at ${address.url}.`);
  }

  async function serve(route: ConsoleRoute, context: Context): Promise<Response> {
    if (route.method === 'POST') refuseForeign(context);
    if (route.who === 'anyone') return route.handle(context, parts);
    const by = await signedIn(context);
    if (by === undefined) return notSignedIn(context);
    if (route.who === 'reviewer' && !mayReview(by.role)) {
      throw new DomainError('FORBIDDEN', 'Auditors read everything and change nothing.');
    }
    if (route.who === 'manager' && !mayManage(by.role)) {
      throw new DomainError('FORBIDDEN', 'Only owners and admins may do this.');
    }
    const answer = await route.handle(context, parts, by);
    return isRefresh(context) ? unlessSame(context, answer) : answer;
  }

  app.use(async (context, next) => {
    for (const [name, value] of Object.entries(PAGE_HEADERS)) context.header(name, value);
    await next();
  });
  app.use(bodyLimit({ maxSize: MAX_BODY_BYTES }));
  app.get('/assets/:version/:name', context => {
    const asset = assets.find(context.req.param('version'), context.req.param('name'));
    if (asset === undefined) throw new DomainError('NOT_FOUND', NO_SUCH_ASSET);
    return context.body(asset.body, 200, asset.headers);
  });
  for (const route of CONSOLE_ROUTES) app.on(route.method, route.path, context => serve(route, context));

  app.all('*', () => {
    throw new DomainError('NOT_FOUND', 'The console has no such page.');
  });
  app.onError((error, context) => answerError(context, error));

  async function answerError(context: Context, error: Error): Promise<Response> {
    for (const [name, value] of Object.entries(PAGE_HEADERS)) context.header(name, value);
    const known = error instanceof DomainError ? error : undefined;
    const away = error instanceof EngineUnavailable;
    if (known === undefined)
      log[away ? 'warn' : 'error']('a page of the console failed', { path: context.req.routePath, error });
    const status = known !== undefined ? STATUS[known.code] : away ? 503 : 500;
    const text =
      known?.message ??
      (away
        ? 'The service cannot answer now. Try again in a moment.'
        : 'Something went wrong on our side. Try again in a moment.');
    if ((context.req.header('accept') ?? '').includes('application/json')) {
      return context.json({ error: { code: known?.reason ?? known?.code ?? 'UNAVAILABLE', message: text } }, status);
    }
    const title = known === undefined ? 'Something went wrong' : titleOf(known);
    const action = { name: 'To the console', address: '/console/review' };
    return context.html(await noticePage({ assets }, { title, text, action }), status);
  }

  return app;
}
