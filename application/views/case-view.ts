import type { EvidenceCaptured } from '../../domain/capture/events.ts';
import type { Step } from '../../domain/envelope/step.ts';
import type { Assessment } from '../../domain/inquiry/assessment.ts';
import type { Field } from '../../domain/inquiry/configuration.ts';
import type { ResultStatus } from '../../domain/inquiry/transitions.ts';
import type { PageVisitView, StatusHistoryEntry } from './inquiry-view.ts';
import type { WebhookDeliveryView } from './webhook-delivery-view.ts';

/** A case as the queue tells of it. */
export type QueuedCase = {
  id: string;
  name: string;
  /** The customer's own word for the person; null where there is none. */
  subject: string | null;
  reason: string | null;
  waiting_since: string;
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
  evidence: CaseEvidence[];
};

/** A step of an envelope, and what became of it in the latest session. */
export type CaseStep = Pick<Step, 'user_instruction' | 'capture_on'> & {
  outcome: 'captured' | 'skipped' | 'open';
};

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
  metadata: Readonly<Record<string, string>>;
  created_at: string;
  expires_at: string;
  status: ResultStatus;
  reason: string | null;
  tries: { used: number; of: number };
  /** The latest; null before the first. */
  assessment: Assessment | null;
  history: readonly StatusHistoryEntry[];
  /** What an envelope asks for, step by step, and how far the latest session came; none for an inquiry. */
  steps: readonly CaseStep[];
  /** What the customer's webhook endpoints were told, newest first; nothing of an envelope. */
  deliveries: readonly WebhookDeliveryView[];
  /** Newest first. */
  sessions: CaseSession[];
};
