import { html } from 'hono/html';
import type { GuideRewriting, RewrittenGuide } from '../../../../application/guide-rewriting.ts';
import type { Markup } from '../../route.ts';

/** A guide as its author had it, by whom it was rewritten, the fields that came with it, and what stands in one of the two alone. */
export type ShownRewritten = Pick<RewrittenGuide, 'by' | 'alone' | 'fields'> & { before: string };

function onlyIn(where: string, told: readonly string[]): Markup | string {
  if (told.length === 0) return '';
  return html`<p class="notice bad">Only in ${where}: ${told.map((text, index) => html`${index === 0 ? '' : ', '}<strong>${text}</strong>`)}</p>`;
}

/** What is found as well from now on, if the lines are kept. */
function newFields(fields: ShownRewritten['fields']): Markup | string {
  if (fields.length === 0) return '';
  const told = fields.map(({ description, name, required }) => {
    return html`<li><strong>${name}</strong>${description === '' ? '' : `: ${description}`} (${required ? 'required' : 'optional'})</li>`;
  });
  return html`<p>The lines speak of what no field held. It stands among the fields to find now; take out what people cannot be asked to show.</p><ul>${told}</ul>`;
}

/** That a guide was rewritten, where the page begins. */
export const REWRITTEN = html`<p class="notice good" role="status">The guide is rewritten, and nothing is kept yet. <a href="#rewritten">Read it against your own words</a> before you keep it.</p>`;

/** What a model made of a guide, beside the words that it was made from. */
export function rewrittenSection({ alone, before, by, fields }: ShownRewritten): Markup {
  return html`<section class="panel" aria-labelledby="rewritten"><h2 id="rewritten">Rewritten by ${by}</h2>
<p>Read the lines below against your own words: once you keep them, they decide, and your words no longer do.</p>
${newFields(fields)}
${onlyIn('your words', alone.onlyFirst)}${onlyIn('the new lines', alone.onlySecond)}
<details open><summary>Your own words</summary><p class="written">${before}</p></details></section>`;
}

/** What has a guide rewritten, where a model is set for it. */
export const rewriteButton = (rewriting: GuideRewriting | undefined): Markup | string =>
  rewriting === undefined
    ? ''
    : html`<button name="action" value="rewrite">Say it in lines that can be decided</button>`;
