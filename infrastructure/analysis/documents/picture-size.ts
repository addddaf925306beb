/** Width times height of a PNG or JPEG by its header, without decoding it; null when there is none to be found. */
export function pictureSize(bytes: Uint8Array): number | null {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (buffer.length >= 24 && buffer.readUInt32BE(0) === 0x89504e47)
    return buffer.readUInt32BE(16) * buffer.readUInt32BE(20);
  return jpegSize(buffer);
}

/** Walks the segments to the first frame header (ITU-T T.81, B.2.2). */
function jpegSize(buffer: Buffer): number | null {
  let at = 2;
  while (at + 9 <= buffer.length && buffer[at] === 0xff) {
    const marker = buffer[at + 1] ?? 0;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
    if (isFrame) return buffer.readUInt16BE(at + 5) * buffer.readUInt16BE(at + 7);
    at += marker === 0xff ? 1 : 2 + buffer.readUInt16BE(at + 2);
  }
  return null;
}
