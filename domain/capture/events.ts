import type { CaptureMode } from '../inquiry/configuration.ts';
import type { Captured } from './captured.ts';

export const EVIDENCE_TYPES = ['screenshot', 'document'] as const;
export type EvidenceType = (typeof EVIDENCE_TYPES)[number];

/** The end user has agreed to what is recorded and started to browse. */
export type SessionStarted<Of extends Captured = Captured> = {
  type: 'SessionStarted';
  data: Of & { session_id: string; consent_version: string };
};

/** The end user has finished; the evidence of this session waits for its assessment. */
export type CaptureSubmitted<Of extends Captured = Captured> = {
  type: 'CaptureSubmitted';
  data: Of & { result_id: string; session_id: string };
};

/** The remote browser showed another page. */
export type PageVisited = {
  type: 'PageVisited';
  data: Captured & { session_id: string; visit_id: string; url: string };
};

/**
 * The remote browser showed so many more pages, before the visit or the end that follows, which are not kept: pages that
 * change their address without end would fill the log.
 */
export type VisitsLeftOut = { type: 'VisitsLeftOut'; data: Captured & { session_id: string; count: number } };

/** A screenshot or document is kept as evidence; its bytes are in the evidence store under `evidence_id`. */
export type EvidenceCaptured = {
  type: 'EvidenceCaptured';
  data: Captured & {
    session_id: string;
    evidence_id: string;
    evidence_type: EvidenceType;
    capture_mode: CaptureMode;
    source_url: string;
    content_type: string;
    /** Of the stored bytes, hex. */
    sha256: string;
    /** In bytes. */
    size: number;
    /** Hash of the page's text snapshot, stored beside a screenshot; null for documents. */
    snapshot_sha256: string | null;
  };
};

/** Why a piece of evidence went again: its end user took it back, or a newer picture of the same page stands for it. */
export const REMOVALS = ['taken_back', 'replaced'] as const;
export type Removal = (typeof REMOVALS)[number];

/** A piece of evidence takes no part in anything any more, and its bytes are erased. */
export type EvidenceRemoved = {
  type: 'EvidenceRemoved';
  data: Captured & { session_id: string; evidence_id: string; reason: Removal };
};

/** Why a capture is over. */
export type CaptureEnding = 'finished' | 'left' | 'taken_over' | 'expired' | 'browser_closed';

export type CaptureEnded = {
  type: 'CaptureEnded';
  data: Captured & { session_id: string; reason: CaptureEnding };
};

/** A session that was lost goes on, in a fresh browser: what was captured and how far its steps were done is kept. */
export type CaptureResumed = {
  type: 'CaptureResumed';
  data: Captured & { session_id: string; consent_version: string };
};

/**
 * The session is another try: it begins with copies of what the try before had captured, and goes on in its browser where
 * that is still there. The evidence of the try before stays as it was assessed.
 */
export type CaptureTriedAgain = {
  type: 'CaptureTriedAgain';
  data: Captured & {
    session_id: string;
    from_session_id: string;
    same_browser: boolean;
    /** Each copy, which `EvidenceCaptured` tells of as of any other piece, and the piece that it is a copy of. */
    evidence: { evidence_id: string; copy_of: string }[];
  };
};

/** The devices of one person between which a capture is handed over: where it was opened, and where its code was read. */
export const DEVICES = ['computer', 'phone'] as const;
export type Device = (typeof DEVICES)[number];

/** A browser that takes part in a handover, which ties two browsers of one person together. */
export type HandoverMember = { id: string; device: Device };

/**
 * From now on the session is driven on this device of the handover, and on no other. Whoever goes on there has read
 * what is recorded.
 */
export type CaptureHandedOver = {
  type: 'CaptureHandedOver';
  data: Captured & { session_id: string; handover_id: string; device: Device; consent_version: string };
};

/** Somebody who only had the link wanted to end this session and go on elsewhere, and its end user refused. */
export type TakeOverRefused = { type: 'TakeOverRefused'; data: Captured & { session_id: string } };

/** A step of a guided session. */
type OfStep = {
  envelope_id: string;
  session_id: string;
  /** Its number, from 1. */
  step: number;
};

/** The variables of a step have these values at the page that is shown; the latest count. */
export type VariablesFound = { type: 'VariablesFound'; data: OfStep & { variables: Record<string, string> } };

/** This evidence is that of the step. */
export type StepCaptured = { type: 'StepCaptured'; data: OfStep & { evidence_id: string } };

/** The end user goes on without the step; `finish`: they were asked, and finished without it. */
export type StepSkipped = { type: 'StepSkipped'; data: OfStep & { at: 'step' | 'finish' } };

/** The end user has gone back to a step. */
export type StepTakenUp = { type: 'StepTakenUp'; data: OfStep };

/** What happens in the steps of a guided session. */
export type StepEvent = VariablesFound | StepCaptured | StepSkipped | StepTakenUp;

/** What happens in a session. Its start and its end by submission are events of what is captured. */
export type CaptureEvent =
  | PageVisited
  | VisitsLeftOut
  | EvidenceCaptured
  | EvidenceRemoved
  | CaptureEnded
  | CaptureResumed
  | CaptureTriedAgain
  | CaptureHandedOver
  | TakeOverRefused
  | StepEvent;
