import type { PositionedText } from '../../../domain/extraction/candidates/candidates-of.ts';
import { segments } from '../../../domain/extraction/segments.ts';
import type { EvidenceText, RawEvidence } from '../evidence-text.ts';

/** Cells of one row of a table stand on one line, everything else on its own. */
function linesOf({ runs }: PositionedText): string[] {
  const lines: string[] = [];
  let row = '';
  for (const { text, cell } of segments(runs)) {
    const here = cell ? `${cell.table}:${cell.row}` : '';
    const last = lines.at(-1);
    if (here !== '' && here === row && last !== undefined) lines[lines.length - 1] = `${last} | ${text}`;
    else lines.push(text);
    row = here;
  }
  return lines;
}

function inputsOf({ runs }: PositionedText): string[] {
  return runs.filter(run => run.kind === 'input').map(run => `${run.label ?? 'Input'}: ${run.text}`);
}

/**
 * What a piece of evidence says, line by line, for a model to read.
 * @param most characters; the rest is left out, which the last line says.
 */
export function readingText({ type, sourceUrl }: RawEvidence, { pages, refused }: EvidenceText, most: number): string {
  const head = type === 'document' ? 'document' : `screenshot of ${sourceUrl}`;
  if (refused !== null) return `${head}\n(no text)`;
  const lines = pages.flatMap(({ page, text }) => [
    ...(page === null ? [] : [`page ${page}`]),
    ...linesOf(text),
    ...inputsOf(text),
  ]);
  const whole = [head, ...lines].join('\n');
  return whole.length <= most ? whole : `${whole.slice(0, most)}\n(the rest is left out)`;
}
