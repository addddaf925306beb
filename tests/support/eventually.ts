/**
 * Asks again and again until there is an answer.
 * @throws with what was waited for once the time is over.
 */
export async function eventually<Result>(
  what: string,
  ask: () => Result | undefined | null | false | Promise<Result | undefined | null | false>,
  timeoutMs = 30_000,
): Promise<Result> {
  const deadline = performance.now() + timeoutMs;
  for (;;) {
    const answer = await ask();
    if (answer) return answer;
    if (performance.now() > deadline) throw new Error(`waited ${timeoutMs} ms in vain: ${what}`);
    await new Promise(resolve => setTimeout(resolve, 5));
  }
}
