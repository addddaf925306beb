import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { isGranted } from './granted.ts';

const test = suite('states that a guide does not speak of');

const GUIDE = 'Approve if the plan is Unlimited.';
const QUERY = 'Does the customer have the Unlimited plan?';

/** Whether a contract that stands so is granted. */
const isGrantedAs = (status: string, { guide = GUIDE, query = QUERY } = {}) =>
  isGranted({ query, guide }, { plan: 'Unlimited', contract_status: status, blocked_status: 'No' });

test('nothing is granted on a state that does not hold, unless the guide speaks of its field or the query asks for it', () => {
  assert.ok(isGrantedAs('Active'));
  assert.ok(isGrantedAs('Not suspended'));
  for (const status of ['Suspended', 'Cancelled', '解約済み', 'Gekündigt']) assert.not(isGrantedAs(status), status);
  assert.ok(
    isGrantedAs('Suspended', { guide: 'Approve if the plan is Unlimited and the contract status is Suspended.' }),
  );
  assert.ok(isGrantedAs('Suspended', { query: 'Has the contract with the Unlimited plan been suspended?' }));
});

test('nor on one that is told in a sentence, which may say when it holds', () => {
  for (const status of ['Will be so once your payment has arrived', 'תהיה פעילה לאחר קליטת התשלום'])
    assert.not(isGrantedAs(status), status);
  assert.ok(isGrantedAs('Premium tier'));
  assert.ok(isGrantedAs('Active until 31 March 2027'));
});

test.run();
