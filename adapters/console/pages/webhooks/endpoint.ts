import { html } from 'hono/html';
import type { SignedIn } from '../../../../application/operator-sessions.ts';
import type { AttemptView, WebhookDeliveryView } from '../../../../application/views/webhook-delivery-view.ts';
import type { WebhookEndpointView } from '../../../../application/views/webhook-endpoint-view.ts';
import { mayManage } from '../../../../domain/operator/roles.ts';
import type { Markup } from '../../route.ts';
import { layout, type PageParts } from '../layout.ts';
import { liveSwitch } from '../live.ts';
import { moment } from '../moment.ts';
import { caseAddress } from '../queue.ts';
import { secretNotice } from '../secret.ts';
import { deliveryTag, enabledTag } from '../words.ts';

export type DeliveryListing = { deliveries: readonly WebhookDeliveryView[]; next: string | null; isFirst: boolean };

function attempt({ at, attempt: number, cause, duration_ms, error, response_start, status }: AttemptView): Markup {
  return html`<li><p>Attempt ${number}, ${moment(at)}: <strong>${status ?? error ?? 'no answer'}</strong> <span class="muted">after ${duration_ms} ms, ${cause}</span></p>
${response_start === '' ? '' : html`<pre class="json" tabindex="0" role="region" aria-label="Beginning of the answer to attempt ${number}">${response_start}</pre>`}</li>`;
}

function row(delivery: WebhookDeliveryView, endpointId: string, by: SignedIn): Markup {
  const { attempts, attempt_count, cause, created_at, event_type, id, inquiry_id, next_attempt_at, status } = delivery;
  const resend = html`<form method="post" action="/console/webhooks/${endpointId}/deliveries/${id}/resend"><button>Send again<span class="visually-hidden"> ${event_type} of ${created_at}</span></button></form>`;
  return html`<li data-key="${id}"><div>
<p class="facts"><strong>${event_type}</strong>${deliveryTag(status)}${cause === 'test' ? html`<span class="tag">Test</span>` : ''}</p>
<p class="muted">${moment(created_at)}${cause === 'test' ? '' : html`, <a href="${caseAddress(inquiry_id)}"><code>${inquiry_id}</code></a>`}${next_attempt_at === null ? '' : html`, next attempt ${moment(next_attempt_at)}`}</p>
${attempts.length === 0 ? '' : html`<details><summary>Attempts (${attempt_count})</summary><ol class="history">${attempts.map(attempt)}</ol></details>`}
</div>${mayManage(by.role) && status !== 'pending' ? resend : ''}</li>`;
}

function actions({ enabled, id }: WebhookEndpointView): Markup {
  const button = (action: string, name: string, tone = '') =>
    html`<form method="post" action="/console/webhooks/${id}/${action}"><button class="${tone}">${name}</button></form>`;
  return html`<div class="actions">${enabled ? button('test', 'Send a test event') : ''}
${enabled ? button('disable', 'Disable') : button('enable', 'Enable')}
${button('rotate', 'New secret')}
${button('delete', 'Delete', 'danger')}</div>`;
}

/** An endpoint with what was sent to it, attempt by attempt. */
export function endpointPage(
  { assets }: Pick<PageParts, 'assets'>,
  by: SignedIn,
  endpoint: WebhookEndpointView,
  { deliveries, isFirst, next, secret }: DeliveryListing & { secret?: string },
): Markup {
  const { created_at, enabled, event_types, id, name, url } = endpoint;
  const address = `/console/webhooks/${id}`;
  return layout(
    { assets, title: name ?? url, by, part: 'webhooks', script: secret === undefined ? 'live.js' : 'page.js' },
    html`<div class="title"><p><a href="/console/webhooks">Webhooks</a></p>
<h1>${name ?? url}</h1>
<p class="facts">${enabledTag(enabled)}<span class="muted">Made ${moment(created_at)}</span></p>
<p class="source">${url}</p>
<p class="muted">${event_types.join(', ')}</p></div>
${secret === undefined ? '' : secretNotice('Copy the signing secret now. It is shown this once.', secret)}
${mayManage(by.role) ? actions(endpoint) : ''}
<h2>Deliveries</h2>
${secret === undefined ? liveSwitch() : ''}
<div id="list" data-live>${deliveries.length === 0 ? html`<p class="notice">Nothing was sent to it yet.</p>` : html`<ul class="rows on-surface">${deliveries.map(each => row(each, id, by))}</ul>`}</div>
<div class="actions">${isFirst ? '' : html`<a class="button" href="${address}">To the newest</a>`}
${next === null ? '' : html`<a class="button" href="${address}?after=${next}">Older</a>`}</div>`,
  );
}
