import type { CapturePage, CaptureTexts } from './protocol.ts';

/** What a screen may ask of the page as a whole. */
export type App = {
  readonly texts: CaptureTexts;
  /** Shows what this page's view says. */
  show(page: CapturePage): void;
  /** Asks the server what to show, and shows it. */
  refresh(): void;
  /** Starts a session. */
  start(takeOver: boolean): void;
  /** Leaves without submitting. */
  leave(): void;
  /** Goes on to the customer's page. */
  goOn(redirect: string): void;
};

/** A screen: one element, and what is to be undone when another screen takes its place. */
export type Screen = { root: HTMLElement; dispose?(): void };
