import type { RebuildProgress } from '../../../projections/rebuild.ts';
import type { DocumentDifference, Verified } from '../../../projections/verify.ts';
import type { Answer } from '../command.ts';
import { withBar } from '../progress.ts';
import { table } from '../table.ts';

/** Differences that are shown to a person for each read model; the number says how many there are. */
const SHOWN = 50;

type Verifiable = { name: string; verify(onProgress: (progress: RebuildProgress) => void): Promise<Verified> };

/** Compares read models with what the log makes of them. The exit code is 1 when there is any difference. */
export async function verifyAnswer(models: readonly Verifiable[]): Promise<Answer> {
  const verified = [];
  for (const model of models) {
    const { seconds, ...found } = await withBar(model.name, onProgress => model.verify(onProgress));
    verified.push({ name: model.name, ...found, seconds: Number(seconds.toFixed(3)) });
  }
  const rows = verified.map(({ name, events, documents, seconds, differences }) =>
    [name, events, documents, seconds, differences.length].map(String),
  );
  const lines = verified.flatMap(({ name, differences }) => [
    ...differences.slice(0, SHOWN).flatMap(difference => linesOf(name, difference)),
    ...(differences.length > SHOWN ? [`${name}: and ${differences.length - SHOWN} more`] : []),
  ]);
  const overview = table(['read model', 'events', 'documents', 'seconds', 'differences'], rows);
  return {
    json: { verified },
    text: [overview, ...lines].join('\n'),
    ...(lines.length > 0 ? { exitCode: 1 as const } : {}),
  };
}

const KINDS = {
  missing: 'is missing: the log makes it',
  extra: 'is too many: nothing in the log makes it',
};

function linesOf(model: string, { id, kind, fields }: DocumentDifference): string[] {
  if (kind !== 'changed') return [`${model} ${id} ${KINDS[kind]}`];
  return fields.map(({ path, live, rebuilt }) => `${model} ${id} ${path}: ${live}, but the log says ${rebuilt}`);
}
