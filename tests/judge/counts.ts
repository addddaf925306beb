import { extname } from 'node:path';
import { quantile } from '../bench/row.ts';
import { isWrongApproval, type Judged, type JudgedField } from './judgement.ts';

/** How many of how many. */
export type Share = { of: number; count: number };

/** Everything that is told of a group of cases without showing any of them. */
export type Counts = {
  cases: number;
  /** Could not be captured or analysed. */
  broken: number;
  /** Documents that were refused. */
  refused: number;
  /** Stated values that were read. */
  read: Share;
  /** Values that are right, of those that were read. An uncertain one where none is stated does not count. */
  precision: Share;
  /** Of the certain ones. */
  certainPrecision: Share;
  /** Stated values that were read and are certain. */
  certainRead: Share;
  /** By guide style: approvals by a guide that is true. */
  approved: { plain: Share; elaborate: Share; none: Share };
  /** The same of honest cases, and cases of these that every true guide approved. */
  honest: { plain: Share; elaborate: Share; none: Share; all: Share };
  /** What stood in the way of the true guides of honest cases that were not granted; one may have several. */
  hindrances: Record<string, number>;
  /** Approvals that a careful person would not have given, by trait and style of the guide. */
  wrongApprovals: Record<string, number>;
  /** Rejections where a guide is true. */
  wrongRejections: number;
  /** From the evidence to the verdict, ms. */
  ms: { p50: number; p95: number };
};

const shareOf = <One>(all: readonly One[], counts: (one: One) => boolean): Share => ({
  of: all.length,
  count: all.filter(counts).length,
});

const isRight = ({ judgement }: JudgedField) => judgement === 'right';

function approvals(judged: readonly Judged[]) {
  const asked = judged.flatMap(one => one.questions).filter(({ question }) => question.truth === true);
  const approved = (style: string) =>
    shareOf(
      asked.filter(({ question }) => question.style === style),
      ({ outcome }) => outcome === 'approved',
    );
  const all = shareOf(
    asked.filter(({ question }) => question.style !== 'none'),
    ({ outcome }) => outcome === 'approved',
  );
  return { plain: approved('plain'), elaborate: approved('elaborate'), none: approved('none'), all };
}

function wrongApprovals(judged: readonly Judged[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { one, questions } of judged) {
    for (const wrong of questions.filter(isWrongApproval)) {
      const key = `${one.trait}, ${wrong.question.style}, ${wrong.question.truth === 'open' ? 'open' : 'false'}`;
      counts[key] = (counts[key] ?? 0) + 1;
    }
  }
  return counts;
}

/** Each refusal counts by all that stood in its way together, so that what would be granted but for one thing shows. */
function hindrances(judged: readonly Judged[]): Record<string, number> {
  const refused = judged
    .filter(({ one }) => one.trait === 'honest')
    .flatMap(({ questions }) => questions)
    .filter(({ question, outcome }) => question.truth === true && outcome !== 'approved');
  const counts: Record<string, number> = {};
  for (const { question, hindrances } of refused) {
    const key = `${question.style === 'none' ? 'no guide' : 'guide'}: ${hindrances.join(', ')}`;
    counts[key] = (counts[key] ?? 0) + 1;
  }
  return counts;
}

/** Counts a group of cases. */
export function countsOf(judged: readonly Judged[]): Counts {
  const fields = judged.flatMap(one => one.fields);
  const stated = fields.filter(({ expected }) => expected !== null);
  const claimed = fields.filter(
    ({ judgement, certain }) => judgement === 'right' || judgement === 'wrong' || (judgement === 'invented' && certain),
  );
  const { all: _, ...approved } = approvals(judged);
  const questions = judged.flatMap(one => one.questions);
  const times = judged.filter(({ ms }) => ms > 0).map(({ ms }) => ms);
  return {
    cases: judged.length,
    broken: judged.filter(({ problem }) => problem !== null).length,
    refused: judged.filter(({ refused }) => refused !== null).length,
    read: shareOf(stated, isRight),
    precision: shareOf(claimed, isRight),
    certainPrecision: shareOf(
      claimed.filter(({ certain }) => certain),
      isRight,
    ),
    certainRead: shareOf(stated, field => field.certain && isRight(field)),
    approved,
    honest: approvals(judged.filter(({ one }) => one.trait === 'honest')),
    hindrances: hindrances(judged),
    wrongApprovals: wrongApprovals(judged),
    wrongRejections: questions.filter(({ question, outcome }) => question.truth === true && outcome === 'rejected')
      .length,
    ms: { p50: quantile(times, 0.5), p95: quantile(times, 0.95) },
  };
}

/** How a file is written, as its name ends. */
const formOf = ({ one }: Judged) => extname(one.file).slice(1).toLowerCase();

/** Counts of all cases, and of the groups of them that have the same kind, form, language or trait. */
export function groupsOf(judged: readonly Judged[]): Record<string, Counts> {
  const groups: Record<string, Counts> = { all: countsOf(judged) };
  for (const by of ['kind', 'language', 'trait'] as const) {
    const names = [...new Set(judged.map(({ one }) => one[by]))].sort();
    for (const name of names) groups[`${by} ${name}`] = countsOf(judged.filter(({ one }) => one[by] === name));
  }
  for (const form of [...new Set(judged.map(formOf))].sort())
    groups[`form ${form}`] = countsOf(judged.filter(one => formOf(one) === form));
  return groups;
}
