import { lengthInPoints } from './vml-length.ts';
import { walk } from './walk-part.ts';

/** A picture where a part places it: the id of its relationship, and its size on paper in points; null: not told. */
export type DrawnPicture = { id: string; size: { width: number; height: number } | null };

/** Elements whose content is not shown: what older programs show instead, and what was taken out. */
export const SILENT: ReadonlySet<string> = new Set(['mc:Fallback', 'w:del', 'w:moveFrom', 'w:comment']);
const EMU_A_POINT = 12_700;
/** Pictures themselves, and what they fill: the ground of a shape, of a page, of a sheet. The PNG in the place of an SVG stands for it. */
const PICTURE_TAGS: ReadonlySet<string> = new Set(['a:blip', 'v:imagedata', 'v:fill', 'picture']);
/** What may be laid out with a size of its own. */
const PLACES: ReadonlySet<string> = new Set([
  'w:drawing',
  'w:pict',
  'w:object',
  'xdr:twoCellAnchor',
  'xdr:oneCellAnchor',
  'xdr:absoluteAnchor',
]);
const isOff = (value: string) => /^(0|false|off)$/i.test(value);

function sizeOf(width: number, height: number): DrawnPicture['size'] {
  return width > 0 && height > 0 ? { width, height } : null;
}

/**
 * The pictures that a part shows, in its order: drawings (ISO/IEC 29500-1, 20), with what they are filled with, and those of
 * older programs (VML). What is deleted or hidden shows none.
 */
export function drawnPictures(part: string): DrawnPicture[] {
  const drawn: DrawnPicture[] = [];
  const silent: string[] = [];
  let size: DrawnPicture['size'] = null;
  let [first, isVanished, inRun] = [0, false, false];
  walk(part, {
    open(name, attributes) {
      if (SILENT.has(name)) silent.push(name);
      if (silent.length > 0) return;
      const { cx, cy, style, 'w:val': value = '' } = attributes;
      if (name === 'w:r') [inRun, isVanished] = [true, false];
      if (inRun && (name === 'w:vanish' || name === 'w:webHidden')) isVanished = !isOff(value);
      if (PLACES.has(name)) [first, size] = [drawn.length, null];
      if (name === 'wp:extent' || name === 'xdr:ext') size = sizeOf(Number(cx) / EMU_A_POINT, Number(cy) / EMU_A_POINT);
      if (name.startsWith('v:') && style !== undefined)
        size = sizeOf(lengthInPoints(style, 'width'), lengthInPoints(style, 'height'));
      if (name === 'a:ext' && cx !== undefined) {
        // A picture between two cells has its size behind it.
        const last = drawn.length > first ? drawn.at(-1) : undefined;
        if (last !== undefined) last.size ??= sizeOf(Number(cx) / EMU_A_POINT, Number(cy) / EMU_A_POINT);
      }
      const { 'r:embed': embedded, 'r:link': linked, 'r:id': related, 'o:relid': old } = attributes;
      const id = embedded ?? linked ?? related ?? old;
      if (PICTURE_TAGS.has(name) && id !== undefined && id !== '' && !isVanished) drawn.push({ id, size });
    },
    close(name) {
      if (silent.length > 0 && name === silent.at(-1)) silent.pop();
      else if (name === 'w:r') [inRun, isVanished] = [false, false];
    },
  });
  return drawn;
}
