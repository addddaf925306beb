import { html } from 'hono/html';
import type { SignedIn } from '../../../application/operator-sessions.ts';
import type { QueuePage } from '../../../application/reviewing.ts';
import type { QueuedCase } from '../../../application/views/case-view.ts';
import { isEnvelopeId } from '../../../domain/identifiers.ts';
import type { Markup } from '../route.ts';
import { layout, type PageParts } from './layout.ts';
import { moment } from './moment.ts';

/** The address of a case, by its id. */
export const caseAddress = (id: string): string => `/console/${isEnvelopeId(id) ? 'envelopes' : 'inquiries'}/${id}`;

function row({ id, name, subject, reason, waiting_since }: QueuedCase): Markup {
  const about = [isEnvelopeId(id) ? 'Envelope' : 'Inquiry', ...(subject === null ? [] : [subject])].join(' · ');
  return html`<li><a class="case" href="${caseAddress(id)}">
<span class="heading">${name}</span>
<span class="muted">${about}</span>
<span>${reason ?? ''}</span>
<span class="muted">Waiting since ${moment(waiting_since)}</span>
</a></li>`;
}

/** What waits for a person, the longest wait first. */
export function queuePage(
  { assets }: Pick<PageParts, 'assets'>,
  by: SignedIn,
  { organization, page, isFirst }: { organization: string; page: QueuePage; isFirst: boolean },
): Markup {
  const { cases, next } = page;
  const more = next === null ? '' : `/console/review?since=${encodeURIComponent(next.waitingSince)}&after=${next.id}`;
  const links = html`${isFirst ? '' : html`<a class="button" href="/console/review">To the beginning</a>`}
${next === null ? '' : html`<a class="button" href="${more}">Next cases</a>`}`;
  const content =
    cases.length === 0
      ? html`<p class="notice">Nothing waits for a person. What the analyser can't settle by itself comes here.</p>`
      : html`<ol class="queue">${cases.map(row)}</ol>`;
  return layout(
    { assets, title: 'Review', by, part: 'review' },
    html`<div><p class="muted">${organization}</p>
<h1>Review</h1></div>
${content}
<div class="actions">${links}</div>`,
  );
}
