import { randomUUID } from 'node:crypto';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Reservations } from '../../application/ports/reservations.ts';
import { type Differences, withDifferences } from '../support/stated-differences.ts';
import type { StoresTwice } from '../support/stores.ts';
import { HOSTILE } from './hostile-texts.ts';

type Context = {
  opened: StoresTwice;
  reservations: Reservations;
  /** The same reservations over connections of its own, as another process has them. */
  elsewhere: Reservations;
  /** Used by no other test. */
  name: string;
};

/** What every engine of the reservations must do. */
export function reservationsContract(
  engine: string,
  open: () => Promise<StoresTwice>,
  differences: Differences = {},
): void {
  const test = withDifferences(suite<Context>(`reservations: ${engine}`), `reservations: ${engine}`, differences);

  test.before(async context => {
    context.opened = await open();
    context.reservations = context.opened.one.reservations;
    context.elsewhere = context.opened.other.reservations;
  });
  test.before.each(context => {
    context.name = `name_${randomUUID().slice(0, 8)}`;
  });
  test.after(context => context.opened.close());

  test('gives a name to the first who asks, wherever', async ({ reservations, elsewhere, name }) => {
    const values = Array.from({ length: 50 }, (_, index) => `v${index}`);
    const ask = (value: string, index: number) => (index % 2 === 0 ? reservations : elsewhere).reserve(name, value);
    const answers = await Promise.all(values.map(ask));
    const winners = values.filter((_, index) => answers[index]?.reserved);
    assert.is(winners.length, 1);
    assert.ok(answers.every(answer => answer.value === winners[0]));
  });

  test('replaces and frees a reservation only where the expected value stands', async ({ reservations, name }) => {
    await reservations.reserve(name, 'one');
    assert.is(await reservations.replace(name, 'other', 'two'), false);
    assert.is(await reservations.replace(`${name}_nothing`, 'one', 'two'), false);
    assert.is(await reservations.replace(name, 'one', 'two'), true);
    assert.is(await reservations.free(name, 'one'), false);
    assert.equal(await reservations.reserve(name, 'three'), { value: 'two', reserved: false });
    assert.is(await reservations.free(name, 'two'), true);
    assert.equal(await reservations.reserve(name, 'three'), { value: 'three', reserved: true });
  });

  test('finds those whose names begin alike', async ({ reservations, elsewhere, name }) => {
    const names = [`${name}:b`, `${name}:a`, `${name}%`, `${name.toUpperCase()}:c`, `${name}`];
    for (const each of names) await reservations.reserve(each, `of ${each}`);
    const found = ['a', 'b'].map(end => ({ name: `${name}:${end}`, value: `of ${name}:${end}` }));
    assert.equal(await elsewhere.beginning(`${name}:`), found);
    assert.equal(await elsewhere.beginning(`${name}:b!`), []);
  });

  test('drops reservations at their end, as many as are asked for', async ({ reservations, name }) => {
    const at = (second: number) => new Date(Date.UTC(2001, 0, 1, 0, 0, second));
    await reservations.dropEnded(at(0), 1000);
    await reservations.reserve(`${name}_endless`, 'x');
    for (const second of [1, 2, 3, 4]) await reservations.reserve(`${name}_${second}`, 'x', at(second));
    assert.is(await reservations.replace(`${name}_1`, 'x', 'y', at(9)), true);
    assert.is(await reservations.dropEnded(at(3), 1), 1);
    assert.is(await reservations.dropEnded(at(3), 10), 1);
    assert.is(await reservations.dropEnded(at(3), 10), 0);
    const free = async (part: string) => (await reservations.reserve(`${name}_${part}`, 'z')).reserved;
    assert.equal(
      [await free('endless'), await free('1'), await free('2'), await free('3')],
      [false, false, true, true],
    );
    assert.is(await free('4'), false);
  });

  test('gives a reservation over to one of two who replace it at once', async ({ reservations, elsewhere, name }) => {
    await reservations.reserve(name, 'one');
    const replaced = await Promise.all([
      reservations.replace(name, 'one', 'two'),
      elsewhere.replace(name, 'one', 'three'),
    ]);
    assert.equal(replaced.toSorted(), [false, true]);
    const value = replaced[0] ? 'two' : 'three';
    assert.equal(await reservations.reserve(name, 'four'), { value, reserved: false });
  });

  test('stand when a collection of documents is dropped', async ({ reservations, opened, name }) => {
    const { documents } = opened.one;
    await documents.open({ name, indexes: [] });
    await reservations.reserve(`key_${name}`, 'one');
    await documents.drop(name);
    assert.equal(await reservations.reserve(`key_${name}`, 'two'), { value: 'one', reserved: false });
    assert.is(await reservations.reserved(`key_${name}`), 'one');
    assert.is(await reservations.reserved(`other_key_${name}`), null);
  });

  test('take every text for a text', async ({ reservations, name }) => {
    for (const text of HOSTILE) {
      assert.equal(await reservations.reserve(`${name}${text}`, text), { value: text, reserved: true });
      assert.is(await reservations.free(`${name}${text}`, '{"$ne":null}x'), false);
      assert.is(await reservations.free(`${name}${text}`, text), true);
    }
  });

  test.run();
}
