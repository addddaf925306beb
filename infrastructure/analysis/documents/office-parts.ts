import { unzipSync } from 'fflate';

/** The parts of an Office document by their names, such as `word/document.xml`, as text. */
export type OfficeParts = ReadonlyMap<string, string>;

/** What its parts may unpack to, each and all of them, in bytes; and how many there may be. */
const PART_BYTES = 30_000_000;
const TOTAL_BYTES = 60_000_000;
const MOST_PARTS = 2_000;
/** What one picture may unpack to, in bytes: those that are read are no larger. */
const PICTURE_BYTES = 20_000_000;
/** Parts that are read: text, how it looks, and where pictures are placed. Macros, links to other files and what is embedded stay packed. */
const READ =
  /^(word\/(document|styles|header\d*|footer\d*)\.xml|word\/_rels\/(document|header\d*|footer\d*)\.xml\.rels|xl\/(workbook|sharedStrings|styles|worksheets\/sheet\d+)\.xml|xl\/(_rels\/workbook|worksheets\/_rels\/sheet\d+)\.xml\.rels|xl\/drawings\/([^/]+\.(xml|vml)|_rels\/[^/]+\.rels)|xl\/richData\/_rels\/richValueRel\.xml\.rels)$/;

/** An archive unpacks to more than a document does. */
export class TooLargeArchive extends Error {
  constructor() {
    super(`The document unpacks to more than ${PART_BYTES / 1e6} MB. Upload the pages that matter.`);
  }
}

/**
 * Unpacks what is read of a Word or Excel file. The sizes that it claims are held against the limits before anything is
 * unpacked, and nothing unpacks to more than it claims.
 * @throws TooLargeArchive; another error when it is damaged.
 */
export function officeParts(bytes: Uint8Array): OfficeParts {
  let total = 0;
  let parts = 0;
  const unpacked = unzipSync(bytes, {
    filter({ name, originalSize }) {
      parts++;
      if (parts > MOST_PARTS) throw new TooLargeArchive();
      if (!READ.test(name)) return false;
      total += originalSize;
      if (originalSize > PART_BYTES || total > TOTAL_BYTES) throw new TooLargeArchive();
      return true;
    },
  });
  const decoder = new TextDecoder();
  return new Map(Object.entries(unpacked).map(([name, part]) => [name, decoder.decode(part)]));
}

/** A picture of an Office document by the name of its part; null when there is none, or one that is too large or damaged. */
export function packedPicture(bytes: Uint8Array, name: string): Uint8Array | null {
  try {
    const unpacked = unzipSync(bytes, {
      filter: part => part.name === name && part.originalSize <= PICTURE_BYTES,
    });
    return unpacked[name] ?? null;
  } catch {
    return null;
  }
}

/** A part that every document of its kind has. @throws when it is not there. */
export function neededPart(parts: OfficeParts, name: string): string {
  const part = parts.get(name);
  if (part === undefined) throw new Error(`${name} is missing.`);
  return part;
}
