import { html } from 'hono/html';
import type { GuideRewriting, RewrittenGuide } from '../../../../application/guide-rewriting.ts';
import type { Markup } from '../../route.ts';

/** A guide as its author had it, by whom it was rewritten, and what stands in one of the two alone. */
export type ShownRewritten = Pick<RewrittenGuide, 'by' | 'alone'> & { before: string };

function onlyIn(where: string, told: readonly string[]): Markup | string {
  if (told.length === 0) return '';
  return html`<p class="notice bad">Only in ${where}: ${told.map((text, index) => html`${index === 0 ? '' : ', '}<strong>${text}</strong>`)}</p>`;
}

/** What a model made of a guide, beside the words that it was made from. */
export function rewrittenSection({ alone, before, by }: ShownRewritten): Markup {
  return html`<section class="panel" aria-labelledby="rewritten" role="status"><h2 id="rewritten">Rewritten by ${by}</h2>
<p>The guide below is new, and nothing is kept yet. Read it line by line against your own words: once you keep it, it decides, and they no longer do.</p>
${onlyIn('your words', alone.onlyFirst)}${onlyIn('the new lines', alone.onlySecond)}
<details open><summary>Your own words</summary><p class="written">${before}</p></details></section>`;
}

/** What has a guide rewritten, where a model is set for it. */
export const rewriteButton = (rewriting: GuideRewriting | undefined): Markup | string =>
  rewriting === undefined
    ? ''
    : html`<button name="action" value="rewrite">Say it in lines that can be decided</button>`;
