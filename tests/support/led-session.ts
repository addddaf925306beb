import type { WatchedSession } from './remote-browser.ts';

/** Leads a session on to another page, with nothing told. */
export function leadOn({ session, viewer, events }: WatchedSession, url: string): void {
  for (const told of [events, viewer.notices, viewer.frames]) told.length = 0;
  session.goTo(url);
}

/**
 * One session in which pages follow each other, for tests of what does not depend on the session: each costs a browser.
 * What went wrong on a page leaves it, and the next one has a fresh one.
 */
export class LedSession {
  readonly #open: (url: string) => Promise<WatchedSession>;
  #left: WatchedSession | undefined;

  /** @param open opens a session at an address; it ends with its browser */
  constructor(open: (url: string) => Promise<WatchedSession>) {
    this.#open = open;
  }

  /** Does this with a page. */
  async at<Result>(url: string, look: (watched: WatchedSession) => Promise<Result>): Promise<Result> {
    const led = this.#left;
    this.#left = undefined;
    if (led !== undefined) leadOn(led, url);
    const watched = led ?? (await this.#open(url));
    const result = await look(watched);
    this.#left = watched;
    return result;
  }
}
