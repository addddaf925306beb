import type {
  OfferedReading,
  Pointing,
  ReadValue,
  TeachablePage,
  TriedOnPage,
} from '../../application/ports/teaching-reader.ts';
import type { Extraction } from '../../domain/extraction/extract.ts';
import type { Field } from '../../domain/inquiry/configuration.ts';
import { fit } from '../../domain/teaching/fit.ts';
import { type Proposal, pointedAt } from '../../domain/teaching/pointed.ts';
import { type ReadablePage, readablePage, textOfPiece } from '../../domain/teaching/readable-page.ts';
import type { Reading } from '../../domain/teaching/taught-reading.ts';
import { type RawEvidence, textOf } from './evidence-text.ts';
import { seenInPicture } from './findings-in.ts';
import type { DocumentReader, PixelReader } from './parts.ts';

/** A longer list helps nobody who points. */
const MOST_TEXTS = 2_000;
const NO_PAGE = 'There is no page in this evidence.';

async function valuesOf(
  found: readonly Extraction[],
  { bytes }: RawEvidence,
  scale: number,
  pixels: PixelReader,
): Promise<ReadValue[]> {
  const checks = await seenInPicture(bytes, scale, found, pixels);
  return found.map(({ value, rect, runs, doubt }, at) => {
    const isCovered = runs.some(run => run.onTop === false);
    return { value, rect, doubt, isCovered, pixels: checks[at] ?? 'not_checked' };
  });
}

async function offersOf(
  proposals: readonly Proposal[],
  ...seenIn: [RawEvidence, number, PixelReader]
): Promise<OfferedReading[]> {
  const read = await valuesOf(
    proposals.map(({ found }) => found),
    ...seenIn,
  );
  return proposals.flatMap(({ reading }, at) => (read[at] === undefined ? [] : { reading, read: read[at] }));
}

async function pointed(
  readable: ReadablePage,
  { field, site, text }: Pointing,
  evidence: RawEvidence,
  scale: number,
  pixels: PixelReader,
): Promise<TeachablePage['pointed']> {
  const piece = readable.pieces.slice(0, MOST_TEXTS)[text];
  if (piece === undefined) return null;
  const { misfit, proposals, value } = pointedAt(readable, piece, field, site);
  return { value, misfit, offers: await offersOf(proposals, evidence, scale, pixels) };
}

/**
 * Reads a captured page for somebody who teaches: every text on it, and what pointing at one of them comes to.
 * @returns a sentence when the page can't be read.
 */
export async function teachPage(
  evidence: RawEvidence,
  pointing: Pointing | null,
  { documents, pixels }: { documents: DocumentReader; pixels: PixelReader },
): Promise<TeachablePage | { refused: string }> {
  const { pages, refused, scale } = await textOf(evidence, documents);
  const [page] = pages;
  if (page === undefined) return { refused: refused ?? NO_PAGE };
  const readable = readablePage(page.text);
  return {
    texts: readable.pieces.slice(0, MOST_TEXTS).map(piece => ({ text: textOfPiece(piece), rect: piece.rect })),
    scale,
    pointed: pointing === null ? null : await pointed(readable, pointing, evidence, scale, pixels),
  };
}

/** What a reading of this field comes to on a captured page. @returns a sentence when the page can't be read. */
export async function tryOnPage(
  evidence: RawEvidence,
  reading: Reading,
  field: Field,
  { documents, pixels }: { documents: DocumentReader; pixels: PixelReader },
): Promise<TriedOnPage | { refused: string }> {
  const { pages, refused, scale } = await textOf(evidence, documents);
  const [page] = pages;
  if (page === undefined) return { refused: refused ?? NO_PAGE };
  const outcome = fit(readablePage(page.text), reading, field);
  if ('misfit' in outcome) return outcome;
  const [read] = await valuesOf([outcome.found], evidence, scale, pixels);
  return read === undefined ? { misfit: 'moved' } : { read };
}
