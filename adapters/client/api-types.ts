// Made of docs/openapi.json by `npm run openapi`. Do not edit.

export interface Error {
  error: {
    /**
     * Why the request was refused, for programs.
     */
    code: string;
    /**
     * Why the request was refused, for people.
     */
    message: string;
    /**
     * Everything that is wrong, field by field.
     */
    details: ErrorDetail[];
    /**
     * Names the request, as the `x-request-id` header does.
     */
    requestId: string;
  };
}
export interface ErrorDetail {
  /**
   * What is to blame: a field of the body, a parameter or a header.
   */
  field: string;
  /**
   * What is wrong with it, for programs.
   */
  code: string;
  /**
   * What is wrong with it, and what would be right.
   */
  message: string;
}
export interface CreateInquiryFields {
  /**
   * What the inquiry is called; from a template without one, the first sentence of its query.
   */
  name?: string;
  /**
   * What it is about, for people.
   */
  description?: string;
  /**
   * What must be established.
   */
  query?: string;
  /**
   * What is to be read from the evidence. When none is marked as required, all of them are.
   *
   * @maxItems 50
   */
  fields?: {
    name: string;
    required?: boolean;
    description?: string;
  }[];
  /**
   * What the end user is told to do.
   */
  user_instruction?: string;
  /**
   * What earns which acceptance level: Markdown headings such as `## High` with rules below them.
   */
  acceptance_guide?: string;
  /**
   * For a model that reads the evidence. Stored, never answered.
   */
  ai_instruction?: string;
  /**
   * Where the capture starts.
   */
  start_url?: string;
  /**
   * Where the browser is sent after the capture, with `status` and `inquiry_id` added.
   */
  return_url?: string;
  /**
   * What is captured.
   */
  capture_type?: 'screenshot' | 'document';
  /**
   * Yours to fill; the keys named here mean something. `language` (BCP 47, such as `de` or `pt-BR`) is the language of the capture page; one that it does not speak is passed over. `allowed_domains` limits where the end user may go: registrable domains such as `example.com`, each with all hosts below it; `start_url` must lie in one. Domains of single sign-on that show a page belong into the list; frames, pictures and scripts of other domains load as ever. null or nothing: anywhere.
   */
  settings?: {
    show_acceptance_guide?: boolean;
    show_cover_page?: boolean;
    /**
     * @minItems 1
     * @maxItems 50
     */
    allowed_domains?: string[] | null;
    [k: string]: unknown;
  };
  /**
   * Ways to sign in, named to the end user. What is in `config` is sealed, and never answered.
   *
   * @maxItems 20
   */
  login_methods?: {
    provider: string;
    config?: {
      [k: string]: unknown;
    };
  }[];
  /**
   * How evidence comes about: `manual` by the end user with a button; `auto` by itself, once a page has settled that shows a field that is asked for. Unless told, by the button, and the page that is open at the end when it was never used.
   *
   * @maxItems 2
   */
  allowed_modes?: ('manual' | 'auto')[];
  /**
   * Your stable key of the end user.
   */
  subject_id: string;
  /**
   * Key of a published template.
   */
  template_key?: string;
  /**
   * Texts of yours that are kept with it.
   */
  metadata?: {
    [k: string]: string;
  } | null;
  /**
   * How often the end user may try again; 3 unless told.
   */
  max_retries?: number;
  /**
   * The same as in `settings`.
   */
  show_acceptance_guide?: boolean;
}
export interface CreatedInquiry {
  id: string;
  template_id: string | null;
  template_key: string | null;
  /**
   * Version of the template; 0 without one.
   */
  template_version: number;
  name: string;
  description: string;
  query: string;
  fields: {
    name: string;
    description: string;
  }[];
  user_instruction: string;
  acceptance_guide: string;
  start_url: string;
  return_url: string;
  capture_type: 'screenshot' | 'document';
  settings: {
    [k: string]: unknown;
  };
  max_retries: number;
  metadata: {
    [k: string]: string;
  } | null;
  expires_at: string;
  created_at: string;
  updated_at: string;
  deleted_at: string | null;
  subject_id: string;
  result: Result | null;
  /**
   * Where the end user's browser is to be sent.
   */
  capture_url: string;
}
export interface Result {
  id: string;
  inquiry_id: string;
  status: 'pending' | 'manual_review' | 'approved' | 'rejected' | 'failed';
  /**
   * How well the evidence satisfies the criteria; null while nothing was assessed.
   */
  acceptance: ('high' | 'medium' | 'low' | 'reject') | null;
  acceptance_reason: string | null;
  /**
   * How reliable the source and the extraction are; null while nothing was assessed.
   */
  confidence: ('high' | 'medium' | 'low') | null;
  confidence_reason: string | null;
  claims: Claim[];
  error: string | null;
  /**
   * Tries that the end user was granted beyond the first.
   */
  retry_count: number;
  submitted_at: string | null;
  completed_at: string | null;
  created_at: string;
  updated_at: string;
}
/**
 * A statement about the subject, read from a piece of evidence.
 */
export interface Claim {
  property: string;
  value: string;
  source_url: string;
  evidence_id: string;
}
export interface InquiryPage {
  /**
   * Rows of this page, newest first.
   */
  data: Inquiry[];
  /**
   * Id of the first row; null when there is none.
   */
  first_id: string | null;
  /**
   * Id of the last row, the `after_id` of the next page; null when there is none.
   */
  last_id: string | null;
  /**
   * Whether more rows follow this page.
   */
  has_more: boolean;
}
export interface Inquiry {
  id: string;
  template_id: string | null;
  template_key: string | null;
  /**
   * Version of the template; 0 without one.
   */
  template_version: number;
  name: string;
  description: string;
  query: string;
  fields: {
    name: string;
    description: string;
  }[];
  user_instruction: string;
  acceptance_guide: string;
  start_url: string;
  return_url: string;
  capture_type: 'screenshot' | 'document';
  settings: {
    [k: string]: unknown;
  };
  max_retries: number;
  metadata: {
    [k: string]: string;
  } | null;
  expires_at: string;
  created_at: string;
  updated_at: string;
  deleted_at: string | null;
  subject_id: string;
  result: Result | null;
}
export interface DetailedInquiry {
  id: string;
  template_id: string | null;
  template_key: string | null;
  /**
   * Version of the template; 0 without one.
   */
  template_version: number;
  name: string;
  description: string;
  query: string;
  fields: {
    name: string;
    description: string;
  }[];
  user_instruction: string;
  acceptance_guide: string;
  start_url: string;
  return_url: string;
  capture_type: 'screenshot' | 'document';
  settings: {
    [k: string]: unknown;
  };
  max_retries: number;
  metadata: {
    [k: string]: string;
  } | null;
  expires_at: string;
  created_at: string;
  updated_at: string;
  deleted_at: string | null;
  subject_id: string;
  result: DetailedResult | null;
  /**
   * In the order of their creation.
   */
  sessions: Session[];
}
export interface DetailedResult {
  id: string;
  inquiry_id: string;
  status: 'pending' | 'manual_review' | 'approved' | 'rejected' | 'failed';
  /**
   * How well the evidence satisfies the criteria; null while nothing was assessed.
   */
  acceptance: ('high' | 'medium' | 'low' | 'reject') | null;
  acceptance_reason: string | null;
  /**
   * How reliable the source and the extraction are; null while nothing was assessed.
   */
  confidence: ('high' | 'medium' | 'low') | null;
  confidence_reason: string | null;
  claims: Claim[];
  error: string | null;
  /**
   * Tries that the end user was granted beyond the first.
   */
  retry_count: number;
  submitted_at: string | null;
  completed_at: string | null;
  created_at: string;
  updated_at: string;
  status_history: StatusHistoryEntry[];
}
/**
 * A change of the status of a result. The log is append-only.
 */
export interface StatusHistoryEntry {
  id: string;
  from_status: ('pending' | 'manual_review' | 'approved' | 'rejected' | 'failed') | null;
  to_status: 'pending' | 'manual_review' | 'approved' | 'rejected' | 'failed';
  reason: string | null;
  created_at: string;
  /**
   * The operator who made the change; null when the system did.
   */
  changed_by: {
    name: string;
    email: string;
  } | null;
}
/**
 * One try of the end user.
 */
export interface Session {
  id: string;
  created_at: string;
  page_visits: {
    id: string;
    url: string;
    visited_at: string;
  }[];
  evidence: Evidence[];
}
export interface Evidence {
  id: string;
  capture_mode: 'manual' | 'auto';
  evidence_type: 'screenshot' | 'document';
  source_url: string;
  /**
   * What was read from it, and where it stands: a rectangle or a page.
   */
  extracted_fields: (
    | {
        name: string;
        value: string;
        score: number;
        label: string | null;
        rect: {
          x: number;
          y: number;
          width: number;
          height: number;
        };
      }
    | {
        name: string;
        value: string;
        score: number;
        label: string | null;
        page: number;
      }
  )[];
  created_at: string;
  file: {
    /**
     * Signed address that works until `expires_at`.
     */
    url: string;
    expires_at: string;
  };
}
export interface Simulation {
  status: 'pending' | 'manual_review' | 'approved' | 'rejected' | 'failed';
  /**
   * @maxItems 50
   */
  claims?: {
    property: string;
    value: string;
    source_url?: string;
  }[];
  reason?: string | null;
}
export interface CreateTemplate {
  /**
   * What the inquiry is called; from a template without one, the first sentence of its query.
   */
  name?: string;
  /**
   * What it is about, for people.
   */
  description?: string;
  query: string;
  /**
   * What is to be read from the evidence. When none is marked as required, all of them are.
   *
   * @maxItems 50
   */
  fields?: {
    name: string;
    required?: boolean;
    description?: string;
  }[];
  /**
   * What the end user is told to do.
   */
  user_instruction?: string;
  /**
   * What earns which acceptance level: Markdown headings such as `## High` with rules below them.
   */
  acceptance_guide?: string;
  /**
   * For a model that reads the evidence. Stored, never answered.
   */
  ai_instruction?: string;
  start_url: string;
  return_url: string;
  /**
   * What is captured.
   */
  capture_type?: 'screenshot' | 'document';
  /**
   * Yours to fill; the keys named here mean something. `language` (BCP 47, such as `de` or `pt-BR`) is the language of the capture page; one that it does not speak is passed over. `allowed_domains` limits where the end user may go: registrable domains such as `example.com`, each with all hosts below it; `start_url` must lie in one. Domains of single sign-on that show a page belong into the list; frames, pictures and scripts of other domains load as ever. null or nothing: anywhere.
   */
  settings?: {
    show_acceptance_guide?: boolean;
    show_cover_page?: boolean;
    /**
     * @minItems 1
     * @maxItems 50
     */
    allowed_domains?: string[] | null;
    [k: string]: unknown;
  };
  /**
   * Ways to sign in, named to the end user. What is in `config` is sealed, and never answered.
   *
   * @maxItems 20
   */
  login_methods?: {
    provider: string;
    config?: {
      [k: string]: unknown;
    };
  }[];
  /**
   * How evidence comes about: `manual` by the end user with a button; `auto` by itself, once a page has settled that shows a field that is asked for. Unless told, by the button, and the page that is open at the end when it was never used.
   *
   * @maxItems 2
   */
  allowed_modes?: ('manual' | 'auto')[];
  metadata?: {
    [k: string]: string;
  };
  /**
   * A theme of your organization; null: as pages look to everybody.
   */
  theme_id?: string | null;
  status?: 'draft' | 'published';
}
export interface Template {
  /**
   * Names this version.
   */
  id: string;
  /**
   * Names all versions; the `template_key` of new inquiries.
   */
  key: string;
  version: number;
  /**
   * Whether this is the latest published version.
   */
  is_latest: boolean;
  status: 'draft' | 'published';
  name: string;
  description: string;
  query: string;
  fields: {
    name: string;
    required: boolean;
    description: string;
  }[];
  user_instruction: string;
  acceptance_guide: string;
  start_url: string;
  return_url: string;
  capture_type: 'screenshot' | 'document';
  settings: {
    [k: string]: unknown;
  };
  metadata: {
    [k: string]: string;
  };
  theme_id: string | null;
  org_id: string;
  created_by: string;
  published_at: string | null;
  created_at: string;
  updated_at: string;
  deleted_at: string | null;
}
export interface TemplatePage {
  /**
   * Rows of this page, newest first.
   */
  data: Template[];
  /**
   * Id of the first row; null when there is none.
   */
  first_id: string | null;
  /**
   * Id of the last row, the `after_id` of the next page; null when there is none.
   */
  last_id: string | null;
  /**
   * Whether more rows follow this page.
   */
  has_more: boolean;
}
export interface TemplateVersions {
  /**
   * Every version, newest first.
   */
  data: Template[];
}
export interface TemplateChanges {
  /**
   * What the inquiry is called; from a template without one, the first sentence of its query.
   */
  name?: string;
  /**
   * What it is about, for people.
   */
  description?: string;
  /**
   * What must be established.
   */
  query?: string;
  /**
   * What is to be read from the evidence. When none is marked as required, all of them are.
   *
   * @maxItems 50
   */
  fields?: {
    name: string;
    required?: boolean;
    description?: string;
  }[];
  /**
   * What the end user is told to do.
   */
  user_instruction?: string;
  /**
   * What earns which acceptance level: Markdown headings such as `## High` with rules below them.
   */
  acceptance_guide?: string;
  /**
   * For a model that reads the evidence. Stored, never answered.
   */
  ai_instruction?: string;
  /**
   * Where the capture starts.
   */
  start_url?: string;
  /**
   * Where the browser is sent after the capture, with `status` and `inquiry_id` added.
   */
  return_url?: string;
  /**
   * What is captured.
   */
  capture_type?: 'screenshot' | 'document';
  /**
   * Yours to fill; the keys named here mean something. `language` (BCP 47, such as `de` or `pt-BR`) is the language of the capture page; one that it does not speak is passed over. `allowed_domains` limits where the end user may go: registrable domains such as `example.com`, each with all hosts below it; `start_url` must lie in one. Domains of single sign-on that show a page belong into the list; frames, pictures and scripts of other domains load as ever. null or nothing: anywhere.
   */
  settings?: {
    show_acceptance_guide?: boolean;
    show_cover_page?: boolean;
    /**
     * @minItems 1
     * @maxItems 50
     */
    allowed_domains?: string[] | null;
    [k: string]: unknown;
  };
  /**
   * Ways to sign in, named to the end user. What is in `config` is sealed, and never answered.
   *
   * @maxItems 20
   */
  login_methods?: {
    provider: string;
    config?: {
      [k: string]: unknown;
    };
  }[];
  /**
   * How evidence comes about: `manual` by the end user with a button; `auto` by itself, once a page has settled that shows a field that is asked for. Unless told, by the button, and the page that is open at the end when it was never used.
   *
   * @maxItems 2
   */
  allowed_modes?: ('manual' | 'auto')[];
  metadata?: {
    [k: string]: string;
  };
  /**
   * A theme of your organization; null: as pages look to everybody.
   */
  theme_id?: string | null;
}
export interface Nothing {}
export interface WebhookEndpoints {
  /**
   * All of them, newest first.
   */
  data: WebhookEndpoint[];
}
export interface WebhookEndpoint {
  id: string;
  url: string;
  name: string | null;
  enabled: boolean;
  event_types: (
    | 'kyc.result.pending'
    | 'kyc.result.manual_review'
    | 'kyc.result.approved'
    | 'kyc.result.rejected'
    | 'kyc.result.failed'
    | 'web.result.pending'
    | 'web.result.manual_review'
    | 'web.result.approved'
    | 'web.result.rejected'
    | 'web.result.failed'
  )[];
  created_at: string;
  updated_at: string;
}
export interface RegisterEndpoint {
  url: string;
  name?: string | null;
  enabled?: boolean;
  /**
   * @minItems 1
   */
  event_types?: (
    | 'kyc.result.pending'
    | 'kyc.result.manual_review'
    | 'kyc.result.approved'
    | 'kyc.result.rejected'
    | 'kyc.result.failed'
    | 'web.result.pending'
    | 'web.result.manual_review'
    | 'web.result.approved'
    | 'web.result.rejected'
    | 'web.result.failed'
  )[];
}
export interface WebhookEndpointWithSecret {
  id: string;
  url: string;
  name: string | null;
  enabled: boolean;
  event_types: (
    | 'kyc.result.pending'
    | 'kyc.result.manual_review'
    | 'kyc.result.approved'
    | 'kyc.result.rejected'
    | 'kyc.result.failed'
    | 'web.result.pending'
    | 'web.result.manual_review'
    | 'web.result.approved'
    | 'web.result.rejected'
    | 'web.result.failed'
  )[];
  created_at: string;
  updated_at: string;
  /**
   * Signs what is sent to the endpoint. Shown this once.
   */
  secret: string;
}
export interface UpdateEndpoint {
  url?: string;
  name?: string | null;
  enabled?: boolean;
  /**
   * @minItems 1
   */
  event_types?: (
    | 'kyc.result.pending'
    | 'kyc.result.manual_review'
    | 'kyc.result.approved'
    | 'kyc.result.rejected'
    | 'kyc.result.failed'
    | 'web.result.pending'
    | 'web.result.manual_review'
    | 'web.result.approved'
    | 'web.result.rejected'
    | 'web.result.failed'
  )[];
}
export interface RotateSecret {
  overlap_seconds?: number;
}
export interface WebhookDeliveryPage {
  /**
   * Rows of this page, newest first.
   */
  data: WebhookDelivery[];
  /**
   * Id of the first row; null when there is none.
   */
  first_id: string | null;
  /**
   * Id of the last row, the `after_id` of the next page; null when there is none.
   */
  last_id: string | null;
  /**
   * Whether more rows follow this page.
   */
  has_more: boolean;
}
export interface WebhookDelivery {
  id: string;
  endpoint_id: string;
  /**
   * Stays the same for every attempt and resend.
   */
  webhook_id: string;
  event_type:
    | 'kyc.result.pending'
    | 'kyc.result.manual_review'
    | 'kyc.result.approved'
    | 'kyc.result.rejected'
    | 'kyc.result.failed'
    | 'web.result.pending'
    | 'web.result.manual_review'
    | 'web.result.approved'
    | 'web.result.rejected'
    | 'web.result.failed';
  event_timestamp: string;
  inquiry_id: string;
  /**
   * Why it was made.
   */
  cause: 'event' | 'test';
  /**
   * The latest time that it was asked to be sent again; null: never.
   */
  resend: {
    cause: 'resend' | 'recovery';
    at: string;
  } | null;
  status: 'pending' | 'succeeded' | 'exhausted';
  exhausted_reason: ('attempts_used_up' | 'endpoint_deleted' | 'endpoint_disabled') | null;
  next_attempt_at: string | null;
  created_at: string;
  attempt_count: number;
  /**
   * The newest 20, the newest last.
   */
  attempts: WebhookAttempt[];
}
export interface WebhookAttempt {
  /**
   * From 1; goes on counting when a delivery is sent again.
   */
  attempt: number;
  /**
   * When it had ended.
   */
  at: string;
  duration_ms: number;
  /**
   * HTTP status; null when no answer came.
   */
  status: number | null;
  /**
   * What went wrong; null when an answer came whole.
   */
  error: string | null;
  /**
   * First 4 KB of the answer; empty once the inquiry is deleted.
   */
  response_start: string;
  cause: 'event' | 'test' | 'resend' | 'recovery';
}
export interface RecoverDeliveries {
  /**
   * Deliveries of events from this time on.
   */
  since: string;
}
export interface Recovered {
  /**
   * Deliveries that are sent again.
   */
  recovered: number;
  /**
   * Whether more are left: send the same request again.
   */
  has_more: boolean;
}
export interface CreateEnvelopeFields {
  name?: string;
  description?: string;
  query?: string;
  acceptance_guide?: string;
  show_acceptance_guide?: boolean;
  redirect_url?: string;
  ai_instruction?: string;
  /**
   * @maxItems 50
   */
  fields?: {
    name: string;
    required?: boolean;
    description?: string;
  }[];
  /**
   * @maxItems 20
   */
  steps?: {
    user_instruction: string;
    capture_on: string;
    auto_redirect?: boolean;
    ai_instruction?: string | null;
    full_screen?: boolean;
    /**
     * @maxItems 50
     */
    fields?: {
      name: string;
      required?: boolean;
      description?: string;
    }[];
  }[];
  /**
   * How evidence comes about: `manual` by the end user with a button, `auto` by itself at a page of a step, or at one that shows a field. By hand unless told.
   *
   * @minItems 1
   * @maxItems 2
   */
  allowed_modes?: ('manual' | 'auto')[];
  return_url: string;
  template_id?: string;
}
export interface CreatedEnvelope {
  envelope_id: string;
  /**
   * Where the end user's browser goes.
   */
  envelope_url: string;
  /**
   * The same as `envelope_id`.
   */
  id: string;
  template_id: string | null;
  name: string;
  description: string;
  query: string;
  acceptance_guide: string;
  show_acceptance_guide: boolean;
  redirect_url: string;
  return_url: string;
  ai_instruction: string;
  fields: {
    name: string;
    required: boolean;
    description: string;
  }[];
  steps: EnvelopeStep[];
  allowed_modes: ('manual' | 'auto')[];
}
/**
 * A step of a guided capture.
 */
export interface EnvelopeStep {
  user_instruction: string;
  capture_on: string;
  auto_redirect: boolean;
  ai_instruction: string | null;
  full_screen: boolean;
  fields: {
    name: string;
    required: boolean;
    description: string;
  }[];
}
export interface DetailedEnvelope {
  envelope_id: string;
  /**
   * Where the end user's browser goes.
   */
  envelope_url: string;
  /**
   * The same as `envelope_id`.
   */
  id: string;
  template_id: string | null;
  name: string;
  description: string;
  query: string;
  acceptance_guide: string;
  show_acceptance_guide: boolean;
  redirect_url: string;
  return_url: string;
  ai_instruction: string;
  fields: {
    name: string;
    required: boolean;
    description: string;
  }[];
  steps: EnvelopeStep[];
  allowed_modes: ('manual' | 'auto')[];
  status: 'pending' | 'manual_review' | 'approved' | 'rejected' | 'failed';
  /**
   * Why it has its status, or why another try was granted; null before the first result.
   */
  status_reason: string | null;
  /**
   * Tries that the end user was granted beyond the first.
   */
  retry_count: number;
  max_retries: number;
  expires_at: string;
  created_by: string;
  created_at: string;
  updated_at: string;
  deleted_at: string | null;
  status_history: StatusHistoryEntry[];
  /**
   * In the order of their creation.
   */
  sessions: EnvelopeCapture[];
}
/**
 * One try of the end user.
 */
export interface EnvelopeCapture {
  id: string;
  created_at: string;
  page_visits: {
    id: string;
    url: string;
    visited_at: string;
  }[];
  evidence: Evidence[];
}
export interface EnvelopeResults {
  /**
   * One result for each finished session, oldest first.
   */
  data: EnvelopeResult[];
}
/**
 * What one finished session came to.
 */
export interface EnvelopeResult {
  id: string;
  inquiry_session_id: string;
  name: string;
  description: string;
  acceptance_category: 'high' | 'medium' | 'low' | 'reject';
  acceptance_reason: string;
  confidence_category: 'high' | 'medium' | 'low';
  confidence_reason: string;
  supporting_claims: {
    value: string;
    property: string;
    source_url: string;
  }[];
  error: string | null;
  /**
   * Whether it was processed without an error.
   */
  success: boolean;
  /**
   * SHA-256 of the canonical JSON (RFC 8785) of the result, hex.
   */
  hash: string;
  transaction_address: null;
  created_by: string;
  created_at: string;
  updated_at: string;
  deleted_at: string | null;
  inquiry_session: EnvelopeSession;
}
export interface EnvelopeSession {
  id: string;
  /**
   * Id of the envelope.
   */
  inquiry_id: string;
  created_by: string;
  created_at: string;
  updated_at: string;
  deleted_at: string | null;
}
export interface Health {
  status: 'ok';
}
export interface Readiness {
  ready: boolean;
  /**
   * The engine behind each port.
   */
  engines: {
    [k: string]: string;
  };
  checks: {
    [k: string]: {
      ok: boolean;
      detail?: string;
    };
  };
}
export interface OpenApiDocument {
  openapi: string;
  paths: {
    [k: string]: unknown;
  };
  [k: string]: unknown;
}

/** With one of: template_key; or name, query, start_url, return_url. */
export type CreateInquiry = CreateInquiryFields &
  (
    | Required<Pick<CreateInquiryFields, 'template_key'>>
    | Required<Pick<CreateInquiryFields, 'name' | 'query' | 'start_url' | 'return_url'>>
  );

/** With one of: template_id; or name, query. */
export type CreateEnvelope = CreateEnvelopeFields &
  (Required<Pick<CreateEnvelopeFields, 'template_id'>> | Required<Pick<CreateEnvelopeFields, 'name' | 'query'>>);
