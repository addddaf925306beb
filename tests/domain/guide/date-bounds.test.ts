import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { judged } from './judged.ts';
import { fieldsOf } from './sentences/sentences.ts';

const test = suite('days that bound what a guide asks for');

const FIELDS = fieldsOf({ holder: '', valid_until: '', plan: '' });

/** What a line comes to for a card that is valid until some day. */
const granted = (line: string, valid_until: string) =>
  judged(
    { guide: line, query: 'Is the card valid?', fields: FIELDS },
    { holder: 'Ada Palmer', valid_until, plan: 'Gold' },
  );

test('the end of a month is its last day, whatever leads to it', () => {
  for (const line of [
    'card valid to the end of July 2027 or later',
    'valid until: end of July 2027 or later',
    'Karte gültig bis Ende Juli 2027 oder länger',
  ]) {
    assert.is(granted(line, '2027-07-31'), 'high', line);
    assert.not.equal(granted(line, '2027-07-14'), 'high', line);
  }
});

test('what stands beside a day may make another one of it, which is left open', () => {
  for (const line of [
    'card valid to mid-July 2027 or later',
    'card valid to the middle of July 2027 or later',
    'valid until at least the second half of July 2027',
    'Karte gültig bis Mitte Juli 2027 oder länger',
  ])
    for (const day of ['2027-07-02', '2027-06-30']) assert.not.equal(granted(line, day), 'high', line);
});

test('"or later" turns the last day that a line names into the least', () => {
  for (const line of [
    'gültig bis 31.07.2027 oder später',
    'Karte gültig bis 31.07.2027 oder länger',
    'gültig bis 31.07.2027 oder darüber hinaus',
    'valid until 31 July 2027 or beyond',
    'válido hasta el 31 de julio de 2027 o más',
    'válido até 31/07/2027 ou mais',
    "valable jusqu'au 31/07/2027 ou après",
    'geldig tot 31-07-2027 of langer',
    'giltigt till 2027-07-31 eller senare',
    'ważny do 31.07.2027 lub dłużej',
    'valido fino al 31/07/2027 o oltre',
  ])
    assert.not.equal(granted(line, '2027-03-01'), 'high', line);
  assert.is(granted('Karte gültig bis 31.07.2027 oder länger', '2027-08-01'), 'high');
});

test.run();
