import { randomUUID } from 'node:crypto';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { StoresTwice } from '../support/stores.ts';
import { HOSTILE } from './hostile-texts.ts';

/** What every engine of the settings must do. */
export function settingsContract(engine: string, open: () => Promise<StoresTwice>): void {
  const test = suite<{ opened: StoresTwice; name: string }>(`settings: ${engine}`);

  test.before(async context => {
    context.opened = await open();
  });
  test.before.each(context => {
    context.name = `name_${randomUUID().slice(0, 8)}`;
  });
  test.after(context => context.opened.close());

  test('keep the last value, for everybody', async ({ opened, name }) => {
    const { one, other } = opened;
    assert.is(await one.settings.read(name), null);
    for (const value of ['s1', 's2']) {
      await one.settings.save(name, value);
      assert.is(await one.settings.read(name), value);
      assert.is(await other.settings.read(name), value);
    }
  });

  test('of two who save the first value at once one value stands', async ({ opened, name }) => {
    const { one, other } = opened;
    await Promise.all([one.settings.save(name, 'one'), other.settings.save(name, 'other')]);
    assert.ok(['one', 'other'].includes(String(await one.settings.read(name))));
  });

  test('stand when a collection of documents is dropped', async ({ opened, name }) => {
    const { documents, settings } = opened.one;
    await documents.open({ name, indexes: [] });
    await settings.save(`live_${name}`, '3');
    await documents.drop(name);
    assert.is(await settings.read(`live_${name}`), '3');
  });

  test('take every text for a text', async ({ opened, name }) => {
    const { settings } = opened.one;
    for (const text of HOSTILE) {
      await settings.save(`${name}${text}`, text);
      assert.is(await settings.read(`${name}${text}`), text);
    }
  });

  test.run();
}
