import { DomainError } from '../domain/domain-error.ts';
import type { DocumentKeys, DueQuery, ListedPage } from './ports/documents.ts';
import type { ReadModel } from './ports/read-models.ts';

/** What part of a list is asked for. */
export type PageRequest = { limit: number; afterId?: string };

/** Rows that are read at once where all of them are wanted. */
const READ_AT_ONCE = 500;

/**
 * Everything that can be read of a list, page by page, newest first. Each page is asked for when the one before it was
 * worked on: what that changed is seen.
 */
export async function* everyPage<Row>(
  limit: number,
  idOf: (row: Row) => string,
  read: (page: { limit: number; olderThan?: string }) => Promise<readonly Row[]>,
): AsyncGenerator<readonly Row[], void, undefined> {
  for (let oldest: Row | undefined; ; ) {
    const rows = await read(oldest === undefined ? { limit } : { limit, olderThan: idOf(oldest) });
    if (rows.length > 0) yield rows;
    if (rows.length < limit) return;
    oldest = rows.at(-1);
  }
}

/** Everything that is due, page by page, the earliest first. @param placeOf the value by which it is due, and its id */
export async function* everyDue<Row>(
  query: DueQuery,
  placeOf: (row: Row) => { value: string; id: string },
  due: (query: DueQuery) => Promise<readonly Row[]>,
): AsyncGenerator<readonly Row[], void, undefined> {
  for (let page = await due(query); ; ) {
    if (page.length > 0) yield page;
    const last = page.at(-1);
    if (last === undefined || page.length < query.limit) return;
    page = await due({ ...query, after: placeOf(last) });
  }
}

/** Every row of a list that is answered whole, newest first: JSON texts with a comma between two. */
export async function everyRow(readModel: Pick<ReadModel<unknown>, 'list'>, where: DocumentKeys): Promise<string> {
  const texts: string[] = [];
  for (let oldest: string | undefined; ; ) {
    const newest = { where, limit: READ_AT_ONCE };
    const { ids, rows, hasMore } = await readModel.list(
      oldest === undefined ? newest : { ...newest, olderThan: oldest },
    );
    if (rows !== '') texts.push(rows);
    if (!hasMore) return texts.join(',');
    oldest = ids.at(-1);
  }
}

/** Which rows of the organization a list is of, and which of those are asked for: a cursor may be any of the former. */
type Selection = { within: DocumentKeys; having: DocumentKeys };

/**
 * A page of an organization's rows, newest first; of all of them unless told.
 * @throws DomainError INVALID_AFTER_ID when the cursor is not a row of this list.
 */
export async function pageOf(
  readModel: ReadModel<unknown>,
  orgId: string,
  page: PageRequest,
  { within, having }: Selection = { within: {}, having: {} },
): Promise<ListedPage> {
  const standing = { org_id: orgId, ...within };
  const where = { ...standing, ...having };
  if (page.afterId === undefined) return readModel.list({ where, limit: page.limit });
  if (!(await readModel.knows(page.afterId, standing))) {
    throw new DomainError('VALIDATION', 'after_id must be the id of a row in your organization.', {
      field: 'after_id',
      reason: 'INVALID_AFTER_ID',
    });
  }
  return readModel.list({ where, limit: page.limit, olderThan: page.afterId });
}
