import { type GreyImage, luminance } from '../pixels/grey-image.ts';

/** What pdf.js decodes an image to; `kind` says how: 1 bit, 24 bits or 32 bits a pixel (`ImageKind`). */
type DecodedImage = { width: number; height: number; kind: number; data: Uint8Array | Uint8ClampedArray };

/** Where a page of pdf.js keeps what it has decoded. */
type Objects = { get(name: string, callback: (value: unknown) => void): unknown };
export type ImageObjects = { objs: Objects; commonObjs: Objects };

const WHITE = 255;
const BITMAP = 1;
const KINDS: ReadonlySet<unknown> = new Set([BITMAP, 2, 3]);
/** It is decoded while the operations are listed; what is not there then has failed. */
const PATIENCE_MS = 3_000;

function stored(name: string, { objs, commonObjs }: ImageObjects): Promise<unknown> {
  return new Promise(resolve => {
    const timer = setTimeout(() => resolve(null), PATIENCE_MS);
    (name.startsWith('g_') ? commonObjs : objs).get(name, value => {
      clearTimeout(timer);
      resolve(value);
    });
  });
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/**
 * The pixels of an image that a page paints. A mask paints where its bits are 0, as black on white.
 * @param source first argument of the operation: a name, or the image or mask itself
 * @returns null when it can't be decoded
 */
export async function decodedImage(source: unknown, objects: ImageObjects): Promise<GreyImage | null> {
  const image = typeof source === 'string' ? await stored(source, objects) : source;
  if (!isRecord(image)) return null;
  const { data: kept } = image;
  const pixels = typeof kept === 'string' ? await stored(kept, objects) : image;
  if (!isRecord(pixels)) return null;
  const { width, height, data, kind = BITMAP } = pixels;
  if (!(data instanceof Uint8Array || data instanceof Uint8ClampedArray) || !KINDS.has(kind)) return null;
  if (typeof width !== 'number' || typeof height !== 'number') return null;
  return greyOf({ width, height, kind: Number(kind), data });
}

function greyOf({ width, height, kind, data }: DecodedImage): GreyImage {
  const grey = new Uint8Array(width * height);
  if (kind === BITMAP) {
    const stride = (width + 7) >> 3;
    for (let y = 0, at = 0; y < height; y++)
      for (let x = 0; x < width; x++, at++)
        grey[at] = ((data[y * stride + (x >> 3)] ?? 0) >> (7 - (x & 7))) & 1 ? WHITE : 0;
    return { width, height, data: grey };
  }
  const step = kind === 2 ? 3 : 4;
  for (let at = 0, from = 0; at < grey.length; at++, from += step)
    grey[at] = luminance(data[from], data[from + 1], data[from + 2]);
  return { width, height, data: grey };
}
