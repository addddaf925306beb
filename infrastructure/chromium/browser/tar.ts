/** A regular file of an archive. */
export type TarFile = { name: string; executable: boolean; bytes: Buffer };

const BLOCK = 512;

/**
 * Reads the regular files of a tar archive (POSIX ustar; folders and everything else are passed over).
 * @throws when a header's checksum does not fit or a name leads out of the folder.
 */
export function* tarFiles(archive: Buffer): Generator<TarFile> {
  let offset = 0;
  while (offset + BLOCK <= archive.length) {
    const header = archive.subarray(offset, offset + BLOCK);
    if (header.every(byte => byte === 0)) return;
    if (checksum(header) !== octal(header, 148, 8)) throw new Error('the archive is damaged: a checksum does not fit');
    const size = octal(header, 124, 12);
    const type = String.fromCharCode(header[156] ?? 0);
    if (type === '0' || type === '\0') {
      const prefix = text(header, 345, 155);
      const name = prefix ? `${prefix}/${text(header, 0, 100)}` : text(header, 0, 100);
      if (name.startsWith('/') || name.split('/').includes('..')) {
        throw new Error(`the archive names a file outside its folder: ${name}`);
      }
      const start = offset + BLOCK;
      yield { name, executable: (octal(header, 100, 8) & 0o100) !== 0, bytes: archive.subarray(start, start + size) };
    }
    offset += BLOCK + Math.ceil(size / BLOCK) * BLOCK;
  }
}

const text = (header: Buffer, start: number, length: number): string =>
  header.toString('utf8', start, start + length).replace(/\0.*$/s, '');

const octal = (header: Buffer, start: number, length: number): number =>
  Number.parseInt(text(header, start, length).trim() || '0', 8);

/** Sum of the header's bytes with its own field taken as spaces. */
function checksum(header: Buffer): number {
  let sum = 0;
  for (const [index, byte] of header.entries()) sum += index >= 148 && index < 156 ? 32 : byte;
  return sum;
}
