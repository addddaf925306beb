import { HIDDEN_CELLS, PICTURE, PICTURED_WORDS, UNSEEN_PICTURES } from '../../../domain/judging/confidence.ts';
import type { DocumentPage } from '../parts.ts';
import type { PageReader } from '../pixels/page-reader.ts';
import { officeParts, TooLargeArchive } from './office-parts.ts';
import { createPictureReading, type KeptPicture, keptPictures } from './office-pictures.ts';
import { type Outcome, refusal } from './outcome.ts';
import { addsWords, lettersOfWords } from './pictured-words.ts';
import { wordPictures, workbookPictures } from './placed-pictures.ts';
import type { ReadText } from './text-documents.ts';
import { readWord } from './word-documents.ts';
import { readWorkbook, shownSheets } from './workbooks.ts';

/** A document of Office: its text, and the pictures that stand on each page of it. */
type OfficeDocument = { text: ReadText; pictures: KeptPicture[][]; isAllKept: boolean };

/** @throws TooLargeArchive; another error when it is damaged. */
function opened(type: 'word' | 'excel', bytes: Uint8Array): OfficeDocument {
  const parts = officeParts(bytes);
  const text = type === 'word' ? readWord(parts) : readWorkbook(parts);
  const placed = type === 'word' ? [wordPictures(parts)] : workbookPictures(parts, shownSheets(parts));
  const { kept, isAll } = keptPictures(bytes, placed);
  return { text, pictures: kept, isAllKept: isAll };
}

const textOf = (pages: readonly DocumentPage[]) => pages.flatMap(({ runs }) => runs.map(run => run.text)).join('\n');

/**
 * The pages of a document, each picture as one of its own behind the text that it stands in: a text that is cut in two is read
 * worse than one whose pictures follow it.
 */
async function readAll({ text, pictures, isAllKept }: OfficeDocument, readPage: PageReader) {
  const said = textOf(text.pages);
  const read = createPictureReading(readPage, said);
  const pages: DocumentPage[] = [];
  const pictured: DocumentPage[] = [];
  let isAll = isAllKept;
  for (const [at, page] of text.pages.entries()) {
    pages.push({ ...page, page: pages.length + 1 });
    for (const picture of pictures[at] ?? []) {
      const { page: shown, isRead } = await read(picture);
      isAll &&= isRead;
      pages.push({ ...shown, page: pages.length + 1 });
      pictured.push(shown);
    }
  }
  const shown = textOf(pictured);
  return {
    pages,
    isAll,
    isMostlyPictured: lettersOfWords(shown) > lettersOfWords(said),
    addsWords: addsWords(shown, said),
  };
}

/**
 * Reads Word and Excel with the pictures in them. What it needs is loaded for them alone: it takes as long as all else in a
 * reader's start.
 */
export async function readOffice(type: 'word' | 'excel', bytes: Uint8Array, readPage: PageReader): Promise<Outcome> {
  let document: OfficeDocument;
  try {
    document = opened(type, bytes);
  } catch (problem) {
    if (problem instanceof TooLargeArchive) return refusal('FILE_TOO_MUCH', problem.message);
    return refusal(
      'FILE_BROKEN',
      'The document is damaged and cannot be opened. Download it again from where it came from.',
    );
  }
  const { pages, isAll, isMostlyPictured, addsWords } = await readAll(document, readPage);
  const integrityFlags = document.text.hidesCells === true ? [HIDDEN_CELLS] : [];
  if (addsWords) integrityFlags.push(isMostlyPictured ? PICTURE : PICTURED_WORDS);
  if (!isAll) integrityFlags.push(UNSEEN_PICTURES);
  return { reading: { kind: type, pages, integrityFlags, isCut: document.text.isCut || !isAll } };
}

/** The picture that is a page (from 1) of a document of Office; null where that is text, or there is none. */
export function pictureOnPage(type: 'word' | 'excel', bytes: Uint8Array, page: number): KeptPicture | null {
  const { text, pictures } = opened(type, bytes);
  return text.pages.flatMap((_, at) => [null, ...(pictures[at] ?? [])])[page - 1] ?? null;
}
