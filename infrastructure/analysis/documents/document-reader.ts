import { decodeText, type FileType, fileTypeOf } from '../../../application/file-type.ts';
import { PICTURE } from '../../../domain/judging/confidence.ts';
import type { DocumentPage, DocumentReader } from '../parts.ts';
import { OcrFailure } from '../pixels/ocr-failure.ts';
import type { PageReader } from '../pixels/page-reader.ts';
import { readCsv } from './csv-documents.ts';
import { readHtml } from './html-documents.ts';
import { type Outcome, refusal } from './outcome.ts';
import { TooMuchPainted } from './painted-areas.ts';
import { pdfIntegrityFlags } from './pdf-integrity.ts';
import { pdfPrecheck } from './pdf-precheck.ts';
import { readPdfText } from './pdf-text.ts';
import { claimedSize, PICTURE_PIXELS, pagesOfPicture } from './picture-pages.ts';
import { readPlainText } from './text-documents.ts';

/** Size of a file, and of one that is plain text, in bytes. */
const FILE_BYTES = 50_000_000;
const TEXT_BYTES = 5_000_000;

const UNREADABLE_TYPES: Readonly<Partial<Record<FileType, string>>> = {
  old_office: 'Files of older Office programs are not read. Save it as .docx, .xlsx or PDF and hand that in.',
  unknown:
    'The file is of no known type. Upload a PDF, PNG, JPEG, Word, Excel, CSV, HTML, mail (.eml) or plain text file.',
};
/** How the streams of a message of Outlook are named (MS-OXMSG, 2.2.1.1). */
const OF_OUTLOOK = Buffer.from('__substg1.0_', 'utf16le');
const OUTLOOK_SENTENCE =
  'Messages of Outlook (.msg) are not read. Save it as .eml, or print it to a PDF and hand that in.';
/** Name of the stream that holds a locked document, as it stands in an OLE container (MS-OFFCRYPTO, 1.3.3). */
const LOCKED = Buffer.from('EncryptedPackage', 'utf16le');
const LOCKED_SENTENCE = 'The document is protected with a password. Upload a copy that opens without one.';

async function readPdf(bytes: Uint8Array, readPage: PageReader): Promise<Outcome> {
  const refused = await pdfPrecheck(bytes);
  if (refused !== null) return refusal('FILE_TOO_MUCH', refused);
  try {
    // pdf.js refuses a Buffer, and keeps the bytes that it is given.
    const text = await readPdfText(new Uint8Array(bytes), readPage);
    if ('refused' in text) return text;
    const integrityFlags = pdfIntegrityFlags(bytes, text.information);
    if (text.hiddenCharacters > 0) integrityFlags.push('hidden_text');
    if (text.pages.some(({ picture }) => picture)) integrityFlags.push(PICTURE);
    if (text.isWrittenOver) integrityFlags.push('text_over_picture');
    return { reading: { kind: 'pdf', pages: text.pages, integrityFlags, isCut: text.isCut } };
  } catch (problem) {
    if (problem instanceof OcrFailure) throw problem;
    if (problem instanceof TooMuchPainted) return refusal('FILE_TOO_MUCH', problem.message);
    return refusal('FILE_BROKEN', 'The PDF is damaged and cannot be read. Download it again from where it came from.');
  }
}

async function readPicture(type: 'png' | 'jpeg', bytes: Uint8Array, readPage: PageReader): Promise<Outcome> {
  const size = claimedSize(type, bytes);
  if (size === null) return refusal('FILE_BROKEN', 'The picture is damaged and cannot be opened. Save it again.');
  if (size.width * size.height > PICTURE_PIXELS)
    return refusal(
      'FILE_TOO_MUCH',
      `The picture has more than ${PICTURE_PIXELS / 1e6} million pixels. Save a smaller copy.`,
    );
  try {
    const pages = await pagesOfPicture(type, bytes, readPage);
    return { reading: { kind: 'image', pages, integrityFlags: [PICTURE], isCut: false } };
  } catch (problem) {
    if (problem instanceof OcrFailure) throw problem;
    return refusal('FILE_BROKEN', 'The picture cannot be read. Save it again as PNG or JPEG, upright and sharp.');
  }
}

function readText(type: 'html' | 'csv' | 'text', bytes: Uint8Array): Outcome {
  if (bytes.length > TEXT_BYTES)
    return refusal('FILE_TOO_MUCH', `The text is larger than ${TEXT_BYTES / 1e6} MB. Upload the part that matters.`);
  const text = decodeText(bytes);
  if (text === null)
    return refusal('UNREADABLE_TYPE', 'The text is in no known encoding. Save it as UTF-8 and upload that.');
  const { pages, isCut } = pagesOf(type, text);
  return { reading: { kind: type, pages, integrityFlags: [], isCut } };
}

function pagesOf(type: 'html' | 'csv' | 'text', text: string): { pages: DocumentPage[]; isCut: boolean } {
  if (type === 'html') return readHtml(text);
  return type === 'csv' ? readCsv(text) : readPlainText(text);
}

/**
 * Reads PDF, Word, Excel, HTML, CSV, plain text, mails, and by OCR PNG, JPEG, scanned pages and pictures in Word and Excel. PDFs are checked for bombs first. Whatever
 * else a file does to its parser, it does to the process that this runs in.
 */
export function createDocumentReader(readAnyPage: PageReader): DocumentReader {
  return {
    async read(bytes, contentType, words = '') {
      const readPage: PageReader = (image, tag) => readAnyPage(image, tag, words);
      if (bytes.length === 0)
        return refusal('FILE_EMPTY', 'The file is empty. Download it again from where it came from.');
      if (bytes.length > FILE_BYTES)
        return refusal(
          'FILE_TOO_MUCH',
          `The file is larger than ${FILE_BYTES / 1e6} MB. Upload the pages that matter.`,
        );
      const type = fileTypeOf(bytes, contentType);
      if (type === 'pdf') return readPdf(bytes, readPage);
      if (type === 'png' || type === 'jpeg') return readPicture(type, bytes, readPage);
      if (type === 'html' || type === 'csv' || type === 'text') return readText(type, bytes);
      if (type === 'word' || type === 'excel') {
        const { readOffice } = await import('./office-documents.ts');
        return readOffice(type, bytes, readPage);
      }
      if (type === 'mail') {
        const { readMail } = await import('./mail-documents.ts');
        return readMail(bytes);
      }
      if (type === 'old_office' && Buffer.from(bytes).includes(LOCKED))
        return refusal('FILE_PASSWORD', LOCKED_SENTENCE);
      if (type === 'old_office' && Buffer.from(bytes).includes(OF_OUTLOOK))
        return refusal('FILE_MESSAGE', OUTLOOK_SENTENCE);
      if (type === 'zip')
        return refusal('FILE_ARCHIVE', 'Archives are not read. Unpack it and upload the document that is in it.');
      return refusal('UNREADABLE_TYPE', UNREADABLE_TYPES[type] ?? '');
    },
  };
}
