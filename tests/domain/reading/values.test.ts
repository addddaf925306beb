import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { fieldType } from '../../../domain/reading/field-types.ts';
import { readNumbers } from '../../../domain/reading/numbers.ts';
import { isPartOf } from '../../../domain/reading/text.ts';
import { valueType } from '../../../domain/reading/value-types.ts';

const reading = suite('values');

reading('numbers keep both meanings of a single point before three digits', () => {
  assert.equal(readNumbers('£4,318.72'), [4318.72]);
  assert.equal(readNumbers('1.234,50 €'), [1234.5]);
  assert.equal(readNumbers('2 481,09 €'), [2481.09]);
  assert.equal(readNumbers('48,215'), [48215]);
  assert.equal(readNumbers('1.234'), [1.234, 1234]);
  assert.equal(readNumbers('0.842 BTC'), [0.842]);
  assert.equal(readNumbers('12.4K Followers'), [12400]);
  assert.equal(readNumbers('-£20.00'), [-20]);
  assert.equal(readNumbers('−€812.45'), [-812.45]);
  assert.equal(readNumbers('none'), []);
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
reading.run();
