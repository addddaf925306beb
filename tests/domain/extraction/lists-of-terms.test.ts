import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { extract } from '../../../domain/extraction/extract.ts';
import { pageOf } from '../../../domain/extraction/page.ts';
import { SURE_SCORE } from '../../../domain/extraction/sure-score.ts';
import type { PageRegion, TextRun } from '../../../domain/reading/page-snapshot.ts';
import { plainRun } from '../../support/plain-run.ts';

type Term = readonly [label: string, value: string];

/** A list of terms as `dl` makes it: each with its value in a part of its own within the list. */
function listOf(terms: readonly Term[], query = '') {
  const regions: PageRegion[] = [
    { kind: 'card', name: null, parent: null },
    ...terms.map(([label]): PageRegion => ({ kind: 'item', name: label, parent: 0 })),
  ];
  const runs: TextRun[] = [];
  const pairs: { label: string; value: string; source: 'dl' }[] = [];
  for (const [at, [label, value]] of terms.entries()) {
    const y = 60 + 40 * at;
    runs.push(plainRun(label, { x: 20, y, width: 9 * label.length, block: 2 * at }, { tag: 'dt', region: at + 1 }));
    runs.push(
      plainRun(value, { x: 220, y, width: 9 * value.length, block: 2 * at + 1 }, { tag: 'dd', region: at + 1 }),
    );
    pairs.push({ label, value, source: 'dl' });
  }
  const page = pageOf({ runs, pairs, regions });
  return (name: string, description = '') =>
    extract(page, [{ name, description, required: true }], query).find(one => one.name === name);
}

const isCertain = (found: ReturnType<ReturnType<typeof listOf>>) =>
  found !== undefined && found.score >= SURE_SCORE && !found.ambiguous && found.doubt === null;

const lists = suite('lists of labels and values');

lists('a bare state is that of the thing of which the list tells', () => {
  const read = listOf([
    ['Licence number', '1014 8822'],
    ['Licence sector', 'Door Supervision'],
    ['Status', 'Active'],
  ]);
  const status = read('licence_status');
  assert.is(status?.value, 'Active');
  assert.ok(isCertain(status));
});

lists('but not where something is done about the thing, or nothing names it', () => {
  const done = listOf([
    ['Licence number', '1014 8822'],
    ['Payment due', '3 May 2027'],
    ['Status', 'Active'],
  ]);
  assert.not.ok(isCertain(done('licence_status')));
  const unnamed = listOf([
    ['Name', 'Ada Palmer'],
    ['Status', 'Active'],
  ]);
  assert.not.ok(isCertain(unnamed('licence_status')));
});

lists('how a Japanese name is read contests no name', () => {
  const read = listOf([
    ['氏名', '桐谷 美波'],
    ['フリガナ', 'キリタニ ミナミ'],
  ]);
  const name = read('氏名');
  assert.is(name?.value, '桐谷 美波');
  assert.ok(isCertain(name));
});

lists('what was so in a year is open where the page tells of other years alone', () => {
  const terms: Term[] = [
    ['Tax year', '2022'],
    ['Personal income', '€36,271.00'],
  ];
  assert.is(listOf(terms)('personal_income', 'Personal income in 2025')?.doubt, 'other_time');
  assert.is(listOf(terms)('personal_income', 'Personal income in 2022')?.doubt, null);
  assert.is(listOf(terms)('personal_income', 'Personal income')?.doubt, null);
});

lists.run();
