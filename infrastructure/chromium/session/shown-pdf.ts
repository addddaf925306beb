import { parseUrl } from '../../../domain/parse-url.ts';
import type { DevtoolsSession } from '../devtools/protocol.ts';
import { pdfDocument } from '../pdf/pdf-document.ts';
import { cutAddress } from '../wire/bounds.ts';
import { plainName } from './downloads.ts';
import type { SessionEvent } from './session-event.ts';

type Header = { name: string; value: string };

/** A document whose answer has come, and waits to be passed on. */
export type WaitingAnswer = {
  requestId: string;
  request: { url: string };
  responseStatusCode?: number;
  responseHeaders?: Header[];
};

const EMBEDDING = new Set(['x-frame-options', 'cross-origin-embedder-policy', 'cross-origin-resource-policy']);

const headerOf = ({ responseHeaders = [] }: WaitingAnswer, wanted: string): string =>
  responseHeaders.find(({ name }) => name.toLowerCase() === wanted)?.value ?? '';

/** Whether a site lets its visitor look at a PDF file, which Chromium has no page for. */
export function isShownPdf(answer: WaitingAnswer): boolean {
  return (
    answer.responseStatusCode === 200 &&
    /^\s*application\/pdf\s*(;|$)/i.test(headerOf(answer, 'content-type')) &&
    !/^\s*attachment\b/i.test(headerOf(answer, 'content-disposition'))
  );
}

/** What the site says of who may show it in a frame. */
const embeddingHeaders = ({ responseHeaders = [] }: WaitingAnswer): Header[] =>
  responseHeaders.filter(({ name }) => EMBEDDING.has(name.toLowerCase()));

/** The name that the site gives the file (RFC 6266), else the last part of its address. */
function nameOf(answer: WaitingAnswer): string {
  const disposition = headerOf(answer, 'content-disposition');
  const [, coded] = /filename\*\s*=\s*utf-8'[^']*'([^;\s]+)/i.exec(disposition) ?? [];
  const [, quoted, bare] = /filename\s*=\s*(?:"([^"]*)"|([^;\s]+))/i.exec(disposition) ?? [];
  const last = parseUrl(answer.request.url)?.pathname.split('/').at(-1);
  return plainName(decoded(coded ?? quoted ?? bare ?? last ?? ''));
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Shows a file in the place of its answer, which it takes over. @param shownAt the address of the page that shows it */
export type ShowPdf = (session: DevtoolsSession, answer: WaitingAnswer, shownAt: string) => Promise<void>;

/** @param onEvent hears of the file as of a download: it may be kept as what it is. */
export function createPdfDisplay(maxBytes: number, onEvent: (event: SessionEvent) => void): ShowPdf {
  return async (session, answer, shownAt) => {
    const { requestId, request } = answer;
    const filename = nameOf(answer);
    try {
      const bytes = await readBody(session, requestId, maxBytes);
      if (bytes === null) onEvent({ type: 'download_refused', filename, problem: 'TOO_LARGE' });
      else {
        const at = { url: cutAddress(request.url), shownAt: cutAddress(shownAt.replace(/#.*/s, '')) };
        onEvent({ type: 'downloaded', ...at, filename, bytes });
        const { responseHeaders, ...document } = pdfDocument(bytes, filename);
        const kept = embeddingHeaders(answer);
        await session.send('Fetch.fulfillRequest', {
          requestId,
          ...document,
          responseHeaders: [...responseHeaders, ...kept],
        });
        return;
      }
    } catch {
      onEvent({ type: 'download_refused', filename, problem: 'DOWNLOAD_BROKEN' });
    }
    await session.send('Fetch.failRequest', { requestId, errorReason: 'Aborted' });
  };
}

/** null: it is larger. */
async function readBody(session: DevtoolsSession, requestId: string, maxBytes: number): Promise<Buffer | null> {
  const { stream } = await session.send('Fetch.takeResponseBodyAsStream', { requestId });
  const parts: Buffer[] = [];
  let length = 0;
  try {
    for (;;) {
      const { data, base64Encoded, eof } = await session.send('IO.read', { handle: stream, size: 1024 * 1024 });
      const part = Buffer.from(data, base64Encoded ? 'base64' : 'latin1');
      length += part.length;
      if (length > maxBytes) return null;
      parts.push(part);
      if (eof) return Buffer.concat(parts);
    }
  } finally {
    session.send('IO.close', { handle: stream }).catch(() => undefined);
  }
}
