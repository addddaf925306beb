import { LRUCache } from 'lru-cache';
import { test } from 'uvu';
import * as assert from 'uvu/assert';

test('what is remembered keeps the entries used last, up to its bound', () => {
  const cache = new LRUCache<string, number>({ max: 2 });
  cache.set('a', 1);
  cache.set('b', 2);
  assert.is(cache.get('a'), 1);
  cache.set('c', 3);
  assert.is(cache.get('b'), undefined);
  assert.is(cache.get('a'), 1);
  assert.is(cache.get('c'), 3);
  cache.delete('a');
  assert.is(cache.get('a'), undefined);
  cache.clear();
  assert.is(cache.get('c'), undefined);
});

test.run();
