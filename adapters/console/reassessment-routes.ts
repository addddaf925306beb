import type { Context } from 'hono';
import { DomainError } from '../../domain/domain-error.ts';
import { isEnvelopeId, isId } from '../../domain/identifiers.ts';
import { reassessmentPage } from './pages/case/reassessment.ts';
import { caseAddress } from './pages/queue.ts';
import type { ConsoleRoute } from './route.ts';
import { textIn } from './text-in.ts';

type Kind = 'inquiries' | 'envelopes';

function caseIn(context: Context, kind: Kind): string {
  const id = context.req.param('id') ?? '';
  if (kind === 'envelopes' ? isEnvelopeId(id) : isId('web_iq_', id)) return id;
  throw new DomainError('NOT_FOUND', 'There is no such case.');
}

const routesOf = (kind: Kind): readonly ConsoleRoute[] => [
  {
    method: 'GET',
    path: `/${kind}/:id/reassessment`,
    who: 'reviewer',
    handle: async (context, parts, by) =>
      context.html(reassessmentPage(parts, by, await parts.reassessments.preview(caseIn(context, kind), by.orgId))),
  },
  {
    method: 'POST',
    path: `/${kind}/:id/reassessment`,
    who: 'reviewer',
    async handle(context, parts, by) {
      const id = caseIn(context, kind);
      const form = await context.req.parseBody();
      const seen = { revision: Number(textIn(form, 'revision') || 'none'), shown: textIn(form, 'shown') };
      try {
        await parts.reassessments.record(id, by, seen);
        return context.redirect(`${caseAddress(id)}?done`, 303);
      } catch (error) {
        const isSeen = /^[0-9a-f]{64}$/.test(seen.shown);
        if (!(error instanceof DomainError) || error.reason !== 'CHANGED_MEANWHILE' || !isSeen) throw error;
        const found = await parts.reassessments.preview(id, by.orgId);
        return context.html(reassessmentPage(parts, by, found, error.message), 409);
      }
    },
  },
];

/** Where evidence is assessed once more, and that is recorded. */
export const reassessmentRoutes: readonly ConsoleRoute[] = [...routesOf('inquiries'), ...routesOf('envelopes')];
