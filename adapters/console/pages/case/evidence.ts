import { html } from 'hono/html';
import type { Case, CaseEvidence, CaseSession } from '../../../../application/views/case-view.ts';
import { toldName } from '../../../../domain/inquiry/told-name.ts';
import type { Markup } from '../../route.ts';
import { moment } from '../moment.ts';
import { caseAddress } from '../queue.ts';
import { claimId } from './claims.ts';
import { documentAddress } from './document.ts';
import { zoomButtons } from './zoom.ts';

/** Pictures that a browser shows without running anything of them. */
const PICTURES = ['image/png', 'image/jpeg'];

/** Whether a browser shows the file itself. */
export const isPicture = ({ content_type }: Pick<CaseEvidence, 'content_type'>): boolean =>
  PICTURES.includes(content_type);

const kilobytes = (size: number) => `${Math.max(1, Math.round(size / 1024)).toLocaleString('en')} kB`;

/** Where the claims stand on this picture; script puts them there once its size is known. */
function rectangles({ assessment }: Case, { evidence_id, scale }: CaseEvidence): Markup[] {
  return (assessment?.claims ?? []).flatMap((claim, index) => {
    if (claim.evidence_id !== evidence_id || !('rect' in claim.place)) return [];
    const { x, y, width, height } = claim.place.rect;
    const place = [x, y, width, height].map(length => length * scale).join(' ');
    return html`<a class="place" href="#${claimId(index)}" data-place="${place}" data-claim="${index}" hidden><span class="visually-hidden">${toldName(claim.property)}: ${claim.value}</span></a>`;
  });
}

function piece(found: Case, evidence: CaseEvidence, number: number): Markup {
  const { capture_mode, captured_at, content_type, evidence_id, evidence_type, sha256, size, source_url } = evidence;
  const address = `${caseAddress(found.id)}/evidence/${evidence_id}`;
  const name = `${evidence_type === 'screenshot' ? 'Screenshot' : 'Document'} ${number}`;
  const shown = isPicture(evidence)
    ? html`<div class="picture" data-picture><div class="sheet"><img src="${address}" alt="${name}, captured at ${source_url}">${rectangles(found, evidence)}</div></div>`
    : '';
  const pages = documentAddress(found.id, evidence_id);
  const content =
    evidence_type === 'screenshot'
      ? shown
      : html`<div data-document="${pages}">${shown}<p class="notice"><a href="${pages}">Look at ${name}, page by page</a></p></div>`;
  return html`<figure class="evidence">
<figcaption><strong>${name}</strong> <span class="muted">${moment(captured_at)}, ${capture_mode === 'auto' ? 'by itself' : 'by hand'}</span></figcaption>
<p class="source">${source_url}</p>
${content}
<div class="actions">${zoomButtons}
<a class="button" href="${address}/download">Download<span class="visually-hidden"> ${name}</span></a></div>
<details><summary>How it was kept</summary><dl class="pairs">
<div><dt>Type</dt><dd>${content_type}, ${kilobytes(size)}</dd></div>
<div><dt>SHA-256</dt><dd><code>${sha256}</code></dd></div>
<div><dt>Id</dt><dd><code>${evidence_id}</code></dd></div>
</dl></details>
</figure>`;
}

function visits({ page_visits, visits_left_out }: CaseSession): Markup | '' {
  if (page_visits.length === 0) return '';
  const rows = page_visits.map(
    ({ url, visited_at }) => html`<li>${moment(visited_at)} <span class="source">${url}</span></li>`,
  );
  const more =
    visits_left_out === 0
      ? ''
      : html`<p class="muted">${visits_left_out.toLocaleString('en')} more are not kept: a page changed its address too often.</p>`;
  return html`<details><summary>Pages visited (${page_visits.length})</summary><ol class="visits">${rows}</ol>${more}</details>`;
}

/** The evidence of the latest capture, and below it that of those before. */
export function evidenceSection(found: Case): Markup {
  const [latest, ...earlier] = found.sessions;
  const shown = (session: CaseSession) =>
    html`${session.evidence.map((each, index) => piece(found, each, index + 1))}${visits(session)}`;
  const before = earlier.map(
    session => html`<li><p>${moment(session.created_at)}: ${session.evidence.length} kept</p>
<ul class="files">${session.evidence.map((each, index) => {
      const address = `${caseAddress(found.id)}/evidence/${each.evidence_id}/download`;
      const look = documentAddress(found.id, each.evidence_id);
      return html`<li><a class="button" href="${address}">Download ${each.evidence_type} ${index + 1}</a>${each.evidence_type === 'document' ? html` <a href="${look}">Look at its pages</a>` : ''}</li>`;
    })}</ul></li>`,
  );
  return html`<section class="proof" aria-labelledby="evidence">
<h2 id="evidence">Evidence</h2>
${latest === undefined ? html`<p class="notice">Nothing was captured.</p>` : shown(latest)}
${before.length === 0 ? '' : html`<details><summary>Earlier tries (${before.length})</summary><ol class="visits">${before}</ol></details>`}
</section>`;
}
