/** Points of the units in which VML says lengths; a number without one is of pixels. */
const POINTS: Readonly<Record<string, number>> = {
  pt: 1,
  in: 72,
  cm: 72 / 2.54,
  mm: 72 / 25.4,
  pc: 12,
  px: 0.75,
  '': 0.75,
};

/** A length of the style of a shape in points; 0 where it is not told, or as a share of something. */
export function lengthInPoints(style: string, property: 'width' | 'height'): number {
  const [, length = '', unit = ''] =
    new RegExp(`(?:^|;)\\s*${property}\\s*:\\s*([\\d.]+)([a-z%]*)`, 'i').exec(style) ?? [];
  return Number(length) * (POINTS[unit.toLowerCase()] ?? 0) || 0;
}
