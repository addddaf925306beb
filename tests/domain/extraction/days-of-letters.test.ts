import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { asksForDayMade } from '../../../domain/extraction/asks-for.ts';
import { wordingOf } from '../../../domain/reading/label-similarity.ts';
import { perhaps, readOf } from './typed-page.ts';

const days = suite('the day of a letter');

const letterWith = (...lines: readonly string[]) => ['Letter', ...lines, 'Harrow Lane.'];

const SAID: readonly [line: string, field: string, day: string][] = [
  ['от 20.11.2026', 'дата', '20.11.2026'],
  ['від 18.11.2026', 'дата_видачі', '18.11.2026'],
  ['du 21 octobre 2026', 'date', '21 octobre 2026'],
  ['vom 3. Mai 2026', 'datum', '3. Mai 2026'],
  ['z dnia 16 listopada 2026 r.', 'data', '16 listopada 2026'],
  ['Nr. 412 / 18.11.2026', 'data', '18.11.2026'],
  ['Nr. 412/18.11.2026', 'data', '18.11.2026'],
  ['от 20 ноября 2026 г.', 'дата', '20 ноября 2026'],
  ['Ref. 412, 18.11.2026', 'date', '18.11.2026'],
  ['№ 412, 18.11.2026', 'дата', '18.11.2026'],
];
for (const [line, field, day] of SAID)
  days(`stands in a line of its own, and is never certain: ${line}`, () =>
    assert.equal(readOf(letterWith(line), field), perhaps(day)),
  );

const OTHERWISE: readonly [why: string, line: string][] = [
  ['until which something goes on', 'до 20.11.2026'],
  ['behind a figure that is no number of a letter', 'Saldo 412, 18.11.2026'],
  ['within a sentence', 'Nr. 412, 18.11.2026 trafen wir uns'],
  ['beside another', 'Nr. 412, 18.11.2026, 19.11.2026'],
];
for (const [why, line] of OTHERWISE) days(`is none ${why}`, () => assert.is(readOf(letterWith(line), 'datum'), null));

days('is told by its number or its preposition before one that stands behind other words', () => {
  for (const line of ['Nr. 412 / 18.11.2026', 'vom 18.11.2026'])
    assert.equal(readOf(letterWith(line, 'Schön war der 12.10.2026'), 'datum'), perhaps('18.11.2026'), line);
  assert.is(readOf(letterWith('Nr. 412, 18.11.2026', 'Nr. 413, 19.11.2026'), 'datum'), null);
});

const asksForDay = (name: string, description = '') => asksForDayMade(wordingOf({ name, description, required: true }));

days('is asked for by the name of a day, of a paper or of its making', () => {
  for (const name of ['date', 'дата', 'issue_date', 'date_of_issue', 'letter_date', 'data_wystawienia', 'invoice_date'])
    assert.ok(asksForDay(name), name);
});

days('is not asked for by the day of something else, known or not', () => {
  for (const name of ['payment_date', 'exam_date', 'birth_date', 'yellow_fever_date', 'expiry_date', 'name'])
    assert.not.ok(asksForDay(name), name);
});

days('is asked for by a description only where that speaks of a paper', () => {
  assert.ok(asksForDay('xq', 'date of the certificate'));
  assert.not.ok(asksForDay('xq', 'date of the first dose'));
  assert.not.ok(asksForDay('xq', 'date'));
});

days('is no day of what a vaccination was for', () => {
  const paper = ['Certificate of vaccination', '18 November 2026'];
  assert.equal(readOf(paper, 'issue_date'), perhaps('18 November 2026'));
  assert.is(readOf(paper, 'yellow_fever_date'), null);
});

days.run();
