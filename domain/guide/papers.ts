import { excludes, kindsOf, type PaperKind, STAGES } from '../papers/kinds.ts';
import type { Paper } from '../papers/paper.ts';
import type { Clause } from './clause.ts';
import { isOlderThan, isWithinLast } from './date-rules.ts';
import type { Facts } from './facts.ts';
import { all, any, not, type Outcome } from './outcome.ts';

type OfPapers = Extract<Clause, { kind: 'paper_is' | 'paper_dated' }>;

const isAll = (named: readonly PaperKind[], holds: (kind: PaperKind) => boolean) => named.every(holds);

/**
 * Whether a document is of a kind, by its titles. One that is called by another name that does not go with it is not; where
 * its titles name both, or none, or say that it is no more than a draft or an example, that is open.
 * @param asked the kinds that the asking word may mean
 */
function isPaper({ named }: Paper, asked: readonly PaperKind[]): Outcome {
  const isOf = named.map(kinds => isAll(kinds, kind => asked.every(one => kindsOf(kind).includes(one))));
  const isNot = named.map(kinds => isAll(kinds, kind => asked.every(one => excludes(kind, one))));
  const isStage = named.some(kinds => kinds.some(kind => STAGES.includes(kind)));
  if (isStage && !asked.some(kind => STAGES.includes(kind))) return 'unknown';
  if (isOf.includes(true)) return isNot.includes(true) ? 'unknown' : 'met';
  return isNot.length > 0 && isNot.every(Boolean) ? 'not_met' : 'unknown';
}

/** That it is no draft and no example is told by no title, but by nothing that marks it as one and takes its values their certainty. */
function isOfKind(paper: Paper, { kinds }: Extract<OfPapers, { kind: 'paper_is' }>, facts: Facts): Outcome {
  const titled = isPaper(paper, kinds);
  if (titled !== 'unknown' || !kinds.every(kind => STAGES.includes(kind))) return titled;
  return facts.signals.specimen === 'not_met' ? 'not_met' : 'unknown';
}

function isDated(
  { dated }: Paper,
  clause: Extract<OfPapers, { kind: 'paper_dated' }>,
  { submittedAt }: Facts,
): Outcome {
  if (dated === null) return 'unknown';
  const [span, within] = [{ from: dated, to: dated }, clause.relation === 'within_last'];
  return (within ? isWithinLast : isOlderThan)([span], clause.count, clause.unit, submittedAt);
}

/** What the documents say of themselves to a condition on what they are; where there are none, nothing is known. */
export function saidOfPapers(clause: OfPapers, facts: Facts): Outcome {
  const papers = facts.papers ?? [];
  if (papers.length === 0) return 'unknown';
  if (clause.kind === 'paper_dated') return all(papers.map(paper => isDated(paper, clause, facts)));
  const outcome = any(papers.map(paper => isOfKind(paper, clause, facts)));
  return clause.negated ? not(outcome) : outcome;
}
