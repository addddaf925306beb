/** A rectangle in CSS pixels of the screenshot that was taken together with the snapshot. */
export type Rect = { x: number; y: number; width: number; height: number };

/** A cell of a table: which table, row and column (spans counted), and whether it is a header. */
export type CellPlace = { table: number; row: number; column: number; header: boolean; span: number };

/**
 * What a part of a page is, by its element, its role or its looks. `card`: a box with a frame, a shadow or a ground of its
 * own; `item`: one of several that are built alike; `row`: of a table or grid; `editable`: whoever looks at it may write;
 * `remark`: the page marks it as written by one who uses the site; `promotion`: as an advert.
 */
export const REGION_KINDS = [
  'main',
  'navigation',
  'banner',
  'footer',
  'aside',
  'section',
  'article',
  'form',
  'dialog',
  'frame',
  'figure',
  'quotation',
  'table',
  'row',
  'item',
  'card',
  'editable',
  'remark',
  'promotion',
] as const;
export type RegionKind = (typeof REGION_KINDS)[number];

/** A part of a page that holds together. */
export type PageRegion = {
  kind: RegionKind;
  /** What the page calls it for those who cannot see it (`aria-label`, `aria-labelledby`, `caption`, `legend`). */
  name: string | null;
  /** Number of the region around it, less than its own; null when there is none. */
  parent: number | null;
};

/** A run of visible text and how it looks. */
export type TextRun = {
  text: string;
  rect: Rect;
  fontSize: number;
  fontWeight: number;
  color: string;
  /** The plain colour that it lies on; undefined where a picture may lie there, or nobody looked. */
  ground?: string | undefined;
  /** A line is drawn through it; undefined where none is, or nobody looked. */
  struck?: boolean | undefined;
  tag: string;
  kind: 'text' | 'input';
  /** Label of an input. */
  label: string | null;
  /** Number of the block element that it stands in: runs of one block belong together. */
  block: number;
  /** Number of its parent element. */
  parent: number;
  cell: CellPlace | null;
  /** Number of the innermost region around it; null when there is none, undefined where nobody looked for regions. */
  region?: number | null | undefined;
  /** Level of the heading that it stands in, 1 to 6; undefined in none. */
  heading?: number | undefined;
  /** Of an input: whoever looks at the page may change it; undefined where nobody looked. */
  editable?: boolean | undefined;
  inViewport: boolean;
  /** false: something else lies on top of its middle; null: outside the viewport, not tested. */
  onTop: boolean | null;
};

/** A label and its value where the page's own markup says so (`dl`, `label`). */
export type LabelledValue = { label: string; value: string; source: 'dl' | 'label' };

/** What a page says and where, read from its DOM at the moment of a screenshot. Untrusted input. */
export type PageSnapshot = {
  url: string;
  title: string;
  viewport: { width: number; height: number };
  /** Device pixels per CSS pixel of the screenshot. */
  scale: number;
  runs: TextRun[];
  pairs: LabelledValue[];
  /** In the order of the page; undefined in snapshots that were taken before there were any. */
  regions?: PageRegion[] | undefined;
  /** More runs stood there than are kept. */
  truncated: boolean;
  /** The snapshots taken just before and just after the screenshot said the same. */
  stable: boolean;
};
