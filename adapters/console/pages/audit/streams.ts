import { html } from 'hono/html';
import type { StreamPage } from '../../../../application/audit/stream-lists.ts';
import type { SignedIn } from '../../../../application/operator-sessions.ts';
import type { Markup } from '../../route.ts';
import { layout, type PageParts } from '../layout.ts';
import { categoryName, streamAddress } from './names.ts';

/** The streams of a category, the newest first. */
export function streamsPage(
  { assets }: Pick<PageParts, 'assets'>,
  by: SignedIn,
  { category, isFirst, page }: { category: string; isFirst: boolean; page: StreamPage },
): Markup {
  const address = `/console/audit/categories/${category}`;
  const rows = page.streams.map(stream => html`<li><a href="${streamAddress(stream)}"><code>${stream}</code></a></li>`);
  return layout(
    { assets, title: categoryName(category), by, part: 'audit' },
    html`<div class="title"><p><a href="/console/audit">Audit</a></p>
<h1>${categoryName(category)}</h1></div>
${rows.length === 0 ? html`<p class="notice">There is no such stream${isFirst ? ' yet' : ' any more'}.</p>` : html`<ul class="rows">${rows}</ul>`}
<div class="actions">${isFirst ? '' : html`<a class="button" href="${address}">To the newest</a>`}
${page.next === null ? '' : html`<a class="button" href="${address}?after=${page.next}">Older</a>`}</div>`,
  );
}
