/** Numbers that look random and are the same for the same seed (mulberry32). */
export type Random = {
  /** From 0 on, below 1. */
  next(): number;
  /** A whole number from 0 on, below this. */
  below(most: number): number;
  pick<One>(all: readonly One[]): One;
  chance(share: number): boolean;
};

export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (most: number) => Math.floor(next() * most);
  return {
    next,
    below,
    pick(all) {
      const one = all[below(all.length)];
      if (one === undefined) throw new Error('There is nothing to pick from.');
      return one;
    },
    chance: share => next() < share,
  };
}
