import { EngineUnavailable } from '../../application/ports/engine-unavailable.ts';
import { eventually } from './eventually.ts';

/**
 * Does this as soon as the engine is taken for available again, which may be a moment after it is.
 * @throws any other error at once
 */
export async function onceAvailable<Result>(work: () => Promise<Result>): Promise<Result> {
  const done = await eventually('the engine to be available', async () => {
    try {
      return { result: await work() };
    } catch (error) {
      if (!(error instanceof EngineUnavailable)) throw error;
      return false;
    }
  });
  return done.result;
}
