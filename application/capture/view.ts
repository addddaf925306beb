import type { Device, EvidenceType } from '../../domain/capture/events.ts';
import type { CaptureMode, CaptureType } from '../../domain/inquiry/configuration.ts';
import type { ResultStatus } from '../../domain/inquiry/transitions.ts';
import type { Viewport } from '../ports/remote-browser.ts';
import type { Recorded } from './consent.ts';
import type { Guidance } from './guidance.ts';
import type { Reason } from './reasons.ts';

/**
 * A piece of evidence as its end user sees it. `label`: the page's host, or the name of the file. `carried`: it was
 * captured in the try before. `message`: it is a mail, of which what is attached is not read.
 */
export type KeptEvidence = {
  id: string;
  type: EvidenceType;
  mode: CaptureMode;
  label: string;
  carried?: boolean;
  message?: boolean;
};

/**
 * What the capture page shows. `redirect` is where the end user goes on from there.
 * - `test`: the inquiry was made with a test key: nobody browses, its outcome is simulated by the API.
 * - `cover`: what is asked; `again` when an earlier session ended without a verdict; `goesOn` when that session was lost
 *   and this browser goes on with it at a step (from 1; null: all are done).
 * - `busy`: all places are taken; `number`: which one they are in the line.
 * - `live`: `again` when it is another try, and whether in the browser of the one before.
 * - `in_use`: another browser holds the live session.
 * - `handed_over`: the session goes on on the other device of the person; `live`: its remote browser runs, `connected`:
 *   that device watches it, `evidence`: pieces kept so far, `asked`: seconds that are left to refuse somebody who asks
 *   for it.
 * - `decided` for a browser that did not go through the capture: neither status nor reasons, and a `redirect` that
 *   tells no verdict either.
 * - `decided`, `retry_granted`: `stillOpen` when another try would go on in the browser that was kept for it.
 */
export type CaptureView =
  | { kind: 'not_found' }
  | { kind: 'test'; status: ResultStatus; redirect: string }
  | { kind: 'expired'; redirect: string }
  | { kind: 'cover'; again: boolean; goesOn: { step: number | null } | null; redirect: string }
  | { kind: 'busy'; number: number; redirect: string }
  | { kind: 'in_use' }
  | {
      kind: 'live';
      sessionId: string;
      viewport: Viewport;
      evidence: KeptEvidence[];
      guidance: Guidance | null;
      again: { sameBrowser: boolean } | null;
    }
  | {
      kind: 'handed_over';
      to: Device;
      live: boolean;
      connected: boolean;
      evidence: number;
      steps: { done: number; total: number } | null;
      asked: number | null;
    }
  | { kind: 'assessing'; redirect: string }
  | {
      kind: 'decided';
      status: Exclude<ResultStatus, 'pending'> | null;
      reasons: Reason[];
      mayTryAgain: boolean;
      stillOpen: boolean;
      redirect: string;
    }
  | { kind: 'retry_granted'; reasons: Reason[]; stillOpen: boolean; redirect: string };

/** The public words of an inquiry: nothing here is secret, since the link to the page is none. */
export type CaptureTexts = {
  inquiryId: string;
  /** It is the id of an envelope. */
  isEnvelope: boolean;
  /** Who asks. */
  organization: string;
  /** The language that the customer wishes (BCP 47); null: that of the browser. */
  language: string | null;
  name: string;
  query: string;
  userInstruction: string;
  /** What the end user does at each step; empty when none lead them. */
  steps: string[];
  /** null when the settings keep it from the end user. */
  acceptanceGuide: string | null;
  captureType: CaptureType;
  startHost: string;
  /** Domains whose pages are shown and captured; null: any. */
  allowedDomains: readonly string[] | null;
  /** Names of the ways to sign in. */
  loginProviders: string[];
  /** false: the page starts by itself. */
  showCover: boolean;
  canCapture: boolean;
  canUpload: boolean;
  /** Pages that show what is wanted are captured by themselves. */
  capturesByItself: boolean;
  /** What will be recorded. */
  recorded: Recorded[];
  /** A larger document is refused, in bytes. */
  maxDocumentBytes: number;
};

/** Everything that the page needs to know. `texts` is null when there is no such inquiry. */
export type CapturePage = {
  /** Revision of the inquiry's stream that this shows: ask for what comes after it. -1 when there is none. */
  revision: number;
  view: CaptureView;
  /** What this browser is in a handover: `computer`, from which the person goes back, or `phone`; null: in none. */
  device: Device | null;
  texts: CaptureTexts | null;
};
