import { html } from 'hono/html';
import type { Case } from '../../../../application/views/case-view.ts';
import type { Markup } from '../../route.ts';
import { moment } from '../moment.ts';
import { deliveryTag } from '../words.ts';

/** What the customer's webhook endpoints were told of the case. */
export function deliveriesSection({ deliveries, kind }: Case): Markup | '' {
  if (kind === 'envelope') return '';
  const rows = deliveries.map(
    ({ endpoint_id, event_type, status, created_at, attempt_count }) => html`<li>
<p class="facts"><a href="/console/webhooks/${endpoint_id}">${event_type}</a>${deliveryTag(status)}</p>
<p class="muted">${moment(created_at)}, ${attempt_count} ${attempt_count === 1 ? 'attempt' : 'attempts'}</p>
</li>`,
  );
  return html`<section aria-labelledby="deliveries">
<h2 id="deliveries">Webhooks</h2>
${rows.length === 0 ? html`<p class="muted">No endpoint was told of it.</p>` : html`<ol class="history">${rows}</ol>`}
</section>`;
}
