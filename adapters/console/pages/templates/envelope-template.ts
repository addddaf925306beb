import { html } from 'hono/html';
import type { SignedIn } from '../../../../application/operator-sessions.ts';
import type { EnvelopeTemplateVersionView, EnvelopeTemplateView } from '../../../../application/views/envelope-view.ts';
import { mayReview } from '../../../../domain/operator/roles.ts';
import type { Markup } from '../../route.ts';
import { choice } from '../field.ts';
import { layout, type PageParts } from '../layout.ts';
import { templateTag } from '../words.ts';
import { guideSection } from './guide.ts';
import { versionsTable } from './versions-table.ts';

/** What a version says, in the order of its form. */
const TOLD = [
  'name',
  'query',
  'description',
  'redirect_url',
  'return_url',
  'fields',
  'steps',
  'acceptance_guide',
  'ai_instruction',
  'allowed_modes',
  'show_acceptance_guide',
  'four_eyes',
] as const;

export type EnvelopeTemplateShown = {
  template: EnvelopeTemplateView;
  /** Every version that there was, newest first. */
  versions: readonly EnvelopeTemplateVersionView[];
  left: EnvelopeTemplateVersionView;
  right: EnvelopeTemplateVersionView;
};

/** What becomes of envelopes that are made now from this version. */
function standing({ draft, status, version: current }: EnvelopeTemplateView, version: number): string {
  if (version === draft?.version) return 'draft';
  return status === 'published' && version === current ? 'published' : 'older';
}

/** A template of envelopes: two of its versions, what is published and what is written unless others were chosen. */
export function envelopeTemplatePage(
  { assets }: Pick<PageParts, 'assets'>,
  by: SignedIn,
  { left, right, template, versions }: EnvelopeTemplateShown,
): Markup {
  const { draft, id, name, status } = template;
  const choices = versions.map(({ version }) => {
    return [String(version), `${version} (${standing(template, version)})`] as const;
  });
  const choose = html`<form class="search" method="get" action="/console/envelope-templates/${id}">
${choice('left', 'Version', choices, String(left.version))}
${choice('right', 'Beside', choices, String(right.version))}
<button>Compare</button></form>`;
  const { acceptance_guide, fields, query, steps } = draft ?? template;
  const publish = html`<form method="post" action="/console/envelope-templates/${id}/publish"><button class="primary">Publish version ${draft?.version}</button></form>`;
  const edit = html`<a class="button" href="/console/envelope-templates/${id}/edit">${draft === null ? 'Edit as a new version' : 'Edit the draft'}</a>`;
  return layout(
    { assets, title: name, by, part: 'templates' },
    html`<div class="title"><p><a href="/console/templates">Templates</a></p>
<h1>${name}</h1>
<p class="facts">${templateTag(status)}<code>${id}</code></p></div>
${mayReview(by.role) ? html`<div class="actions">${draft === null ? '' : publish}${edit}</div>` : ''}
${guideSection({ acceptance_guide, fields: [...fields, ...steps.flatMap(step => step.fields)], query })}
<section class="panel" aria-labelledby="versions"><h2 id="versions">What it says</h2>
${versions.length > 1 ? choose : ''}
${versionsTable(TOLD, left === right ? [left] : [left, right])}</section>`,
  );
}
