import { glancePage } from './pages/glance/page.ts';
import type { ConsoleRoute } from './route.ts';

/** How the work stands. */
export const glanceRoutes: readonly ConsoleRoute[] = [
  {
    method: 'GET',
    path: '/',
    who: 'operator',
    async handle(context, parts, by) {
      const { glances, lags, organizations, readiness } = parts;
      const [glance, organization, state, readModels] = await Promise.all([
        glances.of(by.orgId),
        organizations.nameOf(by.orgId),
        readiness(),
        lags(),
      ]);
      return context.html(glancePage(parts, by, { glance, organization, state, readModels }));
    },
  },
];
