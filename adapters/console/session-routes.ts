import { sessionsPage } from './pages/sessions.ts';
import type { ConsoleRoute } from './route.ts';

/** An operator's own sessions, and the way out. Auditors too end what is theirs. */
export const sessionRoutes: readonly ConsoleRoute[] = [
  {
    method: 'GET',
    path: '/sessions',
    who: 'operator',
    handle: async (context, { assets, sessions }, by) =>
      context.html(sessionsPage({ assets }, by, await sessions.list(by.operatorId))),
  },
  {
    method: 'POST',
    path: '/sessions/:session/end',
    who: 'operator',
    async handle(context, { cookies, sessions }, by) {
      const sessionId = context.req.param('session') ?? '';
      await sessions.end(by, sessionId);
      if (sessionId !== by.sessionId) return context.redirect('/console/sessions', 303);
      context.header('set-cookie', cookies.endSession());
      return context.redirect('/console/sign-in', 303);
    },
  },
  {
    method: 'POST',
    path: '/sign-out',
    who: 'operator',
    async handle(context, { cookies, sessions }, by) {
      await sessions.end(by, by.sessionId);
      context.header('set-cookie', cookies.endSession());
      return context.redirect('/console/sign-in', 303);
    },
  },
];
