import { html } from 'hono/html';
import type { DeedPage } from '../../../../application/audit/auditing.ts';
import type { SignedIn } from '../../../../application/operator-sessions.ts';
import type { Deed } from '../../../../application/views/deed-view.ts';
import type { OperatorView } from '../../../../application/views/operator-view.ts';
import type { Markup } from '../../route.ts';
import { choice, line } from '../field.ts';
import { layout, type PageParts } from '../layout.ts';
import { moment } from '../moment.ts';
import { type ReadModelState, readModelsBehind } from '../read-models.ts';
import { SIGN_IN_WORDS } from '../words.ts';
import { categoryName, eventName, storyAddress, streamAddress } from './names.ts';

export type AuditListing = {
  page: DeedPage;
  operators: readonly OperatorView[];
  categories: readonly string[];
  readModels: readonly ReadModelState[];
  asked: { actor: string; type: string };
  isFirst: boolean;
  missed: boolean;
};

/** What can be asked for beside everything. */
const TYPES = [
  'EvidenceViewed',
  'ResultStatusChanged',
  'EnvelopeReviewed',
  'ResultAssessed',
  'EnvelopeReassessed',
  'OperatorSignedIn',
  'InquiryCreated',
];

const actorOf = ({ id }: OperatorView) => `operator:${id}`;

function pageAddress({ actor, type }: AuditListing['asked'], after?: string): string {
  const query = new URLSearchParams({ actor, type, ...(after === undefined ? {} : { after }) });
  return `/console/audit?${query}`;
}

function row(
  { about, actor, at, id, page, signed_in_by, stream, type }: Deed,
  names: ReadonlyMap<string, string>,
): Markup {
  return html`<tr data-key="${id}">
<td data-of="When">${moment(at)}</td>
<td data-of="Who">${names.get(actor) ?? actor}</td>
<td data-of="What">${eventName(type)}${signed_in_by === null ? '' : ` ${SIGN_IN_WORDS[signed_in_by]}`}${page === null ? '' : `, page ${page}`}</td>
<td data-of="About">${about === null ? '–' : html`<a href="${storyAddress(about)}"><code>${about}</code></a>`}</td>
<td data-of="Stream"><a href="${streamAddress(stream)}"><code>${stream}</code></a></td>
</tr>`;
}

function statesSection(readModels: readonly ReadModelState[]): Markup {
  const behind = readModelsBehind(readModels);
  return html`<section class="panel" aria-labelledby="read-models">
<h2 id="read-models">Read models</h2>
<p>${readModels.length} of them are made of the log. ${behind === null ? 'All show everything that stands in it.' : ''}</p>
${behind ?? ''}
<p class="muted">Whoever runs the service compares each with the log by <code>affiant rebuild --verify</code>, and builds one anew by <code>affiant rebuild NAME</code>.</p>
</section>`;
}

/** Where those who check begin: who did what, and the ways into the log. */
export function auditPage({ assets }: Pick<PageParts, 'assets'>, by: SignedIn, listing: AuditListing): Markup {
  const { asked, categories, isFirst, missed, operators, page, readModels } = listing;
  const names = new Map(operators.map(each => [actorOf(each), each.name]));
  const actors = operators.map(each => [actorOf(each), `${each.name} (${each.email})`] as const);
  const types = TYPES.map(type => [type, eventName(type)] as const);
  const table = html`<div class="scrolling" tabindex="0" role="region" aria-label="What operators did"><table class="stacking">
<thead><tr><th scope="col">When</th><th scope="col">Who</th><th scope="col">What</th><th scope="col">About</th><th scope="col">Stream</th></tr></thead>
<tbody>${page.deeds.map(deed => row(deed, names))}</tbody>
</table></div>`;
  return layout(
    { assets, title: 'Audit', by, part: 'audit' },
    html`<h1>Audit</h1>
${missed ? html`<p class="notice bad" role="alert">There is no such stream, inquiry or envelope.</p>` : ''}
<div class="searches">
<form class="search" method="post" action="/console/audit/find" role="search">
${line('find', 'Open', '', { required: true, max: 300, hint: 'The id of an inquiry or envelope for its story, or the name of a stream' })}
<button>Open</button>
</form>
</div>
<section class="panel" aria-labelledby="streams">
<h2 id="streams">Streams of the log</h2>
<ul class="files">${categories.map(category => html`<li><a class="button" href="/console/audit/categories/${category}">${categoryName(category)}</a></li>`)}</ul>
</section>
<section class="panel" aria-labelledby="deeds">
<h2 id="deeds">Who did what</h2>
<form class="search" method="get" action="/console/audit">
${choice('actor', 'Operator', [['', 'Everybody'], ...actors], asked.actor)}
${choice('type', 'What', [['', 'Everything'], ...types], asked.type)}
<button>Show</button>
</form>
${page.deeds.length === 0 ? html`<p class="notice">Nobody did anything like that.</p>` : table}
<div class="actions">${isFirst ? '' : html`<a class="button" href="${pageAddress(asked)}">To the newest</a>`}
${page.next === null ? '' : html`<a class="button" href="${pageAddress(asked, page.next)}">Older</a>`}</div>
</section>
${statesSection(readModels)}`,
  );
}
