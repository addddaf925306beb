import { html } from 'hono/html';
import type { SignedIn } from '../../../../application/operator-sessions.ts';
import type { EnvelopeTemplateView } from '../../../../application/views/envelope-view.ts';
import type { TemplateView } from '../../../../application/views/template-view.ts';
import { mayReview } from '../../../../domain/operator/roles.ts';
import type { Markup } from '../../route.ts';
import { layout, type PageParts } from '../layout.ts';
import { moment } from '../moment.ts';
import { templateTag } from '../words.ts';

function row({ key, name, query, status, updated_at, version }: TemplateView): Markup {
  return html`<li><div><p class="facts"><a href="/console/templates/${key}">${name}</a>${templateTag(status)}<span class="muted">version ${version}, ${moment(updated_at)}</span></p>
<p>${query}</p></div></li>`;
}

function envelopeRow({ created_at, draft, id, name, query, status, version }: EnvelopeTemplateView): Markup {
  const written =
    status === 'published' && draft !== null
      ? html` <span class="tag doubt">Version ${draft.version} is a draft</span>`
      : '';
  return html`<li><div><p class="facts"><a href="/console/envelope-templates/${id}">${name}</a>${templateTag(status)}${written}<span class="muted">version ${version}, ${moment(created_at)}</span></p>
<p>${query}</p></div></li>`;
}

function envelopeSection(envelopeTemplates: readonly EnvelopeTemplateView[], by: SignedIn): Markup {
  return html`<div class="heading-row"><h2>Templates of envelopes</h2>${mayReview(by.role) ? html`<a class="button" href="/console/new/envelope-template">New envelope template</a>` : ''}</div>
${envelopeTemplates.length === 0 ? html`<p class="notice">There is no template of envelopes yet.</p>` : html`<ul class="rows on-surface">${envelopeTemplates.map(envelopeRow)}</ul>`}`;
}

/** The newest version of each template. */
export function cataloguePage(
  { assets }: Pick<PageParts, 'assets'>,
  by: SignedIn,
  {
    envelopeTemplates,
    templates,
  }: { envelopeTemplates: readonly EnvelopeTemplateView[]; templates: readonly TemplateView[] },
): Markup {
  return layout(
    { assets, title: 'Templates', by, part: 'templates' },
    html`<div class="heading-row"><h1>Templates</h1>${mayReview(by.role) ? html`<a class="button" href="/console/new/template">New template</a>` : ''}</div>
${templates.length === 0 ? html`<p class="notice">There is no template yet.</p>` : html`<ul class="rows on-surface">${templates.map(row)}</ul>`}
${envelopeSection(envelopeTemplates, by)}`,
  );
}
