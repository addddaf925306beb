import type { EvidenceCaptured } from '../../domain/capture/events.ts';
import type { Step } from '../../domain/envelope/step.ts';
import type { Assessment } from '../../domain/inquiry/assessment.ts';
import type { Field } from '../../domain/inquiry/configuration.ts';
import type { FirstApproval } from '../../domain/inquiry/four-eyes.ts';
import type { ResultStatus } from '../../domain/inquiry/transitions.ts';
import type { PageVisitView, StatusHistoryEntry } from './inquiry-view.ts';
import type { WebhookDeliveryView } from './webhook-delivery-view.ts';

/**
 * What a case waits for, as far as people tell cases apart by it: a second approval, another decision after one was put
 * back, whatever could not be assessed, evidence of which little is certain, or a guide that it does not settle.
 */
export const WAITING_FOR = ['second_approval', 'reopened', 'not_assessed', 'evidence', 'guide'] as const;
export type WaitingFor = (typeof WAITING_FOR)[number];

/** A case as the queue tells of it. */
export type QueuedCase = {
  id: string;
  name: string;
  /** The customer's own word for the person; null where there is none. */
  subject: string | null;
  /** Key of the template of an inquiry, id of that of an envelope; null where there is none. */
  template: string | null;
  reason: string | null;
  waiting_for: WaitingFor;
  waiting_since: string;
  /** Who has approved it while a second operator has to, as the log names them; null: nobody. */
  first_approval_by: string | null;
};

/** A piece of evidence that an operator may look at. */
export type CaseEvidence = Pick<
  EvidenceCaptured['data'],
  'evidence_id' | 'evidence_type' | 'capture_mode' | 'source_url' | 'content_type' | 'sha256' | 'size'
> & {
  captured_at: string;
  /** Pixels of the picture for each CSS pixel, in which the places of values are told. */
  scale: number;
};

/** A capture of the case, with what it left. */
export type CaseSession = {
  id: string;
  created_at: string;
  page_visits: readonly PageVisitView[];
  /** Visits beside them that were not kept: a page changed its address without end. */
  visits_left_out: number;
  evidence: CaseEvidence[];
};

/** A step of an envelope, and what became of it in the latest session. */
export type CaseStep = Pick<Step, 'user_instruction' | 'capture_on'> & {
  outcome: 'captured' | 'skipped' | 'open';
};

/** An approval that a second operator had to confirm. */
export type GivenApproval = FirstApproval & { at: string };

/** Everything that a person decides a case by. */
export type Case = {
  id: string;
  kind: 'inquiry' | 'envelope';
  /** Of its stream: what is decided rests on it. */
  revision: number;
  name: string;
  query: string;
  description: string;
  guide: string;
  fields: readonly Field[];
  subject: string | null;
  template: string | null;
  /** Key of the template whose readings its evidence is read by; null for an envelope, or without a template. */
  template_key: string | null;
  metadata: Readonly<Record<string, string>>;
  created_at: string;
  expires_at: string;
  status: ResultStatus;
  reason: string | null;
  tries: { used: number; of: number };
  /** The latest; null before the first. */
  assessment: Assessment | null;
  history: readonly StatusHistoryEntry[];
  /** Approvals that a second operator had to confirm, oldest first; none of an envelope. */
  approvals: readonly GivenApproval[];
  /** The one of them that waits for the second operator; null when none does. */
  first_approval: GivenApproval | null;
  /** What an envelope asks for, step by step, and how far the latest session came; none for an inquiry. */
  steps: readonly CaseStep[];
  /** What the customer's webhook endpoints were told, newest first; nothing of an envelope. */
  deliveries: readonly WebhookDeliveryView[];
  /** Newest first. */
  sessions: CaseSession[];
};
