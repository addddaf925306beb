import { html } from 'hono/html';
import type { SignedIn } from '../../../../application/operator-sessions.ts';
import type { WebhookEndpointView } from '../../../../application/views/webhook-endpoint-view.ts';
import { mayManage } from '../../../../domain/operator/roles.ts';
import { WEBHOOK_EVENT_TYPES } from '../../../../domain/webhook/event-types.ts';
import type { Markup } from '../../route.ts';
import { line } from '../field.ts';
import { layout, type PageParts } from '../layout.ts';
import { enabledTag } from '../words.ts';

function row({ enabled, event_types, id, name, url }: WebhookEndpointView): Markup {
  return html`<li><div><p class="facts"><a href="/console/webhooks/${id}">${name ?? url}</a>${enabledTag(enabled)}</p>
<p class="muted"><span class="source">${url}</span><br>${event_types.length} of ${WEBHOOK_EVENT_TYPES.length} types of events</p></div></li>`;
}

const types = () =>
  WEBHOOK_EVENT_TYPES.map(
    type =>
      html`<label class="check"><input type="checkbox" name="event_types" value="${type}"${type.startsWith('web.') ? html` checked` : ''}> ${type}</label>`,
  );

/** Where the organization is told what becomes of its inquiries. */
export function endpointsPage(
  { assets }: Pick<PageParts, 'assets'>,
  by: SignedIn,
  endpoints: readonly WebhookEndpointView[],
  { refusal, url = '', name = '' }: { refusal?: string; url?: string; name?: string },
): Markup {
  const form = html`<section class="panel" aria-labelledby="new"><h2 id="new">New endpoint</h2>
<form class="stacked" method="post" action="/console/webhooks">
${line('url', 'Address', url, { type: 'url', required: true, max: 2048 })}
${line('name', 'Name', name, { max: 120 })}
<fieldset><legend>Events</legend>${types()}</fieldset>
<div class="actions"><button class="primary">Make the endpoint</button></div>
</form></section>`;
  return layout(
    { assets, title: 'Webhooks', by, part: 'webhooks' },
    html`<h1>Webhooks</h1>
${refusal === undefined ? '' : html`<p class="notice bad" role="alert">${refusal}</p>`}
${endpoints.length === 0 ? html`<p class="notice">There is no endpoint yet.</p>` : html`<ul class="rows on-surface">${endpoints.map(row)}</ul>`}
${mayManage(by.role) ? form : ''}`,
  );
}
