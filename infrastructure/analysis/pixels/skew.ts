import type { GreyImage } from './grey-image.ts';

/** Steeper pages are not turned; in degrees. */
const STEEPEST = 8;
const COARSE = 0.5;
const FINE = 0.1;
/** Less than this changes nothing that is read. */
const LEVEL = 0.15;
/** Width at which the lines of a page are told apart; more only costs time. */
const LOOKED_AT = 800;
const INK = 128;

type Points = { x: Float32Array; y: Float32Array; height: number };

/** How far the lines of text lean: degrees, clockwise. 0 when there is nothing to tell it by. */
export function skewOf(image: GreyImage): number {
  const points = inkOf(image);
  const best = steepest(points, 0, STEEPEST, COARSE);
  return steepest(points, best, COARSE, FINE);
}

/** The picture turned clockwise by so many degrees about its middle, its corners filled with white. */
export function turned(image: GreyImage, degrees: number): GreyImage {
  if (Math.abs(degrees) < LEVEL) return image;
  const { width, height, data: from } = image;
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  const data = new Uint8Array(width * height).fill(255);
  const [middleX, middleY] = [width / 2, height / 2];
  for (let y = 0; y < height; y++) {
    let sourceX = middleX - middleX * cos + (y - middleY) * sin;
    let sourceY = middleY + middleX * sin + (y - middleY) * cos;
    for (let x = 0; x < width; x++, sourceX += cos, sourceY -= sin) {
      if (!(sourceX >= 0 && sourceY >= 0 && sourceX < width - 1 && sourceY < height - 1)) continue;
      const left = Math.floor(sourceX);
      const top = Math.floor(sourceY);
      const [u, v] = [sourceX - left, sourceY - top];
      const at = top * width + left;
      const above = (from[at] ?? 0) * (1 - u) + (from[at + 1] ?? 0) * u;
      const below = (from[at + width] ?? 0) * (1 - u) + (from[at + width + 1] ?? 0) * u;
      data[y * width + x] = above * (1 - v) + below * v;
    }
  }
  return { width, height, data };
}

/** Of angles around one, that under which ink gathers most in rows: its profile has the largest sum of squares. */
function steepest(points: Points, around: number, reach: number, step: number): number {
  let best = around;
  let most = 0;
  for (let turn = around - reach; turn <= around + reach + step / 2; turn += step) {
    const sharpness = sharpnessAt(points, turn);
    if (sharpness > most * (Math.abs(turn) < step / 2 ? 1 : 1.0001)) {
      most = sharpness;
      best = turn;
    }
  }
  return best;
}

function sharpnessAt({ x, y, height }: Points, degrees: number): number {
  const slope = Math.tan((degrees * Math.PI) / 180);
  const room = Math.ceil(LOOKED_AT * Math.abs(slope)) + 2;
  const rows = new Uint32Array(height + 2 * room);
  for (let at = 0; at < x.length; at++) {
    const row = Math.round((y[at] ?? 0) - (x[at] ?? 0) * slope) + room;
    rows[row] = (rows[row] ?? 0) + 1;
  }
  let sum = 0;
  for (let row = 1; row < rows.length; row++) sum += ((rows[row] ?? 0) - (rows[row - 1] ?? 0)) ** 2;
  return sum;
}

function inkOf({ width, height, data }: GreyImage): Points {
  const step = Math.max(1, width / LOOKED_AT);
  const x: number[] = [];
  const y: number[] = [];
  const [columns, rows] = [Math.floor(width / step), Math.floor(height / step)];
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      if ((data[Math.floor(row * step) * width + Math.floor(column * step)] ?? 255) >= INK) continue;
      x.push(column);
      y.push(row);
    }
  return { x: Float32Array.from(x), y: Float32Array.from(y), height: rows };
}
