import { html } from 'hono/html';
import type { Assessment, GroundedClaim } from '../../../../domain/inquiry/assessment.ts';
import { toldName } from '../../../../domain/inquiry/told-name.ts';
import type { Markup } from '../../route.ts';
import { LEVELS, pixelTag, scoreTold } from '../words.ts';

/** The name under which a claim and its rectangle know each other. */
export const claimId = (index: number): string => `claim-${index + 1}`;

/** A value that was read, as a row. */
export function claimRow({ property, value, label, score, pixels, place }: GroundedClaim, index: number): Markup {
  const where = 'page' in place ? html`<span class="muted">Page ${place.page}</span>` : '';
  return html`<li id="${claimId(index)}" data-claim="${index}" tabindex="0">
<p class="muted">${toldName(property)}</p>
<p class="value">${value}</p>
<p class="facts"><span>${scoreTold(score)}</span>${pixelTag(pixels)}${where}</p>
${label === null ? '' : html`<p class="muted">Beside “${label}”</p>`}
</li>`;
}

/** What was read from the evidence, and how far it goes. */
export function claimsSection(assessment: Assessment): Markup {
  const { acceptance, acceptance_reason, claims, confidence, confidence_reason, required_fields } = assessment;
  const missing = required_fields.filter(name => !claims.some(({ property }) => property === name));
  const { analyser, analyser_version, model } = assessment;
  const asked =
    model === null ? '' : html`, with the model ${model.name}${model.failure === null ? '' : ' (not used)'}`;
  return html`<section aria-labelledby="claims">
<h2 id="claims">What was read</h2>
${claims.length === 0 ? html`<p class="notice">Nothing was read from the evidence.</p>` : html`<ol class="claims">${claims.map(claimRow)}</ol>`}
${missing.length === 0 ? '' : html`<p class="notice bad">Not found: ${missing.map(toldName).join(', ')}.</p>`}
<dl class="pairs">
<div><dt>Acceptance</dt><dd><strong>${LEVELS[acceptance]}.</strong> ${acceptance_reason}</dd></div>
<div><dt>Confidence</dt><dd><strong>${LEVELS[confidence]}.</strong> ${confidence_reason}</dd></div>
<div><dt>Read by</dt><dd>${analyser} ${analyser_version}${asked}</dd></div>
</dl>
</section>`;
}
