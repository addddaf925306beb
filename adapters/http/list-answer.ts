import type { ListedPage } from '../../application/ports/documents.ts';
import { Written } from './answer.ts';

/** All rows of a list that has no pages. */
export function wholeListAnswer(rows: string): Written {
  return new Written(`{"data":[${rows}]}`);
}

/** What was written of a page, for as long as the engine answers that very page again. */
const answers = new WeakMap<ListedPage, Written>();
const encoder = new TextEncoder();

/** A page of rows. The rows are JSON already: nothing is parsed to be written again. */
export function listAnswer(page: ListedPage): Written {
  const known = answers.get(page);
  if (known !== undefined) return known;
  const { ids, rows, hasMore } = page;
  const [first, last] = [ids[0] ?? null, ids.at(-1) ?? null].map(id => JSON.stringify(id));
  const text = `{"data":[${rows}],"first_id":${first},"last_id":${last},"has_more":${hasMore}}`;
  // Bytes: a text of this size would be put together and encoded at every answer.
  const answer = new Written(encoder.encode(text));
  answers.set(page, answer);
  return answer;
}
