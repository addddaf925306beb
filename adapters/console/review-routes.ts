import type { Context } from 'hono';
import { REVIEW_DECISIONS } from '../../application/results.ts';
import type { QueuePlace } from '../../application/reviewing.ts';
import { DomainError } from '../../domain/domain-error.ts';
import { isId } from '../../domain/identifiers.ts';
import type { Refused } from './pages/case/decision.ts';
import { isPicture } from './pages/case/evidence.ts';
import { casePage } from './pages/case/page.ts';
import { caseAddress, queuePage } from './pages/queue.ts';
import type { ConsoleRoute } from './route.ts';

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

/** The addresses of a case of one kind. */
function caseRoutes(path: string, prefix: 'web_iq_' | 'iq_'): ConsoleRoute[] {
  return [
    {
      method: 'GET',
      path: `${path}/:id`,
      who: 'operator',
      async handle(context, { assets, publicUrl, reviewing }, by) {
        const found = await reviewing.open(by.orgId, caseIn(context, prefix));
        return context.html(
          casePage({ assets, publicUrl }, by, { found, done: context.req.query('done') !== undefined }),
        );
      },
    },
    {
      method: 'POST',
      path: `${path}/:id/decision`,
      who: 'reviewer',
      async handle(context, { assets, publicUrl, reviewing }, by) {
        const id = caseIn(context, prefix);
        const form = await context.req.parseBody();
        const decision = decisionOf(form.decision);
        const reason = typeof form.reason === 'string' ? form.reason : '';
        const seen = typeof form.revision === 'string' ? Number(form.revision) : Number.NaN;
        if (decision === undefined || !Number.isSafeInteger(seen)) {
          throw new DomainError('VALIDATION', 'This is no decision. Open the case and decide there.');
        }
        try {
          await reviewing.decide(by, id, decision, reason, seen);
          return context.redirect(`${caseAddress(id)}?done`, 303);
        } catch (error) {
          if (!(error instanceof DomainError) || error.code === 'NOT_FOUND') throw error;
          // The case as it stands now says what happened; nobody writes a reason twice.
          const refused: Refused = { message: error.message, reason };
          const found = await reviewing.open(by.orgId, id);
          return context.html(
            casePage({ assets, publicUrl }, by, { found, refused }),
            error.code === 'CONFLICT' ? 409 : 400,
          );
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
    async handle(context, { assets, organizations, reviewing }, by) {
      const place = placeOf(context);
      const page = await reviewing.queue(by.orgId, place);
      const organization = await organizations.nameOf(by.orgId);
      return context.html(queuePage({ assets }, by, { organization, page, isFirst: place === undefined }));
    },
  },
  ...caseRoutes('/inquiries', 'web_iq_'),
  ...caseRoutes('/envelopes', 'iq_'),
];
