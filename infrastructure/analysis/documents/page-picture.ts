import { isGrainy, withoutGrain } from '../pixels/grain.ts';
import type { GreyImage } from '../pixels/grey-image.ts';
import type { Box, Matrix } from './matrix.ts';
import type { PlacedImage } from './page-walk.ts';

/** Pixels that a page may have to be read: A4 at 200 dpi. More does not read better. */
const MOST_PIXELS = 4_200_000;
/** Pixels a point at least: small letters are read worse. */
const LEAST_SCALE = 2;
/** Images smaller than this share of the page are logos and stamps. */
const LEAST_SHARE = 0.25;
const WHITE = 255;

const areaOf = ({ left, top, right, bottom }: Box) => Math.max(0, right - left) * Math.max(0, bottom - top);

/** Share of the page that its images cover, where they do not overlap. */
export function picturedShare(images: readonly PlacedImage[], page: { width: number; height: number }): number {
  const covered = images.reduce((sum, { box }) => sum + areaOf(box), 0);
  return Math.min(1, covered / Math.max(1, page.width * page.height));
}

/** Whether a page's images hold what the page says. */
export function isPictured(images: readonly PlacedImage[], page: { width: number; height: number }): boolean {
  return picturedShare(images, page) >= LEAST_SHARE;
}

/** A page as its images show it. */
export type LaidPicture = GreyImage & {
  /** Grain was taken away, in which letters may be read as others. */
  isGrainy: boolean;
};

/**
 * The images of a page as one picture, as they lie on it: a scan may come in strips, and upside down.
 * @param decoded what `source` of each image stands for; null where it can't be had
 * @returns the picture, and its pixels a point
 */
export function pagePicture(
  images: readonly { placed: PlacedImage; decoded: GreyImage | null }[],
  page: { width: number; height: number },
): { image: LaidPicture; scale: number } {
  const native = Math.max(
    LEAST_SCALE,
    ...images.map(({ placed: { matrix }, decoded }) => {
      return decoded === null ? 0 : decoded.width / Math.max(1, Math.hypot(matrix[0], matrix[1]));
    }),
  );
  const scale = Math.min(native, Math.sqrt(MOST_PIXELS / Math.max(1, page.width * page.height)));
  const width = Math.max(1, Math.round(page.width * scale));
  const height = Math.max(1, Math.round(page.height * scale));
  const grainy = images.some(({ decoded }) => decoded !== null && isGrainy(decoded));
  const image = { width, height, data: new Uint8Array(width * height).fill(WHITE), isGrainy: grainy };
  // Pixels that are laid several times look smoother than they are.
  for (const { placed, decoded } of images) if (decoded !== null) lay(image, scale, placed, withoutGrain(decoded));
  return { image, scale };
}

/** Lays an image on the page: each pixel is the mean of those of the image that fall on it, and of one at least. */
function lay(page: GreyImage, scale: number, { matrix, box }: PlacedImage, decoded: GreyImage): void {
  const inverse = inverted(matrix);
  if (inverse === null) return;
  const [a, b, c, d, e, f] = inverse;
  const taken = Math.max(1, Math.round((Math.hypot(a, c) * decoded.width) / scale));
  const [left, right] = [Math.max(0, Math.floor(box.left * scale)), Math.min(page.width, Math.ceil(box.right * scale))];
  const [top, bottom] = [
    Math.max(0, Math.floor(box.top * scale)),
    Math.min(page.height, Math.ceil(box.bottom * scale)),
  ];
  for (let row = top; row < bottom; row++)
    for (let column = left; column < right; column++) {
      const [x, y] = [(column + 0.5) / scale, (row + 0.5) / scale];
      const across = a * x + c * y + e;
      const down = 1 - (b * x + d * y + f);
      if (!(across >= 0 && across < 1 && down >= 0 && down < 1)) continue;
      page.data[row * page.width + column] = meanAt(decoded, across * decoded.width, down * decoded.height, taken);
    }
}

function meanAt({ width, height, data }: GreyImage, x: number, y: number, size: number): number {
  if (size <= 1) return data[Math.floor(y) * width + Math.floor(x)] ?? WHITE;
  const left = Math.max(0, Math.min(width - size, Math.round(x - size / 2)));
  const top = Math.max(0, Math.min(height - size, Math.round(y - size / 2)));
  let sum = 0;
  for (let row = top; row < top + size; row++)
    for (let column = left; column < left + size; column++) sum += data[row * width + column] ?? WHITE;
  return Math.round(sum / (size * size));
}

function inverted([a, b, c, d, e, f]: Matrix): Matrix | null {
  const determinant = a * d - b * c;
  if (!(Math.abs(determinant) > 1e-9)) return null;
  return [
    d / determinant,
    -b / determinant,
    -c / determinant,
    a / determinant,
    (c * f - d * e) / determinant,
    (b * e - a * f) / determinant,
  ];
}
