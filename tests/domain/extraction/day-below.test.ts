import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { extract } from '../../../domain/extraction/extract.ts';
import { pageOf } from '../../../domain/extraction/page.ts';
import { plainRun } from '../../support/plain-run.ts';

const test = suite('a day in two lines');
const FIELDS = [{ name: '입사일', description: '', required: true }];

/** A form of narrow cells, with something below its month. */
function read(below: string) {
  const runs = [
    plainRun('입사일', { x: 100, y: 100, width: 50, block: 1 }),
    plainRun('2019년 5월', { x: 200, y: 100, width: 80, block: 2 }),
    plainRun(below, { x: 220, y: 122, width: 40, block: 3 }),
  ];
  const [found] = extract(
    pageOf({ runs, pairs: [{ label: '입사일', value: '2019년 5월', source: 'dl' }], regions: [] }),
    FIELDS,
  );
  return found && [found.value, found.ambiguous];
}

test('is not its month alone', () => {
  assert.equal(read('13일'), ['2019년 5월', true]);
});

test('is a month where no day stands below it', () => {
  assert.equal(read('대리'), ['2019년 5월', false]);
});

test.run();
