import { auditRoutes } from './audit-routes.ts';
import { documentRoutes } from './document-routes.ts';
import { envelopeTemplateRoutes } from './envelope-template-routes.ts';
import { glanceRoutes } from './glance-routes.ts';
import { issuerSignInRoutes } from './issuer-sign-in-routes.ts';
import { keyRoutes } from './key-routes.ts';
import { peopleRoutes } from './people-routes.ts';
import { readingRoutes } from './reading-routes.ts';
import { reassessmentRoutes } from './reassessment-routes.ts';
import { reviewRoutes } from './review-routes.ts';
import type { ConsoleRoute } from './route.ts';
import { sessionRoutes } from './session-routes.ts';
import { signInRoutes } from './sign-in-routes.ts';
import { teachingRoutes } from './teaching-routes.ts';
import { templateFormRoutes } from './template-form-routes.ts';
import { templateRoutes } from './template-routes.ts';
import { themeRoutes } from './theme-routes.ts';
import { webhookRoutes } from './webhook-routes.ts';
import { workRoutes } from './work-routes.ts';

/** Every address of the console, and who may use it. The tests try each of them with everybody. */
export const CONSOLE_ROUTES: readonly ConsoleRoute[] = [
  ...signInRoutes,
  ...issuerSignInRoutes,
  ...sessionRoutes,
  ...glanceRoutes,
  ...workRoutes,
  ...reviewRoutes,
  ...documentRoutes,
  ...teachingRoutes,
  ...reassessmentRoutes,
  ...templateRoutes,
  ...readingRoutes,
  ...templateFormRoutes,
  ...envelopeTemplateRoutes,
  ...themeRoutes,
  ...webhookRoutes,
  ...peopleRoutes,
  ...keyRoutes,
  ...auditRoutes,
];
