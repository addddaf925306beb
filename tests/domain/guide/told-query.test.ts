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

type Told = { outcome?: Outcome | null; values?: Record<string, string>; uncertain?: string };

/** Whether everything that was found is granted where a model says this of the query. */
function isGranted(query: string, { outcome = 'met', values = SHOWN, uncertain }: Told = {}): boolean {
  const configuration = asking(query);
  const established = Object.entries(values).map(
    ([name, value]) => [name, { value, certain: name !== uncertain }] as const,
  );
  const condition = present(queryAsCondition(configuration));
  const told = new Map(outcome === null ? [] : [[condition, { outcome, restsOn: Object.keys(values) }]]);
  const facts = {
    values: new Map(established),
    signals: SIGNALS,
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

tell.run();
