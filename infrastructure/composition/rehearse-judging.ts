import { setImmediate } from 'node:timers/promises';
import { conditionsOfNoField } from '../../domain/guide/open-conditions.ts';
import { ordersIn } from '../../domain/guide/orders-in-line.ts';
import { CONFIGURATION_DEFAULTS, type InquiryConfiguration } from '../../domain/inquiry/configuration.ts';
import { prepareWords } from '../../domain/reading/lexicon/lexicon.ts';

const FIELDS = ['status', 'member_name', 'valid_until', 'monthly_fee'].map(name => ({
  name,
  description: '',
  required: true,
}));

/** One rule of each kind that many guides have. */
const RULES = [
  'The status must be active.',
  'The member name is Ada Palmer.',
  'Valid until is after 2026-01-01.',
  'The monthly fee is at most £40.',
  'Reject if the membership was cancelled.',
];

const guideOf = (acceptance_guide: string): InquiryConfiguration => ({
  ...CONFIGURATION_DEFAULTS,
  name: 'Membership',
  start_url: 'https://rehearsal.invalid/',
  return_url: 'https://rehearsal.invalid/done',
  query: 'Is the membership of Ada active?',
  fields: FIELDS,
  capture_type: 'screenshot',
  acceptance_guide,
});

/**
 * Puts the words of all languages in order and reads guides of ours, a little at a time: a service answers requests in
 * between, and the first guide of a customer is no longer what keeps them waiting.
 */
export async function rehearseJudging(): Promise<void> {
  while (prepareWords()) await setImmediate(undefined, { ref: false });
  for (const rule of RULES) {
    ordersIn(rule);
    await setImmediate(undefined, { ref: false });
    conditionsOfNoField(guideOf(rule));
    await setImmediate(undefined, { ref: false });
  }
}
