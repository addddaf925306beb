import { html } from 'hono/html';
import type { SignedIn } from '../../../../application/operator-sessions.ts';
import type { OperatorView } from '../../../../application/views/operator-view.ts';
import { mayManage, OPERATOR_ROLES } from '../../../../domain/operator/roles.ts';
import type { Markup } from '../../route.ts';
import { choice, line } from '../field.ts';
import { layout, type PageParts, ROLE_NAMES } from '../layout.ts';
import { moment } from '../moment.ts';
import { secretNotice } from '../secret.ts';
import { operatorTag } from '../words.ts';

export type PeopleForm = { link?: string; refusal?: string; email?: string; name?: string };

function row(each: OperatorView, by: SignedIn): Markup {
  const { email, id, last_signed_in_at, name, role, status } = each;
  const may = mayManage(by.role) && status !== 'revoked' && (role !== 'owner' || by.role === 'owner');
  const button = html`<form method="post" action="/console/people/${id}/revoke"><button class="danger">${id === by.operatorId ? 'Leave' : 'Revoke'}<span class="visually-hidden"> ${name}</span></button></form>`;
  return html`<li><div><p class="facts"><strong>${name}</strong><span class="tag">${ROLE_NAMES[role]}</span>${operatorTag(status)}</p>
<p class="muted">${email}${last_signed_in_at === null ? '' : html`, signed in ${moment(last_signed_in_at)}`}</p></div>${may ? button : ''}</li>`;
}

/** Who works at the console of the organization, and letting people in. */
export function peoplePage(
  { assets }: Pick<PageParts, 'assets'>,
  by: SignedIn,
  people: readonly OperatorView[],
  { email = '', link, name = '', refusal }: PeopleForm,
): Markup {
  const roles = OPERATOR_ROLES.filter(role => role !== 'owner' || by.role === 'owner');
  const form = html`<section class="panel" aria-labelledby="invite"><h2 id="invite">Let somebody in</h2>
<form class="stacked" method="post" action="/console/people">
${line('email', 'E-mail address', email, { type: 'email', required: true, max: 254 })}
${line('name', 'Name', name, { max: 120 })}
${choice(
  'role',
  'Role',
  roles.map(role => [role, ROLE_NAMES[role]]),
  'member',
)}
<p class="muted">You get a link to pass on, which works once, for an hour. For the address of somebody who is in already the role that is told here counts from then on.</p>
<div class="actions"><button class="primary">Make the link</button></div>
</form></section>`;
  return layout(
    { assets, title: 'People', by, part: 'people', script: 'page.js' },
    html`<h1>People</h1>
${refusal === undefined ? '' : html`<p class="notice bad" role="alert">${refusal}</p>`}
${link === undefined ? '' : secretNotice('Pass this link on. It works once, for an hour.', link)}
<ul class="rows on-surface">${people.map(each => row(each, by))}</ul>
${mayManage(by.role) ? form : ''}`,
  );
}
