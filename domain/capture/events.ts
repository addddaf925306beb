import type { CaptureMode } from '../inquiry/configuration.ts';

export const EVIDENCE_TYPES = ['screenshot', 'document'] as const;
export type EvidenceType = (typeof EVIDENCE_TYPES)[number];

/** The remote browser showed another page. */
export type PageVisited = {
  type: 'PageVisited';
  data: { inquiry_id: string; session_id: string; visit_id: string; url: string };
};

/** A screenshot or document is kept as evidence; its bytes are in the evidence store under `evidence_id`. */
export type EvidenceCaptured = {
  type: 'EvidenceCaptured';
  data: {
    inquiry_id: string;
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
  data: { inquiry_id: string; session_id: string; reason: CaptureEnding };
};

export type CaptureEvent = PageVisited | EvidenceCaptured | CaptureEnded;
