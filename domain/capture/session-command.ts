import type { AnotherTry } from './another-try.ts';
import type { Captured } from './captured.ts';
import type { CaptureEnding, EvidenceCaptured, HandoverMember, PageVisited } from './events.ts';
import type { AtStep, Guided } from './steps.ts';

/** What is asked of a capture session. */
export type CaptureCommand =
  | {
      type: 'RecordVisit';
      visit: PageVisited['data'];
      guided?: Guided | undefined;
      /** Visits before it that are not kept; none unless told. */
      leftOut?: number;
    }
  | {
      type: 'KeepEvidence';
      evidence: EvidenceCaptured['data'];
      guided?: AtStep | undefined;
      /** Id of the evidence in whose place it comes. */
      replaces?: string | undefined;
    }
  | { type: 'TakeBack'; evidenceId: string }
  | { type: 'SkipStep' | 'TakeUpStep'; guided: Guided; step: number }
  | { type: 'LeaveUndone'; guided: Guided }
  | { type: 'Resume'; captured: Captured; sessionId: string; consentVersion: string }
  | ({ type: 'TryAgain' } & AnotherTry)
  | { type: 'HandOver'; captured: Captured; sessionId: string; to: HandoverMember; consentVersion: string }
  | { type: 'RefuseTakeOver'; captured: Captured; sessionId: string }
  | {
      type: 'End';
      captured: Captured;
      sessionId: string;
      reason: CaptureEnding;
      /** Visits that are not kept, since the last one that is; none unless told. */
      leftOut?: number;
    };
