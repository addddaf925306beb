import { constants, createInflate, inflateSync } from 'node:zlib';

/** Sizes of a zlib stream, unpacked and packed, or why it was not unpacked to its end. */
export type Inflated = { size: number; packed: number } | 'too large' | 'nested' | 'too slow';

const SMALL_BYTES = 1_000_000;
const PIECE_BYTES = 256 * 1024;
/** What a nested stream may inflate to: data that begins like a zlib header by chance ends at once. */
const NESTED_BYTES = 1_000_000;

/** RFC 1950: method 8, and the first two bytes are a multiple of 31. */
export function looksLikeZlib(data: Uint8Array): boolean {
  const [method = 0, flags = 0] = data;
  return (method & 0x0f) === 8 && (method * 256 + flags) % 31 === 0;
}

/**
 * Inflates the zlib stream at the beginning of the data without keeping it. What is damaged counts as far as it goes.
 * `deadline` is a moment of `performance.now()`.
 */
export async function inflatedSize(data: Buffer, limit: number, deadline: number): Promise<Inflated> {
  if (limit <= 0) return 'too large';
  try {
    const output = inflateSync(data, {
      maxOutputLength: Math.min(SMALL_BYTES, limit),
      finishFlush: constants.Z_SYNC_FLUSH,
    });
    return isNested(output) ? 'nested' : { size: output.length, packed: data.length };
  } catch (problem) {
    return problem instanceof RangeError ? countInflated(data, limit, deadline) : { size: 0, packed: 0 };
  }
}

/** Inflates a long stream piece by piece, so that its memory is one piece. */
function countInflated(data: Buffer, limit: number, deadline: number): Promise<Inflated> {
  return new Promise(resolve => {
    const inflate = createInflate({ chunkSize: PIECE_BYTES, finishFlush: constants.Z_SYNC_FLUSH });
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
    const end = () => finish({ size, packed: inflate.bytesWritten });
    inflate.on('end', end);
    inflate.on('error', end);
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
