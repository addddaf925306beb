import type { Context } from 'hono';
import type { SignedIn } from '../../application/operator-sessions.ts';
import { DomainError } from '../../domain/domain-error.ts';
import { OPERATOR_ROLES } from '../../domain/operator/roles.ts';
import { type PeopleForm, peoplePage } from './pages/staff/people.ts';
import type { ConsoleParts, ConsoleRoute } from './route.ts';
import { textIn } from './text-in.ts';

async function showPeople(context: Context, parts: ConsoleParts, by: SignedIn, form: PeopleForm) {
  const people = await parts.staffing.people(by.orgId);
  return context.html(peoplePage(parts, by, people, form), form.refusal === undefined ? 200 : 400);
}

/** Who works for the organization. */
export const peopleRoutes: readonly ConsoleRoute[] = [
  {
    method: 'GET',
    path: '/people',
    who: 'operator',
    handle: (context, parts, by) => showPeople(context, parts, by, {}),
  },
  {
    method: 'POST',
    path: '/people',
    who: 'manager',
    async handle(context, parts, by) {
      const form = await context.req.parseBody();
      const [email, name] = [textIn(form, 'email').trim(), textIn(form, 'name').trim()];
      const role = OPERATOR_ROLES.find(each => each === form.role);
      try {
        if (role === undefined) throw new DomainError('VALIDATION', 'Choose a role.');
        const named = name === '' ? {} : { name };
        const { sign_in_url: link } = await parts.staffing.invite(by, { email, role, ...named });
        return await showPeople(context, parts, by, { link });
      } catch (error) {
        if (!(error instanceof DomainError)) throw error;
        return showPeople(context, parts, by, { refusal: error.message, email, name });
      }
    },
  },
  {
    method: 'POST',
    path: '/people/:operator/revoke',
    who: 'manager',
    async handle(context, { cookies, staffing }, by) {
      const operatorId = context.req.param('operator') ?? '';
      await staffing.revoke(by, operatorId);
      if (operatorId !== by.operatorId) return context.redirect('/console/people', 303);
      context.header('set-cookie', cookies.endSession());
      return context.redirect('/console/sign-in', 303);
    },
  },
];
