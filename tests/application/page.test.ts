import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { everyPage } from '../../application/page.ts';

type Asked = { limit: number; olderThan?: string };

/** A list of these ids, newest first, that notes what it is asked for. */
function listOf(ids: string[]) {
  const asked: Asked[] = [];
  const read = async (page: Asked) => {
    asked.push(page);
    const { olderThan } = page;
    return ids.filter(id => olderThan === undefined || id < olderThan).slice(0, page.limit);
  };
  return { asked, read };
}

async function all(pages: AsyncIterable<readonly string[]>): Promise<(readonly string[])[]> {
  const read: (readonly string[])[] = [];
  for await (const page of pages) read.push(page);
  return read;
}

const same = (id: string) => id;

test('every page comes once, and none is empty', async () => {
  const { asked, read } = listOf(['e', 'd', 'c', 'b', 'a']);
  assert.equal(await all(everyPage(2, same, read)), [['e', 'd'], ['c', 'b'], ['a']]);
  assert.equal(asked, [{ limit: 2 }, { limit: 2, olderThan: 'd' }, { limit: 2, olderThan: 'b' }]);
  assert.equal(await all(everyPage(2, same, listOf(['b', 'a']).read)), [['b', 'a']]);
  assert.equal(await all(everyPage(2, same, listOf([]).read)), []);
});

test('a page is not asked for before the one in front of it was worked on, nor when nobody wants it', async () => {
  const { asked, read } = listOf(['d', 'c', 'b', 'a']);
  for await (const page of everyPage(2, same, read)) {
    assert.equal(page, ['d', 'c']);
    assert.is(asked.length, 1);
    break;
  }
  assert.is(asked.length, 1);
});

test.run();
