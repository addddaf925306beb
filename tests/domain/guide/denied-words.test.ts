import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { judged } from './judged.ts';
import { fieldsOf } from './sentences/sentences.ts';

const test = suite('what a value must not be');

const FIELDS = fieldsOf({ status: 'Status', speed: 'Mbit/s', plan: '', price: 'Price per month', score: '' });

const VALUES: Readonly<Record<string, string>> = {
  status: 'Cancelled',
  speed: '20 Mbit/s',
  plan: 'Basic',
  price: '€ 200.00',
  score: '12 Punkte',
};

const granted = (line: string, values = VALUES) =>
  judged({ guide: line, query: 'Does the contract hold?', fields: FIELDS }, values);

test('"nu" says "now" where Germanic languages are spoken, and denies nothing', () => {
  for (const line of ['Status nu actief', 'Status nu aktiv', 'Status nu betald', 'Speed nu minimaal 500 Mbit/s'])
    assert.not.equal(granted(line), 'high', line);
  assert.is(granted('Plan nu este Gold'), 'high');
});

test('words that no language knows as a bound are no value that something is other than', () => {
  for (const line of [
    'Speed is not lower as 50 Mbit/s',
    'Speed не хуже 50 Мбит',
    'Speed nie gorszy niż 50 Mbit/s',
    'Speed não é pior do que 50 Mbit/s',
    'Plan is not below Gold',
    'Plan is not worse then Gold',
    'Plan is not cheaper than tariff 7',
    'Plan nicht schlechter wie Gold',
    'Plan inte sämre än Gold',
    'Price not bigger then 50 euro',
    'Score nicht weniger wie 50 Punkte',
    'Score inte mindre än 50',
    'Score ikke lavere end 50',
  ])
    assert.not.equal(granted(line), 'high', line);
});

test('a name and a figure that begin as names do are still denied', () => {
  for (const line of ['Plan is not Gold', 'Plan is not Plan 50', 'Plan is not "worse then Gold"', 'Price is not 50 €'])
    assert.is(granted(line), 'high', line);
  assert.not.equal(granted('Plan is not Gold', { ...VALUES, plan: 'Gold' }), 'high');
});

test.run();
