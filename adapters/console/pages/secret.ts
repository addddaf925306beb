import { html } from 'hono/html';
import type { Markup } from '../route.ts';

/** A secret that is shown this once, to be copied. */
export function secretNotice(told: string, secret: string): Markup {
  return html`<div class="notice good" role="status"><p><strong>${told}</strong></p>
<p class="source">${secret}</p>
<div class="actions"><button type="button" data-copy="${secret}" hidden>Copy</button></div></div>`;
}
