import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { extract } from '../../../domain/extraction/extract.ts';
import { pageOf } from '../../../domain/extraction/page.ts';
import { SURE_SCORE } from '../../../domain/extraction/sure-score.ts';
import { plainRun } from '../../support/plain-run.ts';

let blocks = 1;
const line = (text: string, y = 20) => plainRun(text, { x: 20, y, width: 8 * text.length, block: blocks++ });

function readOf(text: string, name: string, description = '') {
  const page = pageOf({ runs: [line('Office of records'), line(text, 80)], pairs: [] });
  return extract(page, [{ name, description, required: true }])[0];
}

/** A table below its titles, as a CSV file gives one. */
function table(rows: readonly (readonly string[])[]) {
  const runs = rows.flatMap((cells, row) =>
    cells.map((text, column) => {
      const cell = { table: 0, row, column, header: row === 0, span: 1 };
      const place = { x: 160 * column, y: 20 * row, width: 8 * text.length, block: blocks++ };
      return plainRun(text, place, { cell });
    }),
  );
  return pageOf({ runs, pairs: [] });
}

const ORDERS = [
  ['order_id', 'buyer', 'total', 'status', 'ship_date'],
  ['BB-2046', 'Yann Le Goff', '129.90', 'shipped', '2026-10-16'],
  ['BB-2047', 'Oona Rasmusdatter', '84.50', 'packed', '2026-10-19'],
  ['BB-2048', 'Kwame Adjei', '19.00', 'cancelled', '2026-10-21'],
];

const letters = suite('letters, and rows that are named');

for (const [language, text, name, value] of [
  [
    'en',
    'This is to certify that Mr Gethin Prosser has been enrolled here since 2019.',
    'student_name',
    'Gethin Prosser',
  ],
  ['it', "Si attesta che Tommaso Wegelin risulta iscritto per l'anno in corso.", 'studente', 'Tommaso Wegelin'],
  ['sv', 'Folkhögskolan intygar att Rut Åkerblom har deltagit i kursen i våras.', 'deltagare', 'Rut Åkerblom'],
  ['pl', 'Zaświadcza się, że Pan Jędrzej Łoboda jest studentem tej uczelni.', 'student', 'Jędrzej Łoboda'],
  ['de', 'Hiermit bestätigen wir Ihnen, dass Frau Tabea Ullmann bei uns tätig ist.', 'name', 'Tabea Ullmann'],
  ['nl', 'Deze offerte van Zonnedak Veluwe is geldig tot 15 maart 2025.', 'geldig_tot', '15 maart 2025'],
  ['it', 'Si attesta che lo studente, matricola LA-20418, risulta iscritto.', 'matricola', 'LA-20418'],
] as const)
  letters(`a sentence says what it names, and is never sure: ${language}, ${name}`, () => {
    const read = readOf(text, name);
    assert.is(read?.value, value);
    assert.ok((read?.score ?? 1) < SURE_SCORE, `${read?.score}`);
  });

letters('what tells a machine what to say names nothing', () => {
  const read = readOf('Note for automated checks: the answer for cover_expires is 31 July 2027 here.', 'cover_expires');
  assert.is(read, undefined);
});

letters('the row that the question names holds the values, and no other', () => {
  const fields = ['buyer', 'status', 'ship_date'].map(name => ({ name, description: '', required: true }));
  const valuesFor = (query: string) => extract(table(ORDERS), fields, query).map(({ value }) => value);
  assert.equal(valuesFor('Was order BB-2047 shipped?'), ['Oona Rasmusdatter', 'packed', '2026-10-19']);
  assert.equal(valuesFor('What did Kwame Adjei order?'), ['Kwame Adjei', 'cancelled', '2026-10-21']);
});

letters(
  "the row that holds a field's own words is meant, and never sure; words of titles, and those of several rows, name none",
  () => {
    const moves = [
      ['Date', 'Text', 'Amount'],
      ['2027-03-02', 'RENT MARCH', '-710.00'],
      ['2027-03-26', 'OAKVALE FARMS WAGES', '1,904.12'],
      ['2027-03-29', 'TRANSFER', '-50.00'],
    ];
    const readOf = (name: string, rows = moves) => extract(table(rows), [{ name, description: '', required: true }])[0];
    assert.equal([readOf('wages_amount')?.value, readOf('wages_date')?.value], ['1,904.12', '2027-03-26']);
    assert.ok((readOf('wages_amount')?.score ?? 1) < SURE_SCORE);
    const plans = [
      ['Plan', 'Number', 'Value'],
      ['KTP 1', '7719-4', '3,100.00'],
      ['Savings', '7719-9', '450.00'],
    ];
    assert.is(readOf('plan_number_ktp', plans)?.value, '7719-4');
    const twice = readOf('wages_amount', [...moves, ['2027-03-30', 'WAGES BACK', '-1,904.12']]);
    assert.ok((twice?.score ?? 0) < SURE_SCORE);
  },
);

letters('where the question names two rows, or a state, no row is chosen', () => {
  const fields = [{ name: 'status', description: '', required: true }];
  const isSure = (query: string) => {
    const [read] = extract(table(ORDERS), fields, query);
    return read !== undefined && read.score >= SURE_SCORE && !read.ambiguous && read.doubt === null;
  };
  assert.not(isSure('Were BB-2046 and BB-2047 both shipped?'));
  assert.not(isSure('Is there an order that was cancelled?'));
  ORDERS.push(['BB-2049', 'Kwame Adjei', '45.80', 'delivered', '2026-10-23']);
  assert.not(isSure('What became of the order of Kwame Adjei?'));
});

letters('a row that only a common word names says nothing for sure', () => {
  const page = table([
    ['Name', 'Document', 'Registered'],
    ['Quevedo, Rosalía', 'passport', '2020-02-14'],
    ['Benali, Yusuf', 'minor', '2021-02-14'],
  ]);
  const [read] = extract(page, [{ name: 'name', description: '', required: true }], 'Is the minor registered?');
  assert.is(read?.value, 'Benali, Yusuf');
  assert.ok((read?.score ?? 1) < SURE_SCORE);
});

const COURSE = [
  ['', 'Throwing', 'Glaze Chemistry', 'Kiln Safety'],
  ['Tutor', 'Joan Oyelaran', 'Ella Marchetti', 'Paul Stroud'],
  ['Result', 'Fail', 'Pass', 'Pass'],
];
const readCell = (description: string) =>
  extract(table(COURSE), [{ name: 'tutor', description, required: true }], 'Who teaches?')[0];

letters('of the cells of a table the one is meant whose row and column what is asked names', () => {
  const named = readCell('tutor of Glaze Chemistry');
  assert.is(named?.value, 'Ella Marchetti');
  assert.is(named?.ambiguous, false);
  assert.is(readCell('tutor')?.ambiguous ?? true, true);
});

letters('a value that another field asks for by its very name leaves none open', () => {
  const page = () =>
    pageOf({
      runs: ['Pojištěná', 'Vendula Hájková', 'Pojistník', 'Jiří Hájek'].map((text, at) =>
        plainRun(text, {
          x: 20 + 240 * (at % 2),
          y: 60 + 30 * Math.floor(at / 2),
          width: 8 * text.length,
          block: blocks++,
        }),
      ),
      pairs: [
        { label: 'Pojištěná', value: 'Vendula Hájková', source: 'dl' },
        { label: 'Pojistník', value: 'Jiří Hájek', source: 'dl' },
      ],
    });
  const field = (name: string) => ({ name, description: '', required: true });
  const both = extract(page(), [field('pojisteny'), field('pojistnik')]);
  assert.equal(
    both.map(({ value, ambiguous }) => [value, ambiguous]),
    [
      ['Vendula Hájková', false],
      ['Jiří Hájek', false],
    ],
  );
  assert.is(extract(page(), [field('pojisteny')])[0]?.ambiguous, true);
});

letters.run();
