import { html } from 'hono/html';
import type { TemplateView } from '../../../../application/views/template-view.ts';
import { checkGuide } from '../../../../domain/guide/check-guide.ts';
import type { Markup } from '../../route.ts';
import { LEVELS } from '../words.ts';

/** How a guide is understood, line by line, with what no machine decides. */
export function guideSection(
  { acceptance_guide, fields, query }: Pick<TemplateView, 'acceptance_guide' | 'fields' | 'query'>,
  id = 'guide',
): Markup {
  const conditions = checkGuide(acceptance_guide, fields, query);
  const rows = conditions.map(
    ({ advice, is_decided, level, understood_as }) => html`<li>
<p class="facts"><strong>${LEVELS[level]}</strong>${is_decided ? html`<span class="tag good">Decided</span>` : html`<span class="tag doubt">Left to a person or a model</span>`}</p>
<p>${understood_as}</p>${advice === null ? '' : html`<p class="muted">${advice}</p>`}</li>`,
  );
  const none = html`<p class="muted">There is no guide: every required field has to be found.</p>`;
  return html`<section class="panel" aria-labelledby="${id}"><h2 id="${id}">How the guide is understood</h2>
${rows.length === 0 ? none : html`<ol class="rules">${rows}</ol>`}</section>`;
}
