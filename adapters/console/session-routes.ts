import { sessionsPage } from './pages/sessions.ts';
import type { ConsoleRoute } from './route.ts';

/** An operator's own sessions, and the way out. Auditors too end what is theirs. */
export const sessionRoutes: readonly ConsoleRoute[] = [
  {
    method: 'GET',
    path: '/sessions',
    who: 'operator',
    async handle(context, { assets, sessions, staffing }, by) {
      const [open, people] = await Promise.all([sessions.list(by.operatorId), staffing.people(by.orgId)]);
      return context.html(sessionsPage({ assets }, by, { sessions: open, people }));
    },
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
