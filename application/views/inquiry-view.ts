import type { EvidenceType } from '../../domain/capture/events.ts';
import type { Acceptance, Claim, Confidence, ExtractedField } from '../../domain/inquiry/assessment.ts';
import type { AnsweredConfiguration, CaptureMode } from '../../domain/inquiry/configuration.ts';
import type { Operator } from '../../domain/inquiry/events.ts';
import type { ResultStatus } from '../../domain/inquiry/transitions.ts';

/** An entry of the append-only log of status changes; its id is the id of the event. */
export type StatusHistoryEntry = {
  id: string;
  from_status: ResultStatus | null;
  to_status: ResultStatus;
  reason: string | null;
  created_at: string;
  changed_by: Operator | null;
};

/** The latest result of an inquiry. */
export type ResultView = {
  id: string;
  inquiry_id: string;
  status: ResultStatus;
  acceptance: Acceptance | null;
  acceptance_reason: string | null;
  confidence: Confidence | null;
  confidence_reason: string | null;
  claims: Claim[];
  error: string | null;
  retry_count: number;
  submitted_at: string | null;
  completed_at: string | null;
  created_at: string;
  updated_at: string;
};

/** An inquiry as lists answer it. */
export type InquiryView = Omit<AnsweredConfiguration, 'fields'> & {
  id: string;
  template_id: string | null;
  template_key: string | null;
  template_version: number;
  fields: { name: string; description: string }[];
  max_retries: number;
  metadata: Record<string, string> | null;
  expires_at: string;
  created_at: string;
  updated_at: string;
  deleted_at: string | null;
  subject_id: string;
  result: ResultView | null;
};

export type PageVisitView = { id: string; url: string; visited_at: string };

/** Evidence as it is kept; where its file can be got is added when somebody asks. */
export type EvidenceView = {
  id: string;
  capture_mode: CaptureMode;
  evidence_type: EvidenceType;
  source_url: string;
  extracted_fields: ExtractedField[];
  created_at: string;
};

export type SessionView = { id: string; created_at: string; page_visits: PageVisitView[]; evidence: EvidenceView[] };

/** Everything that Get inquiry needs, in one document, so that one answer never contradicts itself. */
export type InquiryDocument = {
  org_id: string;
  inquiry: InquiryView;
  status_history: StatusHistoryEntry[];
  sessions: SessionView[];
};
