import type { ListedPage } from '../../application/ports/documents.ts';
import { Written } from './answer.ts';

/** All rows of a list that has no pages. */
export function wholeListAnswer(rows: ListedPage['rows']): Written {
  return new Written(`{"data":[${rows.map(row => row.json).join(',')}]}`);
}

/** A page of rows. The rows are JSON already: nothing is parsed to be written again. */
export function listAnswer(page: ListedPage): Written {
  const first = page.rows[0]?.id ?? null;
  const last = page.rows.at(-1)?.id ?? null;
  const rows = page.rows.map(row => row.json).join(',');
  return new Written(
    `{"data":[${rows}],"first_id":${JSON.stringify(first)},"last_id":${JSON.stringify(last)},"has_more":${page.hasMore}}`,
  );
}
