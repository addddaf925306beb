import { html } from 'hono/html';
import type { SignedIn } from '../../../../application/operator-sessions.ts';
import type { Reassessment } from '../../../../application/reassessments.ts';
import type { Case } from '../../../../application/views/case-view.ts';
import { idOf } from '../../../../domain/capture/captured.ts';
import { isEnvelopeId } from '../../../../domain/identifiers.ts';
import { toldName } from '../../../../domain/inquiry/told-name.ts';
import { mayReview } from '../../../../domain/operator/roles.ts';
import type { Markup } from '../../route.ts';
import { layout, type PageParts } from '../layout.ts';
import { caseAddress } from '../queue.ts';
import { statusName, statusTag } from '../words.ts';

/** The address where evidence is assessed once more. */
export const reassessmentAddress = (id: string): string => `${caseAddress(id)}/reassessment`;

/** Where a case offers to assess its evidence once more; nothing where nothing was assessed, or for auditors. */
export function reassessmentSection({ assessment, id, kind, status }: Case, by: SignedIn): Markup | '' {
  if (assessment === null || status === 'pending' || !mayReview(by.role)) return '';
  // Templates of envelopes are taught nothing.
  const reader = kind === 'inquiry' ? 'The present reader and what was taught since are' : 'The present reader is';
  return html`<section aria-labelledby="again">
<h2 id="again">Assess again</h2>
<p class="muted">${reader} tried on the evidence of this case. Nothing is recorded by looking.</p>
<form method="get" action="${reassessmentAddress(id)}" data-busy="Reading the evidence…"><button>Show what would change</button></form>
<p role="status" class="told" data-busy-told></p>
</section>`;
}

function comparison({ differences }: Reassessment): Markup {
  const rows = differences.map(
    ({ after, before, of }) =>
      html`<tr><th scope="row">${toldName(of)}</th><td class="written" data-of="As it stands">${before ?? '–'}</td><td class="written" data-of="Assessed again">${after ?? '–'}</td></tr>`,
  );
  return html`<div class="scrolling" tabindex="0" role="region" aria-label="Both assessments"><table class="compared stacking">
<thead><tr><th scope="col">Of</th><th scope="col">As it stands</th><th scope="col">Assessed again</th></tr></thead>
<tbody>${rows}</tbody></table></div>`;
}

function follows({ reason, status, to_status }: Reassessment): Markup {
  if (status === to_status) return html`<p>The result stays ${statusName(status).toLowerCase()}. ${reason}</p>`;
  return html`<p class="facts">${statusTag(status)} <span>would become</span> ${statusTag(to_status)}</p><p>${reason}</p>`;
}

/** What assessing the evidence of a case once more comes to, and recording it. */
export function reassessmentPage(
  { assets }: Pick<PageParts, 'assets'>,
  by: SignedIn,
  found: Reassessment,
  refusal?: string,
): Markup {
  const { differences, name, revision, shown, status, to_status } = found;
  const id = idOf(found);
  const isEnvelope = isEnvelopeId(id);
  // Of envelopes nobody is told by a webhook: whoever asks for the result finds it.
  const isTold = isEnvelope
    ? 'The customer finds in the result what was read; the envelope has the new status, in your name.'
    : 'The customer sees what was read and is told of the new status, in your name.';
  const record = html`<form method="post" action="${reassessmentAddress(id)}" data-busy="Recording the assessment…">
<input type="hidden" name="revision" value="${revision}"><input type="hidden" name="shown" value="${shown}">
<p class="muted">${status === to_status ? 'The customer sees what was read; the status stays.' : isTold}</p>
<div class="actions"><button class="primary">Record this assessment</button></div></form>`;
  const none = html`<p class="notice">Nothing would change: it says the same as what stands.</p>`;
  return layout(
    { assets, title: 'Assess again', by, part: isEnvelope ? 'envelopes' : 'inquiries', script: 'busy.js' },
    html`<div class="title"><p><a href="/console/review">Review</a> · <a href="${caseAddress(id)}">${name}</a></p>
<h1>Assess again</h1></div>
${refusal === undefined ? '' : html`<p class="notice bad" role="alert">${refusal}</p>`}
<section class="panel" aria-labelledby="change"><h2 id="change">What would change</h2>
${differences.length === 0 ? none : html`${follows(found)}${comparison(found)}${record}`}
<p role="status" class="told" data-busy-told></p></section>
<p><a class="button" href="${caseAddress(id)}">Back to the case</a></p>`,
  );
}
