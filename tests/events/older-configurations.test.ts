import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { olderVersionsOf } from '../../infrastructure/events/event-schemas/configuration.ts';

const LIST = {
  name: { kind: 'text', erased: 'erased' },
  hint: { kind: 'text', default: '', erased: 'erased', since: 2 },
  shown: { kind: 'switch', default: true, since: 3 },
} as const;

test('each older version knows the personal fields that it had', () => {
  assert.equal(
    olderVersionsOf(LIST).map(({ personal }) => personal),
    [{ name: 'erased' }, { name: 'erased', hint: 'erased' }],
  );
});

test('each step fills in what the next version added, and keeps what stands', () => {
  const [first, second, ...more] = olderVersionsOf(LIST);
  assert.equal(more, []);
  assert.equal(first?.upcast({ name: 'a', other: 1 }), { name: 'a', other: 1, hint: '' });
  assert.equal(second?.upcast({ name: 'a', hint: 'b' }), { name: 'a', hint: 'b', shown: true });
});

test('a list that is as it was has no older version', () => {
  assert.equal(olderVersionsOf({ name: LIST.name }), []);
});

test.run();
