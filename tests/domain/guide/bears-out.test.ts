import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { isGranted } from './granted.ts';

const test = suite('whether values bear out what a query calls their fields by');

const ASKED: readonly [query: string, field: string, other: string, ...borne: string[]][] = [
  ['Does Ada Palmer hold a gold membership?', 'gold_membership', 'Silver', 'Active', 'Gold', 'GM-20418'],
  ['Does Ada Palmer have dental cover?', 'dental cover', 'Hospital only', 'In force', 'Dental cover Plus'],
  ['Does Ada Palmer have a business account?', 'businessAccount', 'Personal', 'Yes'],
  ['Does Ada Palmer have an annual pass?', 'annual_pass', 'Monthly', 'Valid'],
  ['Hat Ada Palmer ein Jahresabo Premium?', 'jahresabo premium', 'Monatsabo Basis', 'aktiv'],
];

test('without a guide a value of another kind than its field is called after is no yes', () => {
  for (const [query, field, other, ...borne] of ASKED) {
    for (const value of [other, '—', 'No'])
      assert.not(isGranted({ query }, { holder: 'Ada Palmer', [field]: value }), `${query} ${value}`);
    for (const value of borne)
      assert.ok(isGranted({ query }, { holder: 'Ada Palmer', [field]: value }), `${query} ${value}`);
  }
});

test.run();
