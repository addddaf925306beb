import type { BrowserEvent } from '../../../application/ports/remote-browser.ts';

/** What a session tells, without the time: the service looks at its own clock. */
export type SessionEvent =
  | { type: 'visited'; url: string }
  | { type: 'downloaded'; url: string; filename: string; bytes: Uint8Array; shownAt: string | null }
  | Extract<BrowserEvent, { type: 'shown' | 'download_refused' }>
  | { type: 'closed'; reason: 'crashed' | 'page_closed' }
  /** The address of the page that is shown has changed, or another page is shown. */
  | { type: 'at'; url: string };
