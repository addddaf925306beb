import type { Application } from '../../../infrastructure/composition/application.ts';
import type { DocumentDifference } from '../../../projections/document-difference.ts';
import type { Verified } from '../../../projections/verify.ts';
import type { Answer } from '../command.ts';
import { interruptible } from '../interruption.ts';
import { withBar } from '../progress.ts';
import { table } from '../table.ts';

type Outcome = Verified & { name: string };

const COLUMNS = ['read model', 'documents', 'differing', 'events', 'seconds', 'events/s'];

/** Compares read models with what the log makes of them, and names the differences. Nothing that serves is touched. */
export async function verifyReadModels(
  models: Application['verifiable'],
  { takeScratch }: Pick<Application, 'takeScratch'>,
): Promise<Answer> {
  const outcomes = await interruptible(async signal => {
    const scratch = await takeScratch(signal);
    try {
      const found: Outcome[] = [];
      for (const { name, verify } of models) {
        const verified = await withBar(name, onProgress => verify(scratch, { signal, onProgress }));
        found.push({ name, ...verified });
      }
      return found;
    } finally {
      await scratch.release();
    }
  });
  const equal = outcomes.every(({ differing, behindSince }) => differing === 0 && behindSince === null);
  return { json: { equal, verified: outcomes.map(toJson) }, text: textOf(outcomes), ...(equal ? {} : { exitCode: 1 }) };
}

const rate = ({ events, seconds }: Verified): number => Math.round(events / seconds);

function toJson(outcome: Outcome): object {
  const { name, documents, differing, differences, events, seconds, behindSince } = outcome;
  return {
    name,
    documents,
    differing,
    differences,
    behind_since: behindSince?.toISOString() ?? null,
    events,
    seconds: Number(seconds.toFixed(3)),
    events_per_second: rate(outcome),
  };
}

function textOf(outcomes: readonly Outcome[]): string {
  const rows = outcomes.map(outcome =>
    [outcome.name, outcome.documents, outcome.differing, outcome.events, outcome.seconds.toFixed(3), rate(outcome)].map(
      String,
    ),
  );
  const lines = [table(COLUMNS, rows)];
  for (const { name, differing, differences, behindSince } of outcomes) {
    for (const difference of differences) lines.push(...linesOf(name, difference));
    const left = differing - differences.length;
    if (left > 0) lines.push(`${name}: ${left} more documents differ`);
    if (behindSince === null) continue;
    lines.push(`${name} is behind the log since ${behindSince.toISOString()}: is what keeps it up to date running?`);
  }
  return lines.join('\n');
}

const KINDS = { missing: 'is missing: the log makes it', extra: 'is too many: nothing in the log makes it' };

function linesOf(model: string, { id, kind, fields }: DocumentDifference): string[] {
  if (kind !== 'changed') return [`${model} ${id} ${KINDS[kind]}`];
  return fields.map(({ path, live, rebuilt }) => `${model} ${id} ${path}: live ${live}, rebuilt ${rebuilt}`);
}
