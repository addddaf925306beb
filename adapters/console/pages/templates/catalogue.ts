import { html } from 'hono/html';
import type { SignedIn } from '../../../../application/operator-sessions.ts';
import type { TemplateView } from '../../../../application/views/template-view.ts';
import type { Markup } from '../../route.ts';
import { layout, type PageParts } from '../layout.ts';
import { moment } from '../moment.ts';
import { templateTag } from '../words.ts';

function row({ key, name, query, status, updated_at, version }: TemplateView): Markup {
  return html`<li><div><p class="facts"><a href="/console/templates/${key}">${name}</a>${templateTag(status)}<span class="muted">version ${version}, ${moment(updated_at)}</span></p>
<p>${query}</p></div></li>`;
}

/** The newest version of each template. */
export function cataloguePage(
  { assets }: Pick<PageParts, 'assets'>,
  by: SignedIn,
  templates: readonly TemplateView[],
): Markup {
  return layout(
    { assets, title: 'Templates', by, part: 'templates' },
    html`<h1>Templates</h1>
${templates.length === 0 ? html`<p class="notice">There is no template yet. Templates are made over the API.</p>` : html`<ul class="rows on-surface">${templates.map(row)}</ul>`}`,
  );
}
