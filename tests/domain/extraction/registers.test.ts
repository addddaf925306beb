import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { extract } from '../../../domain/extraction/extract.ts';
import { pageOf } from '../../../domain/extraction/page.ts';
import { SURE_SCORE } from '../../../domain/extraction/sure-score.ts';
import { plainRun } from '../../support/plain-run.ts';

/** A table below its titles; lines of a cell are parted by "/". */
function readIn(rows: readonly (readonly string[])[], name: string) {
  let block = 1;
  const runs = rows.flatMap((cells, row) =>
    cells.flatMap((written, column) =>
      (written === '' ? [] : written.split(' / ')).map((text, line) => {
        const cell = { table: 0, row, column, header: row === 0, span: 1 };
        const place = { x: 160 * column, y: 100 * row + 12 * line, width: 6 * text.length, block: block++ };
        return plainRun(text, place, { cell, tag: '' });
      }),
    ),
  );
  return extract(pageOf({ runs, pairs: [] }), [{ name, description: '', required: true }])[0];
}

const REGISTER = [
  ['Nr.', 'a) Firma b) Sitz, inländische Geschäftsanschrift', 'Stammkapital', 'Vertretung', 'Tag der Eintragung'],
  ['1', '2', '3', '4', '5'],
  [
    '1',
    'a) / Alpha & Beta GmbH / b) / Walden / Geschäftsanschrift: / Am Hafen 9, 38799 Walden',
    '25.000,00 EUR',
    'Geschäftsführer: / Holm, Arne, *04.02.1971',
    '02.04.2014',
  ],
  ['2', '', '60.000,00 EUR', '', '17.06.2019'],
  [
    '3',
    'a) / Beta GmbH / b) / Geändert, nun: / Geschäftsanschrift: / Lindenweg 22, 38799 Walden',
    '',
    'Ausgeschieden: / Geschäftsführer: / Holm, Arne, *04.02.1971',
    '21.02.2023',
  ],
];

const test = suite('registers');

test('the last entry of each column and of each lettered part holds, and is not certain', () => {
  assert.is(readIn(REGISTER, 'firma')?.value, 'Beta GmbH');
  assert.is(readIn(REGISTER, 'stammkapital')?.value, '60.000,00 EUR');
  assert.is(readIn(REGISTER, 'geschaeftsanschrift')?.value, 'Lindenweg 22, 38799 Walden');
  assert.ok((readIn(REGISTER, 'stammkapital')?.score ?? 1) < SURE_SCORE);
});

test('who has left is not read', () => {
  assert.is(readIn(REGISTER, 'geschaeftsfuehrer'), undefined);
});

test('a numbered list of people is no register of entries', () => {
  const list = [
    ['No.', 'Learner', 'Mathematics', 'History', 'Music'],
    ['1', 'Ottilie Brandt', '71', '64', '80'],
    ['2', 'Sverre Holm', '', '', '55'],
  ];
  assert.is(readIn(list, 'mathematics_of_ottilie_brandt')?.value ?? '71', '71');
  assert.is.not(readIn(list, 'learner')?.value, undefined);
});

test.run();
