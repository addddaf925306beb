import { html } from 'hono/html';
import type { SignedIn } from '../../../../application/operator-sessions.ts';
import type { TemplateView } from '../../../../application/views/template-view.ts';
import { ANSWERED_FIELDS } from '../../../../domain/inquiry/configuration.ts';
import { mayReview } from '../../../../domain/operator/roles.ts';
import type { Markup } from '../../route.ts';
import { choice } from '../field.ts';
import { layout, type PageParts } from '../layout.ts';
import { readingsAddress } from '../teaching/readings.ts';
import { templateTag } from '../words.ts';
import { guideSection } from './guide.ts';
import { versionsTable } from './versions-table.ts';

/** What two versions are compared by. */
const COMPARED = [...ANSWERED_FIELDS, 'metadata', 'theme_id'] as const;

export type ComparedVersions = { versions: readonly TemplateView[]; left: TemplateView; right: TemplateView };

/** Which versions are shown; a template that has one shows it alone. */
const choosing = ({ left, right, versions }: ComparedVersions): Markup => {
  const choices = versions.map(({ status, version }) => [String(version), `${version} (${status})`] as const);
  return html`<form class="search" method="get" action="/console/templates/${right.key}">
${choice('left', 'Version', choices, String(left.version))}
${choice('right', 'Beside', choices, String(right.version))}
<button>Compare</button></form>`;
};

/** A template with two of its versions side by side, and how the guide of the newer one is understood. */
export function templatePage({ assets }: Pick<PageParts, 'assets'>, by: SignedIn, compared: ComparedVersions): Markup {
  const { left, right, versions } = compared;
  const draft = versions.find(({ status }) => status === 'draft');
  const isPublished = versions.some(({ is_latest }) => is_latest);
  const publish = html`<form method="post" action="/console/templates/${right.key}/publish"><button class="primary">Publish version ${draft?.version}</button></form>`;
  const edit = html`<a class="button" href="/console/templates/${right.key}/edit">${draft === undefined ? 'Edit as a new version' : 'Edit the draft'}</a>`;
  const ask = html`<a class="button" href="/console/new/inquiry?template=${right.key}">New inquiry</a>`;
  return layout(
    { assets, title: right.name, by, part: 'templates' },
    html`<div class="title"><p><a href="/console/templates">Templates</a></p>
<h1>${right.name}</h1>
<p class="facts">${templateTag(right.status)}<code>${right.key}</code></p></div>
<div class="actions">${mayReview(by.role) ? html`${draft === undefined ? '' : publish}${edit}${isPublished ? ask : ''}` : ''}<a class="button" href="${readingsAddress(right.key)}">Taught readings</a></div>
${guideSection(right)}
<section class="panel" aria-labelledby="versions"><h2 id="versions">${versions.length > 1 ? 'Versions' : 'What it says'}</h2>
${versions.length > 1 ? choosing(compared) : ''}
${versionsTable(COMPARED, left.version === right.version ? [right] : [left, right])}</section>`,
  );
}
