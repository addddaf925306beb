import type { CaptureEnding, Removal } from '../../domain/capture/events.ts';
import type { BrowserLoss, Frame, ViewerInput, ViewerNotice, Viewport } from '../ports/remote-browser.ts';
import type { Guidance } from './guidance.ts';
import type { Problem } from './problem.ts';
import type { KeptEvidence } from './view.ts';

/**
 * What the end user's page is told beside frames. `asked`: somebody with the link wants to go on elsewhere. `ending`: the
 * browser is closed so soon, because nobody does anything or its time is over. `replaced`:
 * another window of the same browser watches now. `handed_over`: it goes on on another device. `loss`: why its browser is
 * gone.
 */
export type CaptureNotice =
  | ViewerNotice
  /** A piece more is kept. */
  | { type: 'evidence'; evidence: KeptEvidence; count: number }
  /** All that is kept, for who begins to watch: what was told on a wire that broke may not have arrived. */
  | { type: 'kept'; evidence: readonly KeptEvidence[] }
  | { type: 'evidence_removed'; id: string; reason: Removal; count: number }
  | { type: 'guidance'; guidance: Guidance }
  | { type: 'download_refused'; filename: string; problem: Problem }
  /** A website opened a document that nobody asked for: it waits for what its person says. */
  | { type: 'document_offered'; filename: string; host: string }
  | { type: 'asked'; seconds: number }
  | { type: 'ending'; cause: 'idle' | 'time_limit' | 'maintenance'; seconds: number }
  | { type: 'ended'; reason: CaptureEnding | Release; loss?: BrowserLoss };

/** Why somebody watches no more although the session goes on. */
export type Release = 'replaced' | 'handed_over';

/** The page through which the end user watches. `frame` resolves when the frame has been shown. */
export interface CaptureViewer {
  frame(frame: Frame): Promise<void>;
  notice(notice: CaptureNotice): void;
}

/** The end of a viewer's wire that the viewer holds. */
export type Watching = {
  input(input: ViewerInput): void;
  /** Its person is there, although they do nothing. */
  stay(): void;
  /** The room for the picture has changed. */
  resize(viewport: Viewport): void;
  detach(): void;
};
