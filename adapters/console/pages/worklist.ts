import { html } from 'hono/html';
import type { SignedIn } from '../../../application/operator-sessions.ts';
import type { WorkRow } from '../../../application/views/worklist-view.ts';
import type { WorkKind, WorkPage } from '../../../application/worklists.ts';
import { mayReview } from '../../../domain/operator/roles.ts';
import type { Markup } from '../route.ts';
import { choice, line } from './field.ts';
import { layout, type PageParts } from './layout.ts';
import { liveSwitch } from './live.ts';
import { moment } from './moment.ts';
import { caseAddress } from './queue.ts';
import { STATUS_NAMES, statusTag } from './words.ts';

/** What was asked for, as the address of the page says it. */
export type Asked = { status: string; template: string; from: string; to: string; subject: string };

export type WorkListing = {
  kind: WorkKind;
  asked: Asked;
  page: WorkPage;
  /** Templates that rows may be of: their keys or ids with a name. */
  templates: readonly (readonly [string, string])[];
  isFirst: boolean;
  /** What was looked for in vain, as an id. */
  missed: boolean;
};

const TITLES: Record<WorkKind, { part: 'inquiries' | 'envelopes'; title: string; one: string }> = {
  inquiry: { part: 'inquiries', title: 'Inquiries', one: 'inquiry' },
  envelope: { part: 'envelopes', title: 'Envelopes', one: 'envelope' },
};

/** The address of a page with what was asked for. */
export function listAddress(part: string, asked: Partial<Asked>, after?: string): string {
  const entries = Object.entries({ ...asked, ...(after === undefined ? {} : { after }) });
  const query = new URLSearchParams(entries.filter(([, value]) => value !== '')).toString();
  return `/console/${part}${query === '' ? '' : `?${query}`}`;
}

function row({ id, name, subject, status, created_at, updated_at }: WorkRow, kind: WorkKind): Markup {
  return html`<tr data-key="${id}">
<td><a href="${caseAddress(id)}">${name}</a><br><code class="muted">${id}</code></td>
${kind === 'inquiry' ? html`<td data-of="Subject">${subject ?? '–'}</td>` : ''}
<td data-of="Status">${statusTag(status)}</td>
<td data-of="Created">${moment(created_at)}</td>
<td data-of="Changed">${moment(updated_at)}</td>
</tr>`;
}

function table(rows: readonly WorkRow[], kind: WorkKind): Markup {
  return html`<div class="scrolling" tabindex="0" role="region" aria-label="${TITLES[kind].title}"><table class="stacking">
<thead><tr><th scope="col">Name</th>${kind === 'inquiry' ? html`<th scope="col">Subject</th>` : ''}<th scope="col">Status</th><th scope="col">Created</th><th scope="col">Changed</th></tr></thead>
<tbody>${rows.map(each => row(each, kind))}</tbody>
</table></div>`;
}

/** Inquiries or envelopes, the newest first, and how to find one of them. */
export function worklistPage({ assets }: Pick<PageParts, 'assets'>, by: SignedIn, listing: WorkListing): Markup {
  const { asked, isFirst, kind, missed, page, templates } = listing;
  const { part, title, one } = TITLES[kind];
  const isAsked = Object.values(asked).some(value => value !== '');
  const nothing = isAsked ? `No ${one} is like that.` : `There is no ${one} yet.`;
  const hint = kind === 'inquiry' ? 'An id, or your own key of the person, whole' : 'An id, whole';
  return layout(
    { assets, title, by, part, script: 'live.js' },
    html`<div class="heading-row"><h1>${title}</h1>
${kind === 'inquiry' && mayReview(by.role) ? html`<a class="button" href="/console/new/inquiry">New inquiry</a>` : ''}</div>
<div class="searches">
<form class="search" method="post" action="/console/find/${part}" role="search">
${line('find', 'Find', '', { hint, required: true, max: 300 })}
<button>Find</button>
</form>
<form class="search" method="get" action="/console/${part}">
${choice('status', 'Status', [['', 'Any'], ...STATUS_NAMES], asked.status)}
${choice('template', 'Template', [['', 'Any'], ...templates], asked.template)}
${line('from', 'Created from', asked.from, { type: 'date' })}
${line('to', 'Created to', asked.to, { type: 'date' })}
${asked.subject === '' ? '' : html`<input type="hidden" name="subject" value="${asked.subject}">`}
<div class="actions"><button>Show</button>${isAsked ? html`<a class="button" href="/console/${part}">Show all</a>` : ''}</div>
</form>
</div>
${missed ? html`<p class="notice bad" role="alert">There is no ${one} with this id.</p>` : ''}
${asked.subject === '' ? '' : html`<p class="notice">Only those of one subject are shown.</p>`}
${liveSwitch()}
<div id="list" data-live>${page.rows.length === 0 ? html`<p class="notice">${nothing}</p>` : table(page.rows, kind)}</div>
<div class="actions">${isFirst ? '' : html`<a class="button" href="${listAddress(part, asked)}">To the newest</a>`}
${page.next === null ? '' : html`<a class="button" href="${listAddress(part, asked, page.next)}">Older</a>`}</div>`,
  );
}
