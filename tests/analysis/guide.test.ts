import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Acceptance } from '../../domain/inquiry/assessment.ts';
import type { Field } from '../../domain/inquiry/configuration.ts';
import type { Clause } from '../../infrastructure/analysis/guide/clause.ts';
import { evaluateGuide, type GuideVerdict } from '../../infrastructure/analysis/guide/evaluate-guide.ts';
import { parseGuide } from '../../infrastructure/analysis/guide/parse-guide.ts';

const FIELDS: Field[] = [
  { name: 'membership_status', description: 'Whether the membership is active', required: true },
  { name: 'member_name', description: 'Name of the member', required: true },
  { name: 'valid_until', description: 'Date the membership expires', required: false },
  { name: 'balance', description: 'Account balance', required: false },
  { name: 'statement_date', description: 'Date of the statement', required: false },
];
const SUBMITTED = new Date('2026-11-21T10:00:00Z');

const flat = (clauses: readonly Clause[]): Clause[] =>
  clauses.flatMap(clause => (clause.kind === 'any' ? flat(clause.of) : [clause]));

const kinds = (guide: string) => parseGuide(guide, FIELDS).map(rule => flat(rule.clauses).map(clause => clause.kind));
const levels = (guide: string) => parseGuide(guide, FIELDS).map(rule => rule.level);

function held(guide: string, values: Record<string, string>, uncertain: string[] = []): GuideVerdict {
  const entries = Object.entries(values);
  return evaluateGuide(parseGuide(guide, FIELDS), {
    fields: FIELDS,
    values: new Map(entries.map(([name, value]) => [name, { value, certain: !uncertain.includes(name) }])),
    submittedAt: SUBMITTED,
  });
}

const parsing = suite('reading a guide');

const READ: [string, Acceptance[], Clause['kind'][][]][] = [
  ['High: membership status is Active and valid until is in the future', ['high'], [['equals', 'in_future']]],
  [
    '- **High**: all required fields are visible\n- **Medium**: valid until is missing\n- **Low**: member name is missing\n- **Reject**: no fields found',
    ['high', 'medium', 'low', 'reject'],
    [['all_present'], ['missing'], ['missing'], ['none_present']],
  ],
  [
    '| Level | Rule |\n|---|---|\n| High | balance is at least £1,000 |\n| Reject | balance is below 100 |',
    ['high', 'reject'],
    [['compare'], ['compare']],
  ],
  [
    '## High\n- Membership status is Active\n- Member name is visible\n## Reject\n- Membership status is Expired',
    ['high', 'reject'],
    [['equals', 'present'], ['equals']],
  ],
  [
    'high - statement date within the last 3 months and balance over 500\nreject - statement date is in the past',
    ['high', 'reject'],
    [['within_last', 'compare'], ['in_past']],
  ],
  ['Reject if membership status is Expired or Cancelled.', ['reject'], [['equals']]],
  [
    'High acceptance: the user clearly holds a membership that has been continuously paid for at least a year.',
    ['high'],
    [['not_understood']],
  ],
  [
    'Give high when the page belongs to the official gym and looks genuine',
    ['high'],
    [['not_understood', 'not_understood']],
  ],
  ['Medium: the name is partially hidden but the plan is legible', ['medium'], [['not_understood']]],
  ['High: Status shows "Active"; expiry date is later than today', ['high'], [['equals', 'in_future']]],
  ['Low: membership status is not Active', ['low'], [['equals']]],
  [
    'The screenshot should show the whole page.\nHigh: membership status is active, member name is visible',
    ['high', 'reject'],
    [['equals', 'present'], ['not_understood']],
  ],
  [
    '## High Acceptance\nThe membership status is Active. The member name and valid until are clearly visible and readable.\n\n## Notes\nThanks for reading.',
    ['high'],
    [['equals', 'present']],
  ],
  [
    '### Reject:\n- Membership status is Expired\n- The page is a login page',
    ['reject', 'reject'],
    [['equals'], ['not_understood']],
  ],
  [
    '## High Acceptance Criteria\n1. `membership_status` = Active\n2) `valid_until` is still valid',
    ['high'],
    [['equals', 'in_future']],
  ],
  ['**High** membership status is marked as Active', ['high'], [['equals']]],
  ['| Condition | Acceptance |\n|:--|--:|\n| balance > 100 | Medium |', ['medium'], [['compare']]],
  ['Reject: membership status is Expired or missing', ['reject'], [['equals', 'missing']]],
  [
    'High if any of the following:\n- balance at least 10\n- membership status is Active',
    ['high', 'high'],
    [['compare'], ['equals']],
  ],
  ['High school diploma is visible', ['high'], [['not_understood']]],
  ['Do not reject when the name is blurred', ['reject'], [['not_understood']]],
  ['High: and', ['high'], [['not_understood']]],
  ['Ignore the footer.', [], []],
];

for (const [guide, wantedLevels, wantedKinds] of READ) {
  parsing(JSON.stringify(guide).slice(0, 90), () => {
    assert.equal(levels(guide), wantedLevels);
    assert.equal(kinds(guide), wantedKinds);
  });
}

parsing('guesses nothing that a clause does not plainly say', () => {
  for (const text of [
    'membership status is Active unless suspended',
    'membership status is Active only if paid',
    'name of the gym is Ironforge',
    'all fields match the passport of the user',
    'member name is similar to the subject',
    'membership status is Active and balance or member name is visible',
    'valid until is at least 2027',
    'the page shows an active membership',
    'expired membership is visible',
  ])
    assert.ok(kinds(`High: ${text}`).flat().includes('not_understood'), text);
});
parsing.run();

const evaluation = suite('holding values against a guide');
const GUIDE = `${READ[0]?.[0]}\nReject: membership status is Expired`;

evaluation('a rule that is met gives its level, certain, in the words of the guide', () => {
  const verdict = held(GUIDE, { membership_status: 'Active', member_name: 'T F', valid_until: '14 March 2027' });
  assert.is(verdict.acceptance, 'high');
  assert.ok(verdict.byGuide);
  assert.ok(verdict.certain);
  assert.is(
    verdict.reason,
    "The guide's rule for high is met: membership status is Active and valid until is in the future.",
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

evaluation('nothing found is low, not by the guide and not certain, even when the guide would reject', () => {
  const verdict = held(READ[1]?.[0] ?? '', {});
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
  assert.match(verdict.reason, "The guide's rule for reject could not be decided: the page looks forged.");
});

evaluation('a missing value proves nothing for a rule to reject', () => {
  const verdict = held('High: member name is visible\nReject: membership status is Expired', { member_name: 'T F' });
  assert.is(verdict.acceptance, 'high');
  assert.not(verdict.certain);
});

evaluation('without a guide the required fields are counted', () => {
  const full = held('', { membership_status: 'Active', member_name: 'T F' });
  assert.equal([full.acceptance, full.byGuide, full.certain], ['high', false, true]);
  const half = held('', { membership_status: 'Active' });
  assert.equal([half.acceptance, half.certain], ['medium', false]);
  assert.match(half.reason, 'missing: member name');
});

type Case = [string, Record<string, string>, 'met' | 'not_met' | 'unknown'];
const OUTCOMES: Case[] = [
  ['membership status is Active', { membership_status: 'ACTIVE' }, 'met'],
  ['membership status is Active', { membership_status: 'Active – full time' }, 'met'],
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
  ['member name is missing', { membership_status: 'Active' }, 'met'],
  ['member name is visible', { membership_status: 'Active' }, 'not_met'],
  ['some required fields are missing', { membership_status: 'Active' }, 'met'],
];
for (const [text, values, outcome] of OUTCOMES) {
  evaluation(`${text} | ${Object.values(values).join()} → ${outcome}`, () => {
    assert.is(held(`High: ${text}`, values).rules[0]?.outcome, outcome);
  });
}
evaluation.run();
