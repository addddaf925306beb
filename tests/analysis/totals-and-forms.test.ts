import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { extract } from '../../domain/extraction/extract.ts';
import { pageOf } from '../../domain/extraction/page.ts';
import { SURE_SCORE } from '../../domain/extraction/sure-score.ts';
import { layOut } from '../../infrastructure/analysis/documents/text-lines.ts';
import { type PrintedText, printedPage } from '../support/printed-page.ts';

const test = suite('forms above tables, and what tables add up to');

/** What is read of a printed page; what is not certain by itself ends in "?". */
function read(texts: readonly PrintedText[], ...names: string[]): Record<string, string> {
  const fields = names.map(name => ({ name, description: '', required: true }));
  const found = extract(pageOf({ runs: layOut(printedPage(...texts)), pairs: [] }), fields);
  return Object.fromEntries(
    found.map(({ name, value, score, ambiguous }) => [name, `${value}${score < SURE_SCORE || ambiguous ? '?' : ''}`]),
  );
}

const FORM: PrintedText[] = [
  [70, 100, 'Account holder'],
  [220, 100, 'Fiona Larch'],
  [70, 122, 'IBAN'],
  [220, 122, 'GB00 AAAA 0000 0000 0771 20'],
  [70, 144, 'Account type'],
  [220, 144, 'Everyday'],
];
const titles = (bold: boolean): PrintedText[] => [
  [70, 170, 'Date', 10, bold],
  [190, 170, 'Description', 10, bold],
  [480, 170, 'Amount', 10, bold],
];
const ROWS: PrintedText[] = [
  [70, 192, '01/10/2026'],
  [190, 192, 'Opening balance'],
  [480, 192, '£5,702.11'],
  [70, 214, '05/10/2026'],
  [190, 214, 'Water bill'],
  [480, 214, '-£41.66'],
  [70, 236, '27/10/2026'],
  [190, 236, 'Pension'],
  [480, 236, '£750.00'],
];
const closing = (bold: boolean): PrintedText[] => [
  [70, 258, '31/10/2026'],
  [190, 258, 'Closing balance', 10, bold],
  [480, 258, '£6,410.45', 10, bold],
];

test('labels close above a table keep the values beside them, though these lie in its columns', () => {
  const statement = read([...FORM, ...titles(true), ...ROWS], 'account_holder', 'iban');
  assert.equal(statement, { account_holder: 'Fiona Larch', iban: 'GB00 AAAA 0000 0000 0771 20' });
});

test('a heavy total within a table is read by the name of its row', () => {
  const statement = [...FORM, ...titles(true), ...ROWS];
  assert.equal(read([...statement, ...closing(true)], 'closing_balance'), { closing_balance: '£6,410.45' });
});

test('the purpose of a payment, which anybody may write, is no total', () => {
  const statement = [...FORM, ...titles(true), ...ROWS];
  assert.equal(read([...statement, ...closing(false)], 'closing_balance'), { closing_balance: '£6,410.45?' });
});

test('where every row is heavy none is set apart', () => {
  const heavy = ROWS.map(([x, y, text]): PrintedText => [x, y, text, 10, x > 100]);
  const { closing_balance } = read([...titles(true), ...heavy, ...closing(true)], 'closing_balance');
  assert.not.equal(closing_balance, '£6,410.45');
});

test.run();
