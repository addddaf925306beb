import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type Candidate, propose } from '../../../domain/extraction/candidates/candidate.ts';
import { asksForTime, withoutTimeOfDay } from '../../../domain/extraction/time-of-day.ts';
import { wordingOf } from '../../../domain/reading/wordings.ts';

const asks = (name: string, description = '') => asksForTime(wordingOf({ name, description, required: true }));

test('a day is told without the time of the clock behind it', () => {
  for (const [value, day] of [
    ['18.11.2026 10:42', '18.11.2026'],
    ['18/11/2026 11:26:53', '18/11/2026'],
    ['June 1, 2026, 12:01 a.m.', 'June 1, 2026'],
    ['June 1, 2026, 12:01 a.m', 'June 1, 2026'],
    ['8. december 2026 kl. 10.40', '8. december 2026'],
    ['03.04.2026 um 8:00 Uhr', '03.04.2026'],
    ['2027-05-01 23:59', '2027-05-01'],
    ['2026年12月12日（土）15:00〜', '2026年12月12日（土）'],
    ['2026年12月14日（月）〜10:00', '2026年12月14日（月）'],
  ] as const)
    assert.is(withoutTimeOfDay(value), day, value);
});

test('what has no day before it, or no time behind it, stays as it is', () => {
  for (const value of ['10:42', '18.11.2026', '£12.40', 'Room 4 10:42', '2027. 09. 15.', 'May 2026'])
    assert.is(withoutTimeOfDay(value), null, value);
});

test('a field that asks for the time as well gets it', () => {
  for (const name of ['dato og tid', 'appointment_time', 'Datum und Uhrzeit', '日時', 'fecha y hora'])
    assert.ok(asks(name), name);
  assert.ok(asks('departure', 'day and time of the train'));
  for (const name of ['valid_until', 'İşlem tarihi', 'scadenza', 'policy_period_end', 'lifetime_membership_start'])
    assert.not.ok(asks(name), name);
});

test('an amount keeps the stop of a short name for its currency, and loses that of a sentence', () => {
  const proposed: Candidate[] = [];
  for (const value of ['3.204 kr.', '1 200 руб.', '3.204 kr;', '1 200 kronor.'])
    propose(proposed, { label: 'Refund', value, plausibility: 0.8, source: 'right', runs: [] });
  assert.equal(
    proposed.map(({ value }) => value),
    ['3.204 kr.', '1 200 руб.', '3.204 kr', '1 200 kronor'],
  );
});

test.run();
