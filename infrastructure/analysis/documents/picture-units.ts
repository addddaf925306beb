import type { TextRun } from '../../../domain/reading/page-snapshot.ts';
import { usualSize } from '../../../domain/reading/usual-size.ts';
import { layOut, type Word } from './text-lines.ts';

/** What letters of a page are usually set in, in CSS pixels: the distances between labels and values are told in these. */
const USUAL_SIZE = 13;

/**
 * The runs of a page that was read off a picture, as large as if a site showed it: a scan has as many pixels as its scanner makes.
 * @param words with their places in the picture
 * @returns `scale`: pixels of the picture for one unit of the runs' places
 */
export function layOutPicture(words: readonly Word[]): { runs: TextRun[]; scale: number } {
  const scale = (usualSize(words) || USUAL_SIZE) / USUAL_SIZE;
  const inUnits = words.map(word => ({
    ...word,
    x: word.x / scale,
    y: word.y / scale,
    width: word.width / scale,
    height: word.height / scale,
    fontSize: word.fontSize / scale,
  }));
  return { runs: layOut(inUnits), scale };
}
