import type { DrawnPage, DrawPage } from '../../infrastructure/analysis/parts.ts';
import { drawDocument } from '../../infrastructure/viewing/draw-document.ts';

/** Draws the pages of one case, each once, in this process: cases come from people whom we know. */
export function drawHere(): DrawPage {
  const known = new Map<number, Promise<DrawnPage | null>>();
  const drawn = async (bytes: Uint8Array, contentType: string, page: number): Promise<DrawnPage | null> => {
    const outcome = await drawDocument(bytes, contentType, page);
    return 'refused' in outcome ? null : { mediaType: outcome.contentType, bytes: outcome.picture };
  };
  return ({ bytes, contentType }, page) => {
    const picture = known.get(page) ?? drawn(bytes, contentType, page);
    known.set(page, picture);
    return picture;
  };
}
