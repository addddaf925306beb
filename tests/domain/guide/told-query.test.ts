import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { accept } from '../../../domain/guide/accept.ts';
import { NO_SIGNALS } from '../../../domain/guide/evidence-signals.ts';
import { openConditions } from '../../../domain/guide/open-conditions.ts';
import type { Outcome } from '../../../domain/guide/outcome.ts';
import { queryAsCondition } from '../../../domain/guide/told-query.ts';
import { CONFIGURATION_DEFAULTS, type InquiryConfiguration } from '../../../domain/inquiry/configuration.ts';
import { present } from '../../support/present.ts';

const FIELDS = [
  { name: 'membership_type', description: 'What the membership is called', required: true },
  { name: 'member_name', description: 'Name of the member', required: true },
  { name: 'balance', description: 'Account balance', required: false },
];
const SHOWN = { membership_type: 'Platinum Annual', member_name: 'Ada Palmer' };
const SIGNALS = { ...NO_SIGNALS, doubtful_state: 'not_met' as const };

const asking = (query: string, acceptance_guide = ''): InquiryConfiguration => ({
  ...CONFIGURATION_DEFAULTS,
  name: 'Members',
  query,
  acceptance_guide,
  start_url: 'https://ironforge.example/',
  return_url: 'https://customer.example/',
  fields: FIELDS,
});

type Told = {
  outcome?: Outcome | null;
  values?: Record<string, string>;
  uncertain?: string;
  fields?: typeof FIELDS;
  signals?: typeof NO_SIGNALS;
  tellsNoDoubt?: boolean;
};

/** Whether everything that was found is granted where a model says this of the query. */
function isGranted(query: string, said: Told = {}): boolean {
  const { outcome = 'met', values = SHOWN, uncertain, fields = FIELDS, signals = SIGNALS, tellsNoDoubt = false } = said;
  const configuration = { ...asking(query), fields };
  const established = Object.entries(values).map(
    ([name, value]) => [name, { value, certain: name !== uncertain }] as const,
  );
  const condition = present(queryAsCondition(configuration));
  const told = new Map(outcome === null ? [] : [[condition, { outcome, restsOn: Object.keys(values) }]]);
  const facts = {
    values: new Map(established),
    signals,
    tellsNoDoubt,
    submittedAt: new Date('2026-11-21'),
    told,
    papers: [],
  };
  const verdict = accept(configuration, { fields: configuration.fields, implied: null }, facts);
  return verdict.certain && verdict.acceptance === 'high';
}

const tell = suite('a query that somebody else has answered where there is no guide');

tell('is open only where there is none', () => {
  assert.equal(openConditions(asking('Is she one of the  members?')), [
    'Yes to the question: Is she one of the members?',
  ]);
  assert.not.ok(
    openConditions(asking('Is she a member?', 'High: member name is shown')).some(one => /Yes to/.test(one)),
  );
  assert.equal(openConditions(asking('')), []);
});

for (const query of ['Is she a climber of the Alpine Circle?', 'Is the membership active?'])
  tell(`counts where values leave it open: ${query}`, () => {
    assert.not.ok(isGranted(query, { outcome: null }));
    assert.ok(isGranted(query));
    assert.not.ok(isGranted(query, { outcome: 'not_met' }));
    assert.not.ok(isGranted(query, { uncertain: 'member_name' }));
  });

tell('changes nothing where a value says otherwise', () => {
  const status = { ...SHOWN, member_name: 'Ada Palmer' };
  assert.not.ok(
    isGranted('Is the balance more than 500 euros for Ada Palmer?', { values: { ...status, balance: '€1.00' } }),
  );
  assert.not.ok(isGranted('Is Bea Zorvath a member with the number K-4417?'));
});

const STATE = { name: 'enrolment_status', description: 'Status of the enrolment', required: true };
const UNTIL = { name: 'valid_until', description: 'Day on which it ends', required: true };

/** Whether a value of one more field is granted, where the evidence itself tells of no bad state unless said. */
const isGrantedWith = (field: typeof STATE, value: string, said: Told = {}) =>
  isGranted('Does she study here?', {
    values: { ...SHOWN, [field.name]: value },
    fields: [...FIELDS, field],
    signals: NO_SIGNALS,
    tellsNoDoubt: true,
    ...said,
  });

tell('makes up for states in words that nobody here knows, where nothing tells of another one', () => {
  assert.ok(isGrantedWith(STATE, 'Zorvathen'));
  assert.not.ok(isGrantedWith(STATE, 'Zorvathen', { outcome: null }), 'nobody says so');
  assert.not.ok(isGrantedWith(STATE, 'Zorvathen', { tellsNoDoubt: false }), 'the evidence tells of a bad state');
  assert.not.ok(isGrantedWith(STATE, 'Zorvathen', { uncertain: 'enrolment_status' }));
  for (const bad of ['Cancelled', 'Suspended', 'Not enrolled', 'Zorvathen (expired)', 'Pending'])
    assert.not.ok(isGrantedWith(STATE, bad), bad);
});

tell('makes up for an end in words, and for no day that is over or that nobody can read', () => {
  assert.ok(isGrantedWith(UNTIL, 'zorvath'));
  assert.not.ok(isGrantedWith(UNTIL, 'zorvath', { outcome: null }), 'nobody says so');
  for (const bad of ['14 March 2025', '03/04/26', 'zorvath 25', 'expired'])
    assert.not.ok(isGrantedWith(UNTIL, bad), bad);
});

tell.run();
