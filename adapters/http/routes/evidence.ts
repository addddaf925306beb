import { Hono } from 'hono';
import type { EvidenceLinks } from '../../../application/ports/evidence-links.ts';
import type { EvidenceStore } from '../../../application/ports/evidence-store.ts';
import type { HttpEnvironment } from '../environment.ts';
import { RequestError } from '../errors.ts';
import { idParameter } from '../parameters.ts';

const EXTENSIONS: Record<string, string> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'application/pdf': 'pdf',
  'text/csv': 'csv',
  'text/plain': 'txt',
};

/** Evidence files behind signed, time-limited addresses: the address is the permission, so no key is asked for. */
export function evidenceRoutes(links: EvidenceLinks, store: EvidenceStore): Hono<HttpEnvironment> {
  const routes = new Hono<HttpEnvironment>();

  routes.get('/:id', async context => {
    const id = idParameter(context.req.param('id'), 'web_ev_', 'id');
    const { expires = '', signature = '' } = context.req.query();
    if (!links.verify(id, expires, signature)) {
      throw new RequestError(403, 'FORBIDDEN', 'This address has expired or was changed. Get the inquiry again.');
    }
    const file = await store.get(id);
    if (file === undefined) throw new RequestError(404, 'NOT_FOUND', 'There is no such evidence file.');
    const extension = EXTENSIONS[file.contentType] ?? 'bin';
    // Evidence is somebody else's content: it is downloaded, never shown as a page of ours.
    return context.body(new Uint8Array(file.bytes), 200, {
      'content-type': file.contentType,
      'content-disposition': `attachment; filename="${id}.${extension}"`,
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    });
  });

  return routes;
}
