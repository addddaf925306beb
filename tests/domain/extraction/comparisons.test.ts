import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { extract } from '../../../domain/extraction/extract.ts';
import { pageOf } from '../../../domain/extraction/page.ts';
import { SURE_SCORE } from '../../../domain/extraction/sure-score.ts';
import { plainRun } from '../../support/plain-run.ts';

let blocks = 1;

/** A table whose first row, and where `named` its first column, are marked as titles. */
function table(rows: readonly (readonly string[])[], named = true) {
  const runs = rows.flatMap((cells, row) =>
    cells.flatMap((text, column) => {
      if (text === '') return [];
      const cell = { table: 0, row, column, header: row === 0 || (named && column === 0), span: 1 };
      const place = { x: 200 * column, y: 30 * row, width: 8 * text.length, block: blocks++ };
      return plainRun(text, place, { cell });
    }),
  );
  return pageOf({ runs, pairs: [] });
}

const field = (name: string, description = '') => ({ name, description, required: true });
const read = (page: ReturnType<typeof pageOf>, name: string, query: string) => extract(page, [field(name)], query)[0];

const BOATS = [
  ['', 'Moorfowl 24', 'Grebe 18'],
  ['Registration number', 'SB-4471-K', 'SB-0093-A'],
  ['Insurance', 'Comprehensive', 'Liability only'],
  ['Valid until', '14 August 2027', '3 May 2026'],
  ['Status', 'Active', 'Expired'],
];

const comparisons = suite('tables of things, and of labels');

comparisons('of things beside each other the one that is asked for by its name is read, and for sure', () => {
  const page = table(BOATS);
  const first = read(page, 'registration_number', 'Is the Moorfowl insured?');
  assert.is(first?.value, 'SB-4471-K');
  assert.is(first?.label, 'Registration number');
  assert.ok((first?.score ?? 0) >= SURE_SCORE && first?.ambiguous === false && first.doubt === null);
  assert.is(read(page, 'valid_until', 'Is the Grebe insured?')?.value, '3 May 2026');
});

comparisons('where nothing names one of them, none is sure', () => {
  for (const name of ['registration_number', 'valid_until', 'status']) {
    const found = read(table(BOATS), name, 'Is the boat insured?');
    assert.ok(found === undefined || found.ambiguous || found.score < SURE_SCORE, `${name}: ${found?.value}`);
  }
});

comparisons('a state in a column names no thing, though it is asked for', () => {
  const found = read(table(BOATS), 'registration_number', 'Is the boat active?');
  assert.ok(found === undefined || found.ambiguous || found.score < SURE_SCORE);
});

const EXPORT = [
  ['Part', 'Entry', 'Content'],
  ['Customer', 'Name', 'Odile van Rossem'],
  ['Customer', 'Customer number', 'CU-20-118'],
  ['Customer', 'Phone', '+31 20 555 0114'],
  ['Contract', 'Status', 'Active'],
  ['Contract', 'End date', ''],
  ['Contract', 'Monthly fee', '14.50'],
];

comparisons('rows of part, label and value are read by their labels, and an empty one has none', () => {
  const page = table(EXPORT, false);
  assert.is(read(page, 'customer_number', '')?.value, 'CU-20-118');
  assert.is(read(page, 'status', '')?.value, 'Active');
  assert.is(read(page, 'monthly_fee', '')?.value, '14.50');
  assert.is(read(page, 'end_date', ''), undefined);
});

comparisons('a cell that says nothing is no name of its row', () => {
  const rows = [
    ['No', 'Employer', 'Insured since', 'Insured until'],
    ['1', 'Birch Works', '2023-07-01', '-'],
    ['2', '-', '2020-11-10', '2021-03-01'],
  ];
  const found = read(table(rows, false), 'insured_since', 'Since when is she insured?');
  assert.ok(found === undefined || found.ambiguous || found.score < SURE_SCORE, `${found?.label}: ${found?.score}`);
});

comparisons('one word of a longer name does not name a row', () => {
  const rows = [
    ['Description', 'Quantity', 'Amount'],
    ['Beech press', '2', '1,960.00'],
    ['Sewing frame', '4', '580.00'],
  ];
  const found = read(table(rows, false), 'amount', 'Did the customer pay Beech Lane Workshops?');
  assert.ok(found === undefined || found.ambiguous || found.score < SURE_SCORE, `${found?.value}: ${found?.score}`);
});

comparisons('of three records that are built alike no value is given, and what is read says so', () => {
  const rows = [
    ['Member', 'Level', 'Valid until'],
    ['Ada Berg', 'Gold', '2027-08-31'],
    ['Bo Berg', 'Basic', '2027-01-31'],
    ['Cid Berg', 'Youth', '2027-06-30'],
  ];
  assert.is(read(table(rows, false), 'valid_until', 'Is the membership valid?')?.doubt, 'one_of_many');
});

comparisons.run();
