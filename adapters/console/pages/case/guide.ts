import { html } from 'hono/html';
import type { Case } from '../../../../application/views/case-view.ts';
import type { Assessment, RuleTrace } from '../../../../domain/inquiry/assessment.ts';
import { speaksOf } from '../../../../domain/inquiry/speaks-of.ts';
import { toldName } from '../../../../domain/inquiry/told-name.ts';
import type { Markup } from '../../route.ts';
import { LEVELS, outcomeTag } from '../words.ts';

function decidedOn({ text }: RuleTrace, fields: Case['fields'], { claims }: Assessment): Markup | '' {
  const spoken = fields.filter(({ name }) => speaksOf(text, name));
  if (spoken.length === 0) return '';
  const read = spoken.map(({ name }) => {
    const values = claims.filter(({ property }) => property === name).map(({ value }) => value);
    return html`<span><span class="muted">${toldName(name)}:</span> ${values.length === 0 ? 'not found' : values.join(' / ')}</span>`;
  });
  return html`<p class="facts">${read}</p>`;
}

/** The customer's guide: line by line as it was held against the evidence, or as it was written before that. */
export function guideSection({ assessment, fields, guide }: Case): Markup {
  const rules = assessment?.rules ?? [];
  const written = html`<details${rules.length === 0 ? html` open` : ''}><summary>The guide as it was written</summary><p class="written">${guide}</p></details>`;
  const rows = rules.map(
    rule => html`<li>
<p class="facts"><strong>${LEVELS[rule.level]}</strong>${outcomeTag(rule.outcome)}</p>
<p>${rule.text}</p>
${assessment === null ? '' : decidedOn(rule, fields, assessment)}
</li>`,
  );
  return html`<section aria-labelledby="guide">
<h2 id="guide">Acceptance guide</h2>
${rows.length === 0 ? '' : html`<ol class="rules">${rows}</ol>`}
${guide === '' ? html`<p class="muted">The customer wrote none: every required field has to be found.</p>` : written}
</section>`;
}
