const HEADER_BYTES = 4;

/** A frame: how many bytes there are, as an unsigned number of 32 bits (big-endian), and these bytes. */
export function frameOf(payload: Uint8Array): Uint8Array[] {
  const header = Buffer.alloc(HEADER_BYTES);
  header.writeUInt32BE(payload.length);
  return [header, payload];
}

/**
 * The payloads of the frames that come in; a frame that is cut off at the end is dropped.
 * @param most bytes of one payload
 * @throws RangeError when a frame says that it is longer, before any of it is kept.
 */
export async function* framesOf(source: AsyncIterable<Uint8Array>, most: number): AsyncGenerator<Buffer> {
  let chunks: Uint8Array[] = [];
  let held = 0;
  let wanted: number | null = null;
  for await (const chunk of source) {
    chunks.push(chunk);
    held += chunk.length;
    for (;;) {
      const needed = wanted ?? HEADER_BYTES;
      if (held < needed) break;
      const whole = Buffer.concat(chunks);
      const taken = whole.subarray(0, needed);
      chunks = [whole.subarray(needed)];
      held -= needed;
      if (wanted === null) {
        wanted = taken.readUInt32BE();
        if (wanted > most) throw new RangeError(`a frame of ${wanted} bytes was announced; at most ${most} are taken`);
        continue;
      }
      wanted = null;
      yield taken;
    }
  }
}
