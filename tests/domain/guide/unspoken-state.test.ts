import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { accept } from '../../../domain/guide/accept.ts';
import { NO_SIGNALS } from '../../../domain/guide/evidence-signals.ts';
import { CONFIGURATION_DEFAULTS } from '../../../domain/inquiry/configuration.ts';

const test = suite('states that a guide does not speak of');

const fields = ['plan', 'contract_status', 'blocked_status'].map(name => ({ name, description: '', required: true }));
const QUERY = 'Does the customer have the Unlimited plan?';

/** Whether what a guide says is granted for certain. */
function isGranted(status: string, { guide = 'Approve if the plan is Unlimited.', query = QUERY } = {}): boolean {
  const asked = {
    name: '',
    return_url: 'https://customer.example/',
    start_url: 'https://tel.example/',
    capture_type: 'screenshot' as const,
  };
  const told = { plan: 'Unlimited', contract_status: status, blocked_status: 'No' };
  const values = new Map(Object.entries(told).map(([name, value]) => [name, { value, certain: true }] as const));
  const verdict = accept(
    { ...CONFIGURATION_DEFAULTS, ...asked, query, fields, acceptance_guide: guide },
    { fields, implied: null },
    {
      values,
      signals: { ...NO_SIGNALS },
      mentions: { said: new Set(), isAll: true },
      submittedAt: new Date('2026-11-21T10:00:00Z'),
    },
  );
  return verdict.certain && verdict.acceptance === 'high';
}

test('nothing is granted on a state that does not hold, unless the guide speaks of its field or the query asks for it', () => {
  assert.ok(isGranted('Active'));
  assert.ok(isGranted('Not suspended'));
  for (const status of ['Suspended', 'Cancelled', '解約済み', 'Gekündigt']) assert.not(isGranted(status), status);
  assert.ok(
    isGranted('Suspended', { guide: 'Approve if the plan is Unlimited and the contract status is Suspended.' }),
  );
  assert.ok(isGranted('Suspended', { query: 'Has the contract with the Unlimited plan been suspended?' }));
});

test.run();
