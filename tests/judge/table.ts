import type { Counts, Share } from './counts.ts';
import { isWrongApproval, type Judged } from './judgement.ts';

const percent = ({ of, count }: Share) => (of === 0 ? '-' : `${count}/${of} ${Math.round((100 * count) / of)} %`);
const sum = (counts: Record<string, number>) => Object.values(counts).reduce((all, one) => all + one, 0);

const COLUMNS: [string, (counts: Counts) => string][] = [
  ['cases', ({ cases }) => String(cases)],
  ['read', ({ read }) => percent(read)],
  ['precision', ({ precision }) => percent(precision)],
  ['certain read', ({ certainRead }) => percent(certainRead)],
  ['certain precision', ({ certainPrecision }) => percent(certainPrecision)],
  ['wrong approvals', ({ wrongApprovals }) => String(sum(wrongApprovals))],
  ['honest, guide true', ({ honest }) => percent(honest.all)],
  ['plain', ({ honest }) => percent(honest.plain)],
  ['elaborate', ({ honest }) => percent(honest.elaborate)],
  ['no guide', ({ honest }) => percent(honest.none)],
  ['wrong rejections', ({ wrongRejections }) => String(wrongRejections)],
  ['broken', ({ broken }) => String(broken)],
  ['refused', ({ refused }) => String(refused)],
];

/** The counts of each group, a line each, and below them what was approved wrongly. */
export function tableOf(groups: Record<string, Counts>): string {
  const rows = [
    ['', ...COLUMNS.map(([name]) => name)],
    ...Object.entries(groups).map(([name, counts]) => [name, ...COLUMNS.map(([, cell]) => cell(counts))]),
  ];
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map(row => row[column]?.length ?? 0))) ?? [];
  const lines = rows.map(row =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  const all = groups.all;
  const wrong = Object.entries(all?.wrongApprovals ?? {}).map(([what, count]) => `wrong approvals: ${count} × ${what}`);
  const hindered = Object.entries(all?.hindrances ?? {})
    .sort(([, a], [, b]) => b - a)
    .map(([what, count]) => `true but not granted: ${count} × ${what}`);
  const times =
    all === undefined ? [] : [`to the verdict: p50 ${Math.round(all.ms.p50)} ms, p95 ${Math.round(all.ms.p95)} ms`];
  return `${[...lines, '', ...wrong, ...hindered, ...times].join('\n')}\n`;
}

/** What went wrong with a case, a line each. */
export function missesOf({ one, fields, questions, refused, problem }: Judged): string[] {
  const said: string[] = [];
  if (problem !== null) said.push(`broken: ${problem}`);
  if (refused !== null) said.push(`refused: ${refused}`);
  for (const { name, judgement, certain, value, label, score, pixels, expected } of fields) {
    if (judgement === 'right' || judgement === 'none') continue;
    const read =
      value === null
        ? 'nothing'
        : `“${value}” beside “${label ?? ''}” (${score}, ${pixels}${certain ? ', certain' : ''})`;
    said.push(
      `${judgement}: ${name} is ${expected?.map(one => `“${one}”`).join(' or ') ?? 'not stated'}, read ${read}`,
    );
  }
  for (const asked of questions) {
    const { question, outcome, reason } = asked;
    const what = `${question.style} guide that is ${question.truth}: ${outcome}. ${reason}`;
    if (isWrongApproval(asked)) said.push(`WRONG APPROVAL, ${what}`);
    else if (question.truth === true && outcome !== 'approved') said.push(`not approved, ${what}`);
  }
  return said.length === 0
    ? []
    : [`${one.id} (${one.kind}, ${one.language}, ${one.trait})`, ...said.map(line => `  ${line}`)];
}
