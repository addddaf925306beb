import { setTimeout as pause } from 'node:timers/promises';

/** Waits until the condition holds, looking every few milliseconds. @throws with the name of what did not come. */
export async function eventually(what: string, condition: () => boolean | Promise<boolean>, withinMs = 10_000) {
  const deadline = performance.now() + withinMs;
  while (!(await condition())) {
    if (performance.now() > deadline) throw new Error(`${what} did not come within ${withinMs} ms`);
    await pause(5);
  }
}
