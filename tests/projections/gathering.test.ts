import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { EventStore } from '../../application/ports/event-store.ts';
import { masterKeyOf } from '../../infrastructure/cryptography/master-key.ts';
import { SealingKey } from '../../infrastructure/cryptography/sealing-key.ts';
import { embeddedEngines } from '../../infrastructure/embedded/engines.ts';
import type { ReadModelFile } from '../../infrastructure/embedded/read-model-file.ts';
import { systemClock as clock } from '../../infrastructure/system/clock.ts';
import { ProjectedReadModel } from '../../projections/read-model.ts';
import { ProjectionRunner } from '../../projections/runner.ts';
import { eventually } from '../support/eventually.ts';
import { present } from '../support/present.ts';
import { silentLog as log } from '../support/silent-log.ts';
import { someEvent } from '../support/some-event.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { type Count, counting } from './counting.ts';

/** Gathers much longer than any of these tests may take: whatever is folded in was folded in for somebody who waited. */
const GATHER_MS = 60_000;

const gathering = { ...counting, gatherMs: GATHER_MS };

type Context = {
  store: EventStore;
  readModels: ReadModelFile;
  runner: ProjectionRunner<Count>;
  model: ProjectedReadModel<Count>;
  /** How many documents each write changed. */
  writes: number[];
};

const test = suite<Context>('a read model that gathers events');

test.before.each(async context => {
  const folder = temporaryFolder();
  const sealer = new SealingKey(await masterKeyOf(folder));
  context.store = await embeddedEngines.eventStore({ folder, sealer, clock, log });
  const readModels = await embeddedEngines.readModels({ folder, sealer, clock, log });
  const { documents, settings } = readModels;
  const writes: number[] = [];
  const write = documents.write.bind(documents);
  documents.write = (collection, changed, checkpoint) => {
    writes.push(changed.length);
    return write(collection, changed, checkpoint);
  };
  Object.assign(context, { readModels, writes });
  context.runner = new ProjectionRunner(gathering, { store: context.store, documents, settings, log });
  context.model = new ProjectedReadModel(context.runner, documents);
  context.runner.start();
  await context.store.append('thing-first', [someEvent()], 'no_stream');
  await eventually('the first event', () => writes.length === 1);
});
test.after.each(async ({ store, readModels, runner }) => {
  await runner.stop();
  await store.close();
  await readModels.close();
});

async function appendMany({ store }: Context, amount: number): Promise<bigint> {
  let position = 0n;
  for (let number = 0; number < amount; number++) {
    const recorded = await store.append('thing-many', [someEvent()], number === 0 ? 'no_stream' : number - 1);
    position = present(recorded.at(-1)).position;
  }
  return position;
}

test('writes a document once for all of them', async context => {
  const { model, writes } = context;
  const position = await appendMany(context, 20);
  assert.equal(writes, [1]);
  assert.ok(await model.reached(position));
  assert.equal(await model.get('thing-many'), { events: 20 });
  assert.equal(writes, [1, 1]);
});

test('writes it once however much has come together', async ({ store, model, writes }) => {
  const recorded = await store.append(
    'thing-many',
    Array.from({ length: 1200 }, () => someEvent()),
    'no_stream',
  );
  assert.ok(await model.reached(present(recorded.at(-1)).position));
  assert.equal(await model.get('thing-many'), { events: 1200 });
  assert.equal(writes, [1, 1]);
});

test('folds in at once what somebody waits for, whatever position he names', async context => {
  const { store, model } = context;
  await appendMany(context, 3);
  await store.append('other-a', [someEvent()], 'no_stream');
  assert.ok(await model.caughtUpTo(await store.head()));
  assert.equal(await model.get('thing-many'), { events: 3 });
  assert.ok(await model.caughtUpTo(await store.head()), 'nothing is left');
});

test('stops without waiting for the rest', async context => {
  await appendMany(context, 2);
  await context.runner.stop();
  assert.is(present(await context.runner.firstLeft()).stream, 'thing-many');
});

test.run();
