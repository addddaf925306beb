import type { TextRun } from '../../../domain/reading/page-snapshot.ts';

/** Runs that stand beside each other, from left to right. */
export type PageLine = { runs: TextRun[]; top: number; bottom: number; fontSize: number };

/** Share of the lower one's height by which two runs overlap that stand in one line. */
const SAME_LINE = 0.5;

/** The lines of a page, from the top. Its runs come line by line. */
export function linesOfRuns(runs: readonly TextRun[]): PageLine[] {
  const lines: PageLine[] = [];
  for (const run of runs) {
    const { y, height } = run.rect;
    const last = lines.at(-1);
    const shared = last === undefined ? 0 : Math.min(last.bottom, y + height) - Math.max(last.top, y);
    if (last === undefined || shared < SAME_LINE * Math.min(height, last.bottom - last.top))
      lines.push({ runs: [run], top: y, bottom: y + height, fontSize: run.fontSize });
    else {
      last.runs.push(run);
      last.top = Math.min(last.top, y);
      last.bottom = Math.max(last.bottom, y + height);
      last.fontSize = Math.max(last.fontSize, run.fontSize);
    }
  }
  for (const line of lines) line.runs.sort((a, b) => a.rect.x - b.rect.x);
  return lines;
}
