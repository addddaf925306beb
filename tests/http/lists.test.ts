import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { expectError, named } from '../support/expect-error.ts';
import { openHttpHouse } from '../support/http-house.ts';
import { pageAt, walk } from './pages.ts';
import { INLINE, TEMPLATE } from './requests.ts';

const house = await openHttpHouse();
test.after(() => house.close());

const ROWS = 27;

const LISTS = [
  { path: '/web/inquiry', sample: INLINE },
  { path: '/web/template', sample: TEMPLATE },
];

for (const { path, sample } of LISTS) {
  const made: string[] = [];
  const ours = await house.household();
  const theirs = await house.household('Another');
  const foreign = (await theirs.owner<{ id: string }>('POST', path, sample)).body.id;

  // specification: 4.3-first-id, 4.3-last-id
  test(`GET ${path}: an empty list has no first and no last`, async () => {
    const expected = { data: [], first_id: null, last_id: null, has_more: false };
    assert.equal(await pageAt(ours.owner, path, ''), expected);
  });

  // specification: 4.3-limit-default, 4.3-data, 4.3-has-more, 4.8-all-rows, 8-limit
  test(`GET ${path}: rows come newest first, 25 unless told`, async () => {
    for (let row = 0; row < ROWS; row++) made.push((await ours.owner<{ id: string }>('POST', path, sample)).body.id);
    made.reverse();
    const page = await pageAt(ours.owner, path, '');
    assert.equal(
      page.data.map(({ id }) => id),
      made.slice(0, 25),
    );
    assert.is(page.has_more, true);
  });

  // specification: 4.3-limit, 4.3-after-id, 4.3-first-id, 4.3-last-id, 4.8-get
  test(`GET ${path}: walking the pages gives every row once, whatever the size of a page`, async () => {
    for (const limit of [1, 2, 9, 26, 27, 28, 100]) assert.equal(await walk(ours.owner, path, limit), made);
  });

  test(`GET ${path}: a page after the last row is empty`, async () => {
    const page = await pageAt(ours.owner, path, `after_id=${made.at(-1)}`);
    assert.equal(page, { data: [], first_id: null, last_id: null, has_more: false });
  });

  test(`GET ${path}: rows that come meanwhile do not shift the pages`, async () => {
    const first = await pageAt(ours.owner, path, 'limit=10');
    await ours.owner('POST', path, sample);
    const second = await pageAt(ours.owner, path, `limit=10&after_id=${first.last_id}`);
    assert.equal(
      second.data.map(({ id }) => id),
      made.slice(10, 20),
    );
  });

  test(`GET ${path}: every member of the organization sees the list, and no other organization does`, async () => {
    assert.equal(await walk(ours.member, path, 100), await walk(ours.owner, path, 100));
    assert.equal(await walk(theirs.owner, path, 100), [foreign]);
    for (const after of [foreign, made[0]?.replace(/.$/, '!'), `${made[0]}0`]) {
      const answer = await ours.owner('GET', `${path}?after_id=${after}`);
      assert.equal(named(expectError(answer, 400, 'VALIDATION_ERROR')), ['after_id INVALID_AFTER_ID']);
    }
  });
}

// specification: 4.8-all-rows
test('all versions of a template are listed', async () => {
  const { owner } = await house.household();
  const { id, key } = (
    await owner<{ id: string; key: string }>('POST', '/web/template', { ...TEMPLATE, status: 'published' })
  ).body;
  const draft = (await owner<{ id: string }>('POST', `/web/template/${key}/draft`)).body.id;
  assert.equal(await walk(owner, '/web/template', 10), [draft, id]);
});

test.run();
