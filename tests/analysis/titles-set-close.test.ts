import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type Row, stackedTitles } from '../../infrastructure/analysis/documents/stacked-titles.ts';
import { plainRun } from '../support/plain-run.ts';

const titles = suite('titles that are set close above their values');

const HEIGHT = 18;
/** A row of a scan, which has one look, with its texts in columns. */
const row = (y: number, ...texts: readonly string[]): Row =>
  new Map(
    texts.map((text, column) => [
      column,
      [plainRun(text, { x: 40 + 200 * column, y, width: 6 * text.length, block: column + 1 }, { tag: '' })],
    ]),
  );

/** Rows by twos: so far from each other, and so far from the next two. */
const byTwos = (rows: readonly (readonly string[])[], within: number, apart: number): Row[] =>
  rows.map((texts, at) => {
    const pairs = Math.floor(at / 2);
    return row(40 + pairs * (2 * HEIGHT + within + apart) + (at % 2) * (HEIGHT + within), ...texts);
  });

const textOf = (of: Row) => [...of.values()].flatMap(runs => runs.map(({ text }) => text)).join(' | ');
const pairsOf = (rows: readonly Row[]) => stackedTitles(rows).pairs.map(pair => pair.map(textOf).join(' > '));

const MISREAD = [
  ['Kontrolltyq', 'Mätarstallninq'],
  ['Periodisk', '148 220 km'],
  ['Provledare', 'Utrustninq'],
  ['Elin Strandh', 'OBD 44 12'],
];
const READ = [
  'Kontrolltyq | Mätarstallninq > Periodisk | 148 220 km',
  'Provledare | Utrustninq > Elin Strandh | OBD 44 12',
];

titles('are told by their gaps where nobody knows their words', () => {
  assert.equal(pairsOf(byTwos(MISREAD, 4, 20)), READ);
  assert.equal(pairsOf(byTwos(MISREAD, 10, 20)), READ, 'half as far');
});

titles('are none where their values stand as far from them as from what is around, or hardly nearer', () => {
  assert.equal(pairsOf(byTwos(MISREAD, 20, 20)), []);
  assert.equal(pairsOf(byTwos(MISREAD, 10, 19)), []);
});

titles('are none far above their values, whatever is around', () => {
  assert.equal(pairsOf(byTwos(MISREAD, 11, 60)), []);
});

titles('are told by one gap only where a title is known', () => {
  assert.equal(pairsOf(byTwos(MISREAD.slice(0, 2), 4, 20)), []);
  const known = [
    ['Date', 'Mätarstallninq'],
    ['3 May 2026', '148 220 km'],
  ];
  assert.equal(pairsOf(byTwos(known, 4, 20)), ['Date | Mätarstallninq > 3 May 2026 | 148 220 km']);
});

const CHANGED: readonly [why: string, at: number, texts: readonly string[]][] = [
  ['a company, as at the head of a letter', 0, ['Brightwell Logistics Ltd', 'Mätarstallninq']],
  ['a figure', 0, ['Kontroll 22', 'Mätarstallninq']],
  ['one text', 0, ['Kontrolltyq']],
  ['a long text', 0, ['Kontrolltyq', 'Mätarstallninq och allt annat som vi har sett den dagen']],
  ['values without a figure', 1, ['Periodisk', 'gut']],
  ['values that are titles', 1, ['Date', 'Address']],
  ['more values than titles', 1, ['Periodisk', '148 220 km', 'x']],
];
for (const [why, at, texts] of CHANGED)
  titles(`are none with ${why}`, () => {
    const rows = MISREAD.map((own, one) => (one === at ? texts : own));
    assert.equal(pairsOf(byTwos(rows, 4, 20)), []);
  });

titles('are left as they were where others are told by their gaps', () => {
  const head = [
    ['Brightwell Logistics Ltd', 'Anmälan'],
    ['4 Quay Street 22', '3 May 2026'],
  ];
  const { pairs, rest } = stackedTitles(byTwos([...head, ...MISREAD], 4, 20));
  assert.is(pairs.length, 2);
  assert.equal(rest.map(textOf), ['Brightwell Logistics Ltd | Anmälan', '4 Quay Street 22 | 3 May 2026']);
});

titles('are no head of a table, whose rows stand as close', () => {
  const rows = [...MISREAD.slice(0, 2), ['Periodisk', '148 221 km'], ['Periodisk', '148 222 km']];
  assert.equal(pairsOf(byTwos(rows, 4, 4)), []);
});

titles.run();
