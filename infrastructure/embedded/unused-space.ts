import { setImmediate as nextTurn } from 'node:timers/promises';
import { type Connection, inTransaction } from './database.ts';
import { Prepared } from './prepared.ts';

/** Pages that are looked at in one turn of the event loop. */
const PAGES_A_TURN = 256;
/** The database header stands before the first page's own. */
const DATABASE_HEADER = 100;
/** The first byte of a b-tree page (SQLite's file format, 1.6), with the length of its header. */
const HEADERS = new Map([
  [2, 12],
  [5, 12],
  [10, 8],
  [13, 8],
]);

/**
 * Overwrites with zeros what stands between the cell pointers and the cells of every b-tree page. `secure_delete` clears
 * what is deleted, but not the copies that stay behind there when SQLite moves rows to another page.
 *
 * It goes through SQLite's own pages (`sqlite_dbpage`), so that every connection hears of it, a few at a time: others
 * read and write in between.
 */
export async function overwriteUnusedSpace(db: Connection): Promise<void> {
  const read = new Prepared<[Buffer]>(db, 'SELECT data FROM sqlite_dbpage WHERE pgno = ?');
  const write = new Prepared(db, 'UPDATE sqlite_dbpage SET data = ? WHERE pgno = ?');
  const pages = Number(new Prepared<[bigint]>(db, 'PRAGMA page_count').first()?.[0] ?? 0n);
  const gapOf = (number: number) => {
    const page = read.first(number)?.[0];
    const gap = page === undefined ? undefined : gapIn(page, number === 1 ? DATABASE_HEADER : 0);
    return page !== undefined && gap?.some(byte => byte !== 0) ? { page, gap } : undefined;
  };
  for (let first = 1; first <= pages; first += PAGES_A_TURN) {
    const length = Math.min(PAGES_A_TURN, pages - first + 1);
    const stained = Array.from({ length }, (_, index) => first + index).filter(number => gapOf(number) !== undefined);
    if (stained.length > 0) {
      inTransaction(db, () => {
        for (const number of stained) {
          // Somebody may have written it meanwhile.
          const found = gapOf(number);
          if (found === undefined) continue;
          found.gap.fill(0);
          write.run(found.page, number);
        }
      });
    }
    await nextTurn();
  }
}

/** The part of a page that no row uses; undefined where the page is no b-tree's. */
function gapIn(page: Buffer, start: number): Buffer | undefined {
  const header = HEADERS.get(page.readUInt8(start));
  if (header === undefined) return undefined;
  const cells = page.readUInt16BE(start + 3);
  const content = page.readUInt16BE(start + 5);
  return page.subarray(start + header + 2 * cells, content === 0 ? page.length : content);
}
