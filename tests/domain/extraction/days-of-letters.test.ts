import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { asksForDayMade } from '../../../domain/extraction/asks-for.ts';
import { wordingOf } from '../../../domain/reading/wordings.ts';
import { certainly, perhaps, readOf } from './typed-page.ts';

const days = suite('the day of a letter');

const letterWith = (...lines: readonly string[]) => ['Letter', ...lines, 'Harrow Lane.'];

const SAID: readonly [line: string, field: string, day: string][] = [
  ['от 20.11.2026', 'дата', '20.11.2026'],
  ['від 18.11.2026', 'дата_видачі', '18.11.2026'],
  ['du 21 octobre 2026', 'date', '21 octobre 2026'],
  ['vom 3. Mai 2026', 'datum', '3. Mai 2026'],
  ['z dnia 16 listopada 2026 r.', 'data', '16 listopada 2026'],
  ['от 20 ноября 2026 г.', 'дата', '20 ноября 2026'],
];
for (const [line, field, day] of SAID)
  days(`stands in a line of its own that may go on with another, and is not certain: ${line}`, () =>
    assert.equal(readOf(letterWith(line), field), perhaps(day)),
  );

const PLACED: typeof SAID = [
  ['Nr. 412 / 18.11.2026', 'data', '18.11.2026'],
  ['Nr. 412/18.11.2026', 'data', '18.11.2026'],
  ['Ref. 412, 18.11.2026', 'date', '18.11.2026'],
  ['№ 412, 18.11.2026', 'дата', '18.11.2026'],
  ['Vejle, den 5. november 2026', 'dato', '5. november 2026'],
  ['Villarroya del Henar, a 6 de octubre de 2026', 'fecha_expedicion', '6 de octubre de 2026'],
  ['V Dolní Lhotě dne 16. 10. 2026', 'datum', '16. 10. 2026'],
  ['令和8年11月9日', '発行日', '令和8年11月9日'],
];
for (const [line, field, day] of PLACED)
  days(`is certain behind its number or its place, or in signs of its own: ${line}`, () =>
    assert.equal(readOf(letterWith(line), field), certainly(day)),
  );

days('is not certain where it stands alone, as the day of anything does', () => {
  assert.equal(readOf(letterWith('18.11.2026'), 'datum'), perhaps('18.11.2026'));
});

const OTHERWISE: readonly [why: string, line: string][] = [
  ['until which something goes on', 'до 20.11.2026'],
  ['behind a figure that is no number of a letter', 'Saldo 412, 18.11.2026'],
  ['within a sentence', 'Nr. 412, 18.11.2026 trafen wir uns'],
  ['beside another', 'Nr. 412, 18.11.2026, 19.11.2026'],
];
for (const [why, line] of OTHERWISE) days(`is none ${why}`, () => assert.is(readOf(letterWith(line), 'datum'), null));

days('is told by its number or its preposition before one that stands behind other words', () => {
  for (const [line, read] of [
    ['Nr. 412 / 18.11.2026', certainly],
    ['vom 18.11.2026', perhaps],
  ] as const)
    assert.equal(readOf(letterWith(line, 'Schön war der 12.10.2026'), 'datum'), read('18.11.2026'), line);
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
