import { getDocument } from 'unpdf/pdfjs';
import { PdfPage } from './pdf-page.ts';

/** Pages of one file that are shown: what is longer ends there. */
const MOST_PAGES = 1_000;
/** Room beside a page, on both sides together, in CSS pixels. */
const MARGIN = 16;
/** CSS pixels of a point, the unit of PDF (ISO 32000-1, 8.3.2.3). */
const POINT = 96 / 72;

/** The bytes that came with this page, which keeps no second copy of them. */
function ownFile(): Uint8Array {
  const holder = document.getElementById('file');
  const text = atob(holder?.textContent ?? '');
  holder?.remove();
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at++) bytes[at] = text.charCodeAt(at);
  return bytes;
}

async function show(main: HTMLElement): Promise<void> {
  const file = await getDocument({ data: ownFile(), isEvalSupported: false, verbosity: 0 }).promise;
  const count = Math.min(file.numPages, MOST_PAGES);
  // All pages have the size of the first until they are drawn: the length of the whole is known at once.
  const { width, height } = (await file.getPage(1)).getViewport({ scale: POINT });
  const pages = Array.from({ length: count }, (_, index) => new PdfPage(file, index + 1, count, { width, height }));
  main.replaceChildren(...pages.map(page => page.element));

  const near = new Set<PdfPage>();
  let drawing: Promise<void> = Promise.resolve();
  const draw = (page: PdfPage) => {
    drawing = drawing.then(() => (near.has(page) ? page.draw() : undefined)).catch(() => undefined);
  };
  const watcher = new IntersectionObserver(
    entries => {
      for (const { target, isIntersecting } of entries) {
        const page = pages.find(({ element }) => element === target);
        if (page === undefined) continue;
        near[isIntersecting ? 'add' : 'delete'](page);
        if (isIntersecting) draw(page);
        else page.clear();
      }
    },
    { rootMargin: '100% 0px' },
  );
  const layOut = () => {
    for (const page of pages) page.fit(innerWidth - MARGIN);
    for (const page of near) draw(page);
  };
  layOut();
  for (const { element } of pages) watcher.observe(element);
  addEventListener('resize', layOut);
  // What fingers have made larger is drawn again as sharp as the screen.
  let settling = 0;
  visualViewport?.addEventListener('resize', () => {
    clearTimeout(settling);
    settling = setTimeout(layOut, 200);
  });
}

const main = document.querySelector('main');
if (main !== null) show(main).catch(() => main.classList.add('broken'));
