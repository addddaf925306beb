import type { BrowserEvent, RemoteSession } from '../ports/remote-browser.ts';

/** Where the events of a remote browser go: a browser may outlive the session that opened it. */
export class EventRoute {
  #to: (event: BrowserEvent) => void;

  constructor(to: (event: BrowserEvent) => void) {
    this.#to = to;
  }

  tell(event: BrowserEvent): void {
    this.#to(event);
  }

  /** From now on they go there. */
  lead(to: (event: BrowserEvent) => void): void {
    this.#to = to;
  }
}

/** A remote browser that is open, and where its events go. */
export type OpenBrowser = { remote: RemoteSession; events: EventRoute };
