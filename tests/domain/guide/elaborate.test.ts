import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { contextOf } from '../../../domain/guide/context-of.ts';
import { evaluateGuide } from '../../../domain/guide/evaluate-guide.ts';
import { NO_SIGNALS } from '../../../domain/guide/evidence-signals.ts';
import type { Outcome } from '../../../domain/guide/outcome.ts';
import { parseGuide } from '../../../domain/guide/parse-guide.ts';
import { fieldsOf } from './sentences/sentences.ts';

const QUERY = "Has the freelancer's identity been verified?";
const FIELDS = fieldsOf({
  verification_status: '',
  supply_status: 'is the supply live',
  band: 'council tax band',
  limit_of_indemnity: 'amount',
  length: 'size of the cable',
  available_balance: 'Available balance of the account',
  account_holder: 'name on the account',
  arrears: 'amount in arrears',
  card_expires: 'expiry date of the card',
});

/** What a guide comes to where nothing in the evidence tells of a state that does not hold, and it was read beyond doubt. */
function judged(guide: string, values: Record<string, string>) {
  return evaluateGuide(parseGuide(guide, contextOf(FIELDS, QUERY)), {
    fields: FIELDS,
    query: QUERY,
    values: new Map(Object.entries(values).map(([name, value]) => [name, { value, certain: true }] as const)),
    signals: { ...NO_SIGNALS, doubtful_state: 'not_met', specimen: 'not_met', signed_out: 'not_met', altered: 'met' },
    submittedAt: new Date('2026-11-21T10:00:00Z'),
  });
}

const elaborate = suite('what elaborate guides list');

const CASES: readonly (readonly [string, string, string, Outcome])[] = [
  // A state beside words that say of what it is.
  ['High: verification status is verified', 'verification_status', 'Identity verified', 'met'],
  ['High: verification status is verified', 'verification_status', 'Address verified', 'unknown'],
  ['High: verification status is verified', 'verification_status', 'Identity not verified', 'unknown'],
  ['High: verification status is verified', 'verification_status', 'Identity to be verified', 'unknown'],
  ['High: verification status is verified', 'verification_status', 'Identity verified until cancelled', 'unknown'],
  ['Reject: verification is pending, failed or expired', 'verification_status', 'Identity verified', 'not_met'],
  ['Reject: verification is pending, failed or expired', 'verification_status', 'Identity pending', 'met'],
  // Beside a state that does not hold, all of a list are such.
  ['Reject: supply is switched away or disconnected', 'supply_status', 'Live', 'not_met'],
  ['Reject: supply is switched away or disconnected', 'supply_status', 'Switched away', 'met'],
  ['Reject: supply is switched away or disconnected', 'supply_status', 'Disconnected', 'met'],
  ['Reject: supply is looked at twice', 'supply_status', 'Live', 'unknown'],
  // Letters name classes in their order.
  ['High: band is between A and D', 'band', 'C', 'met'],
  ['High: band is between A and D', 'band', 'D', 'met'],
  ['High: band is between A and D', 'band', 'E', 'not_met'],
  ['High: band is between A and D', 'band', 'C2', 'unknown'],
  // Millions of money, and metres.
  ['High: limit of indemnity is at least £1m', 'limit_of_indemnity', '£1,000,000', 'met'],
  ['High: limit of indemnity is at least £1m', 'limit_of_indemnity', '£100,000', 'not_met'],
  ['High: limit of indemnity is at least £1m', 'limit_of_indemnity', '£1.5m', 'met'],
  ['High: length is at least 5 m', 'length', '6 m', 'met'],
  ['High: length is at least 5 m', 'length', '4 m', 'not_met'],
  // What is owed, and what is below zero.
  ['Reject: account is overdrawn', 'available_balance', '£7,318.44', 'not_met'],
  ['Reject: account is overdrawn', 'available_balance', '-£7,318.44', 'met'],
  ['Reject: any arrears', 'arrears', '£0.00', 'not_met'],
  ['Reject: any arrears', 'arrears', '£0.01', 'met'],
  ['Reject: any arrears', 'arrears', 'see below', 'unknown'],
  // The end of a card.
  ['High: card has not expired', 'card_expires', '04/29', 'met'],
  ['High: card has not expired', 'card_expires', '04/26', 'not_met'],
  ['High: card has not expired', 'card_expires', '11/26', 'unknown'],
  // What is said of a person is no name.
  ['Reject: the account holder is on notice', 'account_holder', 'Ada Palmer', 'not_met'],
  ['Reject: the account holder is a contractor', 'account_holder', 'Ada Palmer', 'unknown'],
  // The evidence itself: any of a list is enough.
  ['Reject: the page is a sign-in page', 'band', 'C', 'not_met'],
  ['Reject: the page is blurred, cropped or edited', 'band', 'C', 'met'],
];
for (const [guide, field, value, outcome] of CASES)
  elaborate(`${guide} | ${value} → ${outcome}`, () =>
    assert.is(judged(guide, { [field]: value }).rules[0]?.outcome, outcome),
  );

elaborate('a reason names the conditions that are open and those that are met', () => {
  const guide = 'High: band is C; the account holder is shown; the house is pretty; the street is wide';
  const { reason } = judged(guide, { band: 'C', account_holder: 'Ada Palmer' });
  assert.match(
    reason,
    'For high acceptance, the guide asks for "the house is pretty; the street is wide", which could not be decided. Met: band is C; account holder is shown.',
  );
});

elaborate('a reason names only the conditions that are not met', () => {
  const { reason } = judged('High: band is C; supply status is Live', { band: 'D', supply_status: 'Live' });
  assert.match(
    reason,
    'For high acceptance, the guide asks for "band is C", which is not met. The evidence shows "D" for band, where C is asked for.',
  );
});
elaborate.run();
