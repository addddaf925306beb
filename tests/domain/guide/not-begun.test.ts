import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { accept } from '../../../domain/guide/accept.ts';
import { NO_SIGNALS } from '../../../domain/guide/evidence-signals.ts';
import { CONFIGURATION_DEFAULTS } from '../../../domain/inquiry/configuration.ts';
import { isGranted } from './granted.ts';

const begun = suite('what begins later');

const QUERY = 'Is the insurance in force today?';
const VALUES = { insured: 'Ada Palmer', status: 'Confirmed', valid_until: '31 December 2027' };
const GUIDE = '- status is active\n- valid_until is in the future';

/** Whether it is granted, and why or why not, where the evidence says that it begins on some days. */
function acceptedWith(beginnings: string[], { query = QUERY, guide = GUIDE } = {}) {
  const fields = Object.keys(VALUES).map(name => ({ name, description: '', required: true }));
  const configuration = {
    ...CONFIGURATION_DEFAULTS,
    name: '',
    return_url: 'https://customer.example/',
    start_url: 'https://site.example/',
    capture_type: 'screenshot' as const,
    query,
    fields,
    acceptance_guide: guide,
  };
  const { acceptance, certain, reason } = accept(
    configuration,
    { fields, implied: null },
    {
      values: new Map(Object.entries(VALUES).map(([name, value]) => [name, { value, certain: true }] as const)),
      signals: { ...NO_SIGNALS, doubtful_state: 'not_met' },
      mentions: { said: new Set(), isAll: true },
      beginnings,
      submittedAt: new Date('2026-11-21T10:00:00Z'),
    },
  );
  return { isGranted: certain && acceptance === 'high', reason };
}

begun('is not in force yet, with a guide and without', () => {
  for (const guide of [GUIDE, '']) {
    assert.ok(acceptedWith([], { guide }).isGranted);
    assert.ok(acceptedWith(['1 January 2026'], { guide }).isGranted);
    const later = acceptedWith(['1 January 2027'], { guide });
    assert.not(later.isGranted);
    assert.match(later.reason, 'The evidence says that it begins later: 1 January 2027.');
  }
});

begun('may be granted where nobody asks whether anything is in force', () => {
  const asked = { query: 'How long does it last?', guide: '- valid_until is after 2027-06-30' };
  const { isGranted: isAccepted, reason } = acceptedWith(['1 January 2027'], asked);
  assert.ok(isAccepted, reason);
});

begun('is told by a field of which the guide does not speak as well', () => {
  const guide = '- status is active';
  const starting = (valid_from: string) => ({ status: 'Active', valid_from });
  assert.ok(isGranted({ query: QUERY, guide }, starting('1 January 2026')));
  assert.not(isGranted({ query: QUERY, guide }, starting('1 January 2027')));
  const spoken = `${guide}\n- valid_from is in the future`;
  assert.ok(isGranted({ query: QUERY, guide: spoken }, starting('1 January 2027')));
});

begun.run();
