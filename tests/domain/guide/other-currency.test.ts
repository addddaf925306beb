import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { judged } from './judged.ts';
import { fieldsOf } from './sentences/sentences.ts';

const currencies = suite('bounds without a currency');

/** What "at least 20000" comes to beside this query and description of the field. */
const outcome = (query: string, balance: string, description = 'Balance of the account') =>
  judged({ guide: 'High: balance is at least 20000', query, fields: fieldsOf({ balance: description }) }, { balance });

currencies('count what the query counts', () => {
  for (const query of ['Does she have at least €20,000?', 'Hat sie mindestens 20.000 Euro?', 'At least EUR 20,000?'])
    assert.is(outcome(query, '48 200,00 kr'), 'open', query);
  assert.is(outcome('Does she have at least €20,000?', '48.200,00 €'), 'high');
  assert.is(outcome('Har hun mindst 20.000 kr?', '48 200,00 kr'), 'high');
});

currencies('count what the field says, and what is shown where nobody says it', () => {
  assert.is(outcome('Enough savings?', '48 200,00 kr', 'Balance in EUR'), 'open');
  assert.is(outcome('Enough savings?', '48 200,00 kr'), 'high');
  assert.is(outcome('Has she been a member for 3 years, with enough savings?', '48 200,00 kr'), 'high');
});

currencies.run();
