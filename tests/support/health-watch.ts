import * as assert from 'uvu/assert';

/** Whoever watches a service gives it so long to say that it lives, in ms. */
export const HEALTH_MS = 1_000;

/** Asks again and again whether a service lives, until told to stop. `stop` tells how long each answer took, in ms. */
export function watchHealth(url: string): { stop(): Promise<number[]> } {
  let asking = true;
  const took: number[] = [];
  const done = (async () => {
    while (asking) {
      const from = performance.now();
      assert.is((await fetch(`${url}/healthz`)).status, 200);
      took.push(performance.now() - from);
      await new Promise(resolve => setTimeout(resolve, 50));
    }
  })();
  return {
    async stop() {
      asking = false;
      await done;
      return took;
    },
  };
}
