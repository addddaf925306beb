import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { extract } from '../../../domain/extraction/extract.ts';
import { pageOf } from '../../../domain/extraction/page.ts';
import { SURE_SCORE } from '../../../domain/extraction/sure-score.ts';
import { withVisualTables } from '../../../domain/extraction/visual-tables.ts';
import type { TextRun } from '../../../domain/reading/page-snapshot.ts';
import { plainRun } from '../../support/plain-run.ts';

const tables = suite('tables that only the layout makes');

let blocks = 1;

/** Texts beside each other, one in each column of 160 pixels; nothing where a text is empty. */
function row(y: number, texts: readonly string[], look: Partial<TextRun> = {}, from = 40): TextRun[] {
  return texts.flatMap((text, column) =>
    text === '' ? [] : plainRun(text, { x: from + 160 * column, y, width: 7 * text.length, block: blocks++ }, look),
  );
}

const BOLD = { fontWeight: 700 };
const SMALL = { fontSize: 12 };
const cellsOf = (runs: readonly TextRun[]) =>
  withVisualTables(runs).map(({ text, cell }) => (cell ? `${cell.row}.${cell.column} ${text}` : text));

const LEAVE = [
  ...row(60, ['Name', 'Entitlement', 'Taken', 'Left'], BOLD),
  ...row(100, ['Dashiell Amory', '27 days', '10 days', '17 days']),
  ...row(140, ['Ottoline Fenwick', '27 days', '23.5 days', '3.5 days']),
];

tables('titles and the rows below them are a table', () => {
  assert.equal(cellsOf(LEAVE).slice(3, 8), [
    '0.3 Left',
    '1.0 Dashiell Amory',
    '1.1 27 days',
    '1.2 10 days',
    '1.3 17 days',
  ]);
});

tables('what is asked chooses the row, and without that no row is sure', () => {
  const page = pageOf({ runs: [...row(20, ['Team leave 2026']), ...LEAVE], pairs: [] });
  const fields = [{ name: 'taken', description: '', required: true }];
  const read = (query: string) => extract(page, fields, query)[0];
  assert.is(read('How many days has Ottoline Fenwick taken?')?.value, '23.5 days');
  assert.ok((read('How many days are taken?')?.score ?? 0) < SURE_SCORE);
});

tables('what stands beside a table is no part of it', () => {
  const runs = [...LEAVE, ...row(100, ['News'], {}, 900), ...row(140, ['Menu'], {}, -80)];
  assert.equal(cellsOf(runs).slice(12), ['News', 'Menu']);
});

for (const [what, runs] of [
  [
    'labels above their values, again and again',
    [
      ...row(40, ['Name', 'Number', 'Status'], BOLD),
      ...row(58, ['Ada Palmer', '3300417826', 'Active']),
      ...row(90, ['Address', 'Balance', 'Joined'], BOLD),
      ...row(108, ['4 Mill Lane, Frome', '£0.00', '4 May 2020']),
    ],
  ],
  ['titles again', [...row(0, ['Plan', 'Price', 'Start'], BOLD), ...row(25, ['Gold', '€ 12', '2026']), ...LEAVE]],
] as const)
  tables(`${what} begin another table`, () => {
    const found = withVisualTables(runs);
    assert.is(new Set(found.map(({ cell }) => cell?.table)).size, 2);
    assert.not(found.some(({ cell }) => cell === null));
  });

for (const [what, runs] of [
  [
    'captions below their values',
    [
      ...row(40, ['+380 41 09', 'Ada Palmer', 'Active'], BOLD),
      ...row(60, ['Number', 'Holder', 'Status'], SMALL),
      ...row(110, ['Limitless', '132.40 €', '31 GB'], BOLD),
      ...row(130, ['Plan', 'Balance', 'Data left'], SMALL),
    ],
  ],
  [
    'boxes that each hold a title and a value',
    ['Number', 'Plan', 'Status'].flatMap((title, at) => [
      ...row(40, [title], { ...SMALL, region: at }, 40 + 160 * at),
      ...row(60, [['4471', 'Gold', 'Active'][at] ?? ''], { region: at }, 40 + 160 * at),
    ]),
  ],
  ['a menu', [...row(40, ['Account', 'Orders', 'Help'], { tag: 'a' }), ...row(70, ['Since 2019', 'Gold', '17'])]],
  ['lines of words', [...row(40, ['Name', 'Plan', 'Status'], BOLD), ...row(70, ['all', 'of', 'them'])]],
  ['titles far above', [...row(40, ['Name', 'Plan', 'Status'], BOLD), ...row(400, ['Ada Palmer', 'Gold', 'Active'])]],
] as const)
  tables(`${what} are no table`, () => {
    assert.not(withVisualTables(runs).some(({ cell }) => cell !== null));
  });

tables('ten thousand lines of titles take no time that grows with their square', () => {
  const runs = Array.from({ length: 10_000 }, (_, at) => row(20 * at, ['Name', 'Plan', 'Status'], BOLD)).flat();
  const startedAt = performance.now();
  withVisualTables(runs);
  assert.ok(performance.now() - startedAt < 5_000);
});

tables.run();
