import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { extract } from '../../../domain/extraction/extract.ts';
import { pageOf } from '../../../domain/extraction/page.ts';
import { isSameAmount } from '../../../domain/extraction/same-amount.ts';
import { plainRun } from '../../support/plain-run.ts';
import { readOf } from './typed-page.ts';

const test = suite('rows that are asked for, and numbers of registers');

/** A table below its titles. */
function readIn(rows: readonly (readonly string[])[], name: string, description = '', query = '') {
  let block = 1;
  const runs = rows.flatMap((cells, row) =>
    cells.flatMap((text, column) => {
      const cell = { table: 0, row, column, header: row === 0, span: 1 };
      const place = { x: 160 * column, y: 100 * row, width: 6 * text.length, block: block++ };
      return text === '' ? [] : [plainRun(text, place, { cell, tag: '' })];
    }),
  );
  return extract(pageOf({ runs, pairs: [] }), [{ name, description, required: true }], query)[0]?.value;
}

const PAYSLIP = [
  ['Deductions', 'This period', 'Year to date'],
  ['401(k) 4%', '90.11', '2,035.03'],
  ['Parking', '10.00', '230.00'],
  ['Gross pay', '2,252.86', '50,875.83'],
];

test('a cell of a row that is not asked for is not read, though its column is', () => {
  assert.is(readIn(PAYSLIP, 'bonus_year_to_date', 'Bonus paid year to date, if shown'), undefined);
  assert.is(readIn(PAYSLIP, 'gross_pay', 'Gross for this period only'), '2,252.86');
});

test('a total is that of its table, though what is asked names another row', () => {
  const covers = [
    ['Cover', 'Sum', 'Yearly premium'],
    ['Building, fire', '68 400 000 Ft', '46 930 Ft'],
    ['Home liability', '15 000 000 Ft', '6 150 Ft'],
    ['Total yearly premium', '', '53 080 Ft'],
  ];
  assert.is(readIn(covers, 'yearly_premium', 'Total yearly premium', 'The policy of your home'), '53 080 Ft');
});

test('a part of a bill is not what is to be paid, and what is left of its total is not the total', () => {
  const bill = [
    ['Item', 'Amount'],
    ['Monthly amount', '49.00'],
    ['Power', '682.75'],
    ['Total', '731.75'],
  ];
  assert.is(readIn(bill, 'total_amount'), '731.75');
  assert.is(readIn(bill, 'monthly_amount'), '49.00');
});

test('whole amounts in groups are amounts beside a label that says so', () => {
  assert.is(
    readIn(
      [
        ['基本給', '支給合計'],
        ['276,000', '342,860'],
      ],
      'gross_pay',
      '支給合計(控除前)',
    ),
    '342,860',
  );
});

test('the kind of a register belongs to the number in it', () => {
  assert.is(readOf(['Handelsregister', 'HRB 21877'], 'registernummer')?.value, 'HRB 21877');
  assert.is(readOf(['Registernummer: HRB 21877'], 'registernummer')?.value, 'HRB 21877');
  assert.is(readOf(['Kundennummer 21877'], 'kundennummer')?.value, '21877');
});

test('a register enters people with town and birth behind their name', () => {
  const entry = (rest: string) => [`Geschäftsführer: Brüggemeier, Annika, Oldersheim, *11.02.1979${rest}`];
  const powers =
    ' einzelvertretungsberechtigt; mit der Befugnis, im Namen der Gesellschaft Rechtsgeschäfte abzuschließen.';
  assert.is(readOf(entry(''), 'geschaeftsfuehrer')?.value, 'Brüggemeier, Annika');
  assert.is(readOf(entry(powers), 'geschaeftsfuehrer')?.value, 'Brüggemeier, Annika');
  const two = readOf(entry('; Tjaden, Focko, Westerhafen, *30.08.1985'), 'geschaeftsfuehrer');
  assert.is.not(two?.isCertain, true);
});

test('an amount is the same however its currency is written', () => {
  assert.ok(isSameAmount('EUR 1.336,75', '€ 1.336,75'));
  assert.ok(isSameAmount('1.336,75', '€ 1.336,75'));
  assert.not(isSameAmount('USD 1,336.75', '€ 1,336.75'));
  assert.not(isSameAmount('€ 1.336,75', '€ 1.336,57'));
});

test('the day of a bill stands behind its number, or alone in its head beside the number of the page', () => {
  const bill = ['Facture n° 26 1106 0077 du 06/11/2026', 'Prélèvement automatique le 24/11/2026'];
  assert.is(readOf(bill, 'date_facture')?.value, '06/11/2026');
  assert.is(
    readOf(['Lumivaux', 'du 06/11/2026 page 1/2', 'Prélèvement le 24/11/2026'], 'date_facture')?.value,
    '06/11/2026',
  );
});

test('one word at the head of a paper is who made it where a line names it with its legal form', () => {
  const paper = (foot: string) => ['Volturne', 'Votre facture', 'Montant 12,00 €', foot];
  assert.is(readOf(paper('Volturne SAS, 3 quai de la Vanne, 59998 Haubrecq'), 'fournisseur')?.value, 'Volturne SAS');
  assert.is.not(readOf(paper('Merci de votre confiance, à bientôt'), 'fournisseur')?.value, 'Volturne');
});

test.run();
