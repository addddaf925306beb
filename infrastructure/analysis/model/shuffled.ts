import { randomInt } from 'node:crypto';

/** The same in an order that nobody can foresee (Fisher and Yates). */
export function shuffled<T>(things: readonly T[]): T[] {
  const left = [...things];
  return things.flatMap(() => left.splice(randomInt(left.length), 1));
}
