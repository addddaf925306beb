import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { toldName } from '../../domain/inquiry/told-name.ts';

const NAMES: readonly (readonly [string, string])[] = [
  ['valid_until', 'valid until'],
  ['validUntil', 'valid until'],
  ['memberID', 'member ID'],
  ['VIN', 'VIN'],
  ['IČO', 'IČO'],
  ['válidoAté', 'válido até'],
  ['Valid until', 'Valid until'],
  ['валидно_до', 'валидно до'],
  ['有効期間', '有効期間'],
];

test('names of fields are told as people would write them', () => {
  for (const [name, told] of NAMES) assert.is(toldName(name), told);
});

test.run();
