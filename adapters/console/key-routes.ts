import type { Context } from 'hono';
import type { SignedIn } from '../../application/operator-sessions.ts';
import { DomainError } from '../../domain/domain-error.ts';
import { ROLES } from '../../domain/organization/access.ts';
import { keysPage } from './pages/staff/keys.ts';
import { orAgain } from './refused-form.ts';
import type { ConsoleParts, ConsoleRoute } from './route.ts';
import { textIn } from './text-in.ts';

async function showKeys(
  context: Context,
  parts: ConsoleParts,
  by: SignedIn,
  form: { made?: string; refusal?: string },
) {
  const keys = await parts.staffing.keys(by.orgId);
  return context.html(keysPage(parts, by, keys, form), form.refusal === undefined ? 200 : 400);
}

/** What programs call the API with. */
export const keyRoutes: readonly ConsoleRoute[] = [
  {
    method: 'GET',
    path: '/keys',
    who: 'operator',
    handle: (context, parts, by) => showKeys(context, parts, by, {}),
  },
  {
    method: 'POST',
    path: '/keys',
    who: 'manager',
    async handle(context, parts, by) {
      const form = await context.req.parseBody();
      const role = ROLES.find(each => each === form.role);
      const mode = form.mode === 'test' ? 'test' : 'live';
      return orAgain(
        async () => {
          if (role === undefined) throw new DomainError('VALIDATION', 'Choose a role.');
          const { key: made } = await parts.staffing.createKey(by, { name: textIn(form, 'name'), role, mode });
          return showKeys(context, parts, by, { made });
        },
        refusal => showKeys(context, parts, by, { refusal }),
      );
    },
  },
  {
    method: 'POST',
    path: '/keys/:key/revoke',
    who: 'manager',
    async handle(context, { staffing }, by) {
      await staffing.revokeKey(by, context.req.param('key') ?? '');
      return context.redirect('/console/keys', 303);
    },
  },
];
