import type { Rect, TextRun } from '../../domain/reading/page-snapshot.ts';
import type { PictureSize } from './picture-size.ts';

function middleIsInside({ x, y, width, height }: Rect, area: PictureSize): boolean {
  const [middleX, middleY] = [x + width / 2, y + height / 2];
  return middleX >= 0 && middleY >= 0 && middleX < area.width && middleY < area.height;
}

/** The runs that the screenshot shows: what stands outside the picture is no evidence. */
export function shownRuns(runs: readonly TextRun[], png: PictureSize, scale: number): TextRun[] {
  const area = { width: png.width / scale, height: png.height / scale };
  return runs.filter(run => middleIsInside(run.rect, area));
}
