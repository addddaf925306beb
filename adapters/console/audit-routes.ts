import type { LoggedEvent } from '../../application/audit/logged-event.ts';
import { inquiryIdOf } from '../../application/inquiries.ts';
import { isEnvelopeId, isId } from '../../domain/identifiers.ts';
import { auditPage } from './pages/audit/deeds.ts';
import { eventsPage } from './pages/audit/events.ts';
import { storyAddress, streamAddress } from './pages/audit/names.ts';
import { streamsPage } from './pages/audit/streams.ts';
import type { ConsoleRoute } from './route.ts';
import { textIn } from './text-in.ts';

/** The inquiry or envelope that the events of a stream name; null when they name none. */
function aboutOf(events: readonly LoggedEvent[]): string | null {
  const { envelope_id, inquiry_id } = Object(events[0]?.data);
  const about = inquiry_id ?? envelope_id;
  return typeof about === 'string' && about !== '' ? about : null;
}

/** How the log is read by those who check. Nothing here changes anything. */
export const auditRoutes: readonly ConsoleRoute[] = [
  {
    method: 'GET',
    path: '/audit',
    who: 'operator',
    async handle(context, parts, by) {
      const { auditing, lags, operators } = parts;
      const { actor = '', after, missed, type = '' } = context.req.query();
      const search = { ...(actor === '' ? {} : { actor }), ...(type === '' ? {} : { type }) };
      const [page, people, readModels] = await Promise.all([
        auditing.deeds(by.orgId, search, after),
        operators.list(by.orgId),
        lags(),
      ]);
      const listing = {
        page,
        operators: people,
        categories: auditing.categories,
        readModels,
        asked: { actor, type },
        isFirst: after === undefined,
        missed: missed !== undefined,
      };
      return context.html(auditPage(parts, by, listing));
    },
  },
  {
    method: 'POST',
    path: '/audit/find',
    who: 'operator',
    async handle(context) {
      const find = inquiryIdOf(textIn(await context.req.parseBody(), 'find').trim());
      if (isId('web_iq_', find) || isEnvelopeId(find)) return context.redirect(storyAddress(find), 303);
      if (/^[a-z_]+-[0-9A-Za-z_]+$/.test(find)) return context.redirect(streamAddress(find), 303);
      return context.redirect('/console/audit?missed', 303);
    },
  },
  {
    method: 'GET',
    path: '/audit/categories/:category',
    who: 'operator',
    async handle(context, parts, by) {
      const category = context.req.param('category') ?? '';
      const { after } = context.req.query();
      const page = await parts.auditing.streams(by.orgId, category, after);
      return context.html(streamsPage(parts, by, { category, page, isFirst: after === undefined }));
    },
  },
  {
    method: 'GET',
    path: '/audit/streams/:stream',
    who: 'operator',
    async handle(context, parts, by) {
      const stream = context.req.param('stream') ?? '';
      const events = await parts.auditing.stream(by, stream);
      return context.html(eventsPage(parts, by, { stream, about: aboutOf(events) }, events));
    },
  },
  {
    method: 'GET',
    path: '/audit/streams/:stream/export',
    who: 'operator',
    async handle(context, { auditing }, by) {
      const stream = context.req.param('stream') ?? '';
      const events = await auditing.stream(by, stream);
      return context.body(events.map(event => `${JSON.stringify(event)}\n`).join(''), 200, {
        'content-type': 'application/x-ndjson; charset=utf-8',
        'content-disposition': `attachment; filename="${stream}.jsonl"`,
      });
    },
  },
  {
    method: 'GET',
    path: '/audit/stories/:id',
    who: 'operator',
    async handle(context, parts, by) {
      const id = context.req.param('id') ?? '';
      return context.html(eventsPage(parts, by, { story: id }, await parts.auditing.story(by, id)));
    },
  },
];
