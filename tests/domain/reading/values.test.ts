import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readAmount } from '../../../domain/guide/values/amounts.ts';
import { fieldType } from '../../../domain/reading/field-types.ts';
import { isPartOf } from '../../../domain/reading/text.ts';
import { valueType } from '../../../domain/reading/value-types.ts';

const reading = suite('values');

reading('numbers keep both meanings of a single point before three digits', () => {
  const numbers = (text: string) => readAmount(text)?.readings ?? [];
  assert.equal(numbers('£4,318.72'), [4318.72]);
  assert.equal(numbers('1.234,50 €'), [1234.5]);
  assert.equal(numbers('2 481,09 €'), [2481.09]);
  assert.equal(numbers('48,215'), [48215]);
  assert.equal(numbers('1.234'), [1.234, 1234]);
  assert.equal(numbers('€1.234'), [1234]);
  assert.equal(numbers('₹12,34,567.50'), [1234567.5]);
  assert.equal(numbers('CHF 1’234.50'), [1234.5]);
  assert.equal(numbers('٣٬٤١٦٫٦٧'), [3416.67]);
  assert.equal(numbers('٣٤١٦'), [3416]);
  assert.equal(numbers('１，０００円'), [1000]);
  assert.equal(numbers('0.842'), [0.842]);
  assert.equal(numbers('12.4K Followers'), [12400]);
  assert.equal(numbers('10万円'), [100000]);
  assert.equal(numbers('-£20.00'), [-20]);
  assert.equal(numbers('−€812.45'), [-812.45]);
  for (const none of [
    'none',
    '£416 67',
    '5 of 10',
    '£1,000.00 (pending)',
    '1,23,4',
    'up to £5',
    '£5 to £6',
    'US$ 5 EUR',
  ])
    assert.equal(numbers(none), [], none);
});

reading('the form of a value and the kind of a field', () => {
  const forms = [
    '£4.00',
    '3.85%',
    'a@b.co',
    '@nora',
    '+49 151 2345 6789',
    'INV-2026-00418',
    'In force',
    'Maria J. Lindqvist',
    '1 Oct 2026',
  ];
  assert.equal(forms.map(valueType), ['money', 'percent', 'email', 'handle', 'phone', 'id', 'status', 'name', 'date']);
  for (const period of ['du 01/10/2026 au 31/10/2026', '01.10.2026–31.10.2026', '2026/10/01～2026/10/31'])
    assert.is(valueType(period), 'period', period);
  const kind = (name: string, description = '') => fieldType({ name, description, required: true });
  assert.is(kind('membershipStatus'), 'status');
  assert.is(kind('valid_until'), 'date');
  assert.is(kind('iban'), 'id');
  assert.is(kind('plan'), 'text');
  assert.is(kind('miles_balance', 'Redeemable miles'), 'number');
});

reading('a part of a text is whole words and whole amounts', () => {
  assert.ok(isPartOf('Gold', 'Gold member'));
  assert.ok(isPartOf('£1,175.00 pcm', '£1,175.00'));
  assert.not(isPartOf('£50', '£500'));
  assert.not(isPartOf('250.60', '£1,250.60'));
  assert.not(isPartOf('active', 'inactive'));
});
reading('plates of Korea, China and Japan are numbers', () => {
  for (const plate of ['214버 7730', '12가3456', '서울12가3456', '粤B12345', '京A·12345', '品川 300 あ 12-34'])
    assert.is(valueType(plate), 'id', plate);
  for (const other of ['3년 2026', '214명 참석', '京都大学']) assert.is.not(valueType(other), 'id', other);
});

reading.run();
