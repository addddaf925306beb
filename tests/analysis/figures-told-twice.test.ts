import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { contradictionsIn } from '../../domain/extraction/contradicted.ts';
import { extract } from '../../domain/extraction/extract.ts';
import { SURE_SCORE } from '../../domain/extraction/sure-score.ts';
import { pageIn } from './read-documents.ts';

/** The first value of a field over the pages of a document, and whether it may be certain. */
async function readIn(pages: readonly string[], field: { name: string; description: string }) {
  const read = await Promise.all(pages.map(pageIn));
  const held = contradictionsIn(read);
  const [best] = read
    .flatMap(page => extract(page, [{ ...field, required: true }]))
    .map(one => held(one, `${field.name} ${field.description}`))
    .sort((a, b) => b.score - a.score);
  return best && { value: best.value, isSure: best.score >= SURE_SCORE && !best.ambiguous };
}

const table = (...rows: string[][]) =>
  `<table>${rows.map(row => `<tr>${row.map(cell => `<td>${cell}</td>`).join('')}</tr>`).join('')}</table>`;

const INCOME = { name: 'income', description: 'Income for October 2026' };
const FIRST =
  '<p>Applicant: Ada Quill</p><p>Income for September 2026: £1,240.00</p><p>Income for October 2026: £1,240.00</p>';

const test = suite('figures that a document gives twice');

test('what is given once is sure', async () => {
  assert.equal(await readIn([FIRST], INCOME), { value: '£1,240.00', isSure: true });
});

const AGAINST: Record<string, string> = {
  'the same label': '<p>Income for October 2026: £3,190.00</p>',
  'the same label in another order': '<p>October 2026 income: £3,190.00</p>',
  'a table of months': table(['Month', 'Income'], ['September 2026', '£1,240.00'], ['October 2026', '£3,190.00']),
  'a table with months in digits': table(['Month', 'Income'], ['09/2026', '£1,240.00'], ['10/2026', '£3,190.00']),
  'a table of several columns': table(
    ['Month', 'Income', 'Tax'],
    ['September 2026', '£1,240.00', '£0.00'],
    ['October 2026', '£3,190.00', '£400.00'],
  ),
  'rows that run together': '<p>Month</p><p>Income</p><p>September 2026 £1,240.00 October 2026 £3,190.00</p>',
};

for (const [where, said] of Object.entries(AGAINST)) {
  test(`another figure for the same month makes nothing sure: ${where}`, async () => {
    assert.is((await readIn([FIRST, said], INCOME))?.isSure, false);
    assert.is((await readIn([FIRST + said], INCOME))?.isSure, false);
  });
}

test('in other languages and scripts as well', async () => {
  const income = { name: 'income', description: 'Дохід за жовтень 2026' };
  const first = '<p>Дохід за вересень 2026: 12 400,00 грн</p><p>Дохід за жовтень 2026: 12 400,00 грн</p>';
  const rows = '<p>Місяць</p><p>Дохід</p><p>вересень 2026 12 400,00 грн жовтень 2026 31 900,00 грн</p>';
  assert.is((await readIn([first], income))?.isSure, true);
  assert.is((await readIn([first, rows], income))?.isSure, false);
  const rent = { name: 'miete', description: 'Miete im Jahr 2025' };
  const paid = '<p>Miete 2025: 9.600,00 €</p>';
  assert.is((await readIn([paid], rent))?.isSure, true);
  assert.is(
    (await readIn([paid, table(['Jahr', 'Miete'], ['2024', '9.600,00 €'], ['2025', '8.400,00 €'])], rent))?.isSure,
    false,
  );
});

const HONEST: Record<string, string> = {
  'the same figure again': table(['Month', 'Income'], ['September 2026', '£1,240.00'], ['October 2026', '£1,240.00']),
  'the same without pence': table(['Month', 'Income'], ['October 2026', '£1,240']),
  'another month': table(['Month', 'Income'], ['August 2026', '£3,190.00'], ['November 2026', '£800.00']),
  'another thing': table(['Month', 'Hours'], ['October 2026', '160'], ['September 2026', '158']),
  'net beside gross': table(['Month', 'Gross pay', 'Net pay'], ['October 2026', '£1,240.00', '£1,010.00']),
  'what was taken off': '<p>Tax on income for October 2026: £230.00</p>',
  'the year to date': '<p>Income from January 2026 to October 2026: £12,400.00</p>',
  'the lines of a total': '<p>Month, income by source</p><p>October 2026 £1,000.00 £240.00</p>',
  'what is planned': '<p>Planned income for October 2026: £1,500.00</p>',
  'a payment on a day of it': table(['Date', 'Amount'], ['30 October 2026', '£1,010.00']),
};

for (const [what, said] of Object.entries(HONEST)) {
  test(`a document stays sure of a figure beside ${what}`, async () => {
    assert.equal(await readIn([FIRST, said], INCOME), { value: '£1,240.00', isSure: true });
  });
}

const END = { name: 'end date', description: 'Last day of the policy' };
const POLICY = '<p>Policy: KS-88120</p><p>Start date: 15 January 2026</p><p>End date: 15 January 2027</p>';

test('another end of the same period in a sentence leaves the end open', async () => {
  assert.equal(await readIn([POLICY], END), { value: '15 January 2027', isSure: true });
  const sentence = (end: string) => `<p>The cover of this policy begins on 15 January 2026 and runs to ${end}.</p>`;
  assert.is((await readIn([POLICY, sentence('15 July 2027')], END))?.isSure, false);
  assert.is((await readIn([POLICY + sentence('15 July 2027')], END))?.isSure, false);
  assert.is((await readIn([POLICY, sentence('15 January 2027')], END))?.isSure, true);
});

test('no words need be known for that', async () => {
  const end = { name: 'bitiş tarihi', description: 'poliçenin sona erdiği gün' };
  const policy = '<p>Başlangıç tarihi: 15.01.2026</p><p>Bitiş tarihi: 15.01.2027</p>';
  assert.is((await readIn([policy], end))?.isSure, true);
  const said = '<p>Sigorta teminatı 15.01.2026 tarihinde başlar ve 15.07.2027 tarihinde sona erer.</p>';
  assert.is((await readIn([policy, said], end))?.isSure, false);
});

test('other days of a document leave its end as it is', async () => {
  for (const other of [
    // Of another period, of payments, of a table, and under a label of its own.
    '<p>The cover before this one began on 15 January 2025 and ran to 14 July 2025.</p>',
    '<p>The first payment is due on 15 January 2026 and the second one on 15 February 2026.</p>',
    table(['15 January 2026', '15 July 2027']),
    '<p>Review: 15 July 2027</p><p>What began on 15 January 2026 is looked at again on 15 July 2027.</p>',
  ])
    assert.is((await readIn([POLICY, other], END))?.isSure, true, other);
});

test.run();
