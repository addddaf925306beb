import { html } from 'hono/html';
import encodeQR from 'qr';
import type { Case } from '../../../../application/views/case-view.ts';
import type { Markup } from '../../route.ts';

/** The address that the person who is asked opens, to copy or to scan, as long as there is something to do there. */
export function linkSection({ id, status }: Pick<Case, 'id' | 'status'>, publicUrl: string): Markup | '' {
  if (status !== 'pending') return '';
  const link = `${publicUrl}/capture/${id}`;
  const picture = Buffer.from(encodeQR(link, 'svg', { ecc: 'medium' })).toString('base64');
  return html`<section aria-labelledby="link">
<h2 id="link">Link for the person who is asked</h2>
<p class="source" data-copied>${link}</p>
<div class="actions"><button type="button" data-copy="${link}" hidden>Copy the link</button></div>
<details><summary>As a QR code</summary><img class="code" src="data:image/svg+xml;base64,${picture}" alt="QR code of the link" width="220" height="220"></details>
</section>`;
}
