import { randomUUID } from 'node:crypto';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type DataKeys, OwnerErased } from '../../application/ports/data-keys.ts';
import type { Sealer } from '../../application/ports/sealer.ts';
import { rejectionOf } from '../support/rejection.ts';
import { isSameKey } from '../support/same-key.ts';

/** Data keys under test, and how to end them. */
export type OpenedDataKeys = {
  keys: DataKeys;
  /** The same keys over connections of its own, as another process has them. */
  elsewhere: DataKeys;
  close(): Promise<void>;
};

/** How many different keys these are. */
function countOf(keys: readonly Sealer[]): number {
  return keys.filter((key, index) => !keys.slice(0, index).some(earlier => isSameKey(earlier, key))).length;
}

/** What every engine of the data keys must do. */
export function dataKeysContract(name: string, open: () => Promise<OpenedDataKeys>): void {
  const test = suite<{ opened: OpenedDataKeys; keys: DataKeys; elsewhere: DataKeys; owner: string }>(
    `data keys: ${name}`,
  );
  test.before(async context => {
    context.opened = await open();
    context.keys = context.opened.keys;
    context.elsewhere = context.opened.elsewhere;
  });
  test.before.each(context => {
    context.owner = `web_iq_${randomUUID().replaceAll('-', '')}`;
  });
  test.after(context => context.opened.close());

  test('makes a key once', async ({ keys, owner }) => {
    assert.is(await keys.find(owner), undefined);
    const key = await keys.obtain(owner);
    assert.ok(isSameKey(await keys.obtain(owner), key));
    assert.ok(isSameKey(await keys.find(owner), key));
  });

  test('gives each owner another key', async ({ keys, owner }) => {
    const made = await Promise.all(Array.from({ length: 50 }, (_, index) => keys.obtain(`${owner}_${index}`)));
    assert.is(countOf(made), 50);
  });

  test('gives all who ask at once the same key', async ({ keys, owner }) => {
    const made = await Promise.all(Array.from({ length: 50 }, () => keys.obtain(owner)));
    assert.is(countOf(made), 1);
  });

  test('destroys a key for good', async ({ keys, owner }) => {
    await keys.obtain(owner);
    await keys.destroy(owner);
    assert.is(await keys.find(owner), undefined);
    assert.instance(await rejectionOf(keys.obtain(owner)), OwnerErased);
    await keys.destroy(owner);
    assert.instance(await rejectionOf(keys.obtain(owner)), OwnerErased);
  });

  test('gives no key to an owner that was destroyed before it had one', async ({ keys, owner }) => {
    await keys.destroy(owner);
    assert.instance(await rejectionOf(keys.obtain(owner)), OwnerErased);
    assert.is(await keys.find(owner), undefined);
  });

  test('destroys one key and no other', async ({ keys, owner }) => {
    const other = await keys.obtain(`${owner}x`);
    await keys.obtain(owner);
    await keys.destroy(owner);
    assert.ok(isSameKey(await keys.find(`${owner}x`), other));
  });

  test('never gives a key that a destruction at the same moment took', async ({ keys, owner }) => {
    await Promise.allSettled([keys.obtain(owner), keys.destroy(owner), keys.obtain(owner)]);
    assert.is(await keys.find(owner), undefined);
    assert.instance(await rejectionOf(keys.obtain(owner)), OwnerErased);
  });

  test('gives two processes that ask at once the same key', async ({ keys, elsewhere, owner }) => {
    for (let round = 0; round < 20; round++) {
      const name = `${owner}_${round}`;
      const made = await Promise.all([keys.obtain(name), elsewhere.obtain(name), keys.find(name)]);
      assert.ok(isSameKey(made[0], made[1]));
      assert.ok(isSameKey(await elsewhere.find(name), made[0]));
    }
  });

  test('keeps from another process what was destroyed here', async ({ keys, elsewhere, owner }) => {
    await keys.obtain(owner);
    assert.ok(await elsewhere.find(owner));
    await keys.destroy(owner);
    assert.is(await elsewhere.find(owner), undefined);
    assert.instance(await rejectionOf(elsewhere.obtain(owner)), OwnerErased);
  });

  test('finds the keys of many owners at once, and leaves out who has none', async ({ keys, elsewhere, owner }) => {
    const names = Array.from({ length: 300 }, (_, index) => `${owner}_${index}`);
    const made = await Promise.all(names.map(name => keys.obtain(name)));
    for (const name of names.slice(0, 2)) await keys.destroy(name);
    for (const each of [keys, elsewhere]) {
      const found = await each.findAll([...names, ...names.slice(-1), `${owner}_none`]);
      assert.equal([...found.keys()].sort(), names.slice(2).sort());
      for (const [index, name] of names.entries()) {
        const key = found.get(name);
        assert.is(key !== undefined, index >= 2);
        if (key !== undefined) assert.ok(isSameKey(key, made[index]));
      }
    }
    assert.is((await keys.findAll([])).size, 0);
  });

  test('takes every text for a name and nothing more', async ({ keys, elsewhere, owner }) => {
    const names = ['$ne', '{"$gt":""}', 'a.b', '', '\u0000', '__proto__', 'ä 🎈'].map(text => `${text}${owner}`);
    const made = await Promise.all(names.map(name => keys.obtain(name)));
    assert.is(countOf(made), names.length);
    for (const [index, name] of names.entries()) {
      assert.ok(isSameKey(await keys.find(name), made[index]));
      assert.ok(isSameKey((await elsewhere.findAll([name])).get(name), made[index]));
    }
  });

  test.run();
}
