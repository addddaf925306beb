import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Field } from '../../../domain/inquiry/configuration.ts';
import type { PageSnapshot } from '../../../domain/reading/page-snapshot.ts';

/** A field and the values that are right for it; none when the page does not say it. */
export type ExpectedField = Field & { expected: string[] };

/** A page of the corpus: its source is its line in `pages.jsonl`, what a browser read from it stands in `snapshots.jsonl`. */
export type CorpusPage = {
  id: string;
  /** How the page came in: tuned on, held out while tuning, or written later to find mistakes (which were then mended). */
  set: 'tuned' | 'held out' | 'written later' | 'fresh';
  query: string;
  fields: ExpectedField[];
  snapshot: PageSnapshot;
};

const folder = import.meta.dirname;

/** Every page with its snapshot. */
export function corpusPages(): CorpusPage[] {
  const cases = JSON.parse(readFileSync(join(folder, 'cases.json'), 'utf8')) as Omit<CorpusPage, 'snapshot'>[];
  const lines = readFileSync(join(folder, 'snapshots.jsonl'), 'utf8').trim().split('\n');
  const snapshots = new Map<string, PageSnapshot>();
  for (const line of lines) {
    const { id, snapshot } = JSON.parse(line) as { id: string; snapshot: PageSnapshot };
    snapshots.set(id, snapshot);
  }
  return cases.map(page => {
    const snapshot = snapshots.get(page.id);
    if (!snapshot)
      throw new Error(`The corpus has no snapshot of ${page.id}: render its line of pages.jsonl and add it.`);
    return { ...page, snapshot };
  });
}
