import { inTime } from '../system/in-time.ts';

/** The browser did not answer in time. */
export class BrowserTimeout extends Error {
  override readonly name = 'BrowserTimeout';
}

/**
 * The result of the work, or an error once the time is over: a crashed or blocked renderer never answers.
 * @param what what is waited for, as it stands in the error.
 * @throws BrowserTimeout
 */
export function withinTime<Result>(ms: number, what: string, work: Promise<Result>): Promise<Result> {
  return inTime(ms, work, () => new BrowserTimeout(`the remote browser gave no answer within ${ms} ms: ${what}`));
}
