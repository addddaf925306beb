import type { EnvelopeConfiguration, SharedConfiguration } from '../../domain/envelope/configuration.ts';
import type { EnvelopeResult } from '../../domain/envelope/result.ts';

/** A session in which an envelope was captured. */
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

/** An envelope with its sessions and results, oldest first. */
export type EnvelopeDocument = {
  org_id: string;
  created_by: string;
  envelope: EnvelopeView;
  sessions: EnvelopeSessionView[];
  results: EnvelopeResultView[];
};

/** A template of envelopes. */
export type EnvelopeTemplateView = SharedConfiguration & {
  id: string;
  return_url: string | null;
  org_id: string;
  created_by: string;
  created_at: string;
};
