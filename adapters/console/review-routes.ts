import type { Context } from 'hono';
import type { SignedIn } from '../../application/operator-sessions.ts';
import { REVIEW_DECISIONS } from '../../application/results.ts';
import type { QueuePlace } from '../../application/review-queue.ts';
import { DomainError } from '../../domain/domain-error.ts';
import { isId } from '../../domain/identifiers.ts';
import type { Refused } from './pages/case/decision.ts';
import { isPicture } from './pages/case/evidence.ts';
import { casePage } from './pages/case/page.ts';
import { caseAddress, queuePage } from './pages/queue.ts';
import { queueAskedIn, queueSearchOf, withAsked } from './queue-search.ts';
import type { ConsoleParts, ConsoleRoute } from './route.ts';
import { templatesOf } from './templates-of.ts';

/** Where a page of the queue begins, as the link of the page before says. */
function placeOf(context: Context): QueuePlace | undefined {
  const { since, after } = context.req.query();
  return since === undefined || after === undefined ? undefined : { waitingSince: since, id: after };
}

const decisionOf = (text: unknown) => REVIEW_DECISIONS.find(decision => decision === text);

/** The id of a case in an address; each kind has an address of its own. */
function caseIn(context: Context, prefix: 'web_iq_' | 'iq_'): string {
  const id = context.req.param('id') ?? '';
  if (isId(prefix, id)) return id;
  throw new DomainError('NOT_FOUND', 'There is no such case.');
}

/** The page of a case as it stands now. */
async function shownCase(
  context: Context,
  parts: ConsoleParts,
  by: SignedIn,
  id: string,
  more: { refused?: Refused; done?: boolean } = {},
) {
  const found = await parts.reviewing.open(by.orgId, id);
  const others = await othersAt(parts, by, id);
  return casePage(parts, by, { found, others, asked: queueAskedIn(context.req.query()), ...more });
}

/** Names of those who have the case before them as well. */
async function othersAt({ reviewing, staffing }: ConsoleParts, by: SignedIn, id: string): Promise<string[]> {
  const { others } = await reviewing.present(by, id);
  if (others.length === 0) return [];
  const people = await staffing.people(by.orgId);
  return people.filter(each => others.includes(each.id)).map(({ name }) => name);
}

/** The addresses of a case of one kind. */
function caseRoutes(path: string, prefix: 'web_iq_' | 'iq_'): ConsoleRoute[] {
  return [
    {
      method: 'GET',
      path: `${path}/:id`,
      who: 'operator',
      async handle(context, parts, by) {
        const done = context.req.query('done') !== undefined;
        return context.html(await shownCase(context, parts, by, caseIn(context, prefix), { done }));
      },
    },
    {
      // Asked for by the open page of a case again and again.
      method: 'GET',
      path: `${path}/:id/presence`,
      who: 'operator',
      async handle(context, parts, by) {
        const id = caseIn(context, prefix);
        const { revision } = await parts.reviewing.present(by, id);
        return context.json({ others: await othersAt(parts, by, id), revision });
      },
    },
    {
      method: 'POST',
      path: `${path}/:id/decision`,
      who: 'reviewer',
      async handle(context, parts, by) {
        const id = caseIn(context, prefix);
        const form = await context.req.parseBody();
        const decision = decisionOf(form.decision);
        const reason = typeof form.reason === 'string' ? form.reason : '';
        const seen = typeof form.revision === 'string' ? Number(form.revision) : Number.NaN;
        if (decision === undefined || !Number.isSafeInteger(seen)) {
          throw new DomainError('VALIDATION', 'This is no decision. Open the case and decide there.');
        }
        try {
          await parts.reviewing.decide(by, id, decision, reason, seen);
          const asked = queueAskedIn(context.req.query());
          return context.redirect(withAsked(caseAddress(id), asked, { done: 'yes' }), 303);
        } catch (error) {
          if (!(error instanceof DomainError) || error.code === 'NOT_FOUND') throw error;
          // The case as it stands now says what happened; nobody writes a reason twice.
          const refused: Refused = { message: error.message, reason };
          const page = await shownCase(context, parts, by, id, { refused });
          return context.html(page, error.code === 'CONFLICT' ? 409 : 400);
        }
      },
    },
    {
      method: 'GET',
      path: `${path}/:id/evidence/:evidence`,
      who: 'operator',
      async handle(context, { reviewing }, by) {
        const id = caseIn(context, prefix);
        const file = await reviewing.show(by, id, context.req.param('evidence') ?? '');
        if (!isPicture({ content_type: file.contentType })) {
          throw new DomainError('CONFLICT', 'This is no picture. Download it on the page of its case.');
        }
        // A stranger's bytes: shown as the picture that they are, and as nothing else.
        context.header('content-security-policy', "default-src 'none'; sandbox");
        return context.body(new Uint8Array(file.bytes), 200, { 'content-type': file.contentType });
      },
    },
    {
      // No page of others can lead here in the operator's name: their links come without the cookie of the session.
      method: 'GET',
      path: `${path}/:id/evidence/:evidence/download`,
      who: 'operator',
      async handle(context, { reviewing }, by) {
        const id = caseIn(context, prefix);
        return context.redirect(await reviewing.download(by, id, context.req.param('evidence') ?? ''), 303);
      },
    },
  ];
}

/** What waits for a person, each case, and what is decided about it. */
export const reviewRoutes: readonly ConsoleRoute[] = [
  {
    method: 'GET',
    path: '/review',
    who: 'operator',
    async handle(context, parts, by) {
      const { clock, organizations, reviewing } = parts;
      const [place, asked] = [placeOf(context), queueAskedIn(context.req.query())];
      const page = await reviewing.queue.page(by.orgId, place, queueSearchOf(asked, clock.now()));
      const kinds = await Promise.all([
        templatesOf('inquiry', by.orgId, parts),
        templatesOf('envelope', by.orgId, parts),
      ]);
      const organization = await organizations.nameOf(by.orgId);
      const listing = { organization, page, asked, templates: kinds.flat(), isFirst: place === undefined };
      return context.html(queuePage(parts, by, listing));
    },
  },
  {
    method: 'GET',
    path: '/next/:id',
    who: 'operator',
    async handle(context, { clock, reviewing }, by) {
      const id = context.req.param('id') ?? '';
      await reviewing.find(by.orgId, id);
      const asked = queueAskedIn(context.req.query());
      const search = queueSearchOf(asked, clock.now());
      const next = await reviewing.queue.following(by.orgId, id, search);
      return context.redirect(withAsked(next === null ? '/console/review' : caseAddress(next), asked), 303);
    },
  },
  ...caseRoutes('/inquiries', 'web_iq_'),
  ...caseRoutes('/envelopes', 'iq_'),
];
