import { z } from 'zod';
import type { EvidenceLinks } from '../../../application/ports/evidence-links.ts';
import type { EvidenceStore } from '../../../application/ports/evidence-store.ts';
import { Written } from '../answer.ts';
import { RequestError } from '../errors.ts';
import { operationsOf } from '../operation.ts';

const operation = operationsOf<{ evidenceLinks: EvidenceLinks; evidence: EvidenceStore }>()({
  group: 'Service',
  keyHeader: null,
});

/** A part of a signed address. Where one is missing the address was changed, and is refused as such. */
const part = z.preprocess(value => value ?? '', z.string());

/** Query of a signed address. */
const signature = z.object({
  expires: part.meta({ description: 'When the address stops to work, Unix time in seconds.' }),
  signature: part,
});

const EXTENSIONS: Record<string, string> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'application/pdf': 'pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'xlsx',
  'message/rfc822': 'eml',
  'text/csv': 'csv',
  'text/plain': 'txt',
};

/** Evidence files behind signed, time-limited addresses: the address is the permission, so no key is asked for. */
export const evidenceOperations = [
  operation({
    method: 'GET',
    path: '/evidence/{id}',
    id: 'downloadEvidence',
    summary: 'Download a piece of evidence',
    description:
      'Take the whole address from `evidence[].file.url` of Get inquiry or Get envelope: its signature is the permission.',
    idParameter: { prefix: 'web_ev_', description: 'Id of the evidence.' },
    query: signature,
    answer: { status: 200, description: 'The file, as a download.' },
    refusals: [403, 503],
    async handle({ id, query }, { evidenceLinks, evidence }) {
      if (!evidenceLinks.verify(id, query.expires, query.signature)) {
        throw new RequestError(
          403,
          'FORBIDDEN',
          'This address has expired or was changed. Get the inquiry or envelope again.',
        );
      }
      const file = await evidence.get(id);
      if (file === undefined) throw new RequestError(404, 'NOT_FOUND', 'There is no such evidence file.');
      const extension = EXTENSIONS[file.contentType] ?? 'bin';
      // Evidence is somebody else's content: it is downloaded, never shown as a page of ours.
      return new Written(new Uint8Array(file.bytes), {
        headers: {
          'content-type': file.contentType,
          'content-disposition': `attachment; filename="${id}.${extension}"`,
          'content-security-policy': "default-src 'none'; sandbox",
          'cache-control': 'private, no-store',
        },
      });
    },
  }),
];
