import type { Listing, ListingPage } from '../../application/listings.ts';
import { partitionOf } from '../../domain/organization/partition.ts';
import { type Answer, type Input, required, UsageError } from './command.ts';
import { table } from './table.ts';

const MOST_LISTED = 100;
const LISTED = 25;

/** Options of a command that lists something page by page. */
export const PAGE_OPTIONS = { limit: { type: 'string' }, after: { type: 'string' } } as const;

/** How they are written. */
export const PAGE_USAGE = '[--limit N] [--after ID]';

/** How many rows are asked for. @throws UsageError */
export function limitOf({ options }: Input): number {
  const limit = Number(options.limit ?? LISTED);
  if (Number.isInteger(limit) && limit >= 1 && limit <= MOST_LISTED) return limit;
  throw new UsageError(`--limit must be a whole number from 1 to ${MOST_LISTED}`);
}

/** Which page is asked for. @throws UsageError */
export function pageIn(input: Input): ListingPage {
  const { after } = input.options;
  return after === undefined ? { limit: limitOf(input) } : { limit: limitOf(input), olderThan: after };
}

/** The partition that is asked for: what live keys made, unless --test says otherwise. @throws UsageError */
export function partitionIn(input: Input): string {
  return partitionOf(required(input, 'org'), input.flags.has('test') ? 'test' : 'live');
}

/** A page of rows as an answer: a table, and below it what shows the next page. */
export function listingAnswer<Row extends { id: string }>(
  { data, has_more }: Listing<Row>,
  columns: readonly string[],
  cellsOf: (row: Row) => readonly string[],
): Answer {
  const last = data.at(-1);
  const text = data.length === 0 ? 'There is nothing to list.' : table(columns, data.map(cellsOf));
  const more = has_more && last !== undefined ? `\n\nThere are more: --after ${last.id}` : '';
  return { json: { data, has_more }, text: `${text}${more}` };
}
