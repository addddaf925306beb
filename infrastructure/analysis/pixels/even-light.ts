import type { GreyImage } from './grey-image.ts';

/** Width of the squares that a background is told of: some lines of text, so that paper outnumbers ink. In pixels. */
const TILE = 40;
/** Differences from the background below this are grain of paper and camera. */
const GRAIN = 18;
/** Share of the ink that is at least this far from its background; what is farther is black. */
const INK_SHARE = 0.35;

/**
 * Takes shadow, tint and texture of the paper away, and turns light text on dark round: what differs from the
 * background around it becomes ink on white, however the page was lit.
 */
export function evenLight(image: GreyImage): GreyImage {
  const background = backgroundOf(image);
  const { width, height } = image;
  const data = new Uint8Array(width * height);
  const counts = new Uint32Array(256);
  for (let y = 0; y < height; y++) {
    const down = y / TILE - 0.5;
    const above = Math.floor(down);
    const [upper, lower] = [
      background[clamp(above, background.length)],
      background[clamp(above + 1, background.length)],
    ];
    for (let x = 0, at = y * width; x < width; x++, at++) {
      const level = mix(upper?.[x] ?? 255, lower?.[x] ?? 255, down - above);
      const difference = Math.min(255, Math.round(Math.abs((image.data[at] ?? 0) - level)));
      data[at] = difference;
      counts[difference] = (counts[difference] ?? 0) + 1;
    }
  }
  const black = Math.max(GRAIN * 2, levelOfInk(counts));
  const ink = Uint8Array.from({ length: 256 }, (_, difference) =>
    Math.round(255 * (1 - Math.max(0, Math.min(1, (difference - GRAIN) / (black - GRAIN))))),
  );
  for (let at = 0; at < data.length; at++) data[at] = ink[data[at] ?? 0] ?? 255;
  return { width, height, data };
}

const clamp = (at: number, length: number) => Math.max(0, Math.min(length - 1, at));
const mix = (one: number, other: number, share: number) => one + (other - one) * share;

function levelOfInk(counts: Uint32Array): number {
  const total = counts.subarray(GRAIN * 2).reduce((sum, count) => sum + count, 0);
  let seen = 0;
  for (let level = 255; level > GRAIN; level--) {
    seen += counts[level] ?? 0;
    if (seen >= total * INK_SHARE) return level;
  }
  return 255;
}

function medianOf(counts: Uint32Array, total: number): number {
  let seen = 0;
  for (let level = 0; level < 255; level++) {
    seen += counts[level] ?? 0;
    if (seen * 2 >= total) return level;
  }
  return 255;
}

/** The background of each row of squares, for every column of pixels: between the middles of squares it is mixed of both. */
function backgroundOf(image: GreyImage): Float64Array[] {
  const { columns, rows, level } = mediansOf(image);
  const across = Float32Array.from({ length: image.width }, (_, x) => x / TILE - 0.5);
  return Array.from({ length: rows }, (_, row) =>
    Float64Array.from(across, place => {
      const left = Math.floor(place);
      return mix(level(clamp(left, columns), row), level(clamp(left + 1, columns), row), place - left);
    }),
  );
}

/** The median of each square. */
function mediansOf({ width, height, data }: GreyImage) {
  const columns = Math.ceil(width / TILE);
  const rows = Math.ceil(height / TILE);
  const medians = new Uint8Array(columns * rows);
  const counts = new Uint32Array(256);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      counts.fill(0);
      let total = 0;
      for (let y = row * TILE; y < Math.min(height, (row + 1) * TILE); y++)
        for (let x = column * TILE; x < Math.min(width, (column + 1) * TILE); x += 2) {
          const level = data[y * width + x] ?? 0;
          counts[level] = (counts[level] ?? 0) + 1;
          total++;
        }
      medians[row * columns + column] = medianOf(counts, total);
    }
  }
  return { columns, rows, level: (column: number, row: number) => medians[row * columns + column] ?? 255 };
}
