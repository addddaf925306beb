/**
 * What changes how a page is laid out, one after the other: pictures and sizes. Chromium enlarges a page that is drawn finer
 * than its screen for its picture, and afterwards puts back what it found. Of two at once the second finds the page enlarged
 * and leaves it so for good: whoever taps afterwards hits elsewhere. A size that comes meanwhile would be taken back.
 */
export class Turns {
  #last: Promise<unknown> = Promise.resolve();

  /** Does the work once all that came before is done. */
  take<Result>(work: () => Promise<Result>): Promise<Result> {
    const done = this.#last.then(work);
    this.#last = done.catch(() => undefined);
    return done;
  }
}
