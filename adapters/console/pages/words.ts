import { html } from 'hono/html';
import type { Acceptance, Confidence, PixelCheck, RuleTrace } from '../../../domain/inquiry/assessment.ts';
import type { ResultStatus } from '../../../domain/inquiry/transitions.ts';
import type { Markup } from '../route.ts';

type Tone = 'good' | 'bad' | 'doubt' | '';

const STATUSES: Record<ResultStatus, readonly [string, Tone]> = {
  pending: ['Pending', ''],
  manual_review: ['In review', 'doubt'],
  approved: ['Approved', 'good'],
  rejected: ['Rejected', 'bad'],
  failed: ['Failed', 'bad'],
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

const tag = ([name, tone]: readonly [string, Tone]): Markup => html`<span class="tag ${tone}">${name}</span>`;

export const statusTag = (status: ResultStatus): Markup => tag(STATUSES[status]);
export const statusName = (status: ResultStatus): string => STATUSES[status][0];
export const outcomeTag = (outcome: RuleTrace['outcome']): Markup => tag(OUTCOMES[outcome]);
export const pixelTag = (pixels: PixelCheck): Markup => tag(PIXELS[pixels]);

/** The name of a field as one reads it. */
export const fieldName = (name: string): string => name.replaceAll('_', ' ');

/** How much speaks for a value, of 0 to 1. It is no probability, so it is not told in percent. */
export const scoreTold = (score: number): string => `Score ${score.toFixed(2)} of 1`;
