import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { RecordedEvent } from '../../application/ports/event-store.ts';
import { EmbeddedEventStore } from '../../infrastructure/embedded/event-store.ts';
import { systemClock } from '../../infrastructure/system/clock.ts';
import { eventually } from '../support/eventually.ts';
import { someEvent } from '../support/some-event.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const test = suite<{ file: string; store: EmbeddedEventStore }>('embedded event store, shared by processes');
const children = new Set<ChildProcess>();

test.before.each(context => {
  context.file = join(temporaryFolder(), 'log.db');
  context.store = new EmbeddedEventStore({ file: context.file, clock: systemClock });
});
test.after.each(context => context.store.close());
test.after(() => {
  for (const child of children) child.kill('SIGKILL');
});

/** Starts a process that appends, and keeps the ids that it says were acknowledged. */
function startAppending(file: string, category: string, count: number) {
  const program = join(import.meta.dirname, 'appending-process.js');
  const child = spawn(process.execPath, [program, file, category, String(count)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.add(child);
  const closed = once(child, 'close').then(() => children.delete(child));
  let output = '';
  child.stdout.on('data', chunk => {
    output += chunk;
  });
  // The last line may be cut off when the process is killed.
  return { child, closed, acknowledged: () => output.split('\n').slice(0, -1) };
}

async function allEvents(store: EmbeddedEventStore, categories: string[], count: number): Promise<RecordedEvent[]> {
  const abort = new AbortController();
  const events: RecordedEvent[] = [];
  const ended = (async () => {
    for await (const batch of store.subscribe({ categories, from: null, signal: abort.signal })) {
      events.push(...batch.events);
    }
  })();
  await eventually(`${count} events`, () => events.length >= count, 60_000);
  abort.abort();
  await ended;
  return events;
}

test('reads a stream anew once another connection has appended to it', async ({ file, store }) => {
  const other = new EmbeddedEventStore({ file, clock: systemClock });
  const lengths = async () => [(await store.read('shared-1')).length, (await store.read('shared-1', 1)).length];
  try {
    await store.append('shared-1', [someEvent()], 'no_stream');
    assert.equal(await lengths(), [1, 0]);
    await other.append('shared-1', [someEvent()], 0);
    assert.equal(await lengths(), [2, 1]);
    await store.append('shared-1', [someEvent()], 1);
    assert.equal(await lengths(), [3, 2]);
    assert.equal(await store.read('shared-1'), await other.read('shared-1'));
  } finally {
    await other.close();
  }
});

test('what is done with a stream that was read changes nothing for others', async ({ store }) => {
  await store.append('shared-1', [someEvent(), someEvent()], 'no_stream');
  (await store.read('shared-1')).pop();
  assert.is((await store.read('shared-1')).length, 2);
});

test('orders the appends of two processes and loses none', async ({ file, store }) => {
  const one = startAppending(file, 'one', 300);
  const two = startAppending(file, 'two', 300);
  // Live while both write: what is delivered late but has a lower position would be missed here.
  const live = await allEvents(store, ['one', 'two', 'shared'], 600);
  await Promise.all([one.closed, two.closed]);
  const acknowledged = [...one.acknowledged(), ...two.acknowledged()];
  assert.is(acknowledged.length, 600);
  assert.equal(live.map(event => event.id).sort(), acknowledged.sort());
  for (const [index, event] of live.entries()) {
    assert.ok(index === 0 || event.position > (live[index - 1]?.position ?? 0n));
  }
  const shared = await store.read('shared-1');
  assert.equal(
    shared.map(event => event.revision),
    Array.from({ length: 60 }, (_, revision) => revision),
  );
});

test('loses nothing that was acknowledged when a process is killed', async ({ file, store }) => {
  const killed = startAppending(file, 'killed', 1_000_000);
  await eventually('some appends', () => killed.acknowledged().length > 200, 30_000);
  killed.child.kill('SIGKILL');
  await killed.closed;
  const acknowledged = killed.acknowledged();
  const standing = new Set((await allEvents(store, ['killed', 'shared'], acknowledged.length)).map(event => event.id));
  for (const id of acknowledged) assert.ok(standing.has(id), `event ${id} was acknowledged and is lost`);
  await store.append('killed-after', [someEvent()], 'no_stream');
});

test.run();
