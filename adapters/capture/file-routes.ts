import type { Context, Hono } from 'hono';
import type { EndUserFiles } from '../../application/capture/end-user-files.ts';
import type { Member } from '../../application/capture/visitor.ts';
import type { StoredFile } from '../../application/ports/evidence-store.ts';
import { refusal } from './refusal.ts';
import { filenameOf, readUpload } from './upload-body.ts';

/** Pictures that a browser shows without running anything of them. */
const SHOWN = ['image/png', 'image/jpeg'];

/** A kept file as its person gets it: pictures are shown, everything else is saved and never opened here. */
function keptFileAnswer({ bytes, contentType }: StoredFile): Response {
  const isShown = SHOWN.includes(contentType);
  return new Response(new Uint8Array(bytes), {
    headers: {
      'content-type': isShown ? contentType : 'application/octet-stream',
      'content-disposition': isShown ? 'inline' : 'attachment',
      'content-security-policy': "default-src 'none'; sandbox",
    },
  });
}

const offered = (c: Context) => ({
  read: (signal: AbortSignal) => readUpload(c.req.raw.body, signal),
  filename: filenameOf(c.req.header('x-file-name')),
});

/** Files that go between a person's device and their session. Every POST here was checked to come from our own page. */
export function mountFileRoutes(
  app: Hono,
  parts: {
    desk: EndUserFiles;
    memberOf(c: Context, id: string): Member;
    /** The session of the browser that asks; throws when it has none. */
    sessionOf(c: Context, id: string): string;
  },
): void {
  const { desk, memberOf, sessionOf } = parts;

  app.get('/capture/:id/evidence/:evidence', async c => {
    const id = c.req.param('id');
    const file = await desk.keptFile(sessionOf(c, id), c.req.param('evidence'), memberOf(c, id));
    return file === undefined ? c.json(refusal('NOT_FOUND', 'This is not kept.'), 404) : keptFileAnswer(file);
  });

  app.get('/capture/:id/document', async c => {
    const id = c.req.param('id');
    const bytes = await desk.offeredFile(sessionOf(c, id), memberOf(c, id));
    if (bytes === undefined) return c.json(refusal('NOT_FOUND', 'No document is open any more.'), 404);
    return keptFileAnswer({ bytes, contentType: 'application/octet-stream' });
  });

  app.post('/capture/:id/upload', async c => {
    const id = c.req.param('id');
    return c.json(await desk.upload(sessionOf(c, id), offered(c), memberOf(c, id)));
  });

  app.post('/capture/:id/file', async c => {
    const id = c.req.param('id');
    const file = { ...offered(c), more: c.req.query('more') === 'true' };
    await desk.giveFile(sessionOf(c, id), file, memberOf(c, id));
    return c.json({});
  });
}
