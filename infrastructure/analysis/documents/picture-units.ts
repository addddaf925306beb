import type { TextRun } from '../../../domain/reading/page-snapshot.ts';
import { usualSize } from '../../../domain/reading/usual-size.ts';
import { layOut, type Word } from './text-lines.ts';

/** What letters of a page are usually set in, in CSS pixels: the distances between labels and values are told in these. */
const USUAL_SIZE = 13;

/** A word with its place in a picture that is so many times as large. */
export const enlarged = (word: Word, times: number): Word => ({
  ...word,
  x: word.x * times,
  y: word.y * times,
  width: word.width * times,
  height: word.height * times,
  fontSize: word.fontSize * times,
});

/**
 * The runs of a page that was read off a picture, as large as if a site showed it: a scan has as many pixels as its scanner makes.
 * @param words with their places in the picture
 * @returns `scale`: pixels of the picture for one unit of the runs' places
 */
export function layOutPicture(words: readonly Word[]): { runs: TextRun[]; scale: number } {
  const scale = (usualSize(words) || USUAL_SIZE) / USUAL_SIZE;
  return { runs: layOut(words.map(word => enlarged(word, 1 / scale))), scale };
}
