import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Announcements } from '../../application/ports/announcements.ts';
import type { EventStore, NewEvent } from '../../application/ports/event-store.ts';
import { masterKeyOf } from '../../infrastructure/cryptography/master-key.ts';
import { SealingKey } from '../../infrastructure/cryptography/sealing-key.ts';
import { EmbeddedAnnouncements } from '../../infrastructure/embedded/announcements.ts';
import { embeddedEngines } from '../../infrastructure/embedded/engines.ts';
import type { ReadModelFile } from '../../infrastructure/embedded/read-model-file.ts';
import { systemClock as clock } from '../../infrastructure/system/clock.ts';
import { ProjectionFollower } from '../../projections/follower.ts';
import { ProjectedReadModel } from '../../projections/read-model.ts';
import { rebuild } from '../../projections/rebuild.ts';
import { ProjectionRunner } from '../../projections/runner.ts';
import { eventually } from '../support/eventually.ts';
import { silentLog as log } from '../support/silent-log.ts';
import { someEvent } from '../support/some-event.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { type Count, counting } from './counting.ts';

type Context = {
  store: EventStore;
  readModels: ReadModelFile;
  near: Announcements;
  far: Announcements;
  running: { stop(): Promise<void> }[];
};

const test = suite<Context>('read models that others fold');

test.before.each(async context => {
  const folder = temporaryFolder();
  const sealer = new SealingKey(await masterKeyOf(folder));
  context.store = await embeddedEngines.eventStore({ folder, sealer, clock, log });
  context.readModels = await embeddedEngines.readModels({ folder, sealer, clock, log });
  context.near = new EmbeddedAnnouncements({ log });
  context.far = new EmbeddedAnnouncements({ log });
  context.running = [];
});
test.after.each(async ({ store, readModels, running }) => {
  await Promise.all(running.map(each => each.stop()));
  await store.close();
  await readModels.close();
});

function projector({ store, readModels, near, running }: Context): ProjectionRunner<Count> {
  const runner = new ProjectionRunner(counting, { store, ...readModels, log, announcements: near });
  running.push(runner);
  runner.start();
  return runner;
}

async function reader(
  { store, readModels, running }: Context,
  announcements: Announcements,
): Promise<ProjectedReadModel<Count>> {
  const follower = new ProjectionFollower(counting, { store, ...readModels, announcements, log });
  running.push(follower);
  await follower.catchUp();
  follower.start();
  return new ProjectedReadModel(follower, readModels.documents);
}

async function append({ store }: Context, stream: `thing-${string}`, events: NewEvent[], at: number): Promise<bigint> {
  const recorded = await store.append(stream, events, at < 0 ? 'no_stream' : at);
  return recorded.at(-1)?.position ?? -1n;
}

for (const [how, pick] of [
  ['are announced', (context: Context) => context.near],
  ['are announced to somebody else', (context: Context) => context.far],
] as const) {
  test(`a reader sees each write as soon as it is folded when positions ${how}`, async context => {
    const model = await reader(context, pick(context));
    projector(context);
    for (let number = 0; number < 30; number++) {
      const position = await append(context, 'thing-a', [someEvent()], number - 1);
      assert.ok(await model.reached(position), `position ${position}`);
      assert.equal(await model.get('thing-a'), { events: number + 1 });
    }
  });
}

test('a reader waits in vain while nobody folds, and no longer than 2 s', async context => {
  const model = await reader(context, context.near);
  const position = await append(context, 'thing-a', [someEvent()], -1);
  const startedAt = performance.now();
  assert.not(await model.reached(position));
  const waited = performance.now() - startedAt;
  assert.ok(waited > 1900 && waited < 2500, `${waited} ms`);
  assert.is(await model.get('thing-a'), undefined);
});

test('a reader moves over to a rebuilt generation and goes on seeing its writes', async context => {
  const model = await reader(context, context.near);
  projector(context);
  await model.reached(await append(context, 'thing-a', [someEvent()], -1));
  const rebuilding = rebuild({ store: context.store, ...context.readModels }, counting, { graceMs: 1000 });
  for (let number = 1; number < 40; number++) {
    const position = await append(context, 'thing-a', [someEvent()], number - 1);
    assert.ok(await model.reached(position));
    const document = await model.get('thing-a');
    assert.ok((document?.events ?? 0) >= number + 1, `${document?.events} of ${number + 1}`);
    await new Promise(resolve => setTimeout(resolve, 20));
  }
  await rebuilding;
  assert.equal(await model.get('thing-a'), { events: 40 });
});

test('two projectors over one read model never undo each other', async context => {
  const [first, second] = [projector(context), projector(context)];
  const streams = ['thing-a', 'thing-b', 'thing-c'] as const;
  await Promise.all(
    streams.map(async stream => {
      for (let number = 0; number < 60; number++) await append(context, stream, [someEvent()], number - 1);
    }),
  );
  const model = await reader(context, context.near);
  const isCaughtUp = async (one: typeof first) => (await one.firstLeft()) === undefined;
  await eventually('both to have folded all', async () => (await isCaughtUp(first)) && isCaughtUp(second));
  const position = await append(context, 'thing-a', [someEvent()], 59);
  assert.ok(await model.reached(position));
  await second.stop();
  await first.stop();
  for (const stream of streams) assert.equal(await model.get(stream), { events: stream === 'thing-a' ? 61 : 60 });
});

test.run();
