import type {
  OfferedReading,
  Pointing,
  ReadValue,
  TeachablePage,
  TriedOnPage,
} from '../../application/ports/teaching-reader.ts';
import type { Extraction } from '../../domain/extraction/extract.ts';
import type { Field } from '../../domain/inquiry/configuration.ts';
import { fitInPages } from '../../domain/teaching/fit-pages.ts';
import { type Proposal, pointedAt } from '../../domain/teaching/pointed.ts';
import { type ReadablePage, readablePage, textOfPiece } from '../../domain/teaching/readable-page.ts';
import type { Reading } from '../../domain/teaching/taught-reading.ts';
import { type EvidenceText, type RawEvidence, type TextPage, textOf } from './evidence-text.ts';
import { seenInPicture } from './findings-in.ts';
import type { DocumentReader, PixelReader } from './parts.ts';

/** A longer list helps nobody who points. */
const MOST_TEXTS = 2_000;
const NO_PAGE = 'There is no such page in this evidence.';

/** Where a value stands, and what its pixels are looked at in. */
type Seen = { evidence: RawEvidence; page: TextPage; pixels: PixelReader };

async function valuesOf(found: readonly Extraction[], { evidence, page, pixels }: Seen): Promise<ReadValue[]> {
  const picture = page.page === null ? evidence.bytes : page.picture;
  const shown = page.page === null ? page.text.runs : null;
  const checks = picture === null ? [] : await seenInPicture(picture, page.scale, found, pixels, shown);
  return found.map(({ value, rect, runs, doubt }, at) => {
    const isCovered = runs.some(run => run.onTop === false);
    return { value, rect, doubt, isCovered, pixels: checks[at] ?? 'not_checked' };
  });
}

async function offersOf(proposals: readonly Proposal[], seen: Seen): Promise<OfferedReading[]> {
  const read = await valuesOf(
    proposals.map(({ found }) => found),
    seen,
  );
  return proposals.flatMap(({ reading }, at) => (read[at] === undefined ? [] : { reading, read: read[at] }));
}

/** @param others the other pages of a document, on none of which the same may lead to something else */
async function pointed(
  readable: ReadablePage,
  others: readonly ReadablePage[],
  { field, site, text }: Pointing,
  seen: Seen,
): Promise<TeachablePage['pointed']> {
  const piece = readable.pieces.slice(0, MOST_TEXTS)[text];
  if (piece === undefined) return null;
  const { misfit, proposals, value } = pointedAt(readable, piece, field, site);
  const alone = proposals.filter(({ reading }) => 'found' in fitInPages([readable, ...others], reading, field));
  const why = alone.length === 0 && proposals.length > 0 ? 'repeated' : misfit;
  return { value, misfit: why, offers: await offersOf(alone, seen) };
}

/**
 * Reads a captured page, or a page of a document, for somebody who teaches: every text on it, and what pointing at one
 * of them comes to.
 * @param number of the page, from 1; null for a captured page
 * @returns a sentence when the page can't be read.
 */
export async function teachPage(
  evidence: RawEvidence,
  number: number | null,
  pointing: Pointing | null,
  { documents, pixels }: { documents: DocumentReader; pixels: PixelReader },
): Promise<TeachablePage | { refused: string }> {
  const { pages, refused }: EvidenceText = await textOf(evidence, documents);
  const page = pages.find(one => one.page === number);
  if (page === undefined) return { refused: refused ?? NO_PAGE };
  const readable = readablePage(page.text);
  const others = () => pages.filter(one => one !== page).map(({ text }) => readablePage(text));
  const seen = { evidence, page, pixels };
  return {
    texts: readable.pieces.slice(0, MOST_TEXTS).map(piece => ({ text: textOfPiece(piece), rect: piece.rect })),
    scale: page.page === null ? page.scale : 1,
    pages: pages.length,
    size: page.size,
    pointed: pointing === null ? null : await pointed(readable, others(), pointing, seen),
  };
}

/** What a reading of this field comes to on a captured page or in a document. @returns a sentence when it can't be read. */
export async function tryOnPage(
  evidence: RawEvidence,
  reading: Reading,
  field: Field,
  { documents, pixels }: { documents: DocumentReader; pixels: PixelReader },
): Promise<TriedOnPage | { refused: string }> {
  const { pages, refused } = await textOf(evidence, documents);
  if (pages.length === 0) return { refused: refused ?? NO_PAGE };
  const readable = pages.map(({ text }) => readablePage(text));
  const outcome = fitInPages(readable, reading, field);
  if ('misfit' in outcome) return outcome;
  const page = pages[outcome.at];
  if (page === undefined) return { refused: NO_PAGE };
  const [read] = await valuesOf([outcome.found], { evidence, page, pixels });
  return read === undefined ? { misfit: 'moved' } : { read };
}
