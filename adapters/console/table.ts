import { auditRoutes } from './audit-routes.ts';
import { keyRoutes } from './key-routes.ts';
import { peopleRoutes } from './people-routes.ts';
import { reviewRoutes } from './review-routes.ts';
import type { ConsoleRoute } from './route.ts';
import { sessionRoutes } from './session-routes.ts';
import { signInRoutes } from './sign-in-routes.ts';
import { templateRoutes } from './template-routes.ts';
import { webhookRoutes } from './webhook-routes.ts';
import { workRoutes } from './work-routes.ts';

/** Every address of the console, and who may use it. The tests try each of them with everybody. */
export const CONSOLE_ROUTES: readonly ConsoleRoute[] = [
  ...signInRoutes,
  ...sessionRoutes,
  ...workRoutes,
  ...reviewRoutes,
  ...templateRoutes,
  ...webhookRoutes,
  ...peopleRoutes,
  ...keyRoutes,
  ...auditRoutes,
];
