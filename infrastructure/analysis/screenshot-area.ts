import type { Rect, TextRun } from '../../application/ports/page-snapshot.ts';

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** Width and height of a PNG in pixels, from its header (PNG specification, 11.2.1); null when it is none. */
export function pngSize(bytes: Uint8Array): { width: number; height: number } | null {
  if (bytes.length < 24 || SIGNATURE.some((byte, index) => bytes[index] !== byte)) return null;
  const header = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return { width: header.getUint32(16), height: header.getUint32(20) };
}

function middleIsInside({ x, y, width, height }: Rect, area: { width: number; height: number }): boolean {
  const [middleX, middleY] = [x + width / 2, y + height / 2];
  return middleX >= 0 && middleY >= 0 && middleX < area.width && middleY < area.height;
}

/** The runs that the screenshot shows: what stands outside the picture is no evidence. */
export function shownRuns(runs: readonly TextRun[], png: { width: number; height: number }, scale: number): TextRun[] {
  const area = { width: png.width / scale, height: png.height / scale };
  return runs.filter(run => middleIsInside(run.rect, area));
}
