/** Milliseconds between two questions. Whoever asks a busy service all the time is what keeps it busy. */
const [SHORTEST_MS, LONGEST_MS] = [5, 50];
/** A longer wait is noticed later by this part of itself at most. */
const PART = 1 / 20;

/**
 * Asks again and again until there is an answer.
 * @throws with what was waited for once the time is over.
 */
export async function eventually<Result>(
  what: string,
  ask: () => Result | undefined | null | false | Promise<Result | undefined | null | false>,
  timeoutMs = 30_000,
): Promise<Result> {
  const began = performance.now();
  for (;;) {
    const answer = await ask();
    if (answer) return answer;
    const waited = performance.now() - began;
    if (waited > timeoutMs) throw new Error(`waited ${timeoutMs} ms in vain: ${what}`);
    const pause = Math.min(LONGEST_MS, Math.max(SHORTEST_MS, waited * PART));
    await new Promise(resolve => setTimeout(resolve, pause));
  }
}
