import { randomInt } from 'node:crypto';

const LEAST = 1_000;
const MOST = 10_000;

/** So many numbers, each another one, that nobody can foresee. */
export function numbersFor(count: number): number[] {
  const numbers = new Set<number>();
  while (numbers.size < count) numbers.add(randomInt(LEAST, MOST));
  return [...numbers];
}
