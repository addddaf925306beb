import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { contextOf } from '../../../domain/guide/context-of.ts';
import { evaluateClause } from '../../../domain/guide/evaluate-clause.ts';
import { NO_SIGNALS } from '../../../domain/guide/evidence-signals.ts';
import { all, type Outcome } from '../../../domain/guide/outcome.ts';
import { parseConditions } from '../../../domain/guide/parse-conditions.ts';
import { fieldsOf } from './sentences/sentences.ts';

const QUERY = 'Does Ada Palmer hold an active membership?';
const FIELDS = fieldsOf({
  membership_status: 'Status of the membership',
  holder: 'Name of the account holder',
  valid_until: 'Date until which the membership is valid',
  balance: 'Outstanding balance',
});
const SUBMITTED = new Date('2026-11-21T10:00:00Z');

type Values = Readonly<Record<string, string>>;

function held(sentence: string, values: Values, { query = QUERY, stance = 'grants' as const } = {}): Outcome {
  const found = Object.entries(values).map(([name, value]) => [name, { value, certain: true }] as const);
  const facts = { fields: FIELDS, signals: NO_SIGNALS, submittedAt: SUBMITTED, values: new Map(found) };
  const clauses = parseConditions(sentence, contextOf(FIELDS, query));
  return all(clauses.map(clause => evaluateClause(clause, facts, stance)));
}

const status = (value: string): Values => ({ membership_status: value });
const balance = (value: string): Values => ({ balance: value });
const holder = (value: string): Values => ({ holder: value });

/** A line of a guide that names no field, what the evidence shows, and what becomes of the line. */
const CASES: readonly (readonly [string, Values, Outcome])[] = [
  // What holds is said by any word that says so and nothing more.
  ['The membership must be active', status('Active'), 'met'],
  ['The membership must be active', status('Valid'), 'met'],
  ['The membership must be active', status('Gültig'), 'met'],
  ['The membership must be active', status('有効'), 'met'],
  ['The membership must be active', status('Activo'), 'unknown'],
  ['The membership must be active', status('Registered'), 'unknown'],
  ['The membership must be active', status('Active (ends 30 November)'), 'unknown'],
  ['The membership must be active', status('Activ'), 'unknown'],
  ['The membership must be active', status('Inactive'), 'not_met'],
  ['The membership must be active', status('Suspended'), 'not_met'],
  ['The membership must be active', status('Pending'), 'not_met'],
  ['The membership must be active', {}, 'not_met'],
  // With a capital letter it is the site's own word.
  ['Membership status is Active', status('Gültig'), 'unknown'],
  ['Not suspended', status('Active'), 'met'],
  ['Not suspended', status('Suspended'), 'not_met'],
  ['Not suspended', status('Frozen'), 'unknown'],
  ['Cancelled, suspended or frozen', status('Active'), 'not_met'],
  ['Cancelled, suspended or frozen', status('Frozen'), 'met'],
  ['Cancelled, suspended or frozen', status('Expired'), 'unknown'],
  ['The membership is not in a trial', status('Trial'), 'not_met'],
  ['The membership is not in a trial', status('Active'), 'met'],
  // On the day of the check: neither the word nor the day alone is enough.
  ['The membership is valid on the day of the check', { ...status('Valid'), valid_until: '1 May 2027' }, 'met'],
  ['The membership is valid on the day of the check', { ...status('Active'), valid_until: '1 May 2027' }, 'met'],
  ['The membership is valid on the day of the check', { ...status('Valid'), valid_until: '1 May 2026' }, 'not_met'],
  [
    'The membership is valid on the day of the check',
    { ...status('Valid'), valid_until: '21 November 2026' },
    'unknown',
  ],
  ['The membership is valid on the day of the check', { ...status('Void'), valid_until: '1 May 2027' }, 'not_met'],
  ['The membership is valid on the day of the check', { valid_until: '1 May 2027' }, 'not_met'],
  // Nothing is an amount of none; what was not found may be there.
  ['No outstanding balance', balance('£0.00'), 'met'],
  ['No outstanding balance', balance('0,00 €'), 'met'],
  ['No outstanding balance', balance('None'), 'met'],
  ['No outstanding balance', balance('Keine'), 'met'],
  ['No outstanding balance', balance('£0.01'), 'not_met'],
  ['No outstanding balance', balance('£10.00'), 'not_met'],
  ['No outstanding balance', balance('-£12.00'), 'unknown'],
  ['No outstanding balance', balance('£0.00 as of 1 May 2026'), 'unknown'],
  ['No outstanding balance', balance('Nothing before June'), 'unknown'],
  ['No outstanding balance', balance('£0.0k'), 'unknown'],
  ['No outstanding balance', {}, 'unknown'],
  ['The balance is zero', balance('0'), 'met'],
  // Only the very same name is that of whom the query asks about.
  ['Account holder is the person asked about', holder('Ada Palmer'), 'met'],
  ['Account holder is the person asked about', holder('ADA PALMER'), 'met'],
  ['Account holder is the person asked about', holder('Ada Palmer-Smith'), 'unknown'],
  ['Account holder is the person asked about', holder('Ida Palmer'), 'unknown'],
  ['Account holder is the person asked about', holder('Palmer'), 'unknown'],
];

const unnamed = suite('lines of a guide that name no field');

for (const [sentence, values, outcome] of CASES)
  unnamed(`${sentence} | ${JSON.stringify(values)} → ${outcome}`, () => assert.is(held(sentence, values), outcome));

unnamed('nobody is the person asked about where the query names nobody, or two', () => {
  for (const query of ['Is the person a member?', 'Does Ada Palmer insure Bob Stone?', ''])
    assert.is(held('Account holder is the person asked about', holder('Ada Palmer'), { query }), 'unknown');
});

unnamed('a state of what the query does not ask about is nobody’s', () => {
  const query = 'Is the parking permit paid?';
  assert.is(held('The permit must be active', status('Active'), { query }), 'unknown');
  assert.is(held('Active', status('Active'), { query }), 'unknown');
});

unnamed('a value changed in one letter or digit never meets the same line', () => {
  const lines = [
    ['The membership must be active', 'membership_status', 'Active'],
    ['Currently valid', 'membership_status', 'Valid'],
    ['No outstanding balance', 'balance', '£0.00'],
    ['Account holder is the person asked about', 'holder', 'Ada Palmer'],
  ] as const;
  for (const [sentence, name, value] of lines)
    for (const [at, was] of [...value].entries())
      for (const by of 'abcdefghijklmnopqrstuvwxyz123456789') {
        if (was.toLowerCase() === by) continue;
        const altered = value.slice(0, at) + by + value.slice(at + 1);
        assert.is.not(held(sentence, { [name]: altered }), 'met', `${sentence} | ${altered}`);
      }
});
for (const line of ['Registered after 2014-02-06', 'Registered on is after 2014-02-06'])
  unnamed(`a beginning is not asked of the day of an end: ${line}`, () => {
    const fields = fieldsOf({ expires_on: 'Day on which the registration expires' });
    const values = new Map([['expires_on', { value: '6 February 2028', certain: true }]]);
    const facts = { fields, signals: NO_SIGNALS, submittedAt: SUBMITTED, values };
    const clauses = parseConditions(line, contextOf(fields, 'Is the domain registered?'));
    assert.is(all(clauses.map(clause => evaluateClause(clause, facts, 'grants'))), 'unknown');
  });

unnamed.run();
