import type { PositionedText } from '../../domain/extraction/candidates/candidates-of.ts';
import type { SnapshotFacts } from '../../domain/judging/findings.ts';
import type { PageSnapshot } from '../../domain/reading/page-snapshot.ts';
import { boundText } from './bounds.ts';
import type { DocumentReader } from './parts.ts';
import { pictureScale, pngSize } from './picture-size.ts';
import type { ReadPicture } from './pixels/page-reader.ts';
import { shownRuns } from './screenshot-area.ts';

/** A piece of evidence as it reaches its reader. */
export type RawEvidence = {
  type: 'screenshot' | 'document';
  sourceUrl: string;
  contentType: string;
  bytes: Uint8Array;
  /** JSON of a `PageSnapshot`; null when there is none. */
  snapshot: Uint8Array | null;
};

/** One page of a document (from 1) with the picture that it was read from, or the whole of a screenshot (`page` is null). */
export type TextPage = {
  page: number | null;
  text: PositionedText;
  picture: ReadPicture | null;
  /** Pixels of that picture, or of the screenshot, for one unit of the text's places: a CSS pixel. */
  scale: number;
  /** Of a document's page, in the unit of the places of its text; null where these are no places on a sheet. */
  size: { width: number; height: number } | null;
};

/** The text of one piece of evidence, with places, within bounds. */
export type EvidenceText = {
  pages: TextPage[];
  integrityFlags: string[];
  /** Why nothing could be read, as a sentence; null when it could. */
  refused: string | null;
  isCut: boolean;
  snapshot: SnapshotFacts | null;
  /** What is not shown of a document, and should say the same. */
  beside: PositionedText[];
};

const NO_SNAPSHOT = 'The screenshot was stored without the text of its page.';

function refusal(refused: string): EvidenceText {
  return { pages: [], integrityFlags: [], refused, isCut: false, snapshot: null, beside: [] };
}

function textOfScreenshot({ bytes, snapshot: stored }: RawEvidence): EvidenceText {
  if (stored === null) return refusal(NO_SNAPSHOT);
  const size = pngSize(bytes);
  if (!size) return refusal('The screenshot is not a PNG picture.');
  // As it was checked when it was taken.
  const snapshot = JSON.parse(new TextDecoder().decode(stored)) as PageSnapshot;
  const { url, stable, truncated, viewport, runs, pairs, regions } = snapshot;
  const scale = pictureScale(size, viewport, snapshot.scale);
  const bounding = boundText();
  const text = bounding.page({ runs: shownRuns(runs, size, scale), pairs, regions });
  return {
    pages: [{ page: null, text, picture: null, scale, size: null }],
    integrityFlags: [],
    refused: null,
    isCut: bounding.isCut,
    snapshot: { url, stable, truncated },
    beside: [],
  };
}

async function textOfDocument(
  { bytes, contentType }: RawEvidence,
  documents: DocumentReader,
  words: string,
): Promise<EvidenceText> {
  const answer = await documents.read(bytes, contentType, words);
  if ('refused' in answer) return refusal(answer.refused);
  const { pages, integrityFlags, isCut, beside = [] } = answer.reading;
  const bounding = boundText();
  const bounded = pages.map(({ page, runs, pairs, picture = null, scale = 1, size = null }) => {
    return { page, text: bounding.page({ runs, pairs }), picture, scale, size };
  });
  return {
    pages: bounded,
    integrityFlags,
    refused: null,
    isCut: isCut || bounding.isCut,
    snapshot: null,
    beside: beside.map(page => boundText().page(page)),
  };
}

/** Reads the text of a piece of evidence. @param words of whoever asks */
export async function textOf(evidence: RawEvidence, documents: DocumentReader, words = ''): Promise<EvidenceText> {
  return evidence.type === 'document' ? textOfDocument(evidence, documents, words) : textOfScreenshot(evidence);
}
