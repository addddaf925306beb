import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { rehearse } from '../../infrastructure/reader/rehearsal.ts';

const test = suite('the rehearsal of a reader');

test('reads every value of its page, and opens no document', async () => {
  const documents = { read: () => Promise.reject(new Error('There is no document.')) };
  const { refused, findings } = await rehearse(documents);
  assert.is(refused, null);
  const read = Object.fromEntries(findings.map(({ extraction }) => [extraction.name, extraction.value]));
  assert.equal(read, {
    member_name: 'Ada Palmer',
    membership_number: 'MM-2093-11',
    status: 'Active',
    valid_until: '14 March 2027',
    monthly_fee: '12,40 €',
  });
});

test.run();
