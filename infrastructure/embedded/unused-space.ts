import { setImmediate as nextTurn } from 'node:timers/promises';
import { gapIn, holesIn, type Overflow, overflowsOf } from './btree-page.ts';
import { type Connection, inTransaction } from './database.ts';
import { DatabasePages } from './database-pages.ts';

/** Pages that are looked at in one turn of the event loop. */
const PAGES_A_TURN = 256;
/** Of a page that goes on elsewhere, what says where. */
const NEXT_BYTES = 4;

/**
 * Overwrites with zeros what stands between the cell pointers and the cells of every b-tree page. `secure_delete` clears
 * what is deleted, but not the copies that stay behind there when SQLite moves rows to another page.
 *
 * It goes a few pages at a time: others read and write in between.
 */
export async function overwriteUnusedSpace(db: Connection): Promise<void> {
  const pages = new DatabasePages(db);
  const isStained = (number: number) => {
    const page = pages.read(number);
    return page !== undefined && gapIn(page, number)?.some(isWritten) === true;
  };
  await forAll(pages.count, numbers => {
    const stained = numbers.filter(isStained);
    if (stained.length === 0) return;
    inTransaction(db, () => {
      for (const number of stained) {
        // Somebody may have written it meanwhile.
        const page = pages.read(number);
        const gap = page && gapIn(page, number);
        if (page && gap) clear(pages, number, page, [gap]);
      }
    });
  });
}

/**
 * Overwrites what versions without `secure_delete` left: in pages that are free, in holes between cells, and behind the
 * end of long rows. (What is left are fragments of at most three bytes.) `VACUUM` would do it as well, but keeps who
 * answers, and every writer, waiting for as long as the whole file takes.
 */
export async function overwriteOldSpace(db: Connection): Promise<void> {
  const pages = new DatabasePages(db);
  const { usable } = pages;
  await forAll(pages.count, numbers => {
    inTransaction(db, () => {
      const free = pages.free();
      for (const number of numbers) {
        const page = pages.read(number);
        const kept = free.get(number);
        if (page === undefined) continue;
        if (kept !== undefined) clear(pages, number, page, [page.subarray(kept)]);
        else {
          const long = overflowsOf(page, number, usable);
          clear(pages, number, page, holesIn(page, number));
          for (const overflow of long) clearBehind(pages, overflow, usable);
        }
      }
    });
  });
}

/** Clears what stands behind the end of a row in the last of its pages. */
function clearBehind(pages: DatabasePages, { page: first, bytes }: Overflow, usable: number): void {
  let number = first;
  let left = bytes;
  for (; left > usable - NEXT_BYTES; left -= usable - NEXT_BYTES) number = pages.read(number)?.readUInt32BE(0) ?? 0;
  const last = pages.read(number);
  if (last) clear(pages, number, last, [last.subarray(NEXT_BYTES + left)]);
}

const isWritten = (byte: number): boolean => byte !== 0;

function clear(pages: DatabasePages, number: number, page: Buffer, parts: readonly Buffer[]): void {
  const stained = parts.filter(part => part.some(isWritten));
  if (stained.length === 0) return;
  for (const part of stained) part.fill(0);
  pages.write(number, page);
}

async function forAll(count: number, work: (numbers: number[]) => void): Promise<void> {
  for (let first = 1; first <= count; first += PAGES_A_TURN) {
    const length = Math.min(PAGES_A_TURN, count - first + 1);
    work(Array.from({ length }, (_, index) => first + index));
    await nextTurn();
  }
}
