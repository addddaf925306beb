import type { ListedPage } from '../../application/ports/documents.ts';
import { Written } from './answer.ts';

/** All rows of a list that has no pages. */
export function wholeListAnswer(rows: string): Written {
  return new Written(`{"data":[${rows}]}`);
}

/** A page of rows. The rows are JSON already: nothing is parsed to be written again. */
export function listAnswer({ ids, rows, hasMore }: ListedPage): Written {
  const [first, last] = [ids[0] ?? null, ids.at(-1) ?? null].map(id => JSON.stringify(id));
  return new Written(`{"data":[${rows}],"first_id":${first},"last_id":${last},"has_more":${hasMore}}`);
}
