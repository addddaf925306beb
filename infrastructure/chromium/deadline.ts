/** The browser did not answer in time. */
export class BrowserTimeout extends Error {
  override readonly name = 'BrowserTimeout';
}

/**
 * The result of the work, or an error once the time is over: a crashed or blocked renderer never answers.
 * @param what what is waited for, as it stands in the error.
 * @throws BrowserTimeout
 */
export async function withinTime<Result>(ms: number, what: string, work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(new BrowserTimeout(`the remote browser gave no answer within ${ms} ms: ${what}`)),
      ms,
    );
  });
  try {
    return await Promise.race([work, deadline]);
  } finally {
    clearTimeout(timer);
    work.catch(() => undefined);
  }
}
