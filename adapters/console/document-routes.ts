import type { Context } from 'hono';
import { DomainError } from '../../domain/domain-error.ts';
import { isId } from '../../domain/identifiers.ts';
import { documentPage, documentRefused } from './pages/case/document.ts';
import type { ConsoleRoute } from './route.ts';

/** The document that an address names. */
function documentIn(context: Context, prefix: 'web_iq_' | 'iq_'): { id: string; evidence: string } {
  const { evidence = '', id = '' } = context.req.param() as Record<string, string>;
  if (isId(prefix, id)) return { id, evidence };
  throw new DomainError('NOT_FOUND', 'There is no such evidence.');
}

function pageIn(context: Context): number {
  const page = context.req.param('page') ?? '';
  if (/^[1-9]\d{0,3}$/.test(page)) return Number(page);
  throw new DomainError('NOT_FOUND', 'There is no such page.');
}

/** The addresses of documents of one kind of case. */
function documentsOf(path: string, prefix: 'web_iq_' | 'iq_'): ConsoleRoute[] {
  return [
    {
      method: 'GET',
      path: `${path}/:id/evidence/:evidence/pages`,
      who: 'operator',
      async handle(context, parts, by) {
        const { evidence, id } = documentIn(context, prefix);
        try {
          const looked = await parts.viewing.look(by, id, evidence, context.req.raw.signal);
          return context.html(documentPage(parts, by, looked));
        } catch (error) {
          if (!(error instanceof DomainError) || error.code !== 'CONFLICT') throw error;
          return context.html(documentRefused(parts, by, id, error.message), 409);
        }
      },
    },
    {
      method: 'GET',
      path: `${path}/:id/evidence/:evidence/pages/:page`,
      who: 'operator',
      async handle(context, { viewing }, by) {
        const { evidence, id } = documentIn(context, prefix);
        const { bytes, contentType } = await viewing.draw(by, id, evidence, pageIn(context), context.req.raw.signal);
        // Drawn from a stranger's bytes: shown as the picture that it is, and as nothing else.
        context.header('content-security-policy', "default-src 'none'; sandbox");
        return context.body(new Uint8Array(bytes), 200, { 'content-type': contentType });
      },
    },
  ];
}

/** Evidence that is a document, page by page. */
export const documentRoutes: readonly ConsoleRoute[] = [
  ...documentsOf('/inquiries', 'web_iq_'),
  ...documentsOf('/envelopes', 'iq_'),
];
