import { html } from 'hono/html';
import type { Case } from '../../../../application/views/case-view.ts';
import type { Markup } from '../../route.ts';
import { stepTag } from '../words.ts';

/** What an envelope asks for, step by step, and how far the end user came. */
export function stepsSection({ steps }: Pick<Case, 'steps'>): Markup | '' {
  if (steps.length === 0) return '';
  const rows = steps.map(
    ({ user_instruction, capture_on, outcome }, index) => html`<li>
<p class="facts"><strong>Step ${index + 1}</strong>${stepTag(outcome)}</p>
<p>${user_instruction}</p>
<p class="source">${capture_on}</p>
</li>`,
  );
  return html`<section aria-labelledby="steps">
<h2 id="steps">Steps</h2>
<ol class="rules">${rows}</ol>
</section>`;
}
