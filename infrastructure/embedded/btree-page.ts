/** The database header stands before the first page's own. */
const DATABASE_HEADER = 100;
/** The kinds of b-tree pages by their first byte, with the length of their header. */
const HEADERS = new Map([
  [2, 12],
  [5, 12],
  [10, 8],
  [13, 8],
]);
const INTERIOR_INDEX = 2;
const INTERIOR_TABLE = 5;
const TABLE_LEAF = 13;

/** Where a row goes on that is too long for its page, and how many bytes of it stand there. */
export type Overflow = { page: number; bytes: number };

type Header = { start: number; kind: number; length: number; cells: number };

function headerOf(page: Buffer, number: number): Header | undefined {
  const start = number === 1 ? DATABASE_HEADER : 0;
  const kind = page.readUInt8(start);
  const length = HEADERS.get(kind);
  return length === undefined ? undefined : { start, kind, length, cells: page.readUInt16BE(start + 3) };
}

/** The part of a b-tree page between the cell pointers and the cells (SQLite's file format, 1.6); undefined of another page. */
export function gapIn(page: Buffer, number: number): Buffer | undefined {
  const header = headerOf(page, number);
  if (header === undefined) return undefined;
  const { start, length, cells } = header;
  const content = page.readUInt16BE(start + 5);
  return page.subarray(start + length + 2 * cells, content === 0 ? page.length : content);
}

/** What stands in the holes between the cells of a b-tree page, without the four bytes that chain them. */
export function holesIn(page: Buffer, number: number): Buffer[] {
  const header = headerOf(page, number);
  const holes: Buffer[] = [];
  // Each lies behind the one before.
  let at = header === undefined ? 0 : page.readUInt16BE(header.start + 1);
  for (let last = 0; at > last && at + 4 <= page.length; ) {
    holes.push(page.subarray(at + 4, at + page.readUInt16BE(at + 2)));
    last = at;
    at = page.readUInt16BE(at);
  }
  return holes;
}

/** What of the rows of a b-tree page stands elsewhere. @param usable bytes of a page, without those that are reserved */
export function overflowsOf(page: Buffer, number: number, usable: number): Overflow[] {
  const header = headerOf(page, number);
  if (header === undefined || header.kind === INTERIOR_TABLE) return [];
  const { start, kind, length, cells } = header;
  return Array.from({ length: cells }, (_, cell) => page.readUInt16BE(start + length + 2 * cell)).flatMap(at => {
    const size = varint(page, kind === INTERIOR_INDEX ? at + 4 : at);
    const payload = kind === TABLE_LEAF ? varint(page, size.end).end : size.end;
    const local = localBytes(size.value, kind === TABLE_LEAF, usable);
    return local === size.value ? [] : [{ page: page.readUInt32BE(payload + local), bytes: size.value - local }];
  });
}

/** How much of a row stands in its own page (SQLite's file format, 1.6). */
function localBytes(payload: number, isTable: boolean, usable: number): number {
  const most = isTable ? usable - 35 : Math.floor(((usable - 12) * 64) / 255) - 23;
  if (payload <= most) return payload;
  const least = Math.floor(((usable - 12) * 32) / 255) - 23;
  const fitting = least + ((payload - least) % (usable - 4));
  return fitting <= most ? fitting : least;
}

/** A number of one to nine bytes, which is less than 2^53 where it counts bytes. */
function varint(page: Buffer, start: number): { value: number; end: number } {
  let value = 0;
  for (let at = start; at < start + 8; at += 1) {
    const byte = page.readUInt8(at);
    value = value * 128 + (byte & 127);
    if (byte < 128) return { value, end: at + 1 };
  }
  return { value: value * 256 + page.readUInt8(start + 8), end: start + 9 };
}
