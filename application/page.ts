import { DomainError } from '../domain/domain-error.ts';
import type { ListedPage } from './ports/documents.ts';
import type { ReadModel } from './ports/read-models.ts';

/** What part of a list is asked for. */
export type PageRequest = { limit: number; afterId?: string };

/**
 * A page of an organization's rows, newest first.
 * @throws DomainError INVALID_AFTER_ID when the cursor is not a row of this organization.
 */
export async function pageOf(readModel: ReadModel<unknown>, orgId: string, page: PageRequest): Promise<ListedPage> {
  const where = { org_id: orgId };
  if (page.afterId === undefined) return readModel.list({ where, limit: page.limit });
  if (!(await readModel.knows(page.afterId, where))) {
    throw new DomainError('VALIDATION', 'after_id must be the id of a row in your organization.', {
      field: 'after_id',
      reason: 'INVALID_AFTER_ID',
    });
  }
  return readModel.list({ where, limit: page.limit, olderThan: page.afterId });
}
