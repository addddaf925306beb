import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { evaluateGuide, type GuideVerdict } from '../../../domain/guide/evaluate-guide.ts';
import { NO_SIGNALS } from '../../../domain/guide/evidence-signals.ts';
import { fieldFinder } from '../../../domain/guide/field-reference.ts';
import { parseGuide } from '../../../domain/guide/parse-guide.ts';
import { GYM_FIELDS as FIELDS } from './gym-fields.ts';

const SUBMITTED = new Date('2026-11-21T10:00:00Z');

function held(
  guide: string,
  values: Record<string, string>,
  uncertain: string[] = [],
  rivals: Record<string, string> = {},
): GuideVerdict {
  const entries = Object.entries(values);
  return evaluateGuide(parseGuide(guide, { referred: fieldFinder(FIELDS) }), {
    signals: NO_SIGNALS,
    fields: FIELDS,
    values: new Map(
      entries.map(([name, value]) => [
        name,
        { value, certain: !uncertain.includes(name), rival: rivals[name] ?? null },
      ]),
    ),
    submittedAt: SUBMITTED,
  });
}

const evaluation = suite('holding values against a guide');
const GUIDE =
  'High: membership status is Active and valid until is in the future\nReject: membership status is Expired';

evaluation('a rule that is met gives its level, certain, in the words of the guide', () => {
  const verdict = held(GUIDE, { membership_status: 'Active', member_name: 'T F', valid_until: '14 March 2027' });
  assert.is(verdict.acceptance, 'high');
  assert.ok(verdict.byGuide);
  assert.ok(verdict.certain);
  assert.is(
    verdict.reason,
    'For high acceptance, the guide asks for "membership status is Active and valid until is in the future", which is met.',
  );
  assert.equal(
    verdict.rules.map(rule => rule.outcome),
    ['met', 'not_met'],
  );
});

evaluation('a rule to reject outweighs the others', () => {
  const verdict = held(`High: member name is visible\n${GUIDE}`, { membership_status: 'Expired', member_name: 'O P' });
  assert.is(verdict.acceptance, 'reject');
  assert.ok(verdict.byGuide && verdict.certain);
});

evaluation('a granting rule that is not met leaves a low acceptance, not one by count', () => {
  const verdict = held(GUIDE, { membership_status: 'Active', member_name: 'T F', valid_until: '14 March 2025' });
  assert.is(verdict.acceptance, 'low');
  assert.not(verdict.byGuide);
});

const WHY: [string, Record<string, string>, string[], string][] = [
  [
    'High: member name is Gold',
    { member_name: 'Basic' },
    [],
    'shows "Basic" for member name, where Gold is asked for.',
  ],
  ['High: member name is Gold or Plus', { member_name: 'Basic' }, [], 'where Gold or Plus is asked for.'],
  [
    'High: valid until is in the future',
    { valid_until: '14 March 2025' },
    [],
    'shows "14 March 2025" for valid until, where a day in the future is asked for.',
  ],
  [
    'High: valid until is at least 30 days away',
    { valid_until: '1 December 2026' },
    [],
    'where a day at least 30 days ahead is asked for.',
  ],
  ['High: member name is not Basic', { member_name: 'Basic' }, [], 'where anything but Basic is asked for.'],
  [
    'High: member name is Gold',
    { member_name: 'Gold' },
    ['member_name'],
    'What the evidence shows for member name is not beyond doubt.',
  ],
  ['High: balance is visible', { member_name: 'Gold' }, [], 'The evidence does not show balance.'],
  [
    'Reject: membership status is Expired',
    { membership_status: 'Expired' },
    [],
    'The evidence shows "Expired" for membership status.',
  ],
];

for (const [guide, values, uncertain, why] of WHY) {
  evaluation(`says by what it came out: ${guide}`, () => {
    const others = { membership_status: 'Active', ...values };
    assert.ok(held(guide, others, uncertain).reason.includes(why), held(guide, others, uncertain).reason);
  });
}

evaluation('what a rule asks for is told only where it is not met, and long values are cut', () => {
  const met = held(GUIDE, { membership_status: 'Active', member_name: 'T F', valid_until: '14 March 2027' });
  assert.not.match(met.reason, 'asked for');
  const { reason } = held('High: member name is Gold', { member_name: 'x'.repeat(500) });
  assert.match(reason, `"${'x'.repeat(120)}…"`);
});

evaluation('nothing found is low, not by the guide and not certain, even when the guide would reject', () => {
  const verdict = held('- **High**: all required fields are visible\n- **Reject**: no fields found', {});
  assert.is(verdict.acceptance, 'low');
  assert.not(verdict.byGuide || verdict.certain);
  assert.is(verdict.rules.find(rule => rule.level === 'reject')?.outcome, 'unknown');
});

evaluation('a value that is not certain decides nothing', () => {
  const values = { membership_status: 'Active', member_name: 'T F', valid_until: '14 March 2027' };
  const verdict = held(GUIDE, values, ['membership_status']);
  assert.not(verdict.certain);
  assert.not(verdict.byGuide);
  const rejecting = held(GUIDE, { ...values, membership_status: 'Expired' }, ['membership_status']);
  assert.is.not(rejecting.acceptance, 'reject');
  assert.not(rejecting.certain);
});

evaluation('an unknown rule to reject makes a high acceptance uncertain', () => {
  const verdict = held('High: membership status is Active\nReject: the page looks forged', {
    membership_status: 'Active',
  });
  assert.is(verdict.acceptance, 'high');
  assert.not(verdict.certain);
  assert.match(verdict.reason, 'To reject, the guide asks for "the page looks forged", which could not be decided.');
});

evaluation('a missing value proves nothing for a rule to reject', () => {
  const verdict = held('High: member name is visible\nReject: membership status is Expired', { member_name: 'T F' });
  assert.is(verdict.acceptance, 'high');
  assert.not(verdict.certain);
});

// specification: 1-acceptance-medium
evaluation('without a guide the required fields are counted', () => {
  const full = held('', { membership_status: 'Active', member_name: 'T F' });
  assert.equal([full.acceptance, full.byGuide, full.certain], ['high', false, true]);
  const half = held('', { membership_status: 'Active' });
  assert.equal([half.acceptance, half.certain], ['medium', false]);
  assert.match(half.reason, 'missing: member name');
});

const CONTRADICTION = 'The evidence shows "Active" for membership status, and "Expired" as well.';
const OTHER_GUIDES = [
  '',
  'High: membership status is Active',
  'High: the page looks real',
  `${GUIDE}\nMedium: all is well`,
];
for (const guide of OTHER_GUIDES) {
  evaluation(`a contradiction is told once, by both values: ${guide}`, () => {
    const values = { membership_status: 'Active', member_name: 'T F', valid_until: '14 March 2027' };
    const rivals = { membership_status: 'Expired' };
    const { reason } = held(guide, values, ['membership_status'], rivals);
    assert.is(reason.split(CONTRADICTION).length, 2, reason);
    assert.not.match(reason, 'Not certain');
    const both = held(guide, values, ['membership_status', 'member_name'], rivals).reason;
    assert.is(both.split(CONTRADICTION).length, 2, both);
    assert.match(both, 'Not certain: member name.');
  });
}

type Case = [string, Record<string, string>, 'met' | 'not_met' | 'unknown'];
const OUTCOMES: Case[] = [
  ['membership status is Active', { membership_status: 'ACTIVE' }, 'met'],
  ['membership status is Active', { membership_status: 'Active – full time' }, 'unknown'],
  ['membership status is Active', { membership_status: 'Inactive' }, 'not_met'],
  ['membership status is Active', { membership_status: 'Active until cancelled' }, 'unknown'],
  ['membership status is Active', { membership_status: 'Not active' }, 'unknown'],
  ['membership status is Active', { membership_status: 'In force' }, 'unknown'],
  ['membership status is Active', { membership_status: 'Vigente' }, 'unknown'],
  ['membership status is not Active', { membership_status: 'Vigente' }, 'unknown'],
  ['membership status is not Active', { membership_status: 'Expired' }, 'met'],
  ['membership status is Active or Pending', { membership_status: 'Pending' }, 'met'],
  ['member name is Ada Lovelace', { member_name: 'ada  lovelace' }, 'met'],
  ['balance is at least £1,000', { balance: '£1,000.00' }, 'met'],
  ['balance is at least £1,000', { balance: '$5,000.00' }, 'unknown'],
  ['balance is at least 1000', { balance: '1.234' }, 'unknown'],
  ['balance is at least 1000', { balance: '1.234,50 €' }, 'met'],
  ['balance is over 500', { balance: '12.4K' }, 'met'],
  ['balance is under 500', { balance: '-£20.00' }, 'met'],
  ['valid until is in the future', { valid_until: '31.12.2027' }, 'met'],
  ['valid until is in the future', { valid_until: '15. Mai 2027' }, 'met'],
  ['valid until is in the future', { valid_until: '10/12/2026' }, 'unknown'],
  ['valid until is in the future', { valid_until: '07/01/2051' }, 'met'],
  ['valid until is in the future', { valid_until: '21 November 2026' }, 'unknown'],
  ['valid until is in the future', { valid_until: 'next month' }, 'unknown'],
  ['valid until is in the future', { valid_until: 'June 2027' }, 'met'],
  ['valid until is in the future', { valid_until: 'November 2026' }, 'unknown'],
  ['valid until has expired', { valid_until: '2 January 2026' }, 'met'],
  ['statement date is within the last 3 months', { statement_date: '31 Oct 2026' }, 'met'],
  ['statement date is within the last 3 months', { statement_date: '2026-08-20' }, 'not_met'],
  ['statement date is within the last 3 months', { statement_date: '2026-12-01' }, 'not_met'],
  // The reader may have overlooked it.
  ['member name is missing', { membership_status: 'Active' }, 'unknown'],
  ['member name is missing', { member_name: 'Jane Okafor' }, 'not_met'],
  ['member name is missing', { member_name: 'None' }, 'met'],
  ['member name is missing', { member_name: 'None Okafor' }, 'not_met'],
  ['member name is visible', { membership_status: 'Active' }, 'not_met'],
  ['some required fields are missing', { membership_status: 'Active' }, 'met'],
];
for (const [text, values, outcome] of OUTCOMES) {
  evaluation(`${text} | ${Object.values(values).join()} → ${outcome}`, () => {
    assert.is(held(`High: ${text}`, values).rules[0]?.outcome, outcome);
  });
}
evaluation(
  'what no name and no figure can be is missed by none: words in small letters before a name, and behind a figure',
  () => {
    const outcome = (guide: string, values: Record<string, string>) => held(guide, values).rules[0]?.outcome;
    const values = { member_name: 'Birger Lindqvist', plan: '112.480 km' };
    assert.is(outcome('High: member name is insured with Fjällro', values), 'unknown');
    assert.is(outcome('High: member name is Fjällro Hansen', values), 'not_met');
    assert.is(outcome('High: member name is della Rovere Anna', values), 'not_met');
    assert.is(outcome("High: plan is 120.000'i aşmamalıdır", values), 'unknown');
  },
);

evaluation.run();
