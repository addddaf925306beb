import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { contextOf } from '../../../domain/guide/context-of.ts';
import { evaluateGuide } from '../../../domain/guide/evaluate-guide.ts';
import { NO_SIGNALS } from '../../../domain/guide/evidence-signals.ts';
import type { Outcome } from '../../../domain/guide/outcome.ts';
import { parseGuide } from '../../../domain/guide/parse-guide.ts';
import { fieldsOf } from './sentences/sentences.ts';

const FIELDS = fieldsOf({
  holder: "account holder's name",
  iban: 'IBAN of the account',
  registration: 'status of the registration',
  total_value: 'Totalt värde',
  balance: 'saldo disponível',
  course: 'course enrolled on',
});
const VALUES = {
  holder: 'Feride Aydın',
  iban: 'TR00 0004 2000 0011 7733 5502 18',
  registration: 'Validée',
  total_value: '412 077 kr',
  balance: 'R$ 2.846,09',
  course: 'Bookkeeping Level 2',
};

function judged(guide: string, values: Partial<typeof VALUES> = VALUES, certain = true) {
  return evaluateGuide(parseGuide(guide, contextOf(FIELDS, '')), {
    fields: FIELDS,
    query: '',
    values: new Map(Object.entries(values).map(([name, value]) => [name, { value, certain }] as const)),
    signals: NO_SIGNALS,
    submittedAt: new Date('2026-11-21T10:00:00Z'),
  });
}
const rejects = (guide: string, values?: Partial<typeof VALUES>, certain?: boolean): Outcome | undefined =>
  judged(guide, values, certain).rules.find(({ level }) => level === 'reject')?.outcome;

const reasons = suite('reasons to reject that the values rule out');

reasons('what else the guide names of the same field is another value, whatever the words mean', () => {
  const guide = 'High: the registration is "Validée"\nReject: the registration is "En attente" or "Annulée"';
  assert.is(rejects(guide), 'not_met');
  assert.is(rejects(guide, { registration: 'Annulée' }), 'met');
  // Neither of the words that the guide names.
  assert.is(rejects(guide, { registration: 'Validée sous réserve' }), 'unknown');
  assert.is(rejects(guide, VALUES, false), 'unknown');
  // Without quotes, words in small letters may describe the one that is granted.
  assert.is(rejects('High: course is Bookkeeping Level 2\nReject: course is only provisionally booked'), 'unknown');
});

reasons('that it is another one is answered by how it is to end', () => {
  const guide = 'High: IBAN ends in 5502 18\nReject: the IBAN is another one';
  assert.is(rejects(guide), 'not_met');
  assert.is(rejects(guide, { iban: 'TR00 0004 2000 0011 7733 5502 19' }), 'met');
  assert.is(rejects('High: account holder is shown\nReject: the IBAN is another one'), 'unknown');
});

reasons('that it is another one may be said without a verb', () => {
  for (const line of ['another course', 'a different course', 'The wrong course']) {
    const guide = `High: course is "Bookkeeping Level 2"\nReject: ${line}`;
    assert.is(rejects(guide), 'not_met', line);
    assert.is(rejects(guide, { ...VALUES, course: 'Payroll Level 1' }), 'met', line);
  }
  for (const line of ['another course as well', 'another provider', 'not another course'])
    assert.is(rejects(`High: course is "Bookkeeping Level 2"\nReject: ${line}`), 'unknown', line);
});

reasons('that one thing is shown and not another is answered by the other one', () => {
  for (const line of [
    'Só aparece o limite do cartão e não o saldo disponível',
    'Only the card limit instead of the saldo disponível',
    'Prognos i stället för totalt värde',
  ]) {
    assert.is(rejects(`Reject: ${line}`), 'not_met', line);
    assert.is(rejects(`Reject: ${line}`, { holder: 'Feride Aydın' }), 'unknown', line);
    assert.is(rejects(`Reject: ${line}`, VALUES, false), 'unknown', line);
  }
  assert.is(rejects('Reject: Only the saldo disponível and not the signature'), 'unknown');
  // What a thing is says nothing of what is shown.
  for (const line of ['It is a guest course and not a course', 'A voucher instead of a course'])
    assert.is(rejects(`Reject: ${line}`), 'unknown', line);
});

reasons('what is granted at medium needs no word on what high would be', () => {
  const guide = 'High: the holder is a friend of the house\nMedium: account holder is shown\nReject: iban is missing';
  const { acceptance, certain } = judged(guide);
  assert.equal([acceptance, certain], ['medium', true]);
  const open = judged(`${guide}\nReject: a summons has been issued`);
  assert.equal([open.acceptance, open.certain], ['medium', false]);
});

reasons('words that lead to a place are no address, so that nothing misses them', () => {
  const fields = fieldsOf({ anleggsadresse: 'adressen til anlegget' });
  const outcome = (guide: string) =>
    evaluateGuide(parseGuide(guide, contextOf(fields, '')), {
      fields,
      query: '',
      values: new Map([['anleggsadresse', { value: 'Storgata 12, 6002 Ålesund', certain: true }]]),
      signals: NO_SIGNALS,
      submittedAt: new Date('2026-11-21T10:00:00Z'),
    }).rules[0]?.outcome;
  assert.is(outcome('High: anleggsadressen er i Møre og Romsdal'), 'unknown');
  assert.is(outcome('High: anleggsadressen er i Ålesund'), 'met');
  assert.is(outcome('High: anleggsadressen er Storgata 12, 6002 Ålesund'), 'met');
});

reasons.run();
