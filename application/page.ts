import { DomainError } from '../domain/domain-error.ts';
import type { DocumentKeys, ListedPage } from './ports/documents.ts';
import type { ReadModel } from './ports/read-models.ts';

/** What part of a list is asked for. */
export type PageRequest = { limit: number; afterId?: string };

/** Rows that are read at once where all of them are wanted. */
const READ_AT_ONCE = 500;

/** Every row of a list that is answered whole, newest first. */
export async function everyRow(
  list: (query: { limit: number; olderThan?: string }) => Promise<ListedPage>,
): Promise<ListedPage['rows']> {
  const rows: ListedPage['rows'] = [];
  for (;;) {
    const oldest = rows.at(-1)?.id;
    const page = await list({ limit: READ_AT_ONCE, ...(oldest === undefined ? {} : { olderThan: oldest }) });
    rows.push(...page.rows);
    if (!page.hasMore) return rows;
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
