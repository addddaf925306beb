import { html } from 'hono/html';
import type { SignedIn } from '../../../../application/operator-sessions.ts';
import type { ApiKeyView } from '../../../../application/views/organization-view.ts';
import { mayManage } from '../../../../domain/operator/roles.ts';
import { ROLES } from '../../../../domain/organization/access.ts';
import type { Markup } from '../../route.ts';
import { choice, line } from '../field.ts';
import { layout, type PageParts, ROLE_NAMES } from '../layout.ts';
import { moment } from '../moment.ts';
import { secretNotice } from '../secret.ts';

function row({ created_at, key_ending, key_id, mode, name, revoked_at, role }: ApiKeyView, by: SignedIn): Markup {
  const may = mayManage(by.role) && revoked_at === null && (role !== 'owner' || by.role === 'owner');
  const button = html`<form method="post" action="/console/keys/${key_id}/revoke"><button class="danger">Revoke<span class="visually-hidden"> ${name}, …${key_ending}</span></button></form>`;
  const end =
    revoked_at === null
      ? ''
      : html`<span class="tag bad">Revoked</span><span class="muted">${moment(revoked_at)}</span>`;
  return html`<li><div><p class="facts"><strong>${name}</strong><code>…${key_ending}</code><span class="tag">${ROLE_NAMES[role]}</span>${mode === 'test' ? html`<span class="tag doubt">Test</span>` : ''}${end}</p>
<p class="muted">Made ${moment(created_at)}</p></div>${may ? button : ''}</li>`;
}

/** The API keys of the organization. A key itself is shown once, when it is made. */
export function keysPage(
  { assets }: Pick<PageParts, 'assets'>,
  by: SignedIn,
  keys: readonly ApiKeyView[],
  { made, refusal }: { made?: string; refusal?: string },
): Markup {
  const roles = ROLES.filter(role => role !== 'owner' || by.role === 'owner');
  const form = html`<section class="panel" aria-labelledby="make"><h2 id="make">New key</h2>
<form class="stacked" method="post" action="/console/keys">
${line('name', 'Name', '', { required: true, max: 120, hint: 'What it is for' })}
${choice(
  'role',
  'Role',
  roles.map(role => [role, ROLE_NAMES[role]]),
  'member',
)}
${choice('mode', 'Mode', [
  ['live', 'Live'],
  ['test', 'Test: nothing is captured, results are simulated'],
])}
<div class="actions"><button class="primary">Make the key</button></div>
</form></section>`;
  return layout(
    { assets, title: 'API keys', by, part: 'keys', script: 'page.js' },
    html`<h1>API keys</h1>
${refusal === undefined ? '' : html`<p class="notice bad" role="alert">${refusal}</p>`}
${made === undefined ? '' : secretNotice('Copy the key now. It is shown this once.', made)}
<ul class="rows on-surface">${keys.map(each => row(each, by))}</ul>
${mayManage(by.role) ? form : ''}`,
  );
}
