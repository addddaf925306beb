import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readAmount } from '../../../domain/guide/values/amounts.ts';
import { fieldType } from '../../../domain/reading/field-types.ts';
import { valueType } from '../../../domain/reading/value-types.ts';

const test = suite('amounts and months in words');

test('an amount may have its currency and its thousands or millions as words, and is measured by them', () => {
  for (const [text, value] of [
    ['8 000 000 euros', 8_000_000],
    ['100 tys. zł', 100_000],
    ['12,5 mln zł', 12_500_000],
    ['1,2 Mio. €', 1_200_000],
    ['EUR 2 Millionen', 2_000_000],
    ['2.5 crore rupees', 25_000_000],
    ['300 тыс. руб.', 300_000],
    ['500 रुपये', 500],
    ['20 万円', 200_000],
  ] as const) {
    assert.is(valueType(text), 'money', text);
    assert.equal(readAmount(text)?.readings, [value], text);
    assert.is(readAmount(text)?.measure.kind, 'money', text);
  }
});

test('other words behind a number make no amount of it', () => {
  for (const text of ['3 apartments', '12 million users', '20 tysiącleci', '14 mills', 'Room 4', '2 lakhs of people'])
    assert.is.not(valueType(text), 'money', text);
  assert.is(readAmount('20 milestones')?.readings[0], 20);
});

test('a month in figures or by a short name is a day left open, and a name that ends in a month asks for one', () => {
  for (const month of ['10/2026', '10.2026', 'Sep-2026', 'nov/2026']) assert.is(valueType(month), 'date', month);
  for (const other of ['13/2026', '2025/26', 'FV-2026', '4.2026', '118/2026'])
    assert.is.not(valueType(other), 'date', other);
  const typeOf = (name: string) => fieldType({ name, description: '', required: true });
  assert.is(typeOf('pay_month'), 'period');
  assert.is(typeOf('bill month'), 'period');
  assert.is(typeOf('rent per month'), 'money');
  assert.is(typeOf('amount due this month'), 'money');
});

test.run();
