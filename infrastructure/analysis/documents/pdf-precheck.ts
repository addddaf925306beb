import { constants, createInflate, inflateSync } from 'node:zlib';

export type PdfPrecheckLimits = { streamBytes: number; totalBytes: number; milliseconds: number };

/** A page scanned at 600 dpi in colour is some 100 MB; a document has a few of them at most. */
export const PDF_PRECHECK_LIMITS: PdfPrecheckLimits = {
  streamBytes: 128_000_000,
  totalBytes: 256_000_000,
  milliseconds: 2_500,
};

const SMALL_BYTES = 1_000_000;
/** Streams between two breaths of the event loop. */
const STREAMS_A_TURN = 50;
const DICTIONARY_REACH = 600;
/** What a nested stream may inflate to: data that begins like a zlib header by chance ends at once. */
const NESTED_BYTES = 1_000_000;

/**
 * Inflates every compressed stream of a PDF, keeping nothing, and says in a sentence why the file must not be parsed;
 * null when it may. Streams are found by their keyword and inflated wherever they look like zlib data, whatever their
 * dictionary says, so that an indirect or misspelt filter hides nothing. Encrypted streams do not inflate here: the
 * limits of the reading process bound those.
 */
export async function pdfPrecheck(bytes: Uint8Array, limits = PDF_PRECHECK_LIMITS): Promise<string | null> {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const deadline = performance.now() + limits.milliseconds;
  let total = 0;
  let streams = 0;
  for (let at = buffer.indexOf('stream'); at >= 0; at = buffer.indexOf('stream', at + 6)) {
    if (buffer.subarray(Math.max(0, at - 3), at).toString('latin1') === 'end') continue;
    if (compressingFilters(buffer, at) > 1)
      return 'The PDF compresses a stream more than once, as bombs do. It is not read.';
    const data = streamData(buffer, at + 6);
    if (!looksLikeZlib(data)) continue;
    const size = await inflatedSize(data, Math.min(limits.streamBytes, limits.totalBytes - total), deadline);
    if (size === 'too large')
      return `The PDF unpacks to more than ${Math.round(limits.streamBytes / 1e6)} MB in a stream or ${Math.round(limits.totalBytes / 1e6)} MB in all. It is not read.`;
    if (size === 'nested') return 'The PDF holds compressed data within compressed data, as bombs do. It is not read.';
    if (size === 'too slow' || performance.now() > deadline) return 'The PDF takes too long to unpack. It is not read.';
    total += size;
    streams++;
    if (streams % STREAMS_A_TURN === 0) await new Promise(resolve => setImmediate(resolve));
  }
  return null;
}

/** Flate, LZW and RunLength filters in the dictionary before a stream; `#46` spells a letter (ISO 32000-2, 7.3.5). */
function compressingFilters(buffer: Buffer, at: number): number {
  const before = buffer.subarray(Math.max(0, at - DICTIONARY_REACH), at).toString('latin1');
  const dictionary = before
    .slice(Math.max(before.lastIndexOf(' obj'), before.lastIndexOf('endobj'), 0))
    .replace(/#([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return [...dictionary.matchAll(/\/(FlateDecode|Fl|LZWDecode|LZW|RunLengthDecode|RL)\b/g)].length;
}

function streamData(buffer: Buffer, start: number): Buffer {
  let from = start;
  if (buffer[from] === 0x0d) from++;
  if (buffer[from] === 0x0a) from++;
  return buffer.subarray(from);
}

/** RFC 1950: method 8, and the first two bytes are a multiple of 31. */
function looksLikeZlib(data: Uint8Array): boolean {
  const [method = 0, flags = 0] = data;
  return (method & 0x0f) === 8 && (method * 256 + flags) % 31 === 0;
}

type Inflated = number | 'too large' | 'nested' | 'too slow';

async function inflatedSize(data: Buffer, limit: number, deadline: number): Promise<Inflated> {
  if (limit <= 0) return 'too large';
  try {
    const output = inflateSync(data, {
      maxOutputLength: Math.min(SMALL_BYTES, limit),
      finishFlush: constants.Z_SYNC_FLUSH,
    });
    return isNested(output) ? 'nested' : output.length;
  } catch (problem) {
    const tooLarge = problem instanceof RangeError;
    return tooLarge ? countInflated(data, limit, deadline) : 0;
  }
}

/** Inflates a long stream piece by piece, so that its memory is one piece. */
function countInflated(data: Buffer, limit: number, deadline: number): Promise<Inflated> {
  return new Promise(resolve => {
    const inflate = createInflate({ chunkSize: 256 * 1024, finishFlush: constants.Z_SYNC_FLUSH });
    let size = 0;
    const finish = (outcome: Inflated) => {
      inflate.destroy();
      resolve(outcome);
    };
    inflate.on('data', (piece: Buffer) => {
      if (size === 0 && isNested(piece)) return finish('nested');
      size += piece.length;
      if (size > limit) finish('too large');
      else if (performance.now() > deadline) finish('too slow');
    });
    inflate.on('end', () => finish(size));
    inflate.on('error', () => finish(size));
    inflate.end(data);
  });
}

function isNested(output: Buffer): boolean {
  if (!looksLikeZlib(output)) return false;
  try {
    return (
      inflateSync(output, { maxOutputLength: NESTED_BYTES, finishFlush: constants.Z_SYNC_FLUSH }).length >
      output.length * 4
    );
  } catch (problem) {
    return problem instanceof RangeError;
  }
}
