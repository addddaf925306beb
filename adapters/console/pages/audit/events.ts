import { html } from 'hono/html';
import { HIDDEN, type LoggedEvent } from '../../../../application/audit/logged-event.ts';
import type { SignedIn } from '../../../../application/operator-sessions.ts';
import { mayReadPersonal } from '../../../../domain/operator/roles.ts';
import type { Markup } from '../../route.ts';
import { layout, type PageParts } from '../layout.ts';
import { moment } from '../moment.ts';
import { caseAddress } from '../queue.ts';
import { eventName, storyAddress, streamAddress } from './names.ts';

/** Events that a page shows at most; the whole stream can be had as a file. */
const MOST_SHOWN = 500;

/** What a page of events is about: a stream, or the story of an inquiry or envelope. */
export type EventsOf = { stream: string; about: string | null } | { story: string };

/** One event; those that the same request led to stand together. */
function event(logged: LoggedEvent, previous: LoggedEvent | undefined, isStory: boolean): Markup {
  const { created_at, data, id, metadata, revision, stream, type } = logged;
  const isNewRequest = previous?.metadata.correlation_id !== metadata.correlation_id;
  return html`<li class="event${isNewRequest ? ' first' : ''}" id="e-${id}">
<details><summary><strong>${eventName(type)}</strong> <span class="muted">${moment(created_at)}</span> <code class="muted">${metadata.actor}</code></summary>
<dl class="pairs">
${isStory ? html`<div><dt>Stream</dt><dd><a href="${streamAddress(stream)}"><code>${stream}</code></a></dd></div>` : ''}
<div><dt>Revision</dt><dd>${revision}</dd></div>
<div><dt>Correlation</dt><dd><code>${metadata.correlation_id}</code></dd></div>
${metadata.causation_id === null ? '' : html`<div><dt>Caused by</dt><dd><a href="#e-${metadata.causation_id}"><code>${metadata.causation_id}</code></a></dd></div>`}
</dl>
<pre class="json" tabindex="0" role="region" aria-label="${eventName(type)} as JSON">${JSON.stringify({ id, type, data, metadata }, null, 2)}</pre>
</details>
</li>`;
}

function head(of: EventsOf): { title: string; links: Markup } {
  if ('story' in of) {
    return { title: of.story, links: html`<a class="button" href="${caseAddress(of.story)}">Open the case</a>` };
  }
  const story = of.about === null ? '' : html`<a class="button" href="${storyAddress(of.about)}">The whole story</a>`;
  return {
    title: of.stream,
    links: html`${story}<a class="button" href="${streamAddress(of.stream)}/export">Export as JSON lines</a>`,
  };
}

/** Events in the log's order; each unfolds to all that stands in it. */
export function eventsPage(
  { assets }: Pick<PageParts, 'assets'>,
  by: SignedIn,
  of: EventsOf,
  events: readonly LoggedEvent[],
): Markup {
  const { links, title } = head(of);
  const isStory = 'story' in of;
  const shown = events.slice(0, MOST_SHOWN);
  const hidden = html`<p class="notice">What tells of a person reads “${HIDDEN}”: owners, admins and auditors read it.</p>`;
  return layout(
    { assets, title, by, part: 'audit' },
    html`<div class="title"><p><a href="/console/audit">Audit</a></p>
<h1>${isStory ? 'Story' : 'Stream'}</h1>
<p class="source">${title}</p>
<p class="muted">${events.length} ${events.length === 1 ? 'event' : 'events'}, oldest first. A line stands above each that a new request led to.</p></div>
<div class="actions">${links}</div>
${mayReadPersonal(by.role) ? '' : hidden}
<ol class="events">${shown.map((each, index) => event(each, shown[index - 1], isStory))}</ol>
${events.length > shown.length ? html`<p class="notice">The first ${shown.length} are shown. The export of a stream has all of it.</p>` : ''}`,
  );
}
