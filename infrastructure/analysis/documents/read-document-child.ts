/**
 * The process in which a PDF is parsed: whatever a file does to the parser, it does it here. Takes one file over IPC and
 * answers. Who asked ends it then: were it to end by itself, they could hear of its end before they hear its answer.
 */
import type { DocumentReading } from '../parts.ts';
import { pdfIntegrityFlags } from './pdf-integrity.ts';
import { readPdfText } from './pdf-text.ts';

export type DocumentAnswer = { reading: DocumentReading } | { refused: string };

async function read(bytes: Uint8Array): Promise<DocumentAnswer> {
  // pdf.js refuses a Buffer, and keeps the bytes that it is given.
  const text = await readPdfText(new Uint8Array(bytes));
  if ('refused' in text) return text;
  const flags = pdfIntegrityFlags(bytes, text.information);
  if (text.hiddenCharacters > 0) flags.push('hidden_text');
  return { reading: { kind: 'pdf', pages: text.pages, integrityFlags: flags } };
}

process.once('message', async (bytes: Uint8Array) => {
  const answer = await read(bytes).catch(() => ({
    refused: 'The PDF is damaged and cannot be read. Download it again from where it came from.',
  }));
  process.send?.(answer);
});
process.once('disconnect', () => process.exit(0));
