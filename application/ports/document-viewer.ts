import type { StoredFile } from './evidence-store.ts';

/** A value that was read from a page of a document (from 1), to be marked there. */
export type ValueToMark = { value: string; label: string | null; page: number };

/** A part of a page, in shares of its width and height (0 to 1). */
export type PagePart = { x: number; y: number; width: number; height: number };

/** A piece of text, and which of the values it is, by its place in the list of those that were to be marked. */
export type MarkedText = { text: string; value: number | null };

/** What stands in one line or in one cell. */
export type TextLine = MarkedText[];

/** Text as it was read: a line, or the rows of a table. */
export type TextBlock = { line: TextLine } | { rows: TextLine[][] };

/** A page as it was read, from 1. `size`: of its sheet, in a unit of its own; null where it is text and has none; one with a size can be drawn. */
export type ViewedPage = {
  page: number;
  size: { width: number; height: number } | null;
  marks: (PagePart & { value: number })[];
  blocks: TextBlock[];
};

/** What kind of document it is, as its bytes say. */
export const VIEWED_KINDS = ['pdf', 'image', 'text', 'html', 'csv', 'word', 'excel', 'mail'] as const;
export type ViewedKind = (typeof VIEWED_KINDS)[number];

/** A document as somebody looks at it. Its text is untrusted. `isCut`: there is more in it than is shown. */
export type ViewedDocument = { kind: ViewedKind; isCut: boolean; pages: ViewedPage[] };

/** Reads and draws kept documents for whoever looks at them, where they can do no harm. */
export interface DocumentViewer {
  /** @throws DomainError CONFLICT, in a sentence, when it can't be read; when the signal aborts. */
  read(file: StoredFile, values: readonly ValueToMark[], signal: AbortSignal): Promise<ViewedDocument>;
  /**
   * A page (from 1) of a PDF as a picture, or one that is a picture in a Word or Excel file.
   * @throws DomainError CONFLICT, in a sentence, when it can't be drawn; when the signal aborts.
   */
  draw(file: StoredFile, page: number, signal: AbortSignal): Promise<StoredFile>;
  close(): Promise<void>;
}
