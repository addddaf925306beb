import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { extract } from '../../domain/extraction/extract.ts';
import { pageOf } from '../../domain/extraction/page.ts';
import type { LabelledValue, PageRegion, TextRun } from '../../domain/reading/page-snapshot.ts';
import { boundText } from '../../infrastructure/analysis/bounds.ts';
import { gym } from '../analysis/gym-request.ts';
import { sized } from '../support/test-size.ts';

/** So many times as much as the smaller of two pages has is on the larger one: the further apart, the less of a square hides. */
const TIMES = 8;
/** That may take this many times as long: n log n takes eleven, a square sixty-four. */
const MOST_GROWTH = 16;
/** Below this nothing can be said, in ms of a processor. */
const LEAST_MS = 30;
const SIZE = sized({ little: 500, whole: 2_000 });
/** Looks at the smaller page: the first ones compile what they run. */
const LOOKS = 3;

const fields = gym.fields.map(({ name, description, required }) => ({ name, description, required }));
const [given] = gym.snapshot.runs;

function run(text: string, index: number, x: number, y: number, change: Partial<TextRun> = {}): TextRun {
  if (given === undefined) throw new Error('the page has runs');
  const rect = { x, y, width: 60, height: 14 };
  return { ...given, text, rect, tag: 'span', cell: null, block: index, parent: index, ...change };
}

type Text = { runs: TextRun[]; pairs: LabelledValue[]; regions?: PageRegion[] };
const of = (size: number, make: (index: number) => TextRun): Text => ({
  runs: Array.from({ length: size }, (_, index) => make(index)),
  pairs: [],
});

/** Pages that make each part of the reading work as hard as it can. */
const PAGES: Record<string, (size: number) => Text> = {
  'words on one spot': size => of(size, index => run(`Status ${index}`, index, 10, 10)),
  'labels on one line': size => of(size, index => run('a: b', index, index * 70, 10)),
  'labels and values in one column': size =>
    of(size, index => run(index % 2 ? 'Active' : 'Status', index, 10, index * 20)),
  'one block': size => of(size, index => run('Status: Active ', 0, index * 70, 10, { block: 0, parent: 0 })),
  'one cell': size => {
    const cell = { table: 0, row: 0, column: 0, header: false, span: 1 };
    return of(size, index => run('Active', index, 10, index * 20, { cell }));
  },
  'one row': size =>
    of(size, index => {
      const cell = { table: 0, row: index % 2, column: index >> 1, header: index % 2 === 0, span: 1 };
      return run('Active', index, index * 70, 10, { cell });
    }),
  'badges of one status': size => of(size, index => run('Active', index, (index % 9) * 90, 30 * (index >> 3))),
  amounts: size =>
    of(size, index => run(`£${index}.00`, index, (index % 3) * 90, index >> 3, { fontSize: 10 + (index % 3) })),
  'pairs with one label': size => ({
    ...of(size, index => run(index % 2 ? 'Status' : `Active ${index}`, index, 10, index * 20)),
    pairs: Array.from({ length: size }, () => ({ label: 'Status', value: 'Active', source: 'dl' as const })),
  }),
  'pairs that stand nowhere': size => ({
    ...of(size, index => run('Nothing', index, 10, index * 20)),
    pairs: Array.from({ length: size }, (_, index) => ({
      label: 'Status',
      value: `Active ${index}`,
      source: 'dl' as const,
    })),
  }),
  'labels whose values stand nowhere': size => ({
    ...of(size, index => run(index % 2 ? 'Status' : `Active ${index}`, index, 10, index * 20)),
    pairs: Array.from({ length: size }, () => ({ label: 'Status', value: 'Closed', source: 'dl' as const })),
  }),
  'regions within regions': size => ({
    ...of(size, index => run('Active', index, 10, index * 20, { region: index })),
    regions: Array.from({ length: size }, (_, index) => {
      return { kind: 'card' as const, name: null, parent: index === 0 ? null : index - 1 };
    }),
  }),
  'headings of ever lower rank': size =>
    of(size, index => run('Active', index, 10, index * 20, { region: null, heading: index })),
  'a sentence after the other': size =>
    of(size, index => run('Your membership status is Active since 12 March 2021.', index, 10, index * 20)),
};

function millisecondsOf(text: Text): number {
  const before = process.cpuUsage();
  extract(pageOf(boundText().page(text)), fields);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

const best = (make: (size: number) => Text, size: number) =>
  Math.min(...Array.from({ length: LOOKS }, () => millisecondsOf(make(size))));

const test = suite('growth of what is read');

for (const [name, make] of Object.entries(PAGES)) {
  test(`${TIMES} times as much takes no more than ${MOST_GROWTH} times as long: ${name}`, () => {
    const one = best(make, SIZE);
    const most = MOST_GROWTH * Math.max(one, LEAST_MS);
    const first = millisecondsOf(make(TIMES * SIZE));
    // A second look can only be shorter.
    const more = first < most ? first : Math.min(first, millisecondsOf(make(TIMES * SIZE)));
    console.log(`${name}: ${Math.round(one)} ms, ${Math.round(more)} ms`);
    assert.ok(more < most, `${one} ms grew to ${more} ms`);
  });
}

test.run();
