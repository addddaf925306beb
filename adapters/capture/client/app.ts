import type { CapturePage, CaptureTexts } from './protocol.ts';

/** What a screen may ask of the page as a whole. */
export type App = {
  readonly texts: CaptureTexts;
  /** What this browser is in a handover between two devices; null: it is in none. */
  readonly device: CapturePage['device'];
  /** Shows what this page's view says. */
  show(page: CapturePage): void;
  /** Keeps asking the server for news of the inquiry while this screen is shown, and shows it. */
  watch(): void;
  /** Asks the server what to show, and shows it. */
  refresh(): void;
  /** Starts a session. @param request what named this browser when it asked for one of another person */
  start(takeOver: boolean, request?: string): void;
  /** Asks the person with the session to leave it to this browser. */
  askToTakeOver(): void;
  /** Leaves without submitting. */
  leave(): void;
  /** Goes on to the customer's page. */
  goOn(redirect: string): void;
};

/** A screen: one element, and what is to be undone when another screen takes its place. */
export type Screen = { root: HTMLElement; dispose?(): void };
