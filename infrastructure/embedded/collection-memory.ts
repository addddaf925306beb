import { LRUCache } from 'lru-cache';
import type { ListedPage } from '../../application/ports/documents.ts';

/** Characters that pages, and texts, of one collection hold together at most. */
const MOST_CHARACTERS = 16_000_000;

/** What is remembered of one collection for as long as it does not change. */
export class CollectionMemory {
  readonly pages = new LRUCache<string, ListedPage>({
    maxSize: MOST_CHARACTERS,
    sizeCalculation: ({ rows }, key) => rows.length + key.length,
  });
  readonly texts = new LRUCache<string, string>({
    maxSize: MOST_CHARACTERS,
    sizeCalculation: (text, key) => text.length + key.length,
  });
  #changes = 0;

  /** How many changes it has been told of. */
  get changes(): number {
    return this.#changes;
  }

  /** The collection has changed: nothing that was made of it is true any more. */
  changed(): void {
    this.#changes += 1;
    // Clearing costs as much as ever stood there at once.
    if (this.pages.size > 0) this.pages.clear();
    if (this.texts.size > 0) this.texts.clear();
  }
}
