import type { TextRun } from '../../../domain/reading/page-snapshot.ts';
import type { DocumentPage, DocumentRefusal } from '../parts.ts';
import type { PageReader, ReadPicture } from '../pixels/page-reader.ts';
import { decodedImage, type ImageObjects } from './decoded-image.ts';
import { outlinesIn } from './letter-outlines.ts';
import { type Matrix, matrixFrom } from './matrix.ts';
import { type PageOperation, readPageWords } from './page-operations.ts';
import { isPictured, pagePicture } from './page-picture.ts';
import type { PageWords } from './page-walk.ts';
import type { PdfInformation } from './pdf-integrity.ts';
import { enlarged, layOutPicture } from './picture-units.ts';
import { layOut, type Word } from './text-lines.ts';
import { leavesUnnamed, readByLooks } from './unnamed-letters.ts';

export type PdfText = {
  pages: DocumentPage[];
  information: PdfInformation;
  /** Characters that nobody sees; the text that a scanner lays below its picture is none of them. */
  hiddenCharacters: number;
  /** Text that stands on the picture of a page. */
  isWrittenOver: boolean;
  /** There are more scanned pages than are read. */
  isCut: boolean;
};

const PAGE_LIMIT = 200;
const RUN_LIMIT = 50_000;
const THOUSANDTH = 0.001;
/** A page with more visible text than a stamp has is no scan, whatever lies behind it; in characters. */
const STAMP = 200;
/** Scanned pages that are read, and the time after which no other is begun: each takes some seconds. */
const SCANNED_PAGES = 6;
const SCANNED_MS = 20_000;

type Surface = { width: number; height: number };
const characters = (words: readonly Word[]) => words.reduce((sum, { text }) => sum + text.length, 0);

/**
 * Reads the text of a PDF that shows, page by page, with pdf.js.
 * @param readPage reads pages that are pictures
 * @returns a sentence when it is not read: password, damage, or too many pages.
 */
export async function readPdfText(bytes: Uint8Array, readPage: PageReader): Promise<PdfText | DocumentRefusal> {
  provideTransfer();
  const { getDocumentProxy, getResolvedPDFJS } = await import('unpdf');
  const { OPS } = await getResolvedPDFJS();
  const names = new Map(Object.entries(OPS).map(([name, code]) => [code, name]));
  let document: Awaited<ReturnType<typeof getDocumentProxy>>;
  try {
    document = await getDocumentProxy(bytes, { verbosity: 0, isEvalSupported: false, disableFontFace: true });
  } catch (problem) {
    return refusal(problem);
  }
  if (document.numPages === 0)
    return { refused: 'The PDF has no pages. Download it again from where it came from.', why: 'FILE_EMPTY' };
  if (document.numPages > PAGE_LIMIT)
    return {
      refused: `The PDF has ${document.numPages} pages; at most ${PAGE_LIMIT} are read. Upload the pages that matter.`,
      why: 'FILE_TOO_MUCH',
    };
  const layers = await document.getOptionalContentConfig();
  const { info } = await document.getMetadata();
  const language = 'Language' in info ? info.Language : null;
  const startedAt = performance.now();
  const pages: DocumentPage[] = [];
  let scans = 0;
  let isCut = false;
  let isWrittenOver = false;
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
    const scanned = isPictured(read.images, { width, height }) && characters(read.words) <= STAMP;
    const isUnnamed = !scanned && leavesUnnamed(read);
    const isRead = (scanned || isUnnamed) && scans < SCANNED_PAGES && performance.now() - startedAt < SCANNED_MS;
    if (isRead) scans++;
    else if (scanned) isCut = true;
    if (scanned) isWrittenOver ||= read.words.length > 0;
    else hiddenCharacters += read.hiddenCharacters;
    const outlineOf = outlinesIn(page.commonObjs, OPS.constructPath);
    const byLooks =
      isRead && isUnnamed ? await readByLooks(read, { width, height }, { outlineOf, readPage, language }) : null;
    if (isUnnamed && byLooks === null) isCut = true;
    const { runs, picture, scale } =
      isRead && scanned
        ? await readScan(read, { width, height }, { objects: page, readPage, language })
        : (byLooks ?? { runs: layOut(read.words, read.rules), picture: null, scale: 1 });
    runCount += runs.length;
    if (runCount > RUN_LIMIT)
      return {
        refused: `The PDF holds more than ${RUN_LIMIT} pieces of text. Upload the pages that matter.`,
        why: 'FILE_TOO_MUCH',
      };
    const shown = picture?.image ?? { width, height };
    const size = { width: shown.width / scale, height: shown.height / scale };
    pages.push({ page: number, runs, pairs: [], picture, scale, size });
    page.cleanup();
  }
  return { pages, information: info, hiddenCharacters, isWrittenOver, isCut };
}

/** What the picture of a page says, and what is written over it. */
async function readScan(
  { words, images }: PageWords,
  surface: Surface,
  { objects, readPage, language }: { objects: ImageObjects; readPage: PageReader; language: unknown },
): Promise<{ runs: TextRun[]; picture: ReadPicture; scale: number }> {
  const decoded = [];
  for (const placed of images) decoded.push({ placed, decoded: await decodedImage(placed.source, objects) });
  const { image, scale } = pagePicture(decoded, surface);
  const seen = await readPage(image, language);
  const written = words.map(word => enlarged(word, scale));
  return { ...layOutPicture([...seen.words, ...written]), picture: seen.picture };
}

/** pdf.js moves buffers with `ArrayBuffer.prototype.transferToFixedLength`, which Node has from 21 on. */
export function provideTransfer(): void {
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

function refusal(problem: unknown): DocumentRefusal {
  if (problem instanceof Error && problem.name === 'PasswordException')
    return {
      refused: 'The PDF is protected with a password. Upload a copy that opens without one.',
      why: 'FILE_PASSWORD',
    };
  return {
    refused: 'The PDF is damaged and cannot be opened. Download it again from where it came from.',
    why: 'FILE_BROKEN',
  };
}

/** What heavy fonts are called; an embedded one says it by its name alone: "ABCDEF+DejaVuSans-Bold". */
const HEAVY = /bold|black|heavy|semibd|demi(?!a)/i;

const isHeavy = (font: object) =>
  ('bold' in font && font.bold === true) || ('name' in font && typeof font.name === 'string' && HEAVY.test(font.name));

/** Type 3 fonts have a width unit of their own. */
function fontOf(font: unknown): { unit: number; bold: boolean } {
  if (typeof font !== 'object' || font === null) return { unit: THOUSANDTH, bold: false };
  const matrix = 'fontMatrix' in font && Array.isArray(font.fontMatrix) ? Number(font.fontMatrix[0]) : THOUSANDTH;
  return { unit: matrix || THOUSANDTH, bold: isHeavy(font) };
}
