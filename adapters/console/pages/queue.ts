import { html } from 'hono/html';
import type { SignedIn } from '../../../application/operator-sessions.ts';
import type { QueuePage } from '../../../application/review-queue.ts';
import type { QueuedCase } from '../../../application/views/case-view.ts';
import { isEnvelopeId } from '../../../domain/identifiers.ts';
import { type Age, type QueueAsked, withAsked } from '../queue-search.ts';
import type { Markup } from '../route.ts';
import { choice } from './field.ts';
import { layout, type PageParts } from './layout.ts';
import { moment } from './moment.ts';
import { WAITING_FOR_NAMES, waitingForTag } from './words.ts';

/** The address of a case, by its id. */
export const caseAddress = (id: string): string => `/console/${isEnvelopeId(id) ? 'envelopes' : 'inquiries'}/${id}`;

const AGE_NAMES: Record<Age, string> = {
  '1h': 'An hour or longer',
  '4h': 'Four hours or longer',
  '1d': 'A day or longer',
  '3d': 'Three days or longer',
  '7d': 'A week or longer',
};

export type QueueListing = {
  organization: string;
  page: QueuePage;
  asked: QueueAsked;
  /** Templates that cases may be of: their keys or ids with a name. */
  templates: readonly (readonly [string, string])[];
  isFirst: boolean;
};

function row(each: QueuedCase, by: SignedIn, asked: QueueAsked): Markup {
  const { first_approval_by, id, name, reason, subject, waiting_for, waiting_since } = each;
  const about = [isEnvelopeId(id) ? 'Envelope' : 'Inquiry', ...(subject === null ? [] : [subject])].join(' · ');
  const isOwn = first_approval_by === `operator:${by.operatorId}`;
  return html`<li><a class="case" href="${withAsked(caseAddress(id), asked)}">
<span class="heading">${name}</span>
<span class="muted">${about}</span>
<span>${waitingForTag(waiting_for)}${isOwn ? ' The first is yours.' : ''} ${reason ?? ''}</span>
<span class="muted">Waiting since ${moment(waiting_since)}</span>
</a></li>`;
}

/** What waits for a person, the longest wait first. */
export function queuePage({ assets }: Pick<PageParts, 'assets'>, by: SignedIn, listing: QueueListing): Markup {
  const { asked, isFirst, organization, page, templates } = listing;
  const { cases, next } = page;
  const isAsked = Object.values(asked).some(value => value !== '');
  const more = next === null ? '' : withAsked('/console/review', asked, { since: next.waitingSince, after: next.id });
  const links = html`${isFirst ? '' : html`<a class="button" href="${withAsked('/console/review', asked)}">To the beginning</a>`}
${next === null ? '' : html`<a class="button" href="${more}">${cases.length === 0 ? 'Look further' : 'Next cases'}</a>`}`;
  const nothing = isAsked
    ? 'Nothing like that waits here.'
    : "Nothing waits for a person. What the analyser can't settle by itself comes here.";
  const content =
    cases.length === 0
      ? html`<p class="notice">${nothing}</p>`
      : html`<ol class="queue">${cases.map(each => row(each, by, asked))}</ol>`;
  return layout(
    { assets, title: 'Review', by, part: 'review' },
    html`<div><p class="muted">${organization}</p>
<h1>Review</h1></div>
<form class="search searches" method="get" action="/console/review">
${choice('template', 'Template', [['', 'Any'], ...templates], asked.template)}
${choice('why', 'Why it waits', [['', 'Anything'], ...WAITING_FOR_NAMES], asked.why)}
${choice('age', 'How long', [['', 'Any time'], ...Object.entries(AGE_NAMES)], asked.age)}
<div class="actions"><button>Show</button>${isAsked ? html`<a class="button" href="/console/review">Show all</a>` : ''}</div>
</form>
${content}
<div class="actions">${links}</div>`,
  );
}
