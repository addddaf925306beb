// Made of docs/openapi.json by `npm run openapi`. Do not edit.

export interface Error {
  /** The refusal. */
  error: {
    /** Why the request was refused, for programs. */
    code: string;
    /** Why the request was refused, for people. */
    message: string;
    /** Everything that is wrong, field by field. */
    details: ErrorDetail[];
    /** Names the request, as the `x-request-id` header does. */
    requestId: string;
  };
}
export interface ErrorDetail {
  /** What is to blame: a field of the body, a parameter or a header. */
  field: string;
  /** What is wrong with it, for programs. */
  code: string;
  /** What is wrong with it, and what would be right. */
  message: string;
}
export interface Configuration {
  /** What the inquiry is called; from a template without one, the first sentence of its query. */
  name?: string;
  /** What it is about, for people. */
  description?: string;
  /** What must be established. */
  query?: string;
  /**
   * What is to be read from the evidence. When none is marked as required, all of them are.
   *
   * @maxItems 50
   */
  fields?: {
    /** What it is called. */
    name: string;
    /** Whether there is no verdict without it. Unless told: `false`. */
    required?: boolean;
    /** What it is, for people. */
    description?: string;
  }[];
  /** What the end user is told to do. */
  user_instruction?: string;
  /** What earns which acceptance level: Markdown headings such as `## High` with rules below them. */
  acceptance_guide?: string;
  /** For a model that reads the evidence. Stored, never answered. */
  ai_instruction?: string;
  /** Where the capture starts. */
  start_url?: string;
  /** Where the browser is sent after the capture, with `status` and `inquiry_id` added. */
  return_url?: string;
  /** What is captured. */
  capture_type?: 'screenshot' | 'document';
  /** Yours to fill; the keys named here mean something. `language` (BCP 47, such as `de` or `pt-BR`) is the language of the capture page; one that it does not speak is passed over. `allowed_domains` limits where the end user may go: registrable domains such as `example.com`, each with all hosts below it; `start_url` must lie in one. Domains of single sign-on that show a page belong into the list; frames, pictures and scripts of other domains load as ever. null or nothing: anywhere. `four_eyes` true: what a person approves stays `manual_review` until a second one approves it too. */
  settings?: {
    /** Whether the end user is shown the acceptance guide. */
    show_acceptance_guide?: boolean;
    /** Whether the capture begins with a page that says what is asked for. */
    show_cover_page?: boolean;
    /** Whether what one person approves at the console needs a second one who approves it too. */
    four_eyes?: boolean;
    /**
     * Where the end user may go; null or nothing: anywhere.
     *
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
    /** Its name, as end users know it. */
    provider: string;
    /** What that way needs, as it wants it. Sealed, and never answered. */
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
}
export interface CreateInquiryFields extends Configuration {
  /** Your stable key of the end user. */
  subject_id: string;
  /** Key of a published template. */
  template_key?: string;
  /** Texts of yours that are kept with it, merged key by key into those of the template; null: none, not even those. */
  metadata?: {
    [k: string]: string;
  } | null;
  /** How often the end user may try again; 3 unless told. */
  max_retries?: number;
  /** The same as in `settings`. */
  show_acceptance_guide?: boolean;
}
export interface AnsweredConfiguration {
  /** What it is called. */
  name: string;
  /** What it is, for people. */
  description: string;
  /** What must be established. */
  query: string;
  /** What the end user is told to do. */
  user_instruction: string;
  /** What earns which acceptance level: Markdown headings such as `## High` with rules below them. */
  acceptance_guide: string;
  /** Where the capture starts. */
  start_url: string;
  /** Where the browser is sent after the capture, with `status` and `inquiry_id` added. */
  return_url: string;
  /** What is captured. */
  capture_type: 'screenshot' | 'document';
  /** Yours to fill; the keys named here mean something. `language` (BCP 47, such as `de` or `pt-BR`) is the language of the capture page; one that it does not speak is passed over. `allowed_domains` limits where the end user may go: registrable domains such as `example.com`, each with all hosts below it; `start_url` must lie in one. Domains of single sign-on that show a page belong into the list; frames, pictures and scripts of other domains load as ever. null or nothing: anywhere. `four_eyes` true: what a person approves stays `manual_review` until a second one approves it too. */
  settings: {
    [k: string]: unknown;
  };
}
export interface InquiryBase extends AnsweredConfiguration {
  /** Names it, for ever. */
  id: string;
  /** The template that it was made of; null without one. */
  template_id: string | null;
  /** Names a template over all its versions; null without one. */
  template_key: string | null;
  /** Version of the template; 0 without one. */
  template_version: number;
  /** What is to be read from the evidence. When none is marked as required, all of them are. */
  fields: {
    /** What it is called. */
    name: string;
    /** What it is, for people. */
    description: string;
  }[];
  /** Tries that the end user may be granted beyond the first. */
  max_retries: number;
  /** Yours: text by key. Answered as it is, and never read. */
  metadata: {
    [k: string]: string;
  } | null;
  /** Until when it works. */
  expires_at: string;
  /** When it was made, ISO 8601 in UTC. */
  created_at: string;
  /** When it last changed, ISO 8601 in UTC. */
  updated_at: string;
  /** When it was deleted; null: it was not. */
  deleted_at: string | null;
  /** Your own name for the person; told in webhooks. */
  subject_id: string;
}
export interface CreatedInquiry extends InquiryBase {
  result: Result | null;
  /** Where the end user's browser is to be sent. */
  capture_url: string;
}
export interface Result extends ResultBase {}
export interface ResultBase {
  /** Names the result; an inquiry has one, and it stays the same over all tries. */
  id: string;
  /** The inquiry that it belongs to. */
  inquiry_id: string;
  /** Where it stands: see the life cycle. */
  status: 'pending' | 'manual_review' | 'approved' | 'rejected' | 'failed';
  /** How well the evidence satisfies the criteria; null while nothing was assessed. */
  acceptance: ('high' | 'medium' | 'low' | 'reject') | null;
  /** Why, in a sentence. */
  acceptance_reason: string | null;
  /** How reliable the source and the extraction are; null while nothing was assessed. */
  confidence: ('high' | 'medium' | 'low') | null;
  /** Why, in a sentence. */
  confidence_reason: string | null;
  /** What the result is to say of the subject. */
  claims: Claim[];
  /** Why it failed, in a sentence; null unless it did. */
  error: string | null;
  /** Tries that the end user was granted beyond the first. */
  retry_count: number;
  /** When the end user finished; null until then. */
  submitted_at: string | null;
  /** When the verdict came; null until then. */
  completed_at: string | null;
  /** When it was made, ISO 8601 in UTC. */
  created_at: string;
  /** When it last changed, ISO 8601 in UTC. */
  updated_at: string;
}
/** A statement about the subject, read from a piece of evidence. */
export interface Claim {
  /** The field that was asked for, or the label of what the acceptance guide speaks of and no field asks for. */
  property: string;
  /** What was read. */
  value: string;
  /** The address of the page that it was read from. */
  source_url: string;
  /** The piece of evidence that it was read from. */
  evidence_id: string;
}
export interface InquiryPage {
  /** Rows of this page, newest first. */
  data: Inquiry[];
  /** Id of the first row; null when there is none. */
  first_id: string | null;
  /** Id of the last row, the `after_id` of the next page; null when there is none. */
  last_id: string | null;
  /** Whether more rows follow this page. */
  has_more: boolean;
}
export interface Inquiry extends InquiryBase {
  result: Result | null;
}
export interface DetailedInquiry extends InquiryBase {
  result: DetailedResult | null;
  /** In the order of their creation. */
  sessions: Session[];
}
export interface DetailedResult extends ResultBase {
  /** Every change of the status, the earliest first. */
  status_history: StatusHistoryEntry[];
}
/** A change of the status of a result. The log is append-only. */
export interface StatusHistoryEntry {
  /** Names the change. */
  id: string;
  /** The status before; null: it had none. */
  from_status: ('pending' | 'manual_review' | 'approved' | 'rejected' | 'failed') | null;
  /** The status since then. */
  to_status: 'pending' | 'manual_review' | 'approved' | 'rejected' | 'failed';
  /** Why, in a sentence; null where there is no more to say. */
  reason: string | null;
  /** When it was made, ISO 8601 in UTC. */
  created_at: string;
  /** The operator who made the change; null when the system did. */
  changed_by: {
    /** The name of the operator. */
    name: string;
    /** The operator's e-mail address. */
    email: string;
  } | null;
}
/** One try of the end user. */
export interface Session {
  /** Names it, for ever. */
  id: string;
  /** When it was made, ISO 8601 in UTC. */
  created_at: string;
  /** The pages that were visited, the earliest first. */
  page_visits: {
    /** Names the page visit. */
    id: string;
    /** An absolute address. */
    url: string;
    /** When it was opened. */
    visited_at: string;
  }[];
  /** What was captured, in the order of the capture. */
  evidence: Evidence[];
}
export interface Evidence {
  /** Names it, for ever. */
  id: string;
  /** Whether it came about by the button or by itself. */
  capture_mode: 'manual' | 'auto';
  /** What kind of evidence it is. */
  evidence_type: 'screenshot' | 'document';
  /** The address of the page that it was read from. */
  source_url: string;
  /** What was read from it, and where it stands: a rectangle or a page. */
  extracted_fields: (
    | {
        /** What it is called. */
        name: string;
        /** What was read. */
        value: string;
        /** How sure the reading is, 0 to 1. */
        score: number;
        /** The label beside which it stands; null without one. */
        label: string | null;
        /** Where it stands in the screenshot. */
        rect: {
          /** From the left, in CSS pixels of the screenshot. */
          x: number;
          /** From the top, in CSS pixels of the screenshot. */
          y: number;
          /** In CSS pixels of the screenshot. */
          width: number;
          /** In CSS pixels of the screenshot. */
          height: number;
        };
      }
    | {
        /** What it is called. */
        name: string;
        /** What was read. */
        value: string;
        /** How sure the reading is, 0 to 1. */
        score: number;
        /** The label beside which it stands; null without one. */
        label: string | null;
        /** The page of the document on which it stands, from 1. */
        page: number;
      }
  )[];
  /** When it was made, ISO 8601 in UTC. */
  created_at: string;
  /** The file, and where it can be got. */
  file: {
    /** Signed address that works until `expires_at`. */
    url: string;
    /** Until when it works. */
    expires_at: string;
  };
}
export interface Simulation {
  /** The status that the result is to get. */
  status: 'pending' | 'manual_review' | 'approved' | 'rejected' | 'failed';
  /**
   * What the result is to say of the subject.
   *
   * @maxItems 50
   */
  claims?: {
    /** The field that was asked for, or the label of what the acceptance guide speaks of and no field asks for. */
    property: string;
    /** What was read. */
    value: string;
    /** The address of the page that it was read from. */
    source_url?: string;
  }[];
  /** What the result is to say as its reason. */
  reason?: string | null;
}
export interface TemplateConfiguration extends Configuration {
  /** Yours: text by key, never read. Inquiries made from it inherit it. */
  metadata?: {
    [k: string]: string;
  };
  /** A theme of your organization; null: as pages look to everybody. */
  theme_id?: string | null;
}
export interface CreateTemplate extends TemplateConfiguration {
  /** What must be established. */
  query: string;
  /** Where the capture starts. */
  start_url: string;
  /** Where the browser is sent after the capture, with `status` and `inquiry_id` added. */
  return_url: string;
  /** Whether it can be used at once, or is a draft first. Unless told: `"draft"`. */
  status?: 'draft' | 'published';
}
export interface Template extends AnsweredConfiguration {
  /** Names this version. */
  id: string;
  /** Names all versions; the `template_key` of new inquiries. */
  key: string;
  /** Counts the published versions of the key, from 1. */
  version: number;
  /** Whether this is the latest published version. */
  is_latest: boolean;
  /** A draft is edited; what is published stays as it is. */
  status: 'draft' | 'published';
  /** What is to be read from the evidence. When none is marked as required, all of them are. */
  fields: {
    /** What it is called. */
    name: string;
    /** Whether there is no verdict without it. */
    required: boolean;
    /** What it is, for people. */
    description: string;
  }[];
  /** Yours: text by key. Answered as it is, and never read. */
  metadata: {
    [k: string]: string;
  };
  /** How the hosted page looks; null: as ever. */
  theme_id: string | null;
  /** The organization that it belongs to. */
  org_id: string;
  /** Who made it. */
  created_by: string;
  /** When it was published; null for a draft. */
  published_at: string | null;
  /** When it was made, ISO 8601 in UTC. */
  created_at: string;
  /** When it last changed, ISO 8601 in UTC. */
  updated_at: string;
  /** When it was deleted; null: it was not. */
  deleted_at: string | null;
}
export interface TemplatePage {
  /** Rows of this page, newest first. */
  data: Template[];
  /** Id of the first row; null when there is none. */
  first_id: string | null;
  /** Id of the last row, the `after_id` of the next page; null when there is none. */
  last_id: string | null;
  /** Whether more rows follow this page. */
  has_more: boolean;
}
export interface TemplateVersions {
  /** Every version, newest first. */
  data: Template[];
}
export interface TemplateChanges extends TemplateConfiguration {}
export interface Nothing {}
export interface WebhookEndpoints {
  /** All of them, newest first. */
  data: WebhookEndpoint[];
}
export interface WebhookEndpoint extends WebhookEndpointBase {}
export interface WebhookEndpointBase {
  /** Names it, for ever. */
  id: string;
  /** Where events are sent. */
  url: string;
  /** What it is called. */
  name: string | null;
  /** Whether events are sent there. */
  enabled: boolean;
  /** Which events are sent there. */
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
  /** When it was made, ISO 8601 in UTC. */
  created_at: string;
  /** When it last changed, ISO 8601 in UTC. */
  updated_at: string;
}
export interface RegisterEndpoint {
  /** Where events are sent: https, and no private address. */
  url: string;
  /** What it is called, for people. */
  name?: string | null;
  /** Whether events are sent there. Unless told: `true`. */
  enabled?: boolean;
  /**
   * Which events are sent there. Unless told: all.
   *
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
export interface WebhookEndpointWithSecret extends WebhookEndpointBase {
  /** Signs what is sent to the endpoint. Shown this once. */
  secret: string;
}
export interface UpdateEndpoint {
  /** Where events are sent: https, and no private address. */
  url?: string;
  /** What it is called, for people. */
  name?: string | null;
  /** Whether events are sent there. */
  enabled?: boolean;
  /**
   * Which events are sent there.
   *
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
  /** How many seconds the old secret signs as well, so that receivers can change over. Unless told: `0`. */
  overlap_seconds?: number;
}
export interface WebhookDeliveryPage {
  /** Rows of this page, newest first. */
  data: WebhookDelivery[];
  /** Id of the first row; null when there is none. */
  first_id: string | null;
  /** Id of the last row, the `after_id` of the next page; null when there is none. */
  last_id: string | null;
  /** Whether more rows follow this page. */
  has_more: boolean;
}
export interface WebhookDelivery {
  /** Names it, for ever. */
  id: string;
  /** The endpoint that it is sent to. */
  endpoint_id: string;
  /** Stays the same for every attempt and resend. */
  webhook_id: string;
  /** What happened. */
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
  /** When the event happened. */
  event_timestamp: string;
  /** The inquiry or KYC result that it tells of. */
  inquiry_id: string;
  /** Why it was made. */
  cause: 'event' | 'test';
  /** The latest time that it was asked to be sent again; null: never. */
  resend: {
    /** Why it was sent. */
    cause: 'resend' | 'recovery';
    /** When that was. */
    at: string;
  } | null;
  /** Whether it is to be sent, arrived, or was given up. */
  status: 'pending' | 'succeeded' | 'exhausted';
  /** Why it was given up; null unless it was. */
  exhausted_reason: ('attempts_used_up' | 'endpoint_deleted' | 'endpoint_disabled') | null;
  /** When it is tried next; null: it is not. */
  next_attempt_at: string | null;
  /** When it was made, ISO 8601 in UTC. */
  created_at: string;
  /** How often it was tried. */
  attempt_count: number;
  /** The newest 20, the newest last. */
  attempts: WebhookAttempt[];
}
export interface WebhookAttempt {
  /** From 1; goes on counting when a delivery is sent again. */
  attempt: number;
  /** When it had ended. */
  at: string;
  /** How long it took, in milliseconds. */
  duration_ms: number;
  /** HTTP status; null when no answer came. */
  status: number | null;
  /** What went wrong; null when an answer came whole. */
  error: string | null;
  /** First 4 KB of the answer; empty once the inquiry is deleted. */
  response_start: string;
  /** Why it was sent. */
  cause: 'event' | 'test' | 'resend' | 'recovery';
}
export interface RecoverDeliveries {
  /** Deliveries of events from this time on. */
  since: string;
}
export interface Recovered {
  /** Deliveries that are sent again. */
  recovered: number;
  /** Whether more are left: send the same request again. */
  has_more: boolean;
}
export interface CreateEnvelopeFields {
  /** What it is called. */
  name?: string;
  /** What it is, for people. */
  description?: string;
  /** What must be established. */
  query?: string;
  /** What earns which acceptance level: Markdown headings such as `## High` with rules below them. */
  acceptance_guide?: string;
  /** Whether the end user is shown the acceptance guide. */
  show_acceptance_guide?: boolean;
  /** The page on which the session begins. */
  redirect_url?: string;
  /** For a model that reads the evidence. Stored, never answered. */
  ai_instruction?: string;
  /**
   * What is to be read from the evidence. When none is marked as required, all of them are.
   *
   * @maxItems 50
   */
  fields?: {
    /** What it is called. */
    name: string;
    /** Whether there is no verdict without it. Unless told: `false`. */
    required?: boolean;
    /** What it is, for people. */
    description?: string;
  }[];
  /**
   * The steps that the person is led through, in their order.
   *
   * @maxItems 20
   */
  steps?: {
    /** What the end user is told to do. */
    user_instruction: string;
    /** The address at which the step is captured; `:name` stands for a part that the session remembers. */
    capture_on: string;
    /** Whether the person is led to the next step by itself. Unless told: `false`. */
    auto_redirect?: boolean;
    /** For a model that reads the evidence. Stored, never answered. */
    ai_instruction?: string | null;
    /** Whether the whole page is kept and not only what the window shows. Unless told: `false`. */
    full_screen?: boolean;
    /**
     * What is to be read from the evidence. When none is marked as required, all of them are.
     *
     * @maxItems 50
     */
    fields?: {
      /** What it is called. */
      name: string;
      /** Whether there is no verdict without it. Unless told: `false`. */
      required?: boolean;
      /** What it is, for people. */
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
  /** Whether what one person approves at the console needs a second one who approves it too. */
  four_eyes?: boolean;
  /** Where the browser is sent after the capture, with `status` and `inquiry_id` added. */
  return_url: string;
  /** The template that it was made of; null without one. */
  template_id?: string;
}
export interface EnvelopeBase {
  /** Names the envelope; the same as `id`. */
  envelope_id: string;
  /** Where the end user's browser goes. */
  envelope_url: string;
  /** The same as `envelope_id`. */
  id: string;
  /** The template that it was made of; null without one. */
  template_id: string | null;
  /** What it is called. */
  name: string;
  /** What it is, for people. */
  description: string;
  /** What must be established. */
  query: string;
  /** What earns which acceptance level: Markdown headings such as `## High` with rules below them. */
  acceptance_guide: string;
  /** Whether the end user is shown the acceptance guide. */
  show_acceptance_guide: boolean;
  /** The page on which the session begins. */
  redirect_url: string;
  /** Where the browser is sent after the capture, with `status` and `inquiry_id` added. */
  return_url: string;
  /** For a model that reads the evidence. Stored, never answered. */
  ai_instruction: string;
  /** What is to be read from the evidence. When none is marked as required, all of them are. */
  fields: {
    /** What it is called. */
    name: string;
    /** Whether there is no verdict without it. */
    required: boolean;
    /** What it is, for people. */
    description: string;
  }[];
  /** The steps that the person is led through, in their order. */
  steps: EnvelopeStep[];
  /** How evidence comes about: `manual` by the end user with a button; `auto` by itself, once a page has settled that shows a field that is asked for. Unless told, by the button, and the page that is open at the end when it was never used. */
  allowed_modes: ('manual' | 'auto')[];
  /** Whether what one person approves at the console needs a second one who approves it too. */
  four_eyes: boolean;
}
/** A step of a guided capture. */
export interface EnvelopeStep {
  /** What the end user is told to do. */
  user_instruction: string;
  /** The address at which the step is captured; `:name` stands for a part that the session remembers. */
  capture_on: string;
  /** Whether the person is led to the next step by itself. */
  auto_redirect: boolean;
  /** For a model that reads the evidence. Stored, never answered. */
  ai_instruction: string | null;
  /** Whether the whole page is kept and not only what the window shows. */
  full_screen: boolean;
  /** What is to be read from the evidence. When none is marked as required, all of them are. */
  fields: {
    /** What it is called. */
    name: string;
    /** Whether there is no verdict without it. */
    required: boolean;
    /** What it is, for people. */
    description: string;
  }[];
}
export interface CreatedEnvelope extends EnvelopeBase {}
export interface DetailedEnvelope extends EnvelopeBase {
  /** Where it stands: see the life cycle. */
  status: 'pending' | 'manual_review' | 'approved' | 'rejected' | 'failed';
  /** Why it has its status, or why another try was granted; null before the first result. */
  status_reason: string | null;
  /** Tries that the end user was granted beyond the first. */
  retry_count: number;
  /** Tries that the end user may be granted beyond the first. */
  max_retries: number;
  /** Until when it works. */
  expires_at: string;
  /** Who made it. */
  created_by: string;
  /** When it was made, ISO 8601 in UTC. */
  created_at: string;
  /** When it last changed, ISO 8601 in UTC. */
  updated_at: string;
  /** When it was deleted; null: it was not. */
  deleted_at: string | null;
  /** Every change of the status, the earliest first. */
  status_history: StatusHistoryEntry[];
  /** In the order of their creation. */
  sessions: EnvelopeCapture[];
}
/** One try of the end user. */
export interface EnvelopeCapture {
  /** Names it, for ever. */
  id: string;
  /** When it was made, ISO 8601 in UTC. */
  created_at: string;
  /** The pages that were visited, the earliest first. */
  page_visits: {
    /** Names the page visit. */
    id: string;
    /** An absolute address. */
    url: string;
    /** When it was opened. */
    visited_at: string;
  }[];
  /** What was captured, in the order of the capture. */
  evidence: Evidence[];
}
export interface EnvelopeResults {
  /** One result for each finished session, oldest first. */
  data: EnvelopeResult[];
}
/** What one finished session came to. */
export interface EnvelopeResult {
  /** Names it, for ever. */
  id: string;
  /** The session that it is the result of. */
  inquiry_session_id: string;
  /** What it is called. */
  name: string;
  /** What it is, for people. */
  description: string;
  /** How well the evidence satisfies the criteria. */
  acceptance_category: 'high' | 'medium' | 'low' | 'reject';
  /** Why, in a sentence. */
  acceptance_reason: string;
  /** How reliable the source and the extraction are. */
  confidence_category: 'high' | 'medium' | 'low';
  /** Why, in a sentence. */
  confidence_reason: string;
  /** What the result rests on. */
  supporting_claims: {
    /** What was read. */
    value: string;
    /** The field that was asked for, or the label of what the acceptance guide speaks of and no field asks for. */
    property: string;
    /** The address of the page that it was read from. */
    source_url: string;
  }[];
  /** Why it failed, in a sentence; null unless it did. */
  error: string | null;
  /** Whether it was processed without an error. */
  success: boolean;
  /** SHA-256 of the canonical JSON (RFC 8785) of the result, hex. */
  hash: string;
  /** Always null. */
  transaction_address: null;
  /** Who made it. */
  created_by: string;
  /** When it was made, ISO 8601 in UTC. */
  created_at: string;
  /** When it last changed, ISO 8601 in UTC. */
  updated_at: string;
  /** When it was deleted; null: it was not. */
  deleted_at: string | null;
  inquiry_session: EnvelopeSession;
}
export interface EnvelopeSession {
  /** Names it, for ever. */
  id: string;
  /** Id of the envelope. */
  inquiry_id: string;
  /** Who made it. */
  created_by: string;
  /** When it was made, ISO 8601 in UTC. */
  created_at: string;
  /** When it last changed, ISO 8601 in UTC. */
  updated_at: string;
  /** When it was deleted; null: it was not. */
  deleted_at: string | null;
}
export interface Health {
  /** Where it stands: see the life cycle. */
  status: 'ok';
}
export interface Readiness {
  /** Whether requests can be answered. */
  ready: boolean;
  /** The engine behind each port. */
  engines: {
    [k: string]: string;
  };
  /** What was looked at, by name. */
  checks: {
    [k: string]: {
      /** Whether it works. */
      ok: boolean;
      /** What is wrong, in a sentence. */
      detail?: string;
    };
  };
}
export interface OpenApiDocument {
  /** The version of OpenAPI. */
  openapi: string;
  /** Every route. */
  paths: {
    [k: string]: unknown;
  };
  [k: string]: unknown;
}
/** What a webhook says. */
export interface WebhookEvent {
  /** What happened. */
  type:
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
  /** When it happened. */
  timestamp: string;
  /** Whom it is about. Everything else is read from the API. */
  data: {
    /** The inquiry, to be read with Get inquiry; of a KYC result, whatever it was recorded under. */
    inquiry_id: string;
    /** Your own name for the person. */
    subject_id: string;
  };
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
