import { html } from 'hono/html';
import type { SignedIn } from '../../../application/operator-sessions.ts';
import type { OperatorSessionView, OperatorView } from '../../../application/views/operator-view.ts';
import type { Markup } from '../route.ts';
import { layout, type PageParts } from './layout.ts';
import { moment } from './moment.ts';
import { linkTold } from './staff/link-told.ts';
import { SIGN_IN_WORDS } from './words.ts';

/** Where an operator is signed in, with a way to end each of it. */
export function sessionsPage(
  { assets }: Pick<PageParts, 'assets'>,
  by: SignedIn,
  { people, sessions }: { people: readonly OperatorView[]; sessions: readonly OperatorSessionView[] },
): Markup {
  const own = people.find(({ id }) => id === by.operatorId);
  const rows = sessions.map(
    ({ id, device, method, signed_in_at, expires_at }) => html`<li>
<div><strong>${device}</strong>${id === by.sessionId ? html` <span class="tag good">This one</span>` : ''}
<p class="muted">Signed in ${SIGN_IN_WORDS[method]} ${moment(signed_in_at)}, ends ${moment(expires_at)} at the latest</p></div>
<form method="post" action="/console/sessions/${id}/end"><button>End<span class="visually-hidden"> the session of ${device}, signed in ${signed_in_at}</span></button></form>
</li>`,
  );
  return layout(
    { assets, title: 'Your sessions', by, part: 'sessions', width: 'card' },
    html`<h1>Your sessions</h1>
<p>${by.name === by.email ? '' : html`${by.name}, `}${by.email}. A session ends an hour after its last page. End those that you do not know.</p>
<ul class="rows">${rows}</ul>
${own === undefined ? '' : linkTold(own, people)}`,
  );
}
