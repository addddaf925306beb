import { pdfPrecheck } from '../analysis/documents/pdf-precheck.ts';
import { provideTransfer } from '../analysis/documents/pdf-text.ts';

/** A page as a picture. */
export type DrawnPage = { contentType: 'image/png' | 'image/jpeg'; picture: Uint8Array };

/** Pixels of a picture, and of its longer side: an A4 page at some 170 dpi. */
const MOST_PIXELS = 3_000_000;
const LONGEST_SIDE = 2_000;
const SHARPEST = 2.5;
/** What is more as PNG is a photo or a scan, which JPEG keeps as well in a tenth; in bytes. */
const LARGE_PNG = 1_500_000;
const JPEG_QUALITY = 85;

function scaleFor({ width, height }: { width: number; height: number }): number {
  const fitting = Math.min(LONGEST_SIDE / Math.max(width, height), Math.sqrt(MOST_PIXELS / (width * height)));
  return Math.min(SHARPEST, fitting);
}

/**
 * Draws a page (from 1) of a PDF with pdf.js.
 * @returns a sentence when it can't be drawn.
 */
export async function drawPage(bytes: Uint8Array, number: number): Promise<DrawnPage | { refused: string }> {
  const refused = await pdfPrecheck(bytes);
  if (refused !== null) return { refused };
  // What draws is native, and loaded by nobody but a process that draws; it asks where the fonts of a person would be.
  process.env.HOME ??= '/';
  // It would take a gigabyte for itself at once, nearly all of what this process may have.
  process.env.MIMALLOC_ARENA_EAGER_COMMIT = '0';
  const canvas = await import('@napi-rs/canvas');
  const { createIsomorphicCanvasFactory, getDocumentProxy } = await import('unpdf');
  const CanvasFactory = await createIsomorphicCanvasFactory(async () => canvas);
  const options = { verbosity: 0, isEvalSupported: false, disableFontFace: true, CanvasFactory };
  provideTransfer();
  const file = await getDocumentProxy(new Uint8Array(bytes), options);
  if (number > file.numPages) return { refused: `The document has ${file.numPages} pages.` };
  const page = await file.getPage(number);
  const own = page.getViewport({ scale: 1 });
  if (!(own.width >= 1 && own.height >= 1)) return { refused: 'This page has no size.' };
  const viewport = page.getViewport({ scale: scaleFor(own) });
  const sheet = canvas.createCanvas(Math.max(1, Math.round(viewport.width)), Math.max(1, Math.round(viewport.height)));
  // pdf.js names the canvas of browsers; this one has what it draws with.
  await page.render({ canvas: sheet as never, viewport }).promise;
  const png = await sheet.encode('png');
  if (png.length <= LARGE_PNG) return { contentType: 'image/png', picture: png };
  return { contentType: 'image/jpeg', picture: await sheet.encode('jpeg', JPEG_QUALITY) };
}
