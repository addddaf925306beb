import { isOutside } from '../../../domain/capture/allowed-domains.ts';
import type { RemotePage } from '../devtools/page.ts';
import type { MadePdfs } from './made-pdfs.ts';
import { isShownPdf, type ShowPdf } from './shown-pdf.ts';

/** What stands in the place of a page that is not shown: nothing, with no right to anything. */
const EMPTY_PAGE = {
  responseCode: 403,
  responseHeaders: [
    { name: 'content-type', value: 'text/html; charset=utf-8' },
    { name: 'content-security-policy', value: "default-src 'none'; frame-ancestors 'none'; sandbox" },
    { name: 'cache-control', value: 'no-store' },
  ],
  body: Buffer.from('<!doctype html><title></title>').toString('base64'),
};

type Header = { name: string; value: string };

/** An answer that only sends the browser on (RFC 9110, 15.4). */
function sendsOn(status: number | undefined, headers: readonly Header[] = []): boolean {
  const isRedirect = status !== undefined && [301, 302, 303, 307, 308].includes(status);
  return isRedirect && headers.some(({ name }) => name.toLowerCase() === 'location');
}

/**
 * Lets a page show documents of these domains only; of others it shows an empty one. What only sends the browser on is
 * passed through, so that a sign-in elsewhere that has happened already comes back; what a form would send elsewhere is
 * never sent. Frames may go anywhere, and what a page loads beside itself is left alone. Documents that want a password
 * ask for it, and PDF files are drawn, in frames as well.
 * @param domains as they are then; null: any
 */
export async function keepWithin(
  { id, session, url }: Pick<RemotePage, 'id' | 'session'> & { url(): string },
  domains: () => readonly string[] | null,
  showPdf: ShowPdf,
  made: MadePdfs,
): Promise<void> {
  session.on('Fetch.requestPaused', event => {
    const { requestId, frameId, request, responseStatusCode, responseHeaders, responseErrorReason } = event;
    const answered = responseStatusCode !== undefined || responseErrorReason !== undefined;
    const goOn = (more = {}) => session.send('Fetch.continueRequest', { requestId, ...more });
    const isFrame = frameId !== id;
    const isOut = !isFrame && isOutside(request.url, domains());
    const ownAnswer = isOut ? undefined : made.answerAt(request.url);
    const decided = ownAnswer
      ? session.send('Fetch.fulfillRequest', { requestId, ...ownAnswer })
      : sendsOn(responseStatusCode, responseHeaders)
        ? goOn()
        : !answered && (!isOut || request.method === 'GET')
          ? goOn({ interceptResponse: true })
          : isOut
            ? session.send('Fetch.fulfillRequest', { requestId, ...EMPTY_PAGE })
            : isShownPdf(event)
              ? showPdf(session, event, isFrame ? url() : request.url)
              : goOn();
    // The page is gone, or gave the request up.
    decided.catch(() => undefined);
  });
  const patterns = [{ urlPattern: '*', resourceType: 'Document', requestStage: 'Request' } as const];
  await session.send('Fetch.enable', { patterns, handleAuthRequests: true });
}
