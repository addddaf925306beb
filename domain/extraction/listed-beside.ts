import type { FieldType } from '../reading/field-types.ts';
import { folded } from '../reading/text.ts';
import type { CandidateSource } from './candidates/candidate.ts';
import { sayTheSame } from './rivals.ts';
import type { Weighed } from './weigh.ts';

/** What stands in a place of its own, with a label of its own. */
const STANDS_ALONE: readonly CandidateSource[] = ['dl', 'label', 'row header', 'colon', 'item'];
/** Of a column in a table of several rows, as likely as each of them. */
const MOST_OF_COLUMN = 0.6;
/** So much less a title of a column is like what is asked for than the label. */
const CLEARLY_LESS = 0.05;
/** A list that ends with another state tells what became of it. */
const TOLD_ANEW: readonly FieldType[] = ['status', 'text'];
const ALIKE = 0.85;

const tableOf = ({ candidate }: Weighed) => candidate.runs[0]?.cell?.table;

/**
 * Whether another value is one of many in a column while the best stands by itself beside its label: the addresses of earlier
 * years below the one of today. Only where the column has that value too, in another row, or is called otherwise; a list of
 * which no row says what stands above it may be newer.
 * @param all everything that may be meant for the field
 */
export function isListedBeside(one: Weighed, best: Weighed, all: readonly Weighed[]): boolean {
  const { candidate } = one;
  if (candidate.source !== 'column' || candidate.plausibility > MOST_OF_COLUMN) return false;
  if (!STANDS_ALONE.includes(best.candidate.source) || best.similarity < ALIKE) return false;
  if (TOLD_ANEW.includes(best.type) || tableOf(one) === undefined || tableOf(one) === tableOf(best)) return false;
  if (one.similarity < best.similarity - CLEARLY_LESS) return true;
  return all.some(
    other =>
      other.candidate.source === 'column' &&
      tableOf(other) === tableOf(one) &&
      folded(other.candidate.label) === folded(candidate.label) &&
      sayTheSame(best.type, other.candidate.value, best.candidate.value),
  );
}

const isLink = ({ found }: Weighed) => found.runs.every(({ tag }) => tag === 'a' || tag === 'button');

/** Whether another value is what can be done with the best, as a link behind it: "Change". It names nothing and has no number. */
export const isActionBeside = (one: Weighed, best: Weighed): boolean =>
  folded(one.candidate.label) === folded(best.candidate.label) &&
  isLink(one) &&
  !isLink(best) &&
  !/\p{Nd}/u.test(one.candidate.value) &&
  one.candidate.region?.parent === best.candidate.region?.parent;
