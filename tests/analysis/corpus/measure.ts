import { type Extraction, extract } from '../../../domain/extraction/extract.ts';
import { pageOf } from '../../../domain/extraction/page.ts';
import { folded } from '../../../domain/reading/text.ts';
import type { CorpusPage, ExpectedField } from './corpus.ts';

/** What became of a field: right, rightly empty, wrongly filled, missed, or filled with another value. */
export type Judgement = 'right' | 'empty' | 'invented' | 'missed' | 'wrong';

export type Measured = {
  page: CorpusPage;
  field: ExpectedField;
  found: Extraction | undefined;
  judgement: Judgement;
};

const plain = (text: string) => folded(text).replace(/\s/g, '');

function judge(field: ExpectedField, value: string | undefined): Judgement {
  if (field.expected.length === 0) return value === undefined ? 'empty' : 'invented';
  if (value === undefined) return 'missed';
  return field.expected.some(expected => plain(expected) === plain(value)) ? 'right' : 'wrong';
}

/** Extracts every page and judges every field; also how many milliseconds of a processor each page took. */
export function measure(pages: readonly CorpusPage[]): { fields: Measured[]; pageMs: number[] } {
  const fields: Measured[] = [];
  const pageMs: number[] = [];
  for (const page of pages) {
    const before = process.cpuUsage();
    const extractions = extract(pageOf(page.snapshot), page.fields);
    const { user, system } = process.cpuUsage(before);
    pageMs.push((user + system) / 1000);
    for (const field of page.fields) {
      const found = extractions.find(extraction => extraction.name === field.name);
      fields.push({ page, field, found, judgement: judge(field, found?.value) });
    }
  }
  return { fields, pageMs };
}

/** Counts and shares of a group of fields. */
export function summary(fields: readonly Measured[]) {
  const count = (judgement: Judgement) => fields.filter(field => field.judgement === judgement).length;
  const [right, empty, invented, missed, wrong] = (['right', 'empty', 'invented', 'missed', 'wrong'] as const).map(
    count,
  ) as [number, number, number, number, number];
  const bad = (field: Measured) => field.judgement === 'wrong' || field.judgement === 'invented';
  const sure = fields.filter(field => (field.found?.score ?? 0) >= 0.65);
  return {
    right,
    empty,
    invented,
    missed,
    wrong,
    recall: right / (right + missed + wrong),
    precision: right / (right + wrong + invented),
    sure: sure.length,
    sureAndBad: sure.filter(bad).length,
  };
}
