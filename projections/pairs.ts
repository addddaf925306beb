import type { StoredDocument } from '../application/ports/documents.ts';

/** What two collections hold under one id; undefined where there is none. */
export type Pair = { id: string; live: StoredDocument | undefined; rebuilt: StoredDocument | undefined };

/**
 * Goes through two collections at once, both in the order of their ids, with one document of each in memory.
 * Engines order ids by bytes and we by UTF-16 units: where these disagree a pair comes as two halves.
 */
export async function* pairs(
  live: AsyncIterable<StoredDocument>,
  rebuilt: AsyncIterable<StoredDocument>,
): AsyncGenerator<Pair, void, undefined> {
  const left = live[Symbol.asyncIterator]();
  const right = rebuilt[Symbol.asyncIterator]();
  try {
    let [one, other] = [await nextOf(left), await nextOf(right)];
    while (one !== undefined || other !== undefined) {
      const id = one === undefined || (other !== undefined && other.id < one.id) ? (other?.id ?? '') : one.id;
      const pair: Pair = { id, live: undefined, rebuilt: undefined };
      if (one?.id === id) {
        pair.live = one;
        one = await nextOf(left);
      }
      if (other?.id === id) {
        pair.rebuilt = other;
        other = await nextOf(right);
      }
      yield pair;
    }
  } finally {
    await Promise.all([left.return?.(), right.return?.()]);
  }
}

async function nextOf(documents: AsyncIterator<StoredDocument>): Promise<StoredDocument | undefined> {
  const next = await documents.next();
  return next.done === true ? undefined : next.value;
}
