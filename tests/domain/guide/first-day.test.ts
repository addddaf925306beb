import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { isExpiry } from '../../../domain/guide/expiry.ts';

const test = suite('days of beginning and of expiry');

const isEnd = (name: string, description = '') => isExpiry({ name, description, required: true });

for (const name of [
  'voimassaolo_alkaa',
  'validite_debut',
  'validity starts',
  'geçerlilik başlangıcı',
  'gültig_beginnt',
  'platnost začíná',
  'ważność zaczyna się',
  'validade começa',
  'giltighet börjar',
])
  test(`the first day of what is valid is not its last: ${name}`, () => assert.not(isEnd(name)));

for (const name of ['voimassaolo_päättyy', 'fin_validite', 'valid_until', 'validity', 'geçerlilik', 'valid_from_until'])
  test(`a day of expiry stays one: ${name}`, () => assert.ok(isEnd(name)));

test.run();
