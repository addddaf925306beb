import { type LocalSite, startLocalSite } from './local-site.ts';
import { makePdf } from './pdf.ts';

/** What the pages of this site show. */
export const MADE_LETTER = makePdf(['Member: Ann Example', 'Status: Active']);

/** Ways in which a page shows a PDF file that its script made, in JavaScript; `url` is its address. */
export const MADE_PDF_WAYS = {
  iframe: `show('<iframe src="' + url + '" width="700" height="300"></iframe>')`,
  embed: `show('<embed src="' + url + '#toolbar=0" type="application/pdf" width="700" height="300">')`,
  object: `show('<object data="' + url + '" type="application/pdf" width="700" height="300">Save it</object>')`,
  'embed-later': `show('<embed id="e" type="application/pdf" width="700" height="300">'); setTimeout(() => { e.src = url }, 200)`,
  'embed-address': `show('<embed src="/letter.pdf" width="700" height="300">')`,
  'object-address': `show('<object data="/letter.pdf" width="700" height="300"><a href="/letter.pdf">Save it</a></object>')`,
  'object-both': `show('<object data="/letter.pdf" type="application/pdf"><embed src="/letter.pdf" type="application/pdf" width="700" height="300"></object>')`,
  'object-shadow': `customElements.define('my-letter', class extends HTMLElement {
      connectedCallback() {
        this.attachShadow({ mode: 'open' }).innerHTML = '<object data="' + url + '" type="application/pdf" width="700" height="300"></object>';
      }
    })`,
  'embed-shadow-address': `const made = document.createElement('div');
    place.append(made);
    setTimeout(() => {
      made.attachShadow({ mode: 'open' }).innerHTML = '<p><my-inner></my-inner>';
      const inner = made.shadowRoot.querySelector('my-inner').attachShadow({ mode: 'open' });
      setTimeout(() => { inner.innerHTML = '<embed src="/letter.pdf" type="application/pdf" width="700" height="300">' }, 900);
    }, 900)`,
  'iframe-data': `show('<iframe src="' + data + '" width="700" height="300"></iframe>')`,
  'strict-policy': `show('<iframe src="' + url + '" width="700" height="300"></iframe>')`,
  'iframe-worker': `await navigator.serviceWorker.register('/worker.js');
    await new Promise(taken => { navigator.serviceWorker.oncontrollerchange = taken });
    show('<iframe src="' + url + '" width="700" height="300"></iframe>')`,
  open: 'window.open(url); URL.revokeObjectURL(url)',
  link: `show('<a id="a" target="_blank" href="' + url + '">Letter</a>'); a.click()`,
  'own-page': 'location.href = url',
  save: `show('<a id="a" download href="' + url + '">Letter</a>'); a.click()`,
} as const;

/** Answers every request of its pages by itself. */
const WORKER = `oninstall = () => skipWaiting();
  onactivate = event => event.waitUntil(clients.claim());
  onfetch = event => event.respondWith(fetch(event.request));`;

/**
 * A site with a page for each of these ways at `/made/…`, which asks for what it shows as a script would.
 * @param asked hears of every path that the site is asked for.
 */
export function startMadePdfSite(asked: (path: string) => void = () => undefined): Promise<LocalSite> {
  return startLocalSite((request, response) => {
    asked(request.url ?? '');
    if (request.url === '/worker.js') {
      response.setHeader('content-type', 'text/javascript').end(WORKER);
      return;
    }
    const way = /^\/made\/(.+)$/.exec(request.url ?? '')?.[1];
    if (way === undefined) {
      response.setHeader('content-type', 'application/pdf').end(MADE_LETTER);
      return;
    }
    if (way === 'strict-policy') response.setHeader('content-security-policy', 'frame-src blob:');
    response.setHeader('content-type', 'text/html').end(`<!doctype html><title>Letters</title>
      <style>body { margin: 0 } iframe, embed { border: 0 }</style><div id="place"></div><my-letter></my-letter><script>
      const show = html => { place.innerHTML = html };
      (async () => {
        const blob = await (await fetch('/letter.pdf')).blob();
        const url = URL.createObjectURL(blob);
        const data = 'data:application/pdf;base64,' + btoa(await blob.text());
        ${MADE_PDF_WAYS[way as keyof typeof MADE_PDF_WAYS]};
      })();
      </script>`);
  });
}
