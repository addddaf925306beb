import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { checkGuide } from '../../../domain/guide/check-guide.ts';
import { contextOf } from '../../../domain/guide/context-of.ts';
import { evaluateClause } from '../../../domain/guide/evaluate-clause.ts';
import { NO_SIGNALS } from '../../../domain/guide/evidence-signals.ts';
import type { Stance } from '../../../domain/guide/facts.ts';
import { all, type Outcome } from '../../../domain/guide/outcome.ts';
import { parseGuide } from '../../../domain/guide/parse-guide.ts';
import { fc } from '../../support/fast-check.ts';
import { fieldsOf } from './sentences/sentences.ts';

const FIELDS = fieldsOf({
  address: 'Postal address',
  licence_type: 'Type of the licence',
  plan: 'Name of the plan',
  employer: 'Company that the person works for',
  member_name: 'Name of the member',
  iban: 'IBAN of the account',
  status: 'Status of the payment',
  valid_until: 'Day of expiry',
  graduation_year: 'Year of graduation',
  insured_months: 'How many months have been paid in',
  load: 'Kilowatts that are granted',
});

/** What becomes of the first rule of a guide on values that are certain. */
function outcomeOf(guide: string, values: Readonly<Record<string, string>>, query = ''): Outcome {
  const [rule] = parseGuide(guide, contextOf(FIELDS, query));
  if (!rule) throw new Error(`No rule in ${guide}`);
  const stance: Stance = rule.level === 'reject' ? 'rejects' : 'grants';
  const certain = new Map(Object.entries(values).map(([name, value]) => [name, { value, certain: true }]));
  const facts = { fields: FIELDS, values: certain, signals: NO_SIGNALS, submittedAt: new Date('2026-11-21T12:00:00Z') };
  return all(rule.clauses.map(clause => evaluateClause(clause, facts, stance)));
}

const parts = suite('values that are parts of what a guide asks for, or have words of their field beside them');

const TABLE: readonly [string, Readonly<Record<string, string>>, Outcome][] = [
  ['High: address is in Wexbury', { address: '3 Tannery Court, Mill Street, Wexbury WX2 8DE' }, 'met'],
  ['High: address is in Wexbury', { address: '3 Tannery Court, Wexbury, WX2 8DE' }, 'met'],
  ['High: the address is in Amsterdam', { address: 'Prinsengracht 263, 1016 GV Amsterdam' }, 'met'],
  ['High: address is in Wexbury', { address: 'Wexbury Road 5, London' }, 'unknown'],
  ['High: address is in Wexbury', { address: 'Wexbury, 5 Mill Lane, London' }, 'unknown'],
  ['High: address is in Wexbury', { address: '5 Mill Lane, West Wexbury' }, 'unknown'],
  ['High: address is in Scotland', { address: '7 Shore Wynd, Anstruther, KY10 0AA' }, 'unknown'],
  ['Reject: address is outside Wexbury', { address: '3 Mill Street, Wexbury' }, 'not_met'],
  ['Reject: address is outside Wexbury', { address: '3 Mill Street, Leeds' }, 'unknown'],
  ['High: address is 18 Kauri Terrace', { address: '18 Kauri Terrace, Porirua 5022' }, 'met'],
  ['High: address is 18 Kauri Terrace', { address: '18 Kauri Terrace West, Porirua 5022' }, 'unknown'],
  ['High: address is 18 Kauri Terrace', { address: 'Flat 2, 18 Kauri Terrace, Porirua' }, 'unknown'],
  ['High: status is paid', { status: 'Paid and current' }, 'met'],
  ['High: status is paid', { status: 'Paid and cancelled' }, 'unknown'],
  ['High: valid until is in the future', { valid_until: '08/2029' }, 'met'],
  ['High: valid until is in the future', { valid_until: '08/2025' }, 'not_met'],
  ['High: valid until is in the future', { valid_until: '11/2026' }, 'unknown'],
  ['High: graduation year is 2009', { graduation_year: '2009' }, 'met'],
  ['High: graduation year is 2009', { graduation_year: '2008' }, 'not_met'],
  ['High: licence type is Full', { licence_type: 'Full licence' }, 'met'],
  ['High: licence type is Full', { licence_type: 'Full licence (suspended)' }, 'unknown'],
  ['High: plan is Standard', { plan: 'Standard plan' }, 'met'],
  ['High: plan is Standard', { plan: 'Plan Standard' }, 'met'],
  ['High: plan is Standard', { plan: 'Standard with ads' }, 'unknown'],
  ['High: plan is Standard', { plan: 'Standard plan with ads' }, 'unknown'],
  ['High: employer is Tarnfield Logistics', { employer: 'Tarnfield Logistics Ltd' }, 'met'],
  ['High: employer is Tarnfield Logistics Ltd', { employer: 'Tarnfield Logistics LLP' }, 'not_met'],
  ['High: member name is Philippa Nwosu', { member_name: 'Ms Philippa Nwosu' }, 'met'],
  ['High: member name is Quỳnh-Anh Böttcher', { member_name: 'Böttcher, Quỳnh-Anh' }, 'met'],
  ['High: member name is Thomas James', { member_name: 'James Thomas' }, 'not_met'],
  ['High: member name is Thomas James', { member_name: 'JAMES THOMAS' }, 'unknown'],
  ['High: valid until is after 2026-12-31', { valid_until: '令和9年3月31日' }, 'met'],
  ['High: valid until is before 2026-12-31', { valid_until: '令和9年3月31日' }, 'not_met'],
  ['High: insured_months is at least 120', { insured_months: '187개월' }, 'met'],
  ['High: insured_months is at least 120', { insured_months: '96 Monate' }, 'not_met'],
  ['High: insured_months is at least 12', { insured_months: '9 years' }, 'unknown'],
  ['High: load is at least 3', { load: '3000 W' }, 'unknown'],
  ['High: IBAN ends in 4417', { iban: 'DE00 1234 0000 4417' }, 'met'],
  ['High: IBAN ends in 4417', { iban: 'DE00 1234 0000 4471' }, 'not_met'],
];

for (const [guide, values, outcome] of TABLE)
  parts(`${guide}, of ${Object.values(values).join()}: ${outcome}`, () => assert.is(outcomeOf(guide, values), outcome));

const OTHER = 'Reject: the IBAN is another one\nHigh: IBAN is DE00 4417';

parts('are another value, where the guide names one elsewhere', () => {
  assert.is(outcomeOf(OTHER, { iban: 'DE00 4417' }), 'not_met');
  assert.is(outcomeOf(OTHER, { iban: 'DE00 4471' }), 'met');
  assert.is(outcomeOf('Reject: the IBAN is another one', { iban: 'DE00 4417' }), 'unknown');
});

parts('are of somebody else, where the guide or the query names a person', () => {
  const guide = 'Reject: the page shows somebody else';
  const query = 'Is Ada Palmer a member?';
  assert.is(outcomeOf(guide, { member_name: 'Ada Palmer' }, query), 'not_met');
  assert.is(outcomeOf(guide, { member_name: 'Ada Palmer' }), 'unknown');
  assert.is(outcomeOf(guide, { member_name: 'Ada Palmers' }, query), 'unknown');
  assert.is(outcomeOf(`${guide}\nHigh: member name is Ada Palmer`, { member_name: 'Bo Lind' }), 'met');
});

parts('are never met where one letter of them is another', () => {
  const letter = fc.constantFrom(...'bcdfghjklmnpqrstvwxz');
  fc.assert(
    fc.property(
      fc.constantFrom(...TABLE.filter(([, , outcome]) => outcome === 'met')),
      fc.nat(),
      letter,
      (row, at, to) => {
        const [guide, values] = row;
        const [name, value] = Object.entries(values)[0] ?? ['', ''];
        const asked = guide.replace(/^High: .* (?:is|in) /, '');
        const from = value.indexOf(asked.split(' ').at(-1) ?? '');
        fc.pre(from >= 0);
        const place = from + (at % (asked.split(' ').at(-1) ?? ' ').length);
        fc.pre(value[place]?.toLowerCase() !== to);
        const changed = `${value.slice(0, place)}${to}${value.slice(place + 1)}`;
        assert.is.not(outcomeOf(guide, { [name]: changed }), 'met');
      },
    ),
    { numRuns: 200 },
  );
});

parts('are of somebody else: no name of a field would help where nobody is asked for', () => {
  const [told] = checkGuide('Reject if the page shows somebody else', FIELDS);
  assert.equal([told?.is_decided, told?.advice], [false, null]);
});

parts('about looks are for a person', () => {
  for (const line of ['the card is ugly', 'the member is ugly', 'Karte ist hässlich']) {
    const [told] = checkGuide(`Reject if ${line}`, FIELDS);
    assert.is(told?.is_decided, false);
    assert.match(told?.understood_as ?? '', 'needs a person or a model');
    assert.is(outcomeOf(`Reject if ${line}`, { plan: 'Standard', member_name: 'Ada Palmer' }), 'unknown');
  }
});
parts.run();
