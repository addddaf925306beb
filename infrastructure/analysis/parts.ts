import type { EvidenceForAnalysis } from '../../application/ports/analyser.ts';
import type { Unreadable } from '../../application/ports/document-check.ts';
import type { PixelCheck } from '../../domain/inquiry/assessment.ts';
import type { Field } from '../../domain/inquiry/configuration.ts';
import type { EvidenceReading } from '../../domain/judging/findings.ts';
import type { LabelledValue, TextRun } from '../../domain/reading/page-snapshot.ts';
import type { TaughtReading } from '../../domain/teaching/taught-reading.ts';
import type { ProposedValue } from './model/model-answer.ts';
import type { ReadPicture } from './pixels/page-reader.ts';
import type { ClaimedValue } from './pixels/value-check.ts';

/** A document as text with places: one entry per page, from 1. */
export type DocumentPage = {
  page: number;
  runs: TextRun[];
  pairs: LabelledValue[];
  /** In the unit of the runs' places; none where these are no places on a sheet. */
  size?: { width: number; height: number };
  /** What its text was read from where that is a picture; none where the file holds it as text. */
  picture?: ReadPicture | null;
  /** Pixels of that picture for one unit of the runs' places; 1 without one. */
  scale?: number;
};

/** What a document says, and what speaks for or against its integrity. */
export type DocumentReading = {
  kind: 'pdf' | 'image' | 'text' | 'html' | 'csv' | 'word' | 'excel' | 'mail';
  pages: DocumentPage[];
  /** e.g. incremental_update, modified_after_creation, editor_producer, metadata_stripped; empty when nothing was found. */
  integrityFlags: string[];
  /** There is more in it than was read. */
  isCut: boolean;
  /** What is not shown of it, and should say the same: the text that a message has beside its HTML. */
  beside?: readonly DocumentPage[];
};

/**
 * Reads a document. Refusals (bombs, encrypted, unknown type) come back as a sentence, never as a throw. The words of whoever
 * asks help to tell the language of a picture.
 */
export type DocumentReader = {
  read(bytes: Uint8Array, contentType: string, words?: string): Promise<{ reading: DocumentReading } | DocumentRefusal>;
};

/** Why a document is not read: a sentence, and which of the causes it is. */
export type DocumentRefusal = { refused: string; why: Unreadable };

/** Says whether the pixels of a screenshot (a PNG), or of a page that was read from a picture, show a claimed value. */
export type PixelReader = {
  check(picture: Uint8Array | ReadPicture, scale: number, claims: readonly ClaimedValue[]): Promise<PixelCheck[]>;
};

/** A page of a document as a picture. */
export type DrawnPage = { mediaType: 'image/png' | 'image/jpeg'; bytes: Uint8Array };

/** Draws a page (from 1) of a PDF as somebody sees it who opens the file; null where it can't be drawn. */
export type DrawPage = (
  file: Pick<EvidenceForAnalysis, 'bytes' | 'contentType'>,
  page: number,
  signal: AbortSignal,
) => Promise<DrawnPage | null>;

/** What is read from one piece of evidence. */
export type Asked = {
  fields: readonly Field[];
  /** The customer's question: its words tell which of several records is meant. */
  query: string;
  /** Those of the guide that no asked field is about: labels that they name are read as well. */
  conditions: readonly string[];
  /** How people taught us to read pages of this site. */
  readings: readonly TaughtReading[];
  ai_instruction: string;
  /** What a model proposes for this piece. */
  proposals: readonly ProposedValue[];
  /** How much of its text is handed out for a model to read, in characters; 0: nothing is but this text. */
  excerpt: number;
};

/** Reads evidence where it can do no harm. */
export interface EvidenceReader {
  /**
   * @throws BrokenReader when this piece ended its reader twice; when the signal aborts; never for what it says.
   */
  read(evidence: EvidenceForAnalysis, asked: Asked, signal: AbortSignal): Promise<EvidenceReading>;
  close(): Promise<void>;
}
