import { html } from 'hono/html';
import { type CaseStep, WAITING_FOR, type WaitingFor } from '../../../application/views/case-view.ts';
import type { OperatorView } from '../../../application/views/operator-view.ts';
import type { TemplateView } from '../../../application/views/template-view.ts';
import type { DeliveryStatus } from '../../../application/views/webhook-delivery-view.ts';
import type { Acceptance, Confidence, PixelCheck, RuleTrace, UsedReading } from '../../../domain/inquiry/assessment.ts';
import { RESULT_STATUSES, type ResultStatus } from '../../../domain/inquiry/transitions.ts';
import type { SignInMethod } from '../../../domain/operator/events.ts';
import type { Markup } from '../route.ts';

/** By what somebody signed in. */
export const SIGN_IN_WORDS: Record<SignInMethod, string> = {
  passkey: 'with a passkey',
  issuer: 'with a company account',
};

type Tone = 'good' | 'bad' | 'doubt' | '';

const STATUSES: Record<ResultStatus, readonly [string, Tone]> = {
  pending: ['Pending', ''],
  manual_review: ['In review', 'doubt'],
  approved: ['Approved', 'good'],
  rejected: ['Rejected', 'bad'],
  failed: ['Failed', 'bad'],
};

const DELIVERIES: Record<DeliveryStatus, readonly [string, Tone]> = {
  pending: ['On its way', 'doubt'],
  succeeded: ['Delivered', 'good'],
  exhausted: ['Given up', 'bad'],
};

const STEPS: Record<CaseStep['outcome'], readonly [string, Tone]> = {
  captured: ['Captured', 'good'],
  skipped: ['Passed over', 'doubt'],
  open: ['Not done', ''],
};

const OUTCOMES: Record<RuleTrace['outcome'], readonly [string, Tone]> = {
  met: ['Met', 'good'],
  not_met: ['Not met', ''],
  unknown: ['Undecided', 'doubt'],
};

const PIXELS: Record<PixelCheck, readonly [string, Tone]> = {
  agree: ['The picture shows the same', 'good'],
  disagree: ['The picture shows something else', 'bad'],
  unreadable: ['The picture could not be read', 'doubt'],
  not_checked: ['Not compared with a picture', ''],
};

/** How far evidence or a rule goes, in words. */
export const LEVELS: Record<Acceptance | Confidence, string> = {
  high: 'High',
  medium: 'Medium',
  low: 'Low',
  reject: 'Reject',
};

const READINGS: Record<UsedReading['outcome'], readonly [string, Tone]> = {
  read: ['Read', 'good'],
  gone: ['Label gone', 'bad'],
  moved: ['Label moved', 'bad'],
  repeated: ['Found twice', 'bad'],
  other_form: ['Another kind of value', 'bad'],
};

const WAITS: Record<WaitingFor, readonly [string, Tone]> = {
  second_approval: ['A second approval', 'doubt'],
  reopened: ['Put back by a person', 'doubt'],
  not_assessed: ['Could not be assessed', 'bad'],
  evidence: ['Doubtful evidence', ''],
  guide: ['Undecided by the guide', ''],
};

const tag = ([name, tone]: readonly [string, Tone]): Markup => html`<span class="tag ${tone}">${name}</span>`;

export const statusTag = (status: ResultStatus): Markup => tag(STATUSES[status]);
/** Every status with its name, for a choice. */
export const STATUS_NAMES: readonly (readonly [ResultStatus, string])[] = RESULT_STATUSES.map(status => [
  status,
  STATUSES[status][0],
]);
export const statusName = (status: ResultStatus): string => STATUSES[status][0];
const OPERATORS: Record<OperatorView['status'], readonly [string, Tone]> = {
  invited: ['Invited', 'doubt'],
  active: ['Active', 'good'],
  revoked: ['Revoked', 'bad'],
};

export const waitingForTag = (waitingFor: WaitingFor): Markup => tag(WAITS[waitingFor]);
/** Everything that a case may wait for with its name, for a choice. */
export const WAITING_FOR_NAMES: readonly (readonly [WaitingFor, string])[] = WAITING_FOR.map(each => [
  each,
  WAITS[each][0],
]);

export const operatorTag = (status: OperatorView['status']): Markup => tag(OPERATORS[status]);
export const templateTag = (status: TemplateView['status']): Markup =>
  tag(status === 'published' ? ['Published', 'good'] : ['Draft', 'doubt']);
export const enabledTag = (enabled: boolean): Markup => tag(enabled ? ['Enabled', 'good'] : ['Disabled', 'bad']);
export const deliveryTag = (status: DeliveryStatus): Markup => tag(DELIVERIES[status]);
export const stepTag = (outcome: CaseStep['outcome']): Markup => tag(STEPS[outcome]);
export const outcomeTag = (outcome: RuleTrace['outcome']): Markup => tag(OUTCOMES[outcome]);
export const readingTag = (outcome: UsedReading['outcome']): Markup => tag(READINGS[outcome]);
export const pixelTag = (pixels: PixelCheck): Markup => tag(PIXELS[pixels]);

/** How much speaks for a value, of 0 to 1. It is no probability, so it is not told in percent. */
export const scoreTold = (score: number): string => `Score ${score.toFixed(2)} of 1`;
