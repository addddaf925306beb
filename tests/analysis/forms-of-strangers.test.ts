import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { layOut } from '../../infrastructure/analysis/documents/text-lines.ts';
import { printedPage } from '../support/printed-page.ts';
import { csv } from './read-documents.ts';

const test = suite('forms of strangers');

const cellsOf = (...words: Parameters<typeof printedPage>) =>
  Object.fromEntries(
    layOut(printedPage(...words)).map(({ text, cell }) => [
      text,
      cell && `${cell.row} ${cell.column}${cell.header ? ' H' : ''}`,
    ]),
  );

test('labels and values in turn in a sheet belong together', async () => {
  const sheet =
    'Employee;Ada Quill;Payment date;13.11.2026\nPosition;Gardener;Start date;4.4.2022\nAddress;Mill Road 5;;\n';
  assert.equal(await csv(sheet, 'employee', 'payment_date', 'position', 'start_date'), {
    employee: 'Ada Quill',
    payment_date: '13.11.2026',
    position: 'Gardener',
    start_date: '4.4.2022',
  });
});

test('a row of movements is called by what stands behind its two days', async () => {
  const statement =
    'Booked;Value date;Text;Amount;Balance\n03.08.2026;03.08.2026;Rent Oak House;-812,40;1.904,17\n' +
    '28.08.2026;28.08.2026;Salary Acme;2.716,90;4.459,22\n31.08.2026;31.08.2026;Fees;-18,60;4.440,62\n';
  assert.match((await csv(statement, 'salary: amount of the salary')).salary ?? '', '2.716,90');
});

test('the value of a form may reach over the columns behind its own', () => {
  const cells = cellsOf(
    [20, 80, 'Name'],
    [120, 80, 'Ada Quill'],
    [300, 80, 'Date of birth'],
    [420, 80, '18.02.1991'],
    [20, 95, 'Address'],
    [120, 95, '103 Great Northern Mill Road, Leeds LS1 9XH, United Kingdom, second door on the left'],
    [20, 110, 'Employer'],
    [120, 110, 'Acme Ltd'],
    [300, 110, 'Position'],
    [420, 110, 'Fitter'],
  );
  assert.is(cells.Address, '1 0 H');
  assert.is(cells.Position, '2 2 H');
});

test('a label of two lines is one, and unknown labels are told by those beside them', () => {
  const cells = cellsOf(
    [20, 80, 'Employer'],
    [300, 80, 'Acme Ltd'],
    [20, 95, 'Zumbrel'],
    [300, 95, 'quiet hall'],
    [20, 110, 'Average pay after'],
    [300, 110, '5 186,24'],
    [20, 121, 'all deductions'],
    [20, 140, 'Trundle'],
    [300, 140, 'none of it'],
  );
  assert.is(cells.Zumbrel, '1 0 H');
  assert.is(cells['all deductions'], '2 0 H');
});

test('blocks beside each other that have lines with labels of their own are no labels of each other', () => {
  const cells = cellsOf(
    [20, 80, 'Subscriber'],
    [200, 80, 'Supply address'],
    [20, 95, 'Ada Quill'],
    [200, 95, 'Mill Road 5'],
    [20, 110, 'Number: 3310 7742'],
    [200, 110, 'Leeds LS1 9XH'],
  );
  assert.is(cells.Subscriber, null);
});

test('letters that a form spreads over a column are a word', () => {
  const texts = layOut(
    printedPage(
      [20, 80, '生'],
      [46, 80, '年'],
      [72, 80, '月'],
      [98, 80, '日'],
      [150, 80, '平成17年8月22日'],
      [20, 110, '氏'],
      [98, 110, '名'],
      [150, 110, '鷹取千尋'],
    ),
  ).map(({ text }) => text);
  assert.equal(texts, ['生年月日', '平成17年8月22日', '氏名', '鷹取千尋']);
});

test.run();
