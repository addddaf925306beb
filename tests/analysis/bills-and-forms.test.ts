import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { extract } from '../../domain/extraction/extract.ts';
import { pageOf } from '../../domain/extraction/page.ts';
import { layOut } from '../../infrastructure/analysis/documents/text-lines.ts';
import { type PrintedText, printedPage } from '../support/printed-page.ts';

const test = suite('bills and forms');

/** What is read of a printed page for fields, perhaps with a description behind a colon. */
function read(texts: readonly PrintedText[], ...fields: string[]): Record<string, string> {
  const asked = fields.map(field => {
    const [name = '', description = ''] = field.split(': ');
    return { name, description, required: true };
  });
  const found = extract(pageOf({ runs: layOut(printedPage(...texts)), pairs: [] }), asked);
  return Object.fromEntries(found.map(({ name, value }) => [name, value]));
}

const cellsOf = (texts: readonly PrintedText[]) =>
  layOut(printedPage(...texts)).flatMap(({ text, cell }) => (cell ? [`${cell.row} ${cell.column} ${text}`] : []));

test('a bill lists what is to be paid, however long a row says how its amount came about', () => {
  const bill: PrintedText[] = [
    [40, 100, 'Water (by blocks: 20 m3 at 0.62 and 23 m3 at 0.9157)'],
    [520, 100, '33.46'],
    [40, 120, 'Standing charge'],
    [520, 120, '5.50'],
    [40, 140, 'Amount due', 10, true],
    [520, 140, '£38.96', 10, true],
  ];
  assert.equal(read(bill, 'amount_due'), { amount_due: '£38.96' });
});

test('labels set in bold beside values that are not are those of a form, and its first row is no title', () => {
  const form: PrintedText[] = [
    [50, 200, 'Make', 10, true],
    [150, 200, 'Velka Sirio', 10],
    [330, 200, 'Number plate', 10, true],
    [450, 200, '0417 ZZX', 10],
    [50, 220, 'Usage', 10, true],
    [150, 220, 'Private, garage', 10],
    [330, 220, 'Registered on', 10, true],
    [450, 220, '17/06/2021', 10],
    [50, 240, 'Bonus', 10, true],
    [150, 240, 'Level 9', 10],
    [330, 240, 'Miles a year', 10, true],
    [450, 240, '12,000', 10],
  ];
  assert.equal(read(form, 'number_plate'), { number_plate: '0417 ZZX' });
});

test('a total that says how it is paid is the total, and the premium of a part is not', () => {
  const premiums: PrintedText[] = [
    [50, 300, 'Cover', 10, true],
    [250, 300, 'Limit', 10, true],
    [450, 300, 'Premium', 10, true],
    [50, 320, 'Liability'],
    [250, 320, '50,000,000'],
    [450, 320, '148.20'],
    [50, 340, 'Glass'],
    [250, 340, '100 %'],
    [450, 340, '47.55'],
    [50, 360, 'Total annual premium', 10, true],
    [250, 360, 'One payment', 10, true],
    [450, 360, '195.75', 10, true],
  ];
  assert.equal(read(premiums, 'total_annual_premium'), { total_annual_premium: '195.75' });
});

test('the row below wide titles of which half are not known is a record', () => {
  const record: PrintedText[] = [
    [40, 100, 'Plate'],
    [110, 100, 'Zumbrel'],
    [240, 100, 'Quorl'],
    [320, 100, 'Flim'],
    [400, 100, 'Seats'],
    [40, 116, 'BQX-5072'],
    [110, 116, 'KAVARO 1.8'],
    [240, 116, '2022/06'],
    [320, 116, '1798'],
    [400, 116, '5'],
  ];
  assert.ok(cellsOf(record).includes('1 0 BQX-5072'));
  assert.equal(read(record, 'plate'), { plate: 'BQX-5072' });
});

/** Titles and rows whose columns nearly touch: a blank is 3 wide, and the gap between columns 6. */
const NARROW: PrintedText[] = [
  [40, 100, 'Name', 9],
  [140, 100, 'Relation', 9],
  [190, 100, 'Number', 9],
  [300, 100, 'Fee', 9],
  [40, 116, 'Ada Quill', 9],
  [140, 116, 'Self', 9],
  [190, 116, '41-604', 9],
  [300, 116, '12.50', 9],
  [40, 132, 'Bo Quill', 9],
  [140, 132, 'Son', 9],
  [190, 132, '41-605', 9],
  [300, 132, '10.00', 9],
];

test('rows below tell the columns of titles that nearly touch', () => {
  const titles = layOut(printedPage(...NARROW)).filter(({ rect }) => rect.y < 110);
  assert.equal(
    titles.map(({ text }) => text),
    ['Name', 'Relation', 'Number', 'Fee'],
  );
});

test('a blank in a sentence is no column because a table below has one there', () => {
  const [first] = layOut(printedPage([40, 84, 'We confirm that you have paid.', 9], ...NARROW));
  assert.is(first?.text, 'We confirm that you have paid.');
});

test.run();
