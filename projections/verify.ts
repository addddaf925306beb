import type { Documents, DocumentWrite, StoredDocument } from '../application/ports/documents.ts';
import type { EventStore } from '../application/ports/event-store.ts';
import { applyEvents } from './apply.ts';
import { type Compared, differencesOf, type FieldDifference } from './difference.ts';
import { claimGeneration, liveGeneration } from './generation.ts';
import { pages } from './pages.ts';
import type { Projection } from './projection.ts';
import type { RebuildProgress } from './rebuild.ts';

/** What is wrong with one document of a read model. */
export type DocumentDifference = {
  id: string;
  /** `missing`: the log makes it, and it is not there. `extra`: it is there, and nothing in the log makes it. */
  kind: 'missing' | 'extra' | 'changed';
  fields: FieldDifference[];
};

export type Verified = { events: number; seconds: number; documents: number; differences: DocumentDifference[] };

/** Documents that are looked at again in one go. */
const AT_ONCE = 1000;
/** How often, and how long apart, documents that stood at different positions are looked at again. */
const ROUNDS = 20;
const PAUSE_MS = 250;

/**
 * Builds a read model anew from the log, beside the one that serves, and compares the two document by document. The
 * live one may be written to meanwhile: documents are compared at equal positions, and those that moved are read again.
 * What was built is dropped at the end; where it is killed before, the next rebuild drops it.
 */
export async function verify<Document>(
  store: EventStore,
  documents: Documents,
  projection: Projection<Document>,
  onProgress: (progress: RebuildProgress) => void = () => undefined,
): Promise<Verified> {
  const startedAt = performance.now();
  const live = await liveGeneration(documents, projection);
  const scratch = await claimGeneration(documents, projection, live);
  const indexes = projection.indexes;
  for (const { collection } of [live, scratch]) await documents.open({ name: collection, indexes });
  try {
    const builder = new Builder(store, documents, projection, scratch.collection);
    await builder.catchUp(onProgress);
    const differences: DocumentDifference[] = [];
    const moved = new Set<string>();
    let compared = 0;
    for await (const [standing, rebuilt] of pairs(documents, live.collection, scratch.collection)) {
      compared += 1;
      const id = standing?.id ?? rebuilt?.id ?? '';
      if (standing?.position !== rebuilt?.position) moved.add(id);
      else if (standing !== undefined && rebuilt !== undefined) note(id, standing, rebuilt, differences);
    }
    for (let round = 1; moved.size > 0; round++) {
      await builder.catchUp(onProgress);
      const last = round === ROUNDS;
      await compareAgain(documents, live.collection, scratch.collection, moved, differences, last);
      if (last) break;
      if (moved.size > 0) await new Promise(resolve => setTimeout(resolve, PAUSE_MS));
    }
    const seconds = (performance.now() - startedAt) / 1000;
    return { events: builder.events, seconds, documents: compared, differences };
  } finally {
    await documents.drop(scratch.collection);
  }
}

/** Folds the log into a collection, and goes on from there when asked again. It leaves no checkpoint behind. */
class Builder<Document> {
  events = 0;
  private from: string | null = null;
  private readonly store: EventStore;
  private readonly documents: Documents;
  private readonly projection: Projection<Document>;
  private readonly collection: string;

  constructor(store: EventStore, documents: Documents, projection: Projection<Document>, collection: string) {
    this.store = store;
    this.documents = documents;
    this.projection = projection;
    this.collection = collection;
  }

  async catchUp(onProgress: (progress: RebuildProgress) => void): Promise<void> {
    const head = await this.store.head();
    for await (const page of pages(this.store, this.projection.categories, this.from)) {
      await applyEvents(this.documents, this.projection, this.collection, page.events, null);
      this.from = page.checkpoint;
      this.events += page.events.length;
      onProgress({ events: this.events, position: page.events.at(-1)?.position ?? 0n, head });
    }
  }
}

/** The documents of two collections side by side, by id; undefined where one has none. */
async function* pairs(
  documents: Documents,
  one: string,
  other: string,
): AsyncGenerator<[DocumentWrite | undefined, DocumentWrite | undefined]> {
  const [ones, others] = [documents.scan(one), documents.scan(other)].map(scan => scan[Symbol.asyncIterator]());
  if (ones === undefined || others === undefined) return;
  const next = async (from: typeof ones) => {
    const { done, value } = await from.next();
    return done === true ? undefined : value;
  };
  let [left, right] = [await next(ones), await next(others)];
  while (left !== undefined || right !== undefined) {
    const order = left === undefined ? 1 : right === undefined ? -1 : compareIds(left.id, right.id);
    yield [order <= 0 ? left : undefined, order >= 0 ? right : undefined];
    if (order <= 0) left = await next(ones);
    if (order >= 0) right = await next(others);
  }
}

/** Ids are letters, digits and signs of ASCII, which sort alike here and in every engine. */
function compareIds(one: string, other: string): number {
  return one === other ? 0 : one < other ? -1 : 1;
}

/** Compares the documents that moved, and forgets those that stand at equal positions now, or every one at last. */
async function compareAgain(
  documents: Documents,
  live: string,
  scratch: string,
  moved: Set<string>,
  differences: DocumentDifference[],
  last: boolean,
): Promise<void> {
  const ids = [...moved];
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    const some = ids.slice(from, from + AT_ONCE);
    const standing = byId(await documents.read(live, some));
    const rebuilt = byId(await documents.read(scratch, some));
    for (const id of some) {
      const [here, there] = [standing.get(id), rebuilt.get(id)];
      if (here?.position !== there?.position && !last) continue;
      moved.delete(id);
      if (here === undefined && there !== undefined) differences.push({ id, kind: 'missing', fields: [] });
      if (here !== undefined && there === undefined) differences.push({ id, kind: 'extra', fields: [] });
      if (here !== undefined && there !== undefined) noteWithPosition(id, here, there, differences);
    }
  }
}

function byId(documents: readonly StoredDocument[]): Map<string, StoredDocument> {
  return new Map(documents.map(document => [document.id, document]));
}

function noteWithPosition(
  id: string,
  live: StoredDocument,
  rebuilt: StoredDocument,
  differences: DocumentDifference[],
): void {
  if (live.position === rebuilt.position) {
    note(id, live, rebuilt, differences);
    return;
  }
  const position = { path: 'position', live: String(live.position), rebuilt: String(rebuilt.position) };
  differences.push({ id, kind: 'changed', fields: [position, ...differencesOf(live, rebuilt)] });
}

function note(id: string, live: Compared, rebuilt: Compared, differences: DocumentDifference[]): void {
  const fields = differencesOf(live, rebuilt);
  if (fields.length > 0) differences.push({ id, kind: 'changed', fields });
}
