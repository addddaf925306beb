import type { Word } from './text-lines.ts';

type Place = Pick<Word, 'x' | 'y' | 'width' | 'height'>;

/** Whether two words stand in each other's place, at least in part. */
export const overlap = (a: Place, b: Place): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
