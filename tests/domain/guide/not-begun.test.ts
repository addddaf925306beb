import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { accepted, isGranted } from './granted.ts';

const begun = suite('what begins later');

const query = 'Is the insurance in force today?';
const VALUES = { insured: 'Ada Palmer', status: 'Confirmed', valid_until: '31 December 2027' };
const GUIDE = '- status is active\n- valid_until is in the future';

begun('is not in force yet, with a guide and without', () => {
  for (const guide of [GUIDE, '']) {
    assert.ok(isGranted({ query, guide }, VALUES));
    assert.ok(isGranted({ query, guide, beginnings: ['1 January 2026'] }, VALUES));
    const later = { query, guide, beginnings: ['1 January 2027'] };
    assert.not(isGranted(later, VALUES));
    assert.match(accepted(later, VALUES).reason, 'The evidence says that it begins later: 1 January 2027.');
  }
});

begun('may be granted where nobody asks whether anything is in force', () => {
  const asked = { query: 'How long does it last?', guide: '- valid_until is after 2027-06-30' };
  assert.ok(isGranted({ ...asked, beginnings: ['1 January 2027'] }, VALUES));
});

begun('is told by a field of which the guide does not speak as well', () => {
  const guide = '- status is active';
  const starting = (valid_from: string) => ({ status: 'Active', valid_from });
  assert.ok(isGranted({ query, guide }, starting('1 January 2026')));
  assert.not(isGranted({ query, guide }, starting('1 January 2027')));
  const spoken = `${guide}\n- valid_from is in the future`;
  assert.ok(isGranted({ query, guide: spoken }, starting('1 January 2027')));
});

begun.run();
