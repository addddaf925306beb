import type { Connection } from './database.ts';
import { Prepared } from './prepared.ts';

const PAGE_RESERVED_AT = 20;
const FIRST_FREE_AT = 32;

/** The pages of a file, read and written through SQLite itself (`sqlite_dbpage`), so that every connection hears of it. */
export class DatabasePages {
  readonly #read: Prepared<[Buffer]>;
  readonly #write: Prepared;
  readonly #count: Prepared<[bigint]>;

  constructor(db: Connection) {
    this.#read = new Prepared<[Buffer]>(db, 'SELECT data FROM sqlite_dbpage WHERE pgno = ?');
    this.#write = new Prepared(db, 'UPDATE sqlite_dbpage SET data = ? WHERE pgno = ?');
    this.#count = new Prepared<[bigint]>(db, 'PRAGMA page_count');
  }

  get count(): number {
    return Number(this.#count.first()?.[0] ?? 0n);
  }

  /** Bytes of each that hold something. */
  get usable(): number {
    const first = this.read(1);
    return first === undefined ? 0 : first.length - first.readUInt8(PAGE_RESERVED_AT);
  }

  read(number: number): Buffer | undefined {
    return this.#read.first(number)?.[0];
  }

  write(number: number, page: Buffer): void {
    this.#write.run(page, number);
  }

  /** Pages that hold nothing any more (SQLite's file format, 1.5), each with how many of its bytes chain it to others. */
  free(): Map<number, number> {
    const free = new Map<number, number>();
    for (let trunk = this.read(1)?.readUInt32BE(FIRST_FREE_AT) ?? 0; trunk !== 0 && !free.has(trunk); ) {
      const page = this.read(trunk);
      if (page === undefined) break;
      const leaves = page.readUInt32BE(4);
      for (let leaf = 0; leaf < leaves; leaf += 1) free.set(page.readUInt32BE(8 + 4 * leaf), 0);
      free.set(trunk, 8 + 4 * leaves);
      trunk = page.readUInt32BE(0);
    }
    return free;
  }
}
