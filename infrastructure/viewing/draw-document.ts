import { fileTypeOf } from '../../application/file-type.ts';
import type { DrawnPage } from './draw-page.ts';

/**
 * A page (from 1) of a document as a picture: one of a PDF is drawn, and one of a Word or Excel file is the picture that stands
 * there, as the file holds it.
 * @returns a sentence when there is none.
 */
export async function drawDocument(
  bytes: Uint8Array,
  contentType: string,
  page: number,
): Promise<DrawnPage | { refused: string }> {
  const type = fileTypeOf(bytes, contentType);
  if (type !== 'word' && type !== 'excel') {
    const { drawPage } = await import('./draw-page.ts');
    return drawPage(bytes, page);
  }
  const { pictureOnPage } = await import('../analysis/documents/office-documents.ts');
  const picture = pictureOnPage(type, bytes, page);
  if (picture === null) return { refused: 'This page is text, of which there is no picture.' };
  return { contentType: `image/${picture.type}`, picture: picture.bytes };
}
