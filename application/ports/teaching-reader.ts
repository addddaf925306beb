import type { Doubt } from '../../domain/extraction/doubt.ts';
import type { PixelCheck } from '../../domain/inquiry/assessment.ts';
import type { Field } from '../../domain/inquiry/configuration.ts';
import type { Rect } from '../../domain/reading/page-snapshot.ts';
import type { Misfit } from '../../domain/teaching/misfit.ts';
import type { Reading } from '../../domain/teaching/taught-reading.ts';
import type { StoredFile } from './evidence-store.ts';

/** A captured page as it is kept: its picture, and what its page said (JSON of a `PageSnapshot`). */
type KeptScreen = { sourceUrl: string; picture: Uint8Array; snapshot: Uint8Array };

/** A document as it is kept, and which of its pages is pointed at, from 1. */
type KeptDocument = { sourceUrl: string; file: StoredFile; page: number };

/** What values are pointed at on. */
export type KeptPage = KeptScreen | KeptDocument;

/** A text of a page that may be pointed at, and where it stands: in CSS pixels, or in the unit of a document's `size`. */
export type PageText = { text: string; rect: Rect };

/** A value that is pointed at: the text by its place in the list of the page's texts, and what it is the value of. */
export type Pointing = { text: number; field: Field; site: string };

/** What a reading comes to on the page, with the checks that the analysis makes of it. */
export type ReadValue = {
  value: string;
  rect: Rect;
  pixels: PixelCheck;
  doubt: Doubt | null;
  /** Something else lies on top of it. */
  isCovered: boolean;
};

/** A reading that leads back to what was pointed at. */
export type OfferedReading = { reading: Reading; read: ReadValue };

export type TeachablePage = {
  /** In the order of the page. */
  texts: PageText[];
  /** Pixels of the picture for each CSS pixel. */
  scale: number;
  /** How many a document has; 1 of a captured page. */
  pages: number;
  /** Of a page of a document, in the unit of the places of its texts; null of a captured page. */
  size: { width: number; height: number } | null;
  /** null: nothing was pointed at. `misfit`: why the likeliest label does not lead back to it, where none does. */
  pointed: { value: string; offers: OfferedReading[]; misfit: Misfit | null } | null;
};

/** What a reading that stands comes to on a page: a value, or why it does not fit. */
export type TriedOnPage = { read: ReadValue } | { misfit: Misfit };

/** Reads kept pages for whoever teaches, where they can do no harm. */
export interface TeachingReader {
  /**
   * What stands on a page, and what pointing at a text of it comes to.
   * @throws DomainError CONFLICT when the page can't be read
   */
  look(page: KeptPage, pointing: Pointing | null): Promise<TeachablePage>;
  /**
   * What a reading of this field comes to on a captured page, or in the whole of a document.
   * @throws DomainError CONFLICT when the page can't be read
   */
  try(page: KeptPage, reading: Reading, field: Field): Promise<TriedOnPage>;
  close(): Promise<void>;
}
