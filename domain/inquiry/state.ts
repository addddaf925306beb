import type { InquiryConfiguration } from './configuration.ts';
import type { Result } from './result.ts';

/** An inquiry that exists, with its result: one consistency boundary. */
export type OpenInquiry = {
  inquiry_id: string;
  subject_id: string;
  configuration: InquiryConfiguration;
  /** null: it was made without a template. */
  template_key: string | null;
  max_retries: number;
  /** ISO 8601, UTC. */
  expires_at: string;
  /** How the capture page looks; null: as it does for everybody. */
  theme_id: string | null;
  expired: boolean;
  deleted: boolean;
  /** Latest capture session; null before the first. */
  session_id: string | null;
  result: Result;
};

/** null: there is no such inquiry. */
export type Inquiry = OpenInquiry | null;
