import type {
  CollectionDescription,
  DocumentKeys,
  DocumentQuery,
  DocumentWrite,
  DueQuery,
  ListedPage,
  StoredDocument,
} from '../../application/ports/documents.ts';
import { CollectionMemory } from './collection-memory.ts';
import { type Connection, inTransaction } from './database.ts';
import { Prepared, type SqlValue } from './prepared.ts';

type Row = [string, bigint, bigint, string, string | null, ...(string | number | null)[]];

const COLLECTION_NAME = /^[a-z][a-z0-9_]{0,59}$/;
const KEY_NAME = /^[a-z][a-z0-9_]{0,59}$/;
/** Keys have a column each, behind this prefix, so that no key can take the name of a column of ours. */
const KEY_PREFIX = 'k_';

/** @throws when the name could not be part of a table's name. */
export function tableOf(collection: string): string {
  if (!COLLECTION_NAME.test(collection)) {
    throw new Error(`collection name ${collection} must be a letter and then letters, digits or _, in lower case`);
  }
  return `documents_${collection}`;
}

/** One collection's table, and every statement that touches it. */
export class Collection {
  readonly memory = new CollectionMemory();
  readonly #db: Connection;
  readonly #name: string;
  readonly #table: string;
  readonly #keys: readonly string[];
  readonly #columns: string;
  readonly #findings = new Map<string, Prepared<Row>>();
  readonly #listings = new Map<string, Prepared<[string, string]>>();
  readonly #read: Prepared<Row>;
  readonly #get: Prepared<Row>;
  readonly #write: Prepared;
  readonly #scan: Prepared<Row>;

  constructor(db: Connection, description: CollectionDescription) {
    this.#db = db;
    this.#name = description.name;
    this.#table = tableOf(description.name);
    this.#keys = [...new Set(description.indexes.flat())].sort();
    this.#makeTable(description.indexes);
    const columns = ['id', 'position', 'deleted', 'body', 'listed', ...this.#keys.map(column)];
    const updates = columns.slice(1).map(name => `${name} = excluded.${name}`);
    this.#columns = columns.join(', ');
    const select = `SELECT ${this.#columns} FROM ${this.#table}`;
    this.#read = new Prepared(db, `${select} WHERE id IN (SELECT value FROM json_each(?))`);
    this.#get = new Prepared(db, `${select} WHERE id = ? AND deleted = 0`);
    this.#scan = new Prepared(db, `${select} WHERE id > ? ORDER BY id LIMIT ?`);
    this.#write = new Prepared(
      db,
      `INSERT INTO ${this.#table} (${this.#columns}) VALUES (${columns.map(() => '?').join(', ')})
       ON CONFLICT (id) DO UPDATE SET ${updates.join(', ')} WHERE position < excluded.position AND position = ifnull(?, position)`,
    );
  }

  read(ids: readonly string[]): StoredDocument[] {
    return this.#read.all(JSON.stringify(ids)).map(row => this.#toDocument(row));
  }

  get(id: string): StoredDocument | undefined {
    const row = this.#get.first(id);
    return row === undefined ? undefined : this.#toDocument(row);
  }

  list(query: DocumentQuery): ListedPage {
    const { condition, parameters } = this.#conditionOf(query);
    const statement = prepareOnce(this.#listings, condition, () => {
      return this.#select<[string, string]>('id, listed', `listed IS NOT NULL AND ${condition}`);
    });
    const rows = statement.all(...parameters, query.limit + 1);
    const hasMore = rows.length > query.limit;
    if (hasMore) rows.pop();
    return { ids: rows.map(([id]) => id), rows: rows.map(([, listed]) => listed).join(','), hasMore };
  }

  find(query: DocumentQuery): StoredDocument[] {
    const { condition, parameters } = this.#conditionOf(query);
    const statement = prepareOnce(this.#findings, condition, () => this.#select<Row>(this.#columns, condition));
    return statement.all(...parameters, query.limit).map(row => this.#toDocument(row));
  }

  due({ key, until, after, limit }: DueQuery): StoredDocument[] {
    const name = column(this.#knownKey(key));
    const behind = after === undefined ? '' : `AND ${name} >= ? AND (${name} > ? OR id < ?)`;
    const statement = prepareOnce(this.#findings, `due ${name} ${behind}`, () => {
      return new Prepared<Row>(
        this.#db,
        `SELECT ${this.#columns} FROM ${this.#table} WHERE deleted = 0 AND ${name} <= ? ${behind}
         ORDER BY ${name}, id DESC LIMIT ?`,
      );
    });
    const cursor = after === undefined ? [] : [after.value, after.value, after.id];
    return statement.all(until, ...cursor, limit).map(row => this.#toDocument(row));
  }

  /** Writes one document. @returns false when another one stands there, or one at the same or a newer position. */
  write(document: DocumentWrite): boolean {
    for (const key of Object.keys(document.keys)) this.#knownKey(key);
    const keys = this.#keys.map(key => document.keys[key] ?? null);
    const { id, position, deleted, body, listed, madeFrom } = document;
    // No document stands at a position below zero.
    const from = madeFrom === undefined ? null : (madeFrom ?? -1n);
    return this.#write.run(id, position, deleted ? 1 : 0, body, listed, ...keys, from).changes === 1;
  }

  /** At most `limit` documents whose id sorts after this one, tombstones too, by id. */
  scan(after: string, limit: number): StoredDocument[] {
    return this.#scan.all(after, limit).map(row => this.#toDocument(row));
  }

  #toDocument([id, position, deleted, body, listed, ...values]: Row): StoredDocument {
    const keys = Object.fromEntries(this.#keys.map((key, index) => [key, values[index] ?? null]));
    return { id, position, deleted: deleted === 1n, keys, listed, body };
  }

  #select<Row extends readonly unknown[]>(columns: string, condition: string): Prepared<Row> {
    return new Prepared<Row>(
      this.#db,
      `SELECT ${columns} FROM ${this.#table} WHERE ${condition} AND deleted = 0 ORDER BY id DESC LIMIT ?`,
    );
  }

  /** The condition of a query as SQL. Queries of the same form share the text, and so a prepared statement. */
  #conditionOf({ where, olderThan }: DocumentQuery): { condition: string; parameters: SqlValue[] } {
    const terms: string[] = [];
    const parameters: SqlValue[] = [];
    for (const [key, value] of Object.entries(where)) {
      terms.push(`${column(this.#knownKey(key))} ${value === null ? 'IS NULL' : '= ?'}`);
      if (value !== null) parameters.push(value);
    }
    if (olderThan !== undefined) {
      terms.push('id < ?');
      parameters.push(olderThan);
    }
    return { condition: terms.length === 0 ? 'TRUE' : terms.join(' AND '), parameters };
  }

  #knownKey(key: keyof DocumentKeys): string {
    if (!this.#keys.includes(key)) throw new Error(`collection ${this.#name} has no key ${key}: name it in an index`);
    return key;
  }

  #makeTable(indexes: CollectionDescription['indexes']): void {
    for (const key of this.#keys) if (!KEY_NAME.test(key)) throw new Error(`${key} cannot be the name of a key`);
    // Key columns have no type, so that numbers and texts come back as they were.
    const keyColumns = this.#keys.map(key => `, ${column(key)}`).join('');
    inTransaction(this.#db, () => {
      this.#db.exec(`CREATE TABLE IF NOT EXISTS ${this.#table} (
        id TEXT NOT NULL PRIMARY KEY,
        position INTEGER NOT NULL,
        deleted INTEGER NOT NULL,
        body TEXT NOT NULL,
        listed TEXT
        ${keyColumns}
      )`);
      for (const index of indexes) {
        if (index.length === 0) continue;
        const name = `${this.#table}__${index.join('__')}`;
        const columns = index.map(column);
        // What lacks one of the keys is not found by them, and an index that need not hold it is written less.
        const held = columns.map(name => `${name} IS NOT NULL`).join(' AND ');
        this.#db.exec(
          `CREATE INDEX IF NOT EXISTS ${name} ON ${this.#table} (${columns.join(', ')}, id DESC) WHERE ${held}`,
        );
      }
    });
  }
}

function column(key: string): string {
  return `${KEY_PREFIX}${key}`;
}

function prepareOnce<Row extends readonly unknown[]>(
  statements: Map<string, Prepared<Row>>,
  name: string,
  prepare: () => Prepared<Row>,
): Prepared<Row> {
  const known = statements.get(name);
  if (known !== undefined) return known;
  const made = prepare();
  statements.set(name, made);
  return made;
}
