import { withoutArmour } from './ascii-armour.ts';
import { inflatedSize, looksLikeZlib } from './inflated-size.ts';

export type PdfPrecheckLimits = {
  streamBytes: number;
  totalBytes: number;
  /** Size from which a stream that is no image may not be packed more tightly than `ratio`. */
  tightBytes: number;
  ratio: number;
  milliseconds: number;
};

/**
 * A page scanned at 600 dpi in colour is some 100 MB; a document has a few of them at most. Page content and fonts pack
 * to a tenth; more than a hundredth is the same operation over and over.
 */
export const PDF_PRECHECK_LIMITS: PdfPrecheckLimits = {
  streamBytes: 128_000_000,
  totalBytes: 256_000_000,
  tightBytes: 2_000_000,
  ratio: 100,
  milliseconds: 2_500,
};

/** Streams between two breaths of the event loop. */
const STREAMS_A_TURN = 50;
const DICTIONARY_REACH = 600;

/**
 * Inflates every compressed stream of a PDF, keeping nothing, and says in a sentence why the file must not be parsed;
 * null when it may. Streams are found by their keyword and inflated wherever they look like zlib data, whatever their
 * dictionary says, so that an indirect or misspelt filter hides nothing. Encrypted and LZW streams do not
 * inflate here: the limits of the reading process bound those.
 */
export async function pdfPrecheck(bytes: Uint8Array, limits = PDF_PRECHECK_LIMITS): Promise<string | null> {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const deadline = performance.now() + limits.milliseconds;
  let total = 0;
  let seen = 0;
  for (let at = buffer.indexOf('stream'); at >= 0; at = buffer.indexOf('stream', at + 6)) {
    if (performance.now() > deadline) return 'The PDF takes too long to unpack. It is not read.';
    seen++;
    if (seen % STREAMS_A_TURN === 0) await new Promise(resolve => setImmediate(resolve));
    if (buffer.subarray(Math.max(0, at - 3), at).toString('latin1') === 'end') continue;
    const dictionary = dictionaryBefore(buffer, at);
    if (compressingFilters(dictionary) > 1)
      return 'The PDF compresses a stream more than once, as bombs do. It is not read.';
    const data = withoutArmour(streamData(buffer, at + 6), dictionary);
    if (!looksLikeZlib(data)) continue;
    const outcome = await inflatedSize(data, Math.min(limits.streamBytes, limits.totalBytes - total), deadline);
    if (outcome === 'too large')
      return `The PDF unpacks to more than ${limits.streamBytes / 1e6} MB in a stream or ${limits.totalBytes / 1e6} MB in all. It is not read.`;
    if (outcome === 'nested')
      return 'The PDF holds compressed data within compressed data, as bombs do. It is not read.';
    if (outcome === 'too slow') return 'The PDF takes too long to unpack. It is not read.';
    const tight = outcome.size > limits.tightBytes && outcome.size > outcome.packed * limits.ratio;
    if (tight && !/\/Subtype\s*\/Image\b/.test(dictionary))
      return 'The PDF repeats the same content more often than a document does. It is not read.';
    total += outcome.size;
  }
  return null;
}

/** What stands before a stream, back to its object's beginning; `#46` spells a letter (ISO 32000-2, 7.3.5). */
function dictionaryBefore(buffer: Buffer, at: number): string {
  const before = buffer.subarray(Math.max(0, at - DICTIONARY_REACH), at).toString('latin1');
  return before
    .slice(Math.max(before.lastIndexOf(' obj'), before.lastIndexOf('endobj'), 0))
    .replace(/#([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}

function compressingFilters(dictionary: string): number {
  return [...dictionary.matchAll(/\/(FlateDecode|Fl|LZWDecode|LZW|RunLengthDecode|RL)\b/g)].length;
}

function streamData(buffer: Buffer, start: number): Buffer {
  let from = start;
  if (buffer[from] === 0x0d) from++;
  if (buffer[from] === 0x0a) from++;
  return buffer.subarray(from);
}
