import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { nameAboveAddress } from '../../../domain/extraction/above-address.ts';
import { extract } from '../../../domain/extraction/extract.ts';
import { pageOf } from '../../../domain/extraction/page.ts';
import { plainRun } from '../../support/plain-run.ts';
import { certainly, perhaps, readOf, type TypedLine, typedRuns } from './typed-page.ts';

const below = suite('what stands below a label');

/** A heading, a heavy title and what stands below it. */
const column = (title: string, ...values: readonly Partial<Exclude<TypedLine, string>>[]): TypedLine[] => [
  { text: 'Letter of somebody', y: 10 },
  { text: title, y: 60, weight: 700 },
  ...values.map((value, at) => ({ text: '', y: 84 + 24 * at, ...value })),
];

below('the first of a column of such is never certain', () => {
  assert.equal(readOf(column('Monthly fee', { text: '€ 34.50' }), 'monthly_fee'), certainly('€ 34.50'));
  const fees = column('Monthly fee', { text: '€ 34.50' }, { text: '€ 31.20' });
  assert.equal(readOf(fees, 'monthly_fee'), perhaps('€ 34.50'));
  const days = (...texts: readonly string[]) => column('Expiry date', ...texts.map(text => ({ text })));
  assert.equal(readOf(days('3 May 2026'), 'expiry_date'), certainly('3 May 2026'));
  assert.equal(readOf(days('3 May 2026', '4 May 2025'), 'expiry_date'), perhaps('3 May 2026'));
});

below('figures that end at one edge are a column as well', () => {
  const fees = column('Monthly fee', { text: '€ 34.50' }, { text: '€ 5.20', x: 46 });
  assert.equal(readOf(fees, 'monthly_fee'), perhaps('€ 34.50'));
});

const NO_COLUMN: readonly [why: string, next: Partial<Exclude<TypedLine, string>>][] = [
  ['of another form', { text: '3 May 2026' }],
  ['in another place', { text: '€ 31.20', x: 300 }],
];
for (const [why, next] of NO_COLUMN)
  below(`a value above one ${why} begins no column`, () =>
    assert.equal(readOf(column('Monthly fee', { text: '€ 34.50' }, next), 'monthly_fee'), certainly('€ 34.50')),
  );

/** What a value of these lines names, each below the one before unless told. */
function namedAbove(...lines: readonly TypedLine[]): string | null {
  const runs = typedRuns(lines);
  return nameAboveAddress({ runs, value: runs.map(({ text }) => text).join(' ') }, true);
}

below('a name above where somebody is found is who is named', () => {
  assert.is(namedAbove('Zdzisława Pęksa', 'ul. Wiślna 3'), 'Zdzisława Pęksa');
  assert.is(namedAbove('Zdzisława Pęksa', 'Wiślna', '44-100 Gliwice'), 'Zdzisława Pęksa');
  assert.is(namedAbove('Brightwell Logistics Ltd', '4 Quay Street'), 'Brightwell Logistics Ltd');
});

const NOBODY: readonly [why: string, lines: readonly TypedLine[]][] = [
  ['nothing below it', ['Zdzisława Pęksa']],
  ['no figure below it', ['Zdzisława Pęksa', 'Gliwice']],
  ['an address above it', ['ul. Wiślna 3', 'Zdzisława Pęksa 2']],
  ['a thing above an address', ['Tel. 44 22', 'ul. Wiślna 3']],
  [
    'an address beside it',
    [
      { text: 'Zdzisława Pęksa', y: 40 },
      { text: 'ul. Wiślna 3', x: 200, y: 40 },
    ],
  ],
];
for (const [why, lines] of NOBODY)
  below(`nobody is named above an address by ${why}`, () => assert.is(namedAbove(...lines), null));

/** A form in which these lines stand in one cell beside a title. */
function readBeside(title: string, lines: readonly string[], name: string): string | undefined {
  const cell = (at: number) => ({ table: 0, row: 0, column: at, header: at === 0, span: 1 });
  const beside = lines.map((text, at) =>
    plainRun(text, { x: 160, y: 20 + 20 * at, width: 8 * text.length, block: at + 2 }, { tag: '', cell: cell(1) }),
  );
  const label = plainRun(title, { x: 0, y: 20, width: 60, block: 1 }, { tag: '', cell: cell(0) });
  const form = pageOf({ runs: [label, ...beside], pairs: [] });
  return extract(form, [{ name, description: '', required: true }])[0]?.value;
}

below('the address of a tenant is no part of the name', () => {
  assert.is(readBeside('Najemca', ['Zdzisława Pęksa', 'ul. Wiślna 3'], 'najemca'), 'Zdzisława Pęksa');
  assert.is(readBeside('Najemca', ['Zdzisława Pęksa', 'Jan Pęksa'], 'najemca'), 'Zdzisława Pęksa Jan Pęksa');
});

below.run();
