/**
 * What one viewer may send: units in a burst, and how many come back each second. A message, a ping or a pong costs one,
 * and one more for every 2 KB. A person who drags and types, with the frames that the page acknowledges, stays far below.
 */
const BURST = 600;
const PER_SECOND = 400;
const BYTES_A_UNIT = 2048;

/** Nobody comes here without meaning to: the rest is seconds long, and nothing is read meanwhile. */
const MOST_OWED = 1200;

export type ViewerBudget = {
  /** Pays for what arrived. @returns how long to read nothing, in ms; 0: go on; Infinity: cut the viewer off. */
  spend(bytes: number): number;
};

/** A token bucket that runs into debt: what has arrived is dealt with, and then nothing is read until it is paid. */
export function createViewerBudget(now: () => number = () => performance.now()): ViewerBudget {
  let units = BURST;
  let last = now();
  return {
    spend(bytes) {
      const at = now();
      units = Math.min(BURST, units + ((at - last) / 1000) * PER_SECOND) - 1 - bytes / BYTES_A_UNIT;
      last = at;
      if (units >= 0) return 0;
      return units < -MOST_OWED ? Number.POSITIVE_INFINITY : (-units / PER_SECOND) * 1000;
    },
  };
}
