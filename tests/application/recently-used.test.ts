import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { RecentlyUsed } from '../../application/recently-used.ts';

const test = suite('what was used last');

test('is kept, up to the bound', () => {
  const kept = new RecentlyUsed<string, number>(2);
  kept.set('a', 1);
  kept.set('b', 2);
  assert.is(kept.get('a'), 1);
  kept.set('c', 3);
  assert.is(kept.get('b'), undefined);
  assert.is(kept.get('a'), 1);
  assert.is(kept.get('c'), 3);
  kept.delete('a');
  assert.is(kept.get('a'), undefined);
});
test.run();
