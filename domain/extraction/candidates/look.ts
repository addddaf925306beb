import type { Segment } from '../segments.ts';

/** Whether two texts are set alike. */
export function sameLook(a: Segment, b: Segment): boolean {
  return a.fontSize === b.fontSize && a.fontWeight === b.fontWeight && a.parts[0]?.color === b.parts[0]?.color;
}

export const isLink = ({ tag }: Segment): boolean => tag === 'a' || tag === 'button';
