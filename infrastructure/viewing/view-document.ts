import type { TextBlock, ValueToMark, ViewedDocument, ViewedPage } from '../../application/ports/document-viewer.ts';
import type { PositionedText } from '../../domain/extraction/candidates/candidates-of.ts';
import { boundText } from '../analysis/bounds.ts';
import type { DocumentPage, DocumentReader } from '../analysis/parts.ts';
import { markedPlaces, partOf } from './marked-places.ts';
import { textBlocks } from './text-blocks.ts';

/** What a person looks through; the file itself has the rest. */
const MOST_TEXT = { runs: 10_000, pairs: 5_000, characters: 200_000 };
/** A cell may stand in a column of any number: rows are no longer than this. */
const MOST_CELLS = 100;

const shortened = (block: TextBlock): TextBlock =>
  'line' in block ? block : { rows: block.rows.map(row => row.slice(0, MOST_CELLS)) };

type BoundedPage = Pick<DocumentPage, 'page' | 'size'> & { text: PositionedText };

function viewedPage({ page, size, text }: BoundedPage, values: readonly ValueToMark[]): ViewedPage {
  const here = values.map((value, at) => ({ value, at })).filter(({ value }) => value.page === page);
  const places = markedPlaces(text, here);
  return {
    page,
    size: size ?? null,
    marks: size === undefined ? [] : places.map(({ rect, value }) => ({ value, ...partOf(rect, size) })),
    blocks: textBlocks(text.runs, places).map(shortened),
  };
}

/**
 * A document as somebody looks at it: its pages with their text, and where the values stand that were read from them.
 * @returns a sentence when it can't be read.
 */
export async function viewDocument(
  bytes: Uint8Array,
  contentType: string,
  values: readonly ValueToMark[],
  documents: DocumentReader,
): Promise<ViewedDocument | { refused: string }> {
  const outcome = await documents.read(bytes, contentType);
  if ('refused' in outcome) return outcome;
  const { isCut, kind, pages } = outcome.reading;
  const bounding = boundText(MOST_TEXT);
  const viewed = pages.map(page => viewedPage({ ...page, text: bounding.page(page) }, values));
  return { kind, isCut: isCut || bounding.isCut, pages: viewed };
}
