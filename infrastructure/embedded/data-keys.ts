import { LRUCache } from 'lru-cache';
import { type DataKeys, OwnerErased } from '../../application/ports/data-keys.ts';
import type { Sealer } from '../../application/ports/sealer.ts';
import { SealingKey } from '../cryptography/sealing-key.ts';
import { type Connection, openDatabase } from './database.ts';
import { GroupCommit } from './group-commit.ts';
import { KeyTable } from './key-table.ts';
import { OutsideChanges } from './outside-changes.ts';
import { removeTraces, truncateLog } from './traces.ts';

const CACHED_KEYS = 10_000;

/** Data keys in an SQLite file, each wrapped by the master key. */
export class EmbeddedDataKeys implements DataKeys<SealingKey> {
  readonly #file: string;
  readonly #db: Connection;
  readonly #table: KeyTable;
  readonly #commits: GroupCommit;
  readonly #outside: OutsideChanges;
  readonly #sealer: Sealer;
  readonly #unwrapped = new LRUCache<string, SealingKey>({ max: CACHED_KEYS });
  readonly #obtaining = new Map<string, Promise<SealingKey>>();
  #closed = false;

  constructor(options: { file: string; sealer: Sealer }) {
    this.#file = options.file;
    this.#sealer = options.sealer;
    this.#db = openDatabase(options.file, { synchronous: 'FULL', secureDelete: true });
    this.#table = new KeyTable(this.#db);
    this.#commits = new GroupCommit(this.#db, options.file);
    this.#outside = new OutsideChanges(this.#db);
  }

  async obtain(owner: string): Promise<SealingKey> {
    const cached = this.#cached(owner);
    if (cached !== undefined) return cached;
    // The first events of an owner are sealed side by side: they ask for the same new key at the same time.
    const underWay = this.#obtaining.get(owner) ?? this.#make(owner).finally(() => this.#obtaining.delete(owner));
    this.#obtaining.set(owner, underWay);
    return underWay;
  }

  async #make(owner: string): Promise<SealingKey> {
    const { key, bytes } = SealingKey.random();
    const made = this.#sealer.seal(bytes.toString('base64'));
    const wrapped = await this.#commits.run(() => (this.#table.insert(owner, made) ? made : this.#table.find(owner)));
    if (wrapped === made) {
      this.#unwrapped.set(owner, key);
      return key;
    }
    if (wrapped === null || wrapped === undefined)
      throw new OwnerErased(`the data key of ${owner} was destroyed: what it sealed is erased`);
    return this.#unwrap(owner, wrapped);
  }

  async find(owner: string): Promise<SealingKey | undefined> {
    const cached = this.#cached(owner);
    if (cached !== undefined) return cached;
    const wrapped = this.#table.find(owner);
    return wrapped === undefined || wrapped === null ? undefined : this.#unwrap(owner, wrapped);
  }

  async findAll(owners: readonly string[]): Promise<ReadonlyMap<string, SealingKey>> {
    const found = new Map<string, SealingKey>();
    const unknown: string[] = [];
    for (const owner of owners) {
      const cached = this.#cached(owner);
      if (cached === undefined) unknown.push(owner);
      else found.set(owner, cached);
    }
    if (unknown.length === 0) return found;
    for (const [owner, wrapped] of this.#table.findAll(unknown)) found.set(owner, this.#unwrap(owner, wrapped));
    return found;
  }

  async destroy(owner: string): Promise<void> {
    await this.#commits.run(() => this.#table.destroy(owner));
    this.#unwrapped.delete(owner);
    await removeTraces(this.#file);
  }

  async close(): Promise<void> {
    if (this.#closed) return;
    this.#closed = true;
    this.#commits.close();
    truncateLog(this.#db);
    this.#db.close();
  }

  #cached(owner: string): SealingKey | undefined {
    const key = this.#unwrapped.get(owner);
    if (key === undefined || !this.#outside.happened()) return key;
    // Another process may have destroyed any of them.
    this.#unwrapped.clear();
    return undefined;
  }

  #unwrap(owner: string, wrapped: string): SealingKey {
    const key = new SealingKey(Buffer.from(this.#sealer.open(wrapped), 'base64'));
    this.#unwrapped.set(owner, key);
    return key;
  }
}
