import { setTimeout as pause } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { Collection, Db } from 'mongodb';
import { type DataKeys, OwnerErased } from '../../application/ports/data-keys.ts';
import { EngineUnavailable } from '../../application/ports/engine-unavailable.ts';
import type { Sealer } from '../../application/ports/sealer.ts';
import { SealingKey } from '../cryptography/sealing-key.ts';
import { BatchLoader } from './batch-loader.ts';
import type { Guard } from './guard.ts';
import { KeyInsertion, type StoredKey } from './key-insertion.ts';
import { isDuplicateKey } from './server-failure.ts';

/** How often, and how long apart, a key that another process makes is waited for until a majority has it. */
const MAJORITY_TRIES = 50;
const MAJORITY_PAUSE_MS = 100;
const KEPT = 10_000;
/** Another process may have destroyed a key: nobody goes on with it for longer. */
const REMEMBERED_MS = 2000;

/**
 * Data keys in MongoDB, each wrapped by the master key. Nothing is sealed with a key that a majority of the servers
 * does not have: with the key a change of primary would take away what it sealed.
 */
export class MongoDataKeys implements DataKeys<SealingKey> {
  readonly #keys: Collection<StoredKey>;
  readonly #loader: BatchLoader<StoredKey>;
  readonly #insertion: KeyInsertion;
  readonly #sealer: Sealer;
  readonly #guard: Guard;
  /** Keys in the clear, for a moment, so that the events of one command need not ask the server for each. */
  readonly #unwrapped = new LRUCache<string, SealingKey>({ max: KEPT, ttl: REMEMBERED_MS });
  readonly #obtaining = new Map<string, Promise<SealingKey>>();
  readonly #finding = new Map<string, Promise<SealingKey | undefined>>();

  constructor(db: Db, sealer: Sealer, guard: Guard) {
    this.#keys = db.collection<StoredKey>('data_keys');
    this.#loader = new BatchLoader(this.#keys);
    this.#insertion = new KeyInsertion(this.#keys, guard);
    this.#sealer = sealer;
    this.#guard = guard;
  }

  async obtain(owner: string): Promise<SealingKey> {
    const known = this.#unwrapped.get(owner);
    if (known !== undefined) return known;
    // The first events of an owner are sealed side by side: they ask for the same new key at the same time.
    const underWay =
      this.#obtaining.get(owner) ??
      this.#guard
        .answered(() => this.#make(owner))
        .finally(() => {
          this.#obtaining.delete(owner);
        });
    this.#obtaining.set(owner, underWay);
    return underWay;
  }

  async find(owner: string): Promise<SealingKey | undefined> {
    const known = this.#unwrapped.get(owner);
    if (known !== undefined) return known;
    // The events of one owner are opened side by side: its key is looked up and unwrapped once for them.
    const underWay = this.#finding.get(owner) ?? this.#lookUp(owner).finally(() => this.#finding.delete(owner));
    this.#finding.set(owner, underWay);
    return underWay;
  }

  async findAll(owners: readonly string[]): Promise<ReadonlyMap<string, SealingKey>> {
    // What is asked for in one turn goes to the server as one question.
    const keys = await Promise.all(owners.map(owner => this.find(owner)));
    const found = new Map<string, SealingKey>();
    for (const [index, owner] of owners.entries()) {
      const key = keys[index];
      if (key !== undefined) found.set(owner, key);
    }
    return found;
  }

  async destroy(owner: string): Promise<void> {
    const destroy = () => this.#keys.updateOne({ _id: { $eq: owner } }, { $set: { wrapped: null } }, { upsert: true });
    await this.#guard.answered(async () => {
      try {
        await destroy();
      } catch (error) {
        // A key was made at the same moment: it stands now, and can be destroyed.
        if (!isDuplicateKey(error)) throw error;
        await destroy();
      }
    });
    // Whoever obtained it meanwhile must not put it back where it is remembered.
    await this.#obtaining.get(owner)?.catch(() => undefined);
    this.#unwrapped.delete(owner);
  }

  /** Nothing to do: the connection belongs to whoever made it, who closes it. */
  async close(): Promise<void> {}

  async #lookUp(owner: string): Promise<SealingKey | undefined> {
    const wrapped = (await this.#guard.answered(() => this.#loader.load(owner)))?.wrapped ?? null;
    return wrapped === null ? undefined : this.#unwrap(wrapped);
  }

  async #make(owner: string): Promise<SealingKey> {
    const { key, bytes } = SealingKey.random();
    if (await this.#insertion.insert({ _id: owner, wrapped: this.#sealer.seal(bytes.toString('base64')) })) {
      this.#unwrapped.set(owner, key);
      return key;
    }
    const wrapped = await this.#keptByMajority(owner);
    if (wrapped === null) throw new OwnerErased(`the data key of ${owner} was destroyed: what it sealed is erased`);
    const standing = this.#unwrap(wrapped);
    this.#unwrapped.set(owner, standing);
    return standing;
  }

  async #keptByMajority(owner: string): Promise<string | null> {
    for (let tries = 0; tries < MAJORITY_TRIES; tries += 1) {
      const kept = await this.#keys.findOne({ _id: { $eq: owner } }, { readConcern: { level: 'majority' } });
      if (kept !== null) return kept.wrapped;
      await pause(MAJORITY_PAUSE_MS);
    }
    throw new EngineUnavailable('mongodb', new Error(`no majority of the servers has the data key of ${owner}`));
  }

  #unwrap(wrapped: string): SealingKey {
    return new SealingKey(Buffer.from(this.#sealer.open(wrapped), 'base64'));
  }
}
