import type { PositionedText } from '../../../domain/extraction/candidates/candidates-of.ts';
import type { PageRegion, RegionKind, TextRun } from '../../../domain/reading/page-snapshot.ts';
import { plainRun } from '../../support/plain-run.ts';

/** Label and value, one after the other. */
export type Row = readonly [label: string, value: string];
/** How label and value stand to each other. */
export const LAYOUTS = ['beside', 'colon', 'below'] as const;
export type Layout = (typeof LAYOUTS)[number];

/** A part of a drawn page: what heads it, what kind of region it is, and its rows. */
export type DrawnPart = {
  kind?: RegionKind | null;
  heading?: string;
  rows: readonly Row[];
  look?: Partial<TextRun>;
};

const LINE = 40;

/** Draws parts below each other as the snapshot of a page that was rendered, without a browser. */
export function drawnPage(parts: readonly DrawnPart[], layout: Layout): PositionedText {
  const runs: TextRun[] = [];
  const regions: PageRegion[] = [];
  let y = 20;
  let block = 0;
  const draw = (text: string, x: number, region: number | null, look: Partial<TextRun>) => {
    block += 1;
    runs.push(plainRun(text, { x, y, width: 9 * text.length, block }, { region, ...look }));
  };
  for (const { kind = null, heading, rows, look = {} } of parts) {
    let region: number | null = null;
    if (kind !== null) {
      regions.push({ kind, name: null, parent: null });
      region = regions.length - 1;
    }
    if (heading !== undefined) {
      draw(heading, 20, region, { tag: 'h2', fontSize: 22, fontWeight: 700, heading: 2 });
      y += 2 * LINE;
    }
    for (const [label, value] of rows) {
      if (layout === 'colon') draw(`${label}: ${value}`, 20, region, look);
      else {
        draw(label, 20, region, { color: 'rgb(110, 110, 110)' });
        if (layout === 'below') y += 20;
        draw(value, layout === 'below' ? 20 : 220, region, { fontWeight: 600, ...look });
      }
      y += LINE * (layout === 'below' ? 2 : 1);
    }
    y += 3 * LINE;
  }
  return { runs, pairs: [], regions };
}
