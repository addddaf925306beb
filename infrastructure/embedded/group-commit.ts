import { type Connection, inTransaction } from './database.ts';
import { explainFailure } from './storage-failure.ts';

/** One caller's work: run inside the shared transaction, answered once that is durable. */
type Unit = { durable: boolean; attempt(): Answer; reject(error: unknown): void };

/** What follows a unit's commit: first everything that others will look at, then the caller's answer. */
type Answer = { publish(): void; resolve(): void };

/** Bounds how long one transaction holds the event loop. */
const LARGEST_GROUP = 256;

/**
 * While many write at once, a commit waits this long for as many as shared the last one: their requests come in over
 * several turns of the event loop, and a commit costs the same for one as for all. A lone writer never waits.
 */
const GATHERING_MS = 1;

/**
 * Lets concurrent writers share a transaction and its fsync: all work that is asked for within one turn of the event
 * loop, or within a millisecond while many write, is committed together.
 *
 * It runs on the main thread. A writer in a worker thread was measured beside it, 64 appenders at once: with fsyncs of
 * 0.3 ms the main thread appends more (19,000 against 12,000 appends/s), since a hop to a worker costs more than the
 * wait that it saves; with fsyncs of 2 and 8 ms both append the same, for what arrives during one commit shares the next.
 * The worker's gain is a smoother loop on slow disks only (timers late by 15 instead of 28 ms at p99 with 8 ms fsyncs).
 */
export class GroupCommit {
  readonly #db: Connection;
  readonly #file: string;
  readonly #afterCommit: () => void;
  #queue: Unit[] = [];
  #gathering: NodeJS.Timeout | undefined;
  #isImminent = false;
  #lastGroup = 0;
  #synchronous: 'FULL' | 'NORMAL' | undefined;
  #closed = false;

  /** @param afterCommit called after each transaction, before its callers are answered. */
  constructor(db: Connection, file: string, afterCommit: () => void = () => {}) {
    this.#db = db;
    this.#file = file;
    this.#afterCommit = afterCommit;
  }

  /**
   * Resolves with what the work returned once that is durable. The work must be synchronous and change nothing but the
   * database, since it runs again when other work of its group failed. Work that throws is rolled back alone.
   * @param publish called once the work is durable, before `afterCommit` and before anybody is answered.
   */
  run<T>(work: () => T, publish: (value: T) => void = () => {}): Promise<T> {
    return this.#enqueue(true, work, publish);
  }

  /**
   * As `run`, for work that may be lost when the power fails, though not when the process ends: it is committed without
   * waiting for the disk, unless something of its group must be durable.
   */
  runWithoutSync<T>(work: () => T): Promise<T> {
    return this.#enqueue(false, work, () => {});
  }

  #enqueue<T>(durable: boolean, work: () => T, publish: (value: T) => void): Promise<T> {
    if (this.#closed) return Promise.reject(new Error(`${this.#file} is closed`));
    return new Promise((resolve, reject) => {
      const attempt = () => {
        const value = work();
        return { publish: () => publish(value), resolve: () => resolve(value) };
      };
      this.#queue.push({ durable, attempt, reject });
      this.#schedule();
    });
  }

  /** Commits what waits and takes no more. */
  close(): void {
    this.#closed = true;
    while (this.#queue.length > 0) this.#commit();
  }

  #schedule(): void {
    if (this.#isImminent) return;
    if (this.#queue.length < this.#lastGroup) {
      this.#gathering ??= setTimeout(() => this.#commitAll(), GATHERING_MS);
      return;
    }
    clearTimeout(this.#gathering);
    this.#isImminent = true;
    setImmediate(() => this.#commitAll());
  }

  #commitAll(): void {
    this.#gathering = undefined;
    this.#isImminent = false;
    this.#commit();
    if (this.#queue.length > 0) this.#schedule();
  }

  #commit(): void {
    let units = this.#queue.splice(0, LARGEST_GROUP);
    this.#lastGroup = units.length;
    while (units.length > 0) {
      const group = units;
      let inWork = -1;
      try {
        this.#setSynchronous(group.some(unit => unit.durable) ? 'FULL' : 'NORMAL');
        const answers = inTransaction(this.#db, () => {
          const answers = group.map((unit, index) => {
            inWork = index;
            return unit.attempt();
          });
          inWork = -1;
          return answers;
        });
        for (const { publish } of answers) publish();
        this.#afterCommit();
        for (const { resolve } of answers) resolve();
        return;
      } catch (error) {
        // A unit that threw fails alone and the rest goes again; a begin or commit that failed concerns them all.
        const failed = inWork === -1 ? group : group.slice(inWork, inWork + 1);
        for (const unit of failed) unit.reject(explainFailure(error, this.#file));
        units = group.filter(unit => !failed.includes(unit));
      }
    }
  }

  /** A full commit also brings to the disk what was committed before without waiting for it. */
  #setSynchronous(mode: 'FULL' | 'NORMAL'): void {
    if (mode === this.#synchronous) return;
    this.#db.exec(`PRAGMA synchronous = ${mode}`);
    this.#synchronous = mode;
  }
}
