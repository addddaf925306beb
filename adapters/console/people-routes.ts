import type { Context } from 'hono';
import type { SignedIn } from '../../application/operator-sessions.ts';
import { DomainError } from '../../domain/domain-error.ts';
import { OPERATOR_ROLES, type OperatorRole } from '../../domain/operator/roles.ts';
import { type PeopleForm, peoplePage } from './pages/staff/people.ts';
import { orAgain } from './refused-form.ts';
import type { ConsoleParts, ConsoleRoute } from './route.ts';
import { textIn } from './text-in.ts';

async function showPeople(context: Context, parts: ConsoleParts, by: SignedIn, form: PeopleForm) {
  const people = await parts.staffing.people(by.orgId);
  const { issuerSignIn } = parts;
  const issuer = issuerSignIn?.orgId === by.orgId ? issuerSignIn.name : undefined;
  return context.html(peoplePage(parts, by, people, { ...form, issuer }), form.refusal === undefined ? 200 : 400);
}

function roleIn(form: Readonly<Record<string, unknown>>): OperatorRole {
  const role = OPERATOR_ROLES.find(each => each === form.role);
  if (role === undefined) throw new DomainError('VALIDATION', 'Choose a role.');
  return role;
}

const operatorIn = (context: Context) => context.req.param('operator') ?? '';

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
      return orAgain(
        async () => {
          const invitation = { email, role: roleIn(form), ...(name === '' ? {} : { name }) };
          const { sign_in_url: link } = await parts.staffing.invite(by, invitation);
          return showPeople(context, parts, by, { link });
        },
        refusal => showPeople(context, parts, by, { refusal, email, name }),
      );
    },
  },
  {
    method: 'POST',
    path: '/people/:operator/role',
    who: 'manager',
    async handle(context, { staffing }, by) {
      await staffing.changeRole(by, operatorIn(context), roleIn(await context.req.parseBody()));
      return context.redirect('/console/people', 303);
    },
  },
  {
    method: 'POST',
    path: '/people/:operator/link',
    who: 'manager',
    async handle(context, parts, by) {
      const { sign_in_url: link } = await parts.staffing.newLink(by, operatorIn(context));
      return showPeople(context, parts, by, { link });
    },
  },
  {
    method: 'POST',
    path: '/people/:operator/revoke',
    who: 'manager',
    async handle(context, { cookies, staffing }, by) {
      const operatorId = operatorIn(context);
      await staffing.revoke(by, operatorId);
      if (operatorId !== by.operatorId) return context.redirect('/console/people', 303);
      context.header('set-cookie', cookies.endSession());
      return context.redirect('/console/sign-in', 303);
    },
  },
];
