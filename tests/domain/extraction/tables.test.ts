import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { extract } from '../../../domain/extraction/extract.ts';
import { pageOf } from '../../../domain/extraction/page.ts';
import { SURE_SCORE } from '../../../domain/extraction/sure-score.ts';
import { plainRun } from '../../support/plain-run.ts';

let blocks = 1;

/** A cell: its text; `#` before it is a title's, and `>` makes it three columns wide. An empty one is none. */
type Cells = readonly string[];

function table(rows: readonly Cells[]) {
  const runs = rows.flatMap((cells, row) =>
    cells.flatMap((written, column) => {
      if (written === '') return [];
      const text = written.replace(/^[#>]/, '');
      const span = written.startsWith('>') ? 3 : 1;
      const cell = { table: 0, row, column, header: written.startsWith('#'), span };
      return plainRun(text, { x: 160 * column, y: 20 * row, width: 8 * text.length, block: blocks++ }, { cell });
    }),
  );
  return pageOf({ runs, pairs: [] });
}

const readIn = (rows: readonly Cells[], name: string, description = '') =>
  extract(table(rows), [{ name, description, required: true }])[0];

const PAY = [
  ['#Earnings', '#Hours', '#Amount', '#Deductions', '#Amount'],
  ['Hourly pay', '151.00', '2,114.00', 'Income tax', '301.20'],
  ['Shift bonus', '8.00', '96.00', 'Union fee', '12.00'],
  ['Gross pay', '', '2,210.00', 'Canteen', '44.10'],
  ['', '', '', 'Total deductions', '357.30'],
];

const tables = suite('tables within tables');

tables('where the titles come again, another table begins beside the first', () => {
  assert.is(readIn(PAY, 'gross_pay')?.value, '2,210.00');
  assert.is(readIn(PAY, 'total_deductions')?.value, '357.30');
});

tables('titles below rows begin a table, and a label beside a wide value ends it', () => {
  const rows = [
    ['#Name', '>Ilse Thorvald'],
    ['#Type', '#Payment amount', '#Taxable', '#Tax withheld'],
    ['Wages', '€31,400.00', '€22,000.00', '€1,150.00'],
    ['#Employer', '>Fjordline Marine AS'],
  ];
  assert.is(readIn(rows, 'payment_amount')?.value, '€31,400.00');
  assert.is(readIn(rows, 'tax_withheld')?.value, '€1,150.00');
  assert.is(readIn(rows, 'employer')?.value, 'Fjordline Marine AS');
});

tables('what all rows say is read, and what one says beside a name of several is not theirs', () => {
  const rows = [
    ['#Member', '#Club', '#Hours'],
    ['Jo Penrose', 'Harbour Rowers', '12'],
    ['Jo Penrose', 'Harbour Rowers', '40'],
  ];
  assert.is(readIn(rows, 'club')?.value, 'Harbour Rowers');
  const hours = extract(table(rows), [{ name: 'hours', description: 'Hours of Jo Penrose', required: true }])[0];
  assert.ok((hours?.score ?? 0) < SURE_SCORE);
});

tables('the last of several rows of one day is the latest of a list in the order of its days', () => {
  const rows = [
    ['#Date', '#Text', '#Payment'],
    ['2026-03-01', 'Rent', '410.00'],
    ['2026-03-09', 'Shop', '382.15'],
    ['2026-03-09', 'Fees', '379.15'],
  ];
  assert.is(readIn(rows, 'last_payment')?.value, '379.15');
  assert.is(readIn([rows[0] ?? [], ...rows.slice(1).toReversed()], 'last_payment')?.value, '379.15');
});

tables('the number of a row is the number of nothing else', () => {
  const rows = [
    ['#No.', '#Item', '#Price'],
    ['1', 'Gearbox', '£410.00'],
  ];
  assert.is(readIn(rows, 'policy_number'), undefined);
});

tables('no figure is the name of an employer', () => {
  assert.is(
    readIn(
      [
        ['#Employer pension', '#Net'],
        ['TOTAL £2,286.61', '12.00'],
      ],
      'employer',
    ),
    undefined,
  );
});

tables.run();
