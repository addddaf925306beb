import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { extract } from '../../domain/extraction/extract.ts';
import { pageOf } from '../../domain/extraction/page.ts';
import type { TextRun } from '../../domain/reading/page-snapshot.ts';
import { folded } from '../../domain/reading/text.ts';
import type { FieldJudgement } from './judgement.ts';

/** A paper as a list of its labels and values in their order, and fields that somebody asks of it. */
const labelPaperSchema = z.strictObject({
  lang: z.string(),
  kind: z.string(),
  rows: z.array(z.tuple([z.string(), z.string()])),
  fields: z.array(
    z.strictObject({
      name: z.string(),
      description: z.string(),
      /** Which row has the value; null when the paper does not say it. */
      row: z.number().int().nonnegative().nullable(),
    }),
  ),
});
export type LabelPaper = z.infer<typeof labelPaperSchema>;

/** The papers of all files of a folder, one JSON object a line. @throws ZodError when one is none */
export function labelPapersIn(folder: string): LabelPaper[] {
  const files = readdirSync(folder).filter(name => name.endsWith('.jsonl'));
  const lines = files.sort().flatMap(name => readFileSync(join(folder, name), 'utf8').split('\n'));
  return lines.filter(line => line.trim() !== '').map(line => labelPaperSchema.parse(JSON.parse(line)));
}

/** What became of a field, and what was read for it beside which label. */
export type JudgedLabel = { name: string; judgement: FieldJudgement; read: string | null; label: string | null };

const ROW_HEIGHT = 20;
const LETTER_WIDTH = 8;
const VALUES_FROM = 400;

/** The paper as a table of two columns, as word processors make one: labels at the left, values at the right. */
function tableOf({ rows }: LabelPaper) {
  const runs: TextRun[] = rows.flatMap((row, at) =>
    row.map((text, column) => ({
      text,
      rect: { x: column * VALUES_FROM, y: at * ROW_HEIGHT, width: text.length * LETTER_WIDTH, height: 14 },
      fontSize: 14,
      fontWeight: 400,
      color: '#000000',
      tag: '',
      kind: 'text' as const,
      label: null,
      block: 2 * at + column,
      parent: 2 * at + column,
      cell: { table: 0, row: at, column, span: 1, header: column === 0 },
      inViewport: true,
      onTop: true,
    })),
  );
  return { runs, pairs: rows.map(([label, value]) => ({ label, value, source: 'dl' as const })) };
}

const plain = (text: string) => folded(text).replace(/\s/g, '');

/** Reads the fields of a paper: right is what stands in the row that is meant, or the part of it that has the field's form. */
export function judgeLabels(paper: LabelPaper): JudgedLabel[] {
  const fields = paper.fields.map(({ name, description }) => ({ name, description, required: true }));
  const read = extract(pageOf(tableOf(paper)), fields);
  return paper.fields.map(({ name, row }) => {
    const found = read.find(one => one.name === name);
    const stated = row === null ? undefined : paper.rows[row]?.[1];
    const isThere =
      found !== undefined &&
      stated !== undefined &&
      (plain(found.value) === plain(stated) || found.runs[0]?.cell?.row === row);
    const judgement =
      stated === undefined ? (found ? 'invented' : 'none') : !found ? 'missed' : isThere ? 'right' : 'wrong';
    return { name, judgement, read: found?.value ?? null, label: found?.label ?? null };
  });
}
