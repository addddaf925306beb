import { firstIdAt, type IdPrefix, isId } from '../domain/identifiers.ts';
import type { ResultStatus } from '../domain/inquiry/transitions.ts';
import type { ReadModel } from './ports/read-models.ts';
import type { SubjectDigest } from './ports/subject-digest.ts';
import type { WorkDocument, WorkRow } from './views/worklist-view.ts';

export type WorkKind = 'inquiry' | 'envelope';

/** What is looked for; everything is unless told. */
export type WorkSearch = {
  status?: ResultStatus;
  /** Key of the template of an inquiry, id of that of an envelope. */
  template?: string;
  /** Digest of the customer's own word for the person. */
  subject?: string;
  /** Made at this time or later, ms since 1970. */
  from?: number;
  /** Made before this time, ms since 1970. */
  before?: number;
};

/** Rows, newest first; `next` is the id behind which the next page begins, null at the end. */
export type WorkPage = { rows: WorkRow[]; next: string | null };

/** How many rows a page has. */
const PAGE = 50;

/** The prefix of the ids of each kind. */
export const WORK_PREFIXES: Record<WorkKind, IdPrefix> = { inquiry: 'web_iq_', envelope: 'iq_' };

/** What an organization has asked its people, as its operators look for it. */
export type Worklists = {
  /** @param after id of a row of the page before; anything else begins at the newest. */
  list(orgId: string, kind: WorkKind, search: WorkSearch, after?: string): Promise<WorkPage>;
  /** What stands for the customer's own word for a person in a search. */
  subjectDigest(orgId: string, subject: string): string;
  /** Whether there is an inquiry or envelope of the organization with this id. */
  has(orgId: string, id: string): Promise<boolean>;
};

export function createWorklists(parts: { worklist: ReadModel<WorkDocument>; digestOf: SubjectDigest }): Worklists {
  const { digestOf, worklist } = parts;

  async function list(orgId: string, kind: WorkKind, search: WorkSearch, after?: string): Promise<WorkPage> {
    const { before, from, status, subject, template } = search;
    const prefix = WORK_PREFIXES[kind];
    const where = {
      org_id: orgId,
      kind,
      ...(status === undefined ? {} : { status }),
      ...(template === undefined ? {} : { template }),
      ...(subject === undefined ? {} : { subject }),
    };
    // Ids begin with the time at which they were made, so a list by id is one by time.
    const bounds = [
      ...(before === undefined ? [] : [firstIdAt(prefix, before)]),
      ...(after !== undefined && isId(prefix, after) ? [after] : []),
    ].sort();
    const [olderThan] = bounds;
    const query = { where, limit: PAGE + 1 };
    const found = await worklist.find(olderThan === undefined ? query : { ...query, olderThan });
    const oldest = from === undefined ? '' : firstIdAt(prefix, from);
    const wanted = found.map(({ row }) => row).filter(({ id }) => id >= oldest);
    const rows = wanted.slice(0, PAGE);
    return { rows, next: wanted.length > PAGE ? (rows.at(-1)?.id ?? null) : null };
  }

  async function has(orgId: string, id: string): Promise<boolean> {
    return (await worklist.get(id))?.org_id === orgId;
  }

  return { list, subjectDigest: digestOf, has };
}
