import type { Context } from 'hono';
import { inquiryIdOf } from '../../application/inquiries.ts';
import { callerOf } from '../../application/operator-caller.ts';
import { WORK_PREFIXES, type WorkKind, type WorkSearch } from '../../application/worklists.ts';
import { isId } from '../../domain/identifiers.ts';
import { RESULT_STATUSES } from '../../domain/inquiry/transitions.ts';
import { createInquiry } from '../http/schemas/inquiry.ts';
import { checked } from './checked.ts';
import { newInquiryPage } from './pages/new-inquiry.ts';
import { caseAddress } from './pages/queue.ts';
import { type Asked, listAddress, worklistPage } from './pages/worklist.ts';
import { orAgain } from './refused-form.ts';
import type { ConsoleRoute } from './route.ts';
import { templatesOf } from './templates-of.ts';
import { textIn } from './text-in.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Midnight of a day in UTC, ms since 1970; undefined when the text names no day. */
function dayOf(text: string): number | undefined {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  return Number.isNaN(time) ? undefined : time;
}

function searchOf({ from, status, subject, template, to }: Asked): WorkSearch {
  const known = RESULT_STATUSES.find(each => each === status);
  const [first, last] = [dayOf(from), dayOf(to)];
  return {
    ...(known === undefined ? {} : { status: known }),
    ...(template === '' ? {} : { template }),
    ...(subject === '' ? {} : { subject }),
    ...(first === undefined ? {} : { from: first }),
    ...(last === undefined ? {} : { before: last + DAY_MS }),
  };
}

function askedIn(context: Context): Asked {
  const { from = '', status = '', subject = '', template = '', to = '' } = context.req.query();
  return { from, status, subject, template, to };
}

/** The list of one kind, and finding one of it. */
function listRoutes(kind: WorkKind, part: 'inquiries' | 'envelopes'): ConsoleRoute[] {
  return [
    {
      method: 'GET',
      path: `/${part}`,
      who: 'operator',
      async handle(context, parts, by) {
        const asked = askedIn(context);
        const { after } = context.req.query();
        const page = await parts.worklists.list(by.orgId, kind, searchOf(asked), after);
        const templates = await templatesOf(kind, by.orgId, parts);
        const missed = context.req.query('missed') !== undefined;
        const listing = { kind, asked, page, templates, isFirst: after === undefined, missed };
        return context.html(worklistPage(parts, by, listing));
      },
    },
    {
      // What is looked for may name a person: it stands in no address.
      method: 'POST',
      path: `/find/${part}`,
      who: 'operator',
      async handle(context, { worklists }, by) {
        const find = inquiryIdOf(textIn(await context.req.parseBody(), 'find').trim());
        if (isId(WORK_PREFIXES[kind], find)) {
          const known = await worklists.has(by.orgId, find);
          return context.redirect(known ? caseAddress(find) : `/console/${part}?missed`, 303);
        }
        if (kind === 'envelope' || find === '') return context.redirect(`/console/${part}?missed`, 303);
        return context.redirect(listAddress(part, { subject: worklists.subjectDigest(by.orgId, find) }), 303);
      },
    },
  ];
}

/** Inquiries and envelopes of any status, and asking somebody by a template. */
export const workRoutes: readonly ConsoleRoute[] = [
  ...listRoutes('inquiry', 'inquiries'),
  ...listRoutes('envelope', 'envelopes'),
  {
    method: 'GET',
    // Beside /inquiries/:id a fixed name would cost every route of the service the router that looks once.
    path: '/new/inquiry',
    who: 'reviewer',
    async handle(context, parts, by) {
      const published = await parts.templates.newestPublished(by);
      const template = context.req.query('template') ?? '';
      return context.html(newInquiryPage(parts, by, published, { template, subject: '' }));
    },
  },
  {
    method: 'POST',
    path: '/new/inquiry',
    who: 'reviewer',
    async handle(context, parts, by) {
      const form = await context.req.parseBody();
      const [template, subject] = [textIn(form, 'template'), textIn(form, 'subject').trim()];
      return orAgain(
        async () => {
          const requested = checked(createInquiry, { template_key: template, subject_id: subject });
          const { id } = await parts.inquiries.create(callerOf(by, parts.identifiers), requested);
          return context.redirect(caseAddress(id), 303);
        },
        async refusal => {
          const published = await parts.templates.newestPublished(by);
          return context.html(newInquiryPage(parts, by, published, { template, subject, refusal }), 400);
        },
      );
    },
  },
];
