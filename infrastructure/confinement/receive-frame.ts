import type { Readable } from 'node:stream';
import { type FrameLimits, PREFIX_BYTES } from './frames.ts';

/**
 * The next frame of a connection, without a byte of what comes behind it: somebody else may read that.
 * @throws when what comes is not what may come, or has a body, or nothing more comes
 */
export function receiveFrame<Head>(
  from: Readable,
  { longestHead, parse }: Pick<FrameLimits<Head>, 'longestHead' | 'parse'>,
): Promise<Head> {
  return new Promise((resolve, reject) => {
    let headLength: number | null = null;
    const stop = () => {
      for (const event of ['readable', 'close']) from.off(event, look);
    };
    function look(): void {
      try {
        headLength ??= headLengthIn(take(from, PREFIX_BYTES), longestHead);
        const head = headLength === null ? null : take(from, headLength);
        if (head === null) return;
        stop();
        resolve(parse(JSON.parse(head.toString())));
      } catch (error) {
        stop();
        reject(error);
      }
    }
    // Once for all that comes: a listener that is added while something waits to be read is called at once.
    for (const event of ['readable', 'close']) from.on(event, look);
    look();
  });
}

/** So many bytes; null: they have not come yet. */
function take(from: Readable, bytes: number): Buffer | null {
  const taken = from.read(bytes) as Buffer | null;
  if (taken?.length === bytes) return taken;
  if (taken !== null || from.destroyed || from.readableEnded) throw new Error('the connection has ended');
  return null;
}

function headLengthIn(prefix: Buffer | null, longest: number): number | null {
  if (prefix === null) return null;
  const [headLength, bodyLength] = [prefix.readUInt32BE(0), prefix.readUInt32BE(4)];
  if (headLength === 0 || headLength > longest) throw new Error(`a head of ${headLength} bytes`);
  if (bodyLength > 0) throw new Error(`a body of ${bodyLength} bytes`);
  return headLength;
}
