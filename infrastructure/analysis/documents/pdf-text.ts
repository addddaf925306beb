import { getDocumentProxy, getResolvedPDFJS } from 'unpdf';
import type { DocumentPage } from '../parts.ts';
import { type Matrix, matrixFrom } from './matrix.ts';
import { type PageOperation, readPageWords } from './page-operations.ts';
import type { PdfInformation } from './pdf-integrity.ts';
import { groupWords } from './text-lines.ts';

export type PdfText = { pages: DocumentPage[]; information: PdfInformation; hiddenCharacters: number };

const PAGE_LIMIT = 200;
const RUN_LIMIT = 50_000;
const THOUSANDTH = 0.001;

/**
 * Reads the text of a PDF that shows, page by page, with pdf.js.
 * @returns a sentence when it is not read: password, damage, or too many pages.
 */
export async function readPdfText(bytes: Uint8Array): Promise<PdfText | { refused: string }> {
  provideTransfer();
  const { OPS } = await getResolvedPDFJS();
  const names = new Map(Object.entries(OPS).map(([name, code]) => [code, name]));
  let document: Awaited<ReturnType<typeof getDocumentProxy>>;
  try {
    document = await getDocumentProxy(bytes, { verbosity: 0, isEvalSupported: false, disableFontFace: true });
  } catch (problem) {
    return { refused: refusal(problem) };
  }
  if (document.numPages > PAGE_LIMIT)
    return {
      refused: `The PDF has ${document.numPages} pages; at most ${PAGE_LIMIT} are read. Upload the pages that matter.`,
    };
  const layers = await document.getOptionalContentConfig();
  const pages: DocumentPage[] = [];
  let hiddenCharacters = 0;
  let runCount = 0;
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number);
    const { width, height, transform } = page.getViewport({ scale: 1 });
    const { fnArray, argsArray } = await page.getOperatorList();
    const operations: PageOperation[] = fnArray.map((code: number, at: number) => ({
      name: names.get(code) ?? '',
      args: argsArray[at] ?? [],
    }));
    const font = (name: string) => fontOf(page.commonObjs.has(name) ? page.commonObjs.get(name) : null);
    const isLayerVisible = (properties: unknown) => layers.isVisible(properties);
    const base: Matrix = matrixFrom(transform);
    const read = readPageWords({ base, width, height, font, isLayerVisible }, operations);
    const runs = groupWords(read.words);
    hiddenCharacters += read.hiddenCharacters;
    runCount += runs.length;
    if (runCount > RUN_LIMIT)
      return { refused: `The PDF holds more than ${RUN_LIMIT} pieces of text. Upload the pages that matter.` };
    pages.push({ page: number, runs, pairs: [] });
    page.cleanup();
  }
  const { info } = await document.getMetadata();
  return { pages, information: info, hiddenCharacters };
}

/** pdf.js moves buffers with `ArrayBuffer.prototype.transferToFixedLength`, which Node has from 21 on. */
function provideTransfer(): void {
  if ('transferToFixedLength' in ArrayBuffer.prototype) return;
  Object.defineProperty(ArrayBuffer.prototype, 'transferToFixedLength', {
    configurable: true,
    writable: true,
    value(this: ArrayBuffer, length = this.byteLength): ArrayBuffer {
      const copy = new ArrayBuffer(length);
      new Uint8Array(copy).set(new Uint8Array(this, 0, Math.min(length, this.byteLength)));
      return copy;
    },
  });
}

function refusal(problem: unknown): string {
  const name = problem instanceof Error ? problem.name : '';
  if (name === 'PasswordException')
    return 'The PDF is protected with a password. Upload a copy that opens without one.';
  return 'The PDF is damaged and cannot be opened. Download it again from where it came from.';
}

/** Type 3 fonts have a width unit of their own. */
function fontOf(font: unknown): { unit: number; bold: boolean } {
  if (typeof font !== 'object' || font === null) return { unit: THOUSANDTH, bold: false };
  const matrix = 'fontMatrix' in font && Array.isArray(font.fontMatrix) ? Number(font.fontMatrix[0]) : THOUSANDTH;
  return { unit: matrix || THOUSANDTH, bold: 'bold' in font && font.bold === true };
}
