/** A rectangle in CSS pixels of the screenshot that was taken together with the snapshot. */
export type Rect = { x: number; y: number; width: number; height: number };

/** A cell of a table: which table, row and column (spans counted), and whether it is a header. */
export type CellPlace = { table: number; row: number; column: number; header: boolean; span: number };

/** A run of visible text and how it looks. */
export type TextRun = {
  text: string;
  rect: Rect;
  fontSize: number;
  fontWeight: number;
  color: string;
  tag: string;
  kind: 'text' | 'input';
  /** Label of an input. */
  label: string | null;
  /** Number of the block element that it stands in: runs of one block belong together. */
  block: number;
  /** Number of its parent element. */
  parent: number;
  cell: CellPlace | null;
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
  /** More runs stood there than are kept. */
  truncated: boolean;
  /** The snapshots taken just before and just after the screenshot said the same. */
  stable: boolean;
};
