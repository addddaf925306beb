import type { Field } from '../../../domain/inquiry/configuration.ts';
import type { CellPlace, PageRegion, RegionKind, TextRun } from '../../../domain/reading/page-snapshot.ts';
import { type Fit, fit } from '../../../domain/teaching/fit.ts';
import { type Pointed, pointedAt } from '../../../domain/teaching/pointed.ts';
import { type ReadablePage, readablePage } from '../../../domain/teaching/readable-page.ts';
import type { Reading } from '../../../domain/teaching/taught-reading.ts';
import { plainRun } from '../../support/plain-run.ts';
import { present } from '../../support/present.ts';

export const SITE = 'gym.example';
const GREY = { color: 'rgb(120, 120, 120)' };

/** A text at a place, as it stands on a page of these tests. */
export function text(words: string, x: number, y: number, look: Partial<TextRun> = {}): TextRun {
  const block = 1000 * y + x;
  return plainRun(words, { x, y, width: 8 * words.length, block }, look);
}

export const label = (words: string, x: number, y: number, look: Partial<TextRun> = {}) =>
  text(words, x, y, { ...GREY, ...look });

export const cell = (table: number, row: number, column: number): { cell: CellPlace } => ({
  cell: { table, row, column, header: false, span: 1 },
});

export function pageWith(runs: TextRun[], kinds: RegionKind[] = []): ReadablePage {
  const regions: PageRegion[] = kinds.map(kind => ({ kind, name: null, parent: null }));
  return readablePage({ runs, pairs: [], regions });
}

export const field = (name: string): Field => ({ name, description: '', required: true });

/** What pointing at these words as the value of a field comes to. */
export function point(page: ReadablePage, words: string, name: string): Pointed {
  const piece = present(page.pieces.find(one => one.text === words));
  return pointedAt(page, piece, field(name), SITE);
}

/** The first reading that pointing at these words offers. */
export const taught = (page: ReadablePage, words: string, name: string): Reading =>
  present(point(page, words, name).proposals[0]).reading;

/** What the reading finds on the page, or why nothing. */
export function read(page: ReadablePage, reading: Reading): string {
  const outcome: Fit = fit(page, reading, field(reading.field));
  return 'found' in outcome ? outcome.found.value : `! ${outcome.misfit}`;
}
