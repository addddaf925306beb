import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Candidate, CandidateSource } from '../../domain/extraction/candidates/candidate.ts';
import { cannotHold } from '../../domain/extraction/cannot-hold.ts';
import { askedType, FIELD_TYPES } from '../../domain/reading/field-types.ts';
import { fc } from '../support/fast-check.ts';

const pair = (label: string, value: string, source: CandidateSource = 'below'): Candidate => {
  return { label, value, source, plausibility: 0.8, runs: [] };
};

const values = suite('what no value of a kind can be');

values('an amount, a day or a number has digits, or says that there is none', () => {
  for (const type of ['money', 'date', 'number', 'percent', 'id', 'phone', 'period'] as const)
    assert.ok(cannotHold(type, pair('Amount', 'Your monthly income')), type);
  for (const none of ['None', 'keine', 'brak', 'gratis', 'Free', '無料', 'ei ole', 'kostenlos im ersten Jahr'])
    assert.not.ok(cannotHold('money', pair('Amount', none)), none);
  for (const figure of ['£12', '１２円', '三百元', '٣٠٠ ر.س', '-4,00 €'])
    assert.not.ok(cannotHold('money', pair('Amount', figure)), figure);
});

values('the entries of a menu and talk are the value of no label that only stands near', () => {
  for (const menu of [
    'Search · Jobs · Sign in',
    'Print this page| Large print | Translate',
    'Hilfe › Konto › Abmelden',
  ])
    assert.ok(cannotHold('text', pair('Position', menu)), menu);
  assert.ok(cannotHold('text', pair('Plan', 'All yours! Now with 4K, five screens and every sport there is')));
  for (const value of ['Nurse', 'Silver · 2 seats', 'Ward A / Ward B', 'St. Mary and St. John'])
    assert.not.ok(cannotHold('text', pair('Position', value)), value);
  // What a page states in a list of definitions is told by it, however long it is.
  assert.not.ok(cannotHold('text', pair('Plan', 'Home. Office. Both of them, and whatever you like besides', 'dl')));
});

values('a line with a value of its own is no label', () => {
  for (const line of ['Member since 2016 · Tier expiry 30 Jun 2027', 'Points 3,284 pt', 'IBAN DE71', 'Total 12,50'])
    assert.ok(cannotHold('text', pair(line, 'Gold', 'above')), line);
  for (const label of [
    'Charge for 2026/27',
    'Sales, last 30 days',
    'Pension at 67',
    'Balance (1,200.00 limit)',
    'Plan',
  ])
    assert.not.ok(cannotHold('text', pair(label, 'Gold', 'above')), label);
});

values('a name has no number in it', () => {
  assert.ok(cannotHold('name', pair('Employee', 'Rosalind Abernathy ID 30417', 'colon')));
  assert.not.ok(cannotHold('name', pair('Employee', 'Rosalind K. Abernathy', 'colon')));
});

values('whatever stands there, it is told in time', () => {
  const text = fc.oneof(fc.string({ unit: 'binary', maxLength: 160 }), fc.string({ maxLength: 160 }));
  fc.assert(
    fc.property(fc.constantFrom(...FIELD_TYPES), text, text, (type, label, value) => {
      const startedAt = performance.now();
      cannotHold(type, pair(label, value));
      assert.ok(performance.now() - startedAt < 200);
    }),
  );
});

values('a word of several languages means what the rest of the field says', () => {
  const type = (name: string, description: string) => askedType({ name, description, required: true });
  assert.is.not(type('current_data', 'Data volume of the tariff'), 'date');
  assert.is(type('data_scadenza', 'data di scadenza'), 'date');
  assert.is.not(type('pension_forecast', 'Voraussichtliche Rente'), 'percent');
});

values.run();
