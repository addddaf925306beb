import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { streamOf } from '../../application/streams.ts';
import type { InquiryDocument } from '../../application/views/inquiry-view.ts';
import { inquiry } from '../../domain/inquiry/inquiry.ts';
import { EmbeddedEventStore } from '../../infrastructure/embedded/event-store.ts';
import { openReadModelFile } from '../../infrastructure/embedded/read-model-file.ts';
import { systemClock } from '../../infrastructure/system/clock.ts';
import { liveGeneration } from '../../projections/generation.ts';
import { inquiries } from '../../projections/inquiries.ts';
import type { Projection } from '../../projections/projection.ts';
import { ProjectedReadModel } from '../../projections/read-model.ts';
import { type RebuildOptions, rebuild } from '../../projections/rebuild.ts';
import { ProjectionRunner } from '../../projections/runner.ts';
import { eventually } from '../support/eventually.ts';
import { present } from '../support/present.ts';
import { rejectionOf } from '../support/rejection.ts';
import { silentLog } from '../support/silent-log.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { inquiryMade, newEvents } from './some-inquiry.ts';

const projection = inquiries as unknown as Projection<InquiryDocument>;
const folder = temporaryFolder();
const store = new EmbeddedEventStore({ file: join(folder, 'log.db'), clock: systemClock });
const here = openReadModelFile({ file: join(folder, 'read-models.db') });
/** What another process would have: its own connections to the same files. */
const elsewhere = openReadModelFile({ file: join(folder, 'read-models.db') });
const { documents, settings } = here;
const runner = new ProjectionRunner(projection, { store, ...here, log: silentLog });
const model = new ProjectedReadModel(runner, documents);

test.after(async () => {
  await runner.stop();
  await Promise.all([store.close(), here.close(), elsewhere.close()]);
});

let made = 0;
async function make(): Promise<{ id: string; position: bigint }> {
  const id = `web_iq_${String(++made).padStart(6, '0')}`;
  const events = await store.append(streamOf(inquiry, id), newEvents(inquiryMade(id)), 'no_stream');
  return { id, position: present(events.at(-1)).position };
}
const rebuildElsewhere = (options: RebuildOptions = {}) => rebuild({ store, ...elsewhere }, projection, options);
const listed = () => model.list({ where: { org_id: 'org_1' }, limit: 5000 });
const live = async () => (await liveGeneration(settings, projection)).number;

test('who waits for a read model waits 2 s at most', async () => {
  const { position } = await make();
  const startedAt = performance.now();
  assert.is(await model.reached(position), false);
  const waited = performance.now() - startedAt;
  assert.ok(waited > 1900 && waited < 4000, `${waited} ms`);
});

test('who waits is told as soon as what they wait for can be read', async () => {
  runner.start();
  for (let count = 0; count < 20; count++) {
    const { id, position } = await make();
    assert.is(await model.reached(position), true);
    assert.is((await model.get(id))?.inquiry.id, id);
  }
});

test('what another process has folded in is known to be readable too', async () => {
  const { position } = await make();
  const other = new ProjectionRunner(projection, { store, ...elsewhere, log: silentLog });
  await other.catchUp();
  other.start();
  assert.is(await new ProjectedReadModel(other, elsewhere.documents).reached(position), true);
  await other.stop();
});

test('a rebuild that is killed half-way leaves the old generation serving', async () => {
  await Promise.all(Array.from({ length: 900 }, make));
  const { position } = await make();
  await model.reached(position);
  const before = await listed();
  assert.is(before.ids.length, made);
  const script = join(import.meta.dirname, 'rebuilding-process.js');
  const child = spawn(process.execPath, [script, folder], { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(child, 'close');
  await once(child.stdout, 'data');
  assert.equal(await listed(), before);
  child.kill('SIGKILL');
  await ended;
  assert.equal(await listed(), before);
  assert.is(await live(), 1);
  const next = await make();
  assert.is(await model.reached(next.position), true);
  assert.is((await model.get(next.id))?.inquiry.id, next.id);
});

test('a rebuild switches the one that serves, while what is made meanwhile can be read at once', async () => {
  const before = await listed();
  let running = true;
  const rebuilt = rebuildElsewhere({ graceMs: 700 }).finally(() => {
    running = false;
  });
  let missed = 0;
  while (running) {
    const { id, position } = await make();
    await model.reached(position);
    if ((await model.get(id)) === undefined) missed += 1;
  }
  assert.is(missed, 0, 'read-your-writes holds across the switch');
  assert.ok((await rebuilt).events >= before.ids.length * 2);
  assert.is(await live(), 3, 'the number of the killed one is not given out again');
  await eventually('everything is listed', async () => (await listed()).ids.length === made);
  for (const dropped of [1, 2].map(number => `inquiries_${inquiries.version}_${number}`)) {
    await documents.open({ name: dropped, indexes: inquiries.indexes });
    for await (const document of documents.scan(dropped)) assert.unreachable(`${document.id} stands in ${dropped}`);
    await documents.drop(dropped);
  }
});

test('a rebuild drops what earlier versions have left', async () => {
  const left = ['inquiries_1_1', 'inquiries_1_2'];
  await settings.save('live:inquiries_1', '2');
  const old = { id: 'web_iq_old', position: 1n, deleted: false, keys: {}, listed: null, body: '{}' };
  for (const name of left) {
    await documents.open({ name, indexes: [] });
    await documents.write(name, [old], null);
  }
  await rebuildElsewhere({ graceMs: 0 });
  for (const name of left) {
    await documents.open({ name, indexes: [] });
    assert.equal(await documents.read(name, [old.id]), []);
    await documents.drop(name);
  }
});

test('a reader whose collection is dropped at once moves over', async () => {
  const before = await listed();
  await rebuildElsewhere({ graceMs: 0 });
  assert.equal(await listed(), before);
  assert.is((await model.get(before.ids[0] ?? ''))?.inquiry.id, before.ids[0]);
  assert.is(await model.knows(before.ids[0] ?? '', { org_id: 'org_1' }), true);
});

test('of two rebuilds at once the newer one stays', async () => {
  const before = await listed();
  const outcomes = await Promise.allSettled([rebuildElsewhere({ graceMs: 0 }), rebuildElsewhere({ graceMs: 0 })]);
  assert.ok(outcomes.some(({ status }) => status === 'fulfilled'));
  await eventually('everything is listed', async () => (await listed()).ids.length === before.ids.length);
  assert.equal(await listed(), before);
  const { position } = await make();
  assert.is(await model.reached(position), true);
});

test('a read that fails for another reason is not hidden', async () => {
  const error = await rejectionOf(model.list({ where: { colour: 'red' }, limit: 1 }));
  assert.match(error.message, /colour/);
});

test.run();
