import { html } from 'hono/html';
import type { SignedIn } from '../../../../application/operator-sessions.ts';
import type { OperatorView } from '../../../../application/views/operator-view.ts';
import { mayManage, OPERATOR_ROLES, type OperatorRole } from '../../../../domain/operator/roles.ts';
import type { Markup } from '../../route.ts';
import { choice, line } from '../field.ts';
import { layout, type PageParts, ROLE_NAMES } from '../layout.ts';
import { moment } from '../moment.ts';
import { secretNotice } from '../secret.ts';
import { operatorTag } from '../words.ts';
import { linkTold } from './link-told.ts';

/** @property issuer what people know the issuer by whose accounts open the console; undefined: passkeys alone do */
export type PeopleForm = {
  issuer?: string | undefined;
  link?: string;
  refusal?: string;
  email?: string;
  name?: string;
};

type Choices = readonly (readonly [OperatorRole, string])[];

function manage({ id, name, role, status }: OperatorView, by: SignedIn, roles: Choices): Markup {
  const of = html`<span class="visually-hidden"> ${name}</span>`;
  const ends = status === 'active' ? ' Its use ends their passkeys and sessions of before.' : '';
  return html`<details><summary>Change${of}</summary><div class="stacked">
<form class="search" method="post" action="/console/people/${id}/role">${choice('role', `Role of ${name}`, roles, role)}<button>Change the role</button></form>
<form method="post" action="/console/people/${id}/link"><p class="muted">No passkey any more? A new link lets ${name} in.${ends}</p><button>New sign-in link${of}</button></form>
<form method="post" action="/console/people/${id}/revoke"><button class="danger">${id === by.operatorId ? 'Leave' : 'Revoke'}${of}</button></form>
</div></details>`;
}

function row(each: OperatorView, by: SignedIn, people: readonly OperatorView[], roles: Choices): Markup {
  const { email, issuer, last_signed_in_at, name, role, status } = each;
  const may = mayManage(by.role) && status !== 'revoked' && (role !== 'owner' || by.role === 'owner');
  return html`<li><div><p class="facts"><strong>${name}</strong><span class="tag">${ROLE_NAMES[role]}</span>${operatorTag(status)}</p>
<p class="muted">${email}${last_signed_in_at === null ? '' : html`, signed in ${moment(last_signed_in_at)}`}${issuer === null ? '' : html`, known to ${new URL(issuer).host}`}</p>
${linkTold(each, people)}
${may ? manage(each, by, roles) : ''}</div></li>`;
}

/** Who works at the console of the organization, and letting people in. */
export function peoplePage(
  { assets }: Pick<PageParts, 'assets'>,
  by: SignedIn,
  people: readonly OperatorView[],
  { email = '', issuer, link, name = '', refusal }: PeopleForm,
): Markup {
  const roles = OPERATOR_ROLES.filter(role => role !== 'owner' || by.role === 'owner').map(
    role => [role, ROLE_NAMES[role]] as const,
  );
  const form = html`<section class="panel" aria-labelledby="invite"><h2 id="invite">Let somebody in</h2>
<form class="stacked" method="post" action="/console/people">
${line('email', 'E-mail address', email, { type: 'email', required: true, max: 254 })}
${line('name', 'Name', name, { max: 120 })}
${choice('role', 'Role', roles, 'member')}
<p class="muted">You get a link to pass on, which works once, for an hour.${issuer === undefined ? '' : html` Or they choose <em>Sign in with ${issuer}</em> at the sign-in, at any time, with an account of the same e-mail address.`}</p>
<div class="actions"><button class="primary">Make the link</button></div>
</form></section>`;
  return layout(
    { assets, title: 'People', by, part: 'people', script: 'page.js' },
    html`<h1>People</h1>
${refusal === undefined ? '' : html`<p class="notice bad" role="alert">${refusal}</p>`}
${link === undefined ? '' : secretNotice('Pass this link on. It works once, for an hour.', link)}
<ul class="rows on-surface">${people.map(each => row(each, by, people, roles))}</ul>
${mayManage(by.role) ? form : ''}`,
  );
}
