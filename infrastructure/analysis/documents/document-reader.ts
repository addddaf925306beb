import type { Log } from '../../../application/ports/log.ts';
import type { DocumentPage, DocumentReader, DocumentReading } from '../parts.ts';
import { pictureSize } from '../picture-size.ts';
import { readInProcess } from './document-process.ts';
import { decodeText, type FileType, fileTypeOf } from './file-type.ts';
import { readHtml } from './html-documents.ts';
import { pdfPrecheck } from './pdf-precheck.ts';
import { createPictureText } from './picture-text.ts';
import { readCsv, readPlainText } from './text-documents.ts';

export type DocumentLimits = {
  /** Size of a file, and of one that is plain text, in bytes. */
  fileBytes: number;
  textBytes: number;
  /** Time for a document to be read once its turn has come. */
  milliseconds: number;
  /** Memory of the process that parses it. */
  memoryMb: number;
  /** Width times height of a picture. */
  picturePixels: number;
  /** Documents that are parsed at the same time; others wait. */
  atOnce: number;
};

export const DOCUMENT_LIMITS: DocumentLimits = {
  fileBytes: 50_000_000,
  textBytes: 5_000_000,
  milliseconds: 10_000,
  memoryMb: 360,
  picturePixels: 16_000_000,
  atOnce: 2,
};

export type DocumentReaderOptions = { log: Log; limits?: Partial<DocumentLimits> };

type Outcome = { reading: DocumentReading } | { refused: string };

/** What is known and not read yet or not at all, as a sentence for the end user. */
const NOT_READ: Readonly<Partial<Record<FileType, string>>> = {
  word: 'Word documents are not read yet. Save the document as PDF and upload that.',
  excel: 'Excel workbooks are not read yet. Save the sheet as CSV or PDF and upload that.',
  zip: 'Archives are not read. Upload the document that is in it.',
  unknown: 'The file is of no known type. Upload a PDF, PNG, JPEG, CSV, HTML or plain text file.',
};

/**
 * Reads PDF, HTML, CSV, plain text, and PNG and JPEG by OCR. PDFs are checked for bombs first and parsed in a process of its own, whose time
 * and memory are bounded. A read rejects when its signal aborts or the reader is closed, and for nothing else.
 */
export function createDocumentReader({ log, limits: given = {} }: DocumentReaderOptions): DocumentReader {
  const limits = { ...DOCUMENT_LIMITS, ...given };
  const pictures = createPictureText();
  const closing = new AbortController();
  const running = new Set<Promise<unknown>>();

  async function parsePdf(bytes: Uint8Array, signal: AbortSignal): Promise<Outcome> {
    while (running.size >= limits.atOnce) await Promise.race(running);
    signal.throwIfAborted();
    const work = (async () => {
      const refused = await pdfPrecheck(bytes);
      return refused === null ? readInProcess(bytes, limits, signal) : { refused };
    })();
    const settled = work.catch(() => {});
    running.add(settled);
    try {
      return await work;
    } finally {
      running.delete(settled);
    }
  }

  async function readPicture(bytes: Uint8Array, signal: AbortSignal): Promise<Outcome> {
    const size = pictureSize(bytes);
    if (size === null) return { refused: 'The picture is damaged and cannot be opened. Save it again.' };
    if (size.width * size.height > limits.picturePixels)
      return {
        refused: `The picture has more than ${limits.picturePixels / 1e6} million pixels. Save a smaller copy.`,
      };
    try {
      return { reading: { kind: 'image', pages: await pictures.read(bytes, signal), integrityFlags: [] } };
    } catch (problem) {
      signal.throwIfAborted();
      log.warn('Picture not read', { problem: String(problem) });
      return { refused: 'The picture cannot be read. Save it again as PNG or JPEG, upright and sharp.' };
    }
  }

  async function read(bytes: Uint8Array, contentType: string, signal: AbortSignal): Promise<Outcome> {
    if (bytes.length === 0) return { refused: 'The file is empty. Download it again from where it came from.' };
    if (bytes.length > limits.fileBytes)
      return { refused: `The file is larger than ${limits.fileBytes / 1e6} MB. Upload the pages that matter.` };
    const type = fileTypeOf(bytes, contentType);
    if (type === 'pdf') return parsePdf(bytes, signal);
    if (type === 'png' || type === 'jpeg') return readPicture(bytes, signal);
    if (type !== 'html' && type !== 'csv' && type !== 'text') return { refused: NOT_READ[type] ?? '' };
    if (bytes.length > limits.textBytes)
      return { refused: `The text is larger than ${limits.textBytes / 1e6} MB. Upload the part that matters.` };
    const text = decodeText(bytes);
    if (text === null) return { refused: 'The text is in no known encoding. Save it as UTF-8 and upload that.' };
    return { reading: { kind: type, pages: pagesOf(type, text), integrityFlags: [] } };
  }

  return {
    async read(bytes, contentType, signal) {
      const either = AbortSignal.any([signal, closing.signal]);
      either.throwIfAborted();
      const startedAt = performance.now();
      const outcome = await read(bytes, contentType, either);
      const milliseconds = Math.round(performance.now() - startedAt);
      if ('refused' in outcome) log.warn('Document refused', { refused: outcome.refused, milliseconds });
      else log.info('Document read', { kind: outcome.reading.kind, pages: outcome.reading.pages.length, milliseconds });
      return outcome;
    },
    async close() {
      closing.abort(new Error('The document reader is closed.'));
      await pictures.close();
      await Promise.all(running);
    },
  };
}

function pagesOf(type: 'html' | 'csv' | 'text', text: string): DocumentPage[] {
  if (type === 'html') return readHtml(text);
  return type === 'csv' ? readCsv(text) : readPlainText(text);
}
