import type { LabelledValue, Rect, TextRun } from '../../application/ports/page-snapshot.ts';
import type { PixelCheck } from '../../domain/inquiry/assessment.ts';

/** A document as text with places: one entry per page, from 1. */
export type DocumentPage = { page: number; runs: TextRun[]; pairs: LabelledValue[] };

/** What a document says, and what speaks for or against its integrity. */
export type DocumentReading = {
  kind: 'pdf' | 'image' | 'text' | 'html' | 'csv';
  pages: DocumentPage[];
  /** e.g. incremental_update, modified_after_creation, editor_producer, metadata_stripped; empty when nothing was found. */
  integrityFlags: string[];
};

/** Reads a document in a guarded way. Refusals (bombs, encrypted, unknown type) come back as a sentence, never as a throw. */
export interface DocumentReader {
  read(
    bytes: Uint8Array,
    contentType: string,
    signal: AbortSignal,
  ): Promise<{ reading: DocumentReading } | { refused: string }>;
  close(): Promise<void>;
}

/** Says whether the pixels of a screenshot show a claimed value. */
export interface PixelReader {
  check(
    png: Uint8Array,
    scale: number,
    claims: readonly { value: string; rect: Rect; fontSize: number; input: boolean }[],
    signal: AbortSignal,
  ): Promise<PixelCheck[]>;
  close(): Promise<void>;
}
