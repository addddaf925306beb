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

/** Why a capture is over. */
export type CaptureEnding = 'finished' | 'left' | 'taken_over' | 'expired' | 'browser_closed';

export type CaptureEnded = {
  type: 'CaptureEnded';
  data: Captured & { session_id: string; reason: CaptureEnding };
};

/** What happens in a session. Its start and its end by submission are events of what is captured. */
export type CaptureEvent = PageVisited | EvidenceCaptured | CaptureEnded;
