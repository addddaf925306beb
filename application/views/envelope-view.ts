import type { EnvelopeConfiguration, SharedConfiguration } from '../../domain/envelope/configuration.ts';
import type { EnvelopeResult } from '../../domain/envelope/result.ts';
import type { ResultStatus } from '../../domain/inquiry/transitions.ts';
import type { SessionView, StatusHistoryEntry } from './inquiry-view.ts';

/** A session in which an envelope was captured, as it stands beside its result. */
export type EnvelopeSessionView = {
  id: string;
  /** Of the envelope. */
  inquiry_id: string;
  created_by: string;
  created_at: string;
  updated_at: string;
  deleted_at: string | null;
};

/** The result of one finished session, without the session itself. */
export type EnvelopeResultView = EnvelopeResult & {
  hash: string;
  transaction_address: null;
  created_by: string;
  created_at: string;
  updated_at: string;
  deleted_at: string | null;
};

/** An envelope as its creation answers it. */
export type EnvelopeView = EnvelopeConfiguration & { id: string; template_id: string | null };

/** Where an envelope stands. */
export type EnvelopeStateView = {
  status: ResultStatus;
  /** Why it has its status, or why another try was granted; null before the first result. */
  status_reason: string | null;
  retry_count: number;
  max_retries: number;
  expires_at: string;
  created_by: string;
  created_at: string;
  updated_at: string;
  deleted_at: string | null;
};

/** An envelope with its sessions and results, oldest first. */
export type EnvelopeDocument = {
  org_id: string;
  envelope: EnvelopeView;
  state: EnvelopeStateView;
  status_history: StatusHistoryEntry[];
  sessions: (EnvelopeSessionView & SessionView)[];
  results: EnvelopeResultView[];
};

/** What a version of a template of envelopes says, with who wrote it and when. */
export type EnvelopeTemplateVersionView = SharedConfiguration & {
  version: number;
  return_url: string | null;
  created_by: string;
  created_at: string;
};

/** A template of envelopes: the version that is published or, before the first one is, its draft. */
export type EnvelopeTemplateView = EnvelopeTemplateVersionView & {
  id: string;
  org_id: string;
  status: 'draft' | 'published';
  /** The version that is written; null: none is. */
  draft: EnvelopeTemplateVersionView | null;
};
