/** Messages in a burst, and how many come back each second. A person who drags and types stays far below. */
const BURST = 300;
const PER_SECOND = 200;

/** A token bucket for the input of one viewer. */
export function createInputRate(now: () => number = () => performance.now()): { take(): boolean } {
  let tokens = BURST;
  let last = now();
  return {
    take() {
      const at = now();
      tokens = Math.min(BURST, tokens + ((at - last) / 1000) * PER_SECOND);
      last = at;
      if (tokens < 1) return false;
      tokens -= 1;
      return true;
    },
  };
}
