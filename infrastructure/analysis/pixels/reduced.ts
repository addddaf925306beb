import type { GreyImage } from './grey-image.ts';

/** Makes a picture smaller by a factor of at most 1: each pixel is the mean of those that fall on it. */
export function reduced(image: GreyImage, factor: number): GreyImage {
  if (factor >= 1) return image;
  const width = Math.max(1, Math.round(image.width * factor));
  const height = Math.max(1, Math.round(image.height * factor));
  const data = new Uint8Array(width * height);
  const edges = (length: number, of: number) =>
    Array.from({ length: length + 1 }, (_, at) => Math.floor((at * of) / length));
  const [across, down] = [edges(width, image.width), edges(height, image.height)];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [left = 0, right = 0, top = 0, bottom = 0] = [across[x], across[x + 1], down[y], down[y + 1]];
      let sum = 0;
      for (let row = top; row < bottom; row++)
        for (let column = left; column < right; column++) sum += image.data[row * image.width + column] ?? 0;
      data[y * width + x] = Math.round(sum / ((right - left) * (bottom - top)));
    }
  return { width, height, data };
}
