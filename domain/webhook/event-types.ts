import { RESULT_STATUSES, type ResultStatus } from '../inquiry/transitions.ts';

/** Where a result comes from: an outside KYC system or a web inquiry. */
const SOURCES = ['kyc', 'web'] as const;

export type WebhookEventType = `${(typeof SOURCES)[number]}.result.${ResultStatus}`;

/** Every event type that an endpoint can subscribe to. */
export const WEBHOOK_EVENT_TYPES: readonly WebhookEventType[] = SOURCES.flatMap(source =>
  RESULT_STATUSES.map(status => `${source}.result.${status}` as const),
);

/** The type of the event that an outside KYC result has this status now. */
export function kycResultEvent(status: ResultStatus): WebhookEventType {
  return `kyc.result.${status}`;
}

/** The type of the event that a web result has this status now. */
export function webResultEvent(status: ResultStatus): WebhookEventType {
  return `web.result.${status}`;
}
