import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { accept, wantedOf } from '../../../domain/guide/accept.ts';
import { boundsInQuery } from '../../../domain/guide/bounds-in-query.ts';
import { NO_SIGNALS } from '../../../domain/guide/evidence-signals.ts';
import { CONFIGURATION_DEFAULTS } from '../../../domain/inquiry/configuration.ts';
import { fieldsOf } from './sentences/sentences.ts';

const start_url = 'https://www.bank.test/';
const FIELDS = fieldsOf({
  savings_balance: 'Balance of the savings account',
  net_pay: 'Net pay of the month',
  gross_pay: 'Gross pay of the month',
  score: 'Final mark',
  joined: 'Date of joining',
  expires: 'Expiry date of the card',
  account_status: '',
});
const SUBMITTED = new Date('2026-11-21T10:00:00Z');

/** What becomes of a query whose fields are those of these values. */
function certainly(query: string, values: Record<string, string>, certain = true): boolean {
  const configuration = {
    ...CONFIGURATION_DEFAULTS,
    name: 'x',
    query,
    fields: FIELDS.filter(({ name }) => name in values),
    start_url,
    return_url: start_url,
  };
  const verdict = accept(configuration, wantedOf(configuration), {
    values: new Map(Object.entries(values).map(([name, value]) => [name, { value, certain }] as const)),
    signals: { ...NO_SIGNALS, doubtful_state: 'not_met' },
    submittedAt: SUBMITTED,
  });
  return verdict.acceptance === 'high' && verdict.certain;
}

const bounds = suite('bounds in a query');

const savings = 'Does the person have at least £5,000 in savings?';
const pay = 'Does the employee earn at least £2,400 net per month?';
const member = 'Has the person been a member for at least 10 years?';
for (const [query, values, isApproved] of [
  [savings, { savings_balance: '£5,000.00' }, true],
  [savings, { savings_balance: '£7,318.44' }, true],
  [savings, { savings_balance: '£4,999.99' }, false],
  [savings, { savings_balance: '$7,318.44' }, false],
  [savings, { savings_balance: '-£7,318.44' }, false],
  // Another amount of these very digits keeps no bound.
  [savings, { savings_balance: '£500.00', net_pay: '£5,000' }, false],
  [savings, { net_pay: '£7,318.44' }, false],
  ['Does the person have more than £5,000 in savings?', { savings_balance: '£5,000.00' }, false],
  ['Does the person have no more than £5,000 in savings?', { savings_balance: '£7,318.44' }, false],
  ['Does the person have less than £5,000 in savings?', { savings_balance: '£4,200' }, true],
  ['Does the person have less than £5,000 in savings?', { savings_balance: '£5,200' }, false],
  // Not to have at least so much is another question.
  ['Does the person not have at least £5,000 in savings?', { savings_balance: '£7,318.44' }, false],
  [pay, { net_pay: '£2,513.66', gross_pay: '£3,208.33' }, true],
  [pay, { net_pay: '£2,313.66', gross_pay: '£3,208.33' }, false],
  ['Is the final mark at least 60 %?', { score: '67 %' }, true],
  ['Is the final mark at least 60 %?', { score: '59 %' }, false],
  ['Is the final mark at least 60 %?', { score: '67' }, false],
  [member, { joined: 'September 1994' }, true],
  [member, { joined: 'September 2019' }, false],
  ['Has the person been a member for at most 10 years?', { joined: 'September 1994' }, false],
  ['Hat die Person mindestens 5.000 € Guthaben?', { savings_balance: '5.200,00 €' }, true],
  ['Hat die Person mindestens 5.000 € Guthaben?', { savings_balance: '520,00 €' }, false],
  // What is net cannot be more than what it is left of.
  ['What is the net pay?', { net_pay: '£3,300', gross_pay: '£3,208.33' }, false],
  ['What is the net pay?', { net_pay: '£3,200', gross_pay: '£3,208.33' }, true],
  // Cards say until when they are valid by month and year.
  ['What does the card say?', { expires: '04/29' }, true],
  ['What does the card say?', { expires: '04/25' }, false],
  ['What does the card say?', { expires: '13/29' }, false],
  ['What does the card say?', { expires: '08/2029' }, true],
  ['What does the card say?', { expires: '08/2024' }, false],
  // Several words for what holds are a good state, one that does not hold among them is none.
  ['Is the account paid up?', { account_status: 'Paid and current' }, true],
  ['Is the account paid up?', { account_status: 'Paid and cancelled' }, false],
  ['Is the account paid up?', { account_status: 'Paid and peculiar' }, false],
] as const)
  bounds(`${query} ${JSON.stringify(values)} → ${isApproved ? 'approved' : 'a person'}`, () =>
    assert.is(certainly(query, values), isApproved),
  );

bounds('what was read with doubt keeps none', () =>
  assert.not(certainly(savings, { savings_balance: '£7,318.44' }, false)),
);

bounds('several are told apart', () => {
  const found = boundsInQuery('Are there at least £100 in savings and a final mark of 60 % or more?', {
    fields: FIELDS,
    values: new Map([
      ['savings_balance', { value: '£120', certain: true }],
      ['score', { value: '50 %', certain: true }],
    ]),
    signals: NO_SIGNALS,
    submittedAt: SUBMITTED,
  });
  assert.equal(found, [
    { text: 'at least £100', outcome: 'met' },
    { text: 'of 60 % or more', outcome: 'not_met' },
  ]);
});
bounds('this year is a time and no amount: Swedish "under" says during it', () => {
  const fields = fieldsOf({ belopp: 'Betalt belopp' });
  const values = new Map([['belopp', { value: '2 350,00 kr', certain: true }]]);
  const facts = { fields, values, signals: NO_SIGNALS, submittedAt: SUBMITTED };
  assert.equal(boundsInQuery('Betalt belopp under 2026', facts), []);
  assert.is(boundsInQuery('Betalt belopp under 2000', facts)[0]?.outcome, 'not_met');
});

bounds.run();
