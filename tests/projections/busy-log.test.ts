import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { EventStore } from '../../application/ports/event-store.ts';
import { masterKeyOf } from '../../infrastructure/cryptography/master-key.ts';
import { SealingKey } from '../../infrastructure/cryptography/sealing-key.ts';
import { embeddedEngines } from '../../infrastructure/embedded/engines.ts';
import type { ReadModelFile } from '../../infrastructure/embedded/read-model-file.ts';
import { systemClock as clock } from '../../infrastructure/system/clock.ts';
import { ProjectedReadModel } from '../../projections/read-model.ts';
import { rebuild } from '../../projections/rebuild.ts';
import { ProjectionRunner } from '../../projections/runner.ts';
import { present } from '../support/present.ts';
import { silentLog as log } from '../support/silent-log.ts';
import { someEvent } from '../support/some-event.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { counting } from './counting.ts';

type Context = { store: EventStore; readModels: ReadModelFile; append(): Promise<bigint> };

const test = suite<Context>('a log to which somebody always writes');

test.before.each(async context => {
  const folder = temporaryFolder();
  const sealer = new SealingKey(await masterKeyOf(folder));
  const store = await embeddedEngines.eventStore({ folder, sealer, clock, log });
  context.readModels = await embeddedEngines.readModels({ folder, sealer, clock, log });
  let made = 0;
  context.append = async () => {
    const recorded = await store.append(`thing-${++made}`, [someEvent()], 'no_stream');
    return present(recorded.at(-1)).position;
  };
  await context.append();
  // Whoever looks finds one more.
  const readAll = store.readAll.bind(store);
  store.readAll = async options => {
    await context.append();
    return readAll(options);
  };
  const scan = store.scan.bind(store);
  store.scan = async function* (options) {
    for await (const batch of scan(options)) {
      await context.append();
      yield batch;
    }
  };
  context.store = store;
});
test.after.each(async ({ store, readModels }) => {
  await store.close();
  await readModels.close();
});

test('a projector comes to the end of what it finds, and those who wait are told', async context => {
  const { store, readModels } = context;
  const runner = new ProjectionRunner(counting, { store, ...readModels, log });
  const model = new ProjectedReadModel(runner, readModels.documents);
  runner.start();
  try {
    for (let count = 0; count < 5; count++) assert.ok(await model.reached(await context.append()), `event ${count}`);
  } finally {
    await runner.stop();
  }
});

test('a rebuild ends', async ({ store, readModels }) => {
  const { events } = await rebuild({ store, ...readModels }, counting, { graceMs: 0 });
  assert.ok(events > 0);
});

test.run();
