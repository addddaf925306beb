import { extract } from '../../../domain/extraction/extract.ts';
import { pageOf } from '../../../domain/extraction/page.ts';
import { SURE_SCORE } from '../../../domain/extraction/sure-score.ts';
import type { TextRun } from '../../../domain/reading/page-snapshot.ts';
import { plainRun } from '../../support/plain-run.ts';

/** A line of a document, 30 below the one before unless told; nothing but its look and its place says what it is. */
export type TypedLine = string | { text: string; x?: number; y: number; weight?: number };

/** The runs of a document without markup, each a block of its own. */
export const typedRuns = (lines: readonly TypedLine[]): TextRun[] =>
  lines.map((line, at) => {
    const { text, x = 40, y, weight = 400 } = typeof line === 'string' ? { text: line, y: 40 + 30 * at } : line;
    const place = { x, y, width: 6 * text.length, block: at + 1 };
    return plainRun(text, place, { tag: '', fontSize: 11, fontWeight: weight });
  });

/** What is read for a field from such a document, and whether that is certain; null where nothing is. */
export function readOf(lines: readonly TypedLine[], name: string): { value: string; isCertain: boolean } | null {
  const [read] = extract(pageOf({ runs: typedRuns(lines), pairs: [] }), [{ name, description: '', required: true }]);
  if (read === undefined) return null;
  const { value, score, ambiguous, doubt } = read;
  return { value, isCertain: score >= SURE_SCORE && !ambiguous && doubt === null };
}

export const certainly = (value: string) => ({ value, isCertain: true });
export const perhaps = (value: string) => ({ value, isCertain: false });
