import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { fc } from '../support/fast-check.ts';
import { openHttpHouse } from '../support/http-house.ts';
import { pageAt } from './pages.ts';
import { INLINE, TEMPLATE } from './requests.ts';

const house = await openHttpHouse();
test.after(() => house.close());

/** What is asked for as the next page, and what happens beside that request and after it. */
const turn = fc.record({
  limit: fc.oneof(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 100 })),
  beside: fc.nat({ max: 2 }),
  after: fc.nat({ max: 2 }),
  /** Whether the row that the next page is asked after is deleted before it is. */
  cursorDeleted: fc.boolean(),
});

/** How a list of so many rows is walked; when the turns are used up they begin anew. */
const walks = fc.record({ rows: fc.nat({ max: 12 }), turns: fc.array(turn, { minLength: 1, maxLength: 6 }) });

const LISTS = [
  { path: '/web/inquiry', sample: INLINE, deletes: true },
  // Rows of templates are never deleted.
  { path: '/web/template', sample: TEMPLATE, deletes: false },
];

for (const { path, sample, deletes } of LISTS) {
  // specification: 4.3-after-id, 4.3-data, 4.3-has-more, 4.8-get
  test(`GET ${path}: pages visit every row once, newest first, whatever comes and goes between them`, async () => {
    let cursorsDeleted = 0;
    await fc.assert(
      fc.asyncProperty(walks, async ({ rows, turns }) => {
        const { owner } = await house.household();
        const insert = async () => (await owner<{ id: string }>('POST', path, sample)).body.id;
        const inserts = (count: number) => Promise.all(Array.from({ length: count }, insert));
        const standing = await inserts(rows);
        const late = new Set<string>();
        const visited: string[] = [];
        let beside: string[] = [];
        let query = '';
        for (let at = 0; ; at++) {
          const next = turns[at % turns.length];
          if (next === undefined) throw new Error('there is always a turn');
          const asked = pageAt(owner, path, `limit=${next.limit}${query}`);
          const [page, meanwhile] = await Promise.all([asked, inserts(next.beside)]);
          visited.push(...page.data.map(({ id }) => id));
          // Only the first page, which has no cursor, may see what comes beside it.
          if (at === 0) beside = meanwhile;
          else for (const id of meanwhile) late.add(id);
          for (const id of await inserts(next.after)) late.add(id);
          assert.ok(page.data.length <= next.limit);
          assert.ok(visited.length <= standing.length + beside.length, 'the walk comes to an end');
          if (!page.has_more) break;
          assert.is(page.data.length, next.limit, 'only the last page is short');
          if (deletes && next.cursorDeleted && page.last_id !== null) {
            await house.erasure.delete(page.last_id, 'operator:test');
            cursorsDeleted += 1;
          }
          query = `&after_id=${page.last_id}`;
        }
        assert.equal(visited, [...new Set(visited)].sort().reverse(), 'newest first, none twice');
        assert.equal(
          visited.filter(id => !beside.includes(id)),
          standing.sort().reverse(),
          'every row that stood when the walk began',
        );
        assert.equal(
          visited.filter(id => late.has(id)),
          [],
          'no row that came later',
        );
      }),
      { numRuns: 40 },
    );
    assert.is(cursorsDeleted > 0, deletes, 'cursors of deleted rows were tried');
  });
}

test('GET /web/inquiry: a row that is deleted between pages is on none of those that follow', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 2, max: 8 }),
      fc.nat(),
      fc.integer({ min: 1, max: 7 }),
      async (rows, at, size) => {
        const { owner } = await house.household();
        const made: string[] = [];
        for (let row = 0; row < rows; row++) {
          made.push((await owner<{ id: string }>('POST', '/web/inquiry', INLINE)).body.id);
        }
        made.reverse();
        const limit = Math.min(size, rows - 1);
        const first = await pageAt(owner, '/web/inquiry', `limit=${limit}`);
        const gone = made[limit + (at % (rows - limit))];
        await house.erasure.delete(gone ?? '', 'operator:test');
        const rest = await pageAt(owner, '/web/inquiry', `limit=100&after_id=${first.last_id}`);
        assert.equal(
          [...first.data, ...rest.data].map(({ id }) => id),
          made.filter(id => id !== gone),
        );
      },
    ),
    { numRuns: 20 },
  );
});

test('nothing of all that is our fault', () => assert.equal(house.errors, []));

test.run();
