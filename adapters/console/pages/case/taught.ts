import { html } from 'hono/html';
import type { SignedIn } from '../../../../application/operator-sessions.ts';
import type { Case } from '../../../../application/views/case-view.ts';
import { toldName } from '../../../../domain/inquiry/told-name.ts';
import { mayReview } from '../../../../domain/operator/roles.ts';
import type { Markup } from '../../route.ts';
import { lessonAddress } from '../teaching/lesson.ts';
import { readingsAddress } from '../teaching/readings.ts';
import { readingTag } from '../words.ts';

/** What was read as people taught it, and where they teach the next value. */
export function taughtSection({ assessment, id, sessions, template_key }: Case, by: SignedIn): Markup | '' {
  if (template_key === null || sessions.length === 0) return '';
  const used = (assessment?.readings ?? []).map(
    ({ field, outcome, reason }) => html`<li>
<p class="facts"><strong>${toldName(field)}</strong>${readingTag(outcome)}</p>${reason === null ? '' : html`<p>${reason}</p>`}</li>`,
  );
  const pages = (sessions[0]?.evidence ?? []).map(
    ({ evidence_id, evidence_type }, at) =>
      html`<a class="button" href="${lessonAddress(id, evidence_id)}">Point at a value on ${evidence_type} ${at + 1}</a>`,
  );
  const offers = mayReview(by.role) ? pages : [];
  return html`<section aria-labelledby="taught">
<h2 id="taught">Taught readings</h2>
${used.length === 0 ? html`<p class="muted">No value was read as people taught it. Point at one once, and later pages of the site, or later documents, are read by it.</p>` : html`<ol class="rules">${used}</ol>`}
<div class="actions">${offers}<a class="button" href="${readingsAddress(template_key)}">All of this template</a></div>
</section>`;
}
