import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { StoredDocument } from '../../application/ports/documents.ts';
import { streamOf } from '../../application/streams.ts';
import type { InquiryDocument } from '../../application/views/inquiry-view.ts';
import { inquiry } from '../../domain/inquiry/inquiry.ts';
import { type Connection, openDatabase } from '../../infrastructure/embedded/database.ts';
import { EmbeddedEventStore } from '../../infrastructure/embedded/event-store.ts';
import { openReadModelFile, type ReadModelFile } from '../../infrastructure/embedded/read-model-file.ts';
import { systemClock } from '../../infrastructure/system/clock.ts';
import { liveGeneration } from '../../projections/generation.ts';
import { inquiries } from '../../projections/inquiries.ts';
import type { Projection } from '../../projections/projection.ts';
import { rebuild } from '../../projections/rebuild.ts';
import { ProjectionRunner } from '../../projections/runner.ts';
import type { VerifyOptions } from '../../projections/verify.ts';
import { eventually } from '../support/eventually.ts';
import { rejectionOf } from '../support/rejection.ts';
import { silentLog } from '../support/silent-log.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { inquiryMade, newEvents, statusChanged } from './some-inquiry.ts';
import { placesOf, verified } from './verified.ts';

const projection = inquiries as unknown as Projection<InquiryDocument>;
const TABLE = `documents_inquiries_${inquiries.version}_1`;
const INQUIRIES = 700;
const SECRET = 'Alice Example';

type House = {
  store: EmbeddedEventStore;
  readModels: ReadModelFile;
  hand: Connection;
  runner: ProjectionRunner<InquiryDocument>;
};
const test = suite<House>('verifying a read model');

/** A log of inquiries, some of them deleted, and their read model; the hand is whoever breaks into the file. */
test.before.each(async context => {
  const folder = temporaryFolder();
  const file = join(folder, 'read-models.db');
  context.store = new EmbeddedEventStore({ file: join(folder, 'log.db'), clock: systemClock });
  context.readModels = openReadModelFile({ file });
  const { store, readModels } = context;
  context.runner = new ProjectionRunner(projection, { store, ...readModels, log: silentLog });
  await Promise.all(Array.from({ length: INQUIRIES }, (_, index) => make(context, index)));
  await context.runner.catchUp();
  context.hand = openDatabase(file, { synchronous: 'NORMAL' });
});
test.after.each(async ({ store, readModels, hand, runner }) => {
  await runner.stop();
  hand.close();
  await Promise.all([store.close(), readModels.close()]);
});

const idOf = (index: number) => `web_iq_${String(index).padStart(6, '0')}`;

async function make({ store }: House, index: number): Promise<void> {
  const id = idOf(index);
  const deleted = { type: 'InquiryDeleted', data: { inquiry_id: id } };
  const happened = index % 10 === 0 ? [...inquiryMade(id), deleted] : inquiryMade(id);
  await store.append(streamOf(inquiry, id), newEvents(happened), 'no_stream');
}

const verify = ({ store, readModels }: House, options: Partial<VerifyOptions> = {}) =>
  verified({ store, ...readModels, projection }, options);
const tablesLeft = ({ hand }: House) =>
  hand.prepare(`SELECT name FROM sqlite_master WHERE type = 'table' AND name LIKE '%scratch%'`).all();

test('a read model that is what the log makes of it does not differ, tombstones included', async house => {
  const progress: number[] = [];
  const outcome = await verify(house, { onProgress: ({ events }) => progress.push(events) });
  assert.equal([outcome.documents, outcome.differing, outcome.differences], [INQUIRIES, 0, []]);
  assert.is(outcome.behindSince, null);
  assert.is(outcome.events, INQUIRIES * 2 + INQUIRIES / 10);
  assert.ok(progress.length > 1 && progress.at(-1) === outcome.events);
  assert.equal(tablesLeft(house), []);
  assert.is(await house.readModels.reservations.reserved('scratch_collection'), null);
});

test('what a hand has altered, removed and added is named, and no value is shown', async house => {
  const change = (id: string, set: string) => house.hand.exec(`UPDATE ${TABLE} SET ${set} WHERE id = '${id}'`);
  change(idOf(1), `listed = json_set(listed, '$.query', '${SECRET}')`);
  change(idOf(2), `listed = json_set(listed, '$.status', '${SECRET}')`);
  change(idOf(3), `listed = listed || '}'`);
  change(idOf(4), `k_org_id = '${SECRET}'`);
  change(idOf(10), `deleted = 0`);
  change(idOf(5), `position = position + 1000000`);
  change(idOf(6), `body = json_set(body, '$."${SECRET}"', 1)`);
  house.hand.exec(`DELETE FROM ${TABLE} WHERE id = '${idOf(7)}'`);
  const columns = 'position, deleted, body, listed, k_org_id, k_expires_at';
  house.hand.exec(`INSERT INTO ${TABLE} (id, ${columns}) SELECT 'web_iq_zzz', ${columns}
    FROM ${TABLE} WHERE id = '${idOf(8)}'`);

  const outcome = await verify(house);
  assert.is(outcome.differing, 9);
  assert.equal(placesOf(outcome).slice(0, 5), [
    `${idOf(1)} listed.query`,
    `${idOf(2)} listed.status`,
    `${idOf(3)} listed`,
    `${idOf(4)} keys.org_id`,
    `${idOf(5)} position`,
  ]);
  assert.match(placesOf(outcome)[5] ?? '', /^web_iq_000006 body\[text of 13 #[0-9a-f]{8}\]$/);
  assert.equal(placesOf(outcome).slice(6), [`${idOf(7)} missing`, `${idOf(10)} deleted`, 'web_iq_zzz extra']);
  const [altered] = outcome.differences[0]?.fields ?? [];
  assert.match(altered?.live ?? '', /^text of 13 #[0-9a-f]{8}$/);
  assert.match(altered?.rebuilt ?? '', /^text of 9 #[0-9a-f]{8}$/);
  assert.equal(outcome.differences.at(-2)?.fields, [{ path: 'deleted', live: 'false', rebuilt: 'true' }]);
  assert.not.match(JSON.stringify(outcome.differences), /Alice|Is it so/);
});

test('of many differences the first ones are shown and all are counted', async house => {
  house.hand.exec(`UPDATE ${TABLE} SET k_org_id = 'another'`);
  const outcome = await verify(house);
  assert.equal([outcome.differing, outcome.differences.length], [INQUIRIES, 100]);
});

test('documents that move all the time do not differ', async house => {
  house.runner.start();
  let over = false;
  let changes = 0;
  const changing = (async () => {
    for (let round = 0; !over; round++) {
      for (let index = 1; index < 20 && !over; index += 2) {
        const id = idOf(index);
        const [from, to] = round % 2 === 0 ? ['pending', 'manual_review'] : ['manual_review', 'pending'];
        await house.store.append(streamOf(inquiry, id), newEvents([statusChanged(id, from, to)]), round + 1);
        changes++;
      }
      await make(house, INQUIRIES + 1 + round * 10);
    }
  })();
  try {
    await eventually('a load', () => changes > 50);
    for (let run = 0; run < 3; run++) {
      const before = changes;
      const outcome = await verify(house);
      assert.equal([outcome.differing, outcome.behindSince], [0, null], JSON.stringify(outcome.differences));
      assert.ok(changes > before, 'documents have moved meanwhile');
    }
  } finally {
    over = true;
    await changing;
  }
});

test('one that is behind is waited for', async house => {
  await make(house, INQUIRIES + 1);
  const outcome = verify(house);
  house.runner.start();
  assert.equal([(await outcome).differing, (await outcome).behindSince], [0, null]);
});

test('one that does not catch up is named instead of its documents', async house => {
  const before = Date.now();
  await make(house, INQUIRIES + 1);
  const outcome = await verify(house, { patienceMs: 200 });
  assert.is(outcome.differing, 0);
  assert.ok(outcome.behindSince !== null && Math.abs(outcome.behindSince.getTime() - before) < 5000);
});

test('a rebuild that switches meanwhile is followed', async house => {
  house.runner.start();
  const { store, readModels } = house;
  let rebuilds = 0;
  const moving = new Proxy(readModels.documents, {
    get(target, name) {
      if (name !== 'scan') return Reflect.get(target, name).bind(target);
      return async function* scan(collection: string): AsyncGenerator<StoredDocument> {
        for await (const document of target.scan(collection)) {
          if (document.id === idOf(600) && rebuilds === 0) {
            rebuilds++;
            await rebuild({ store, ...readModels }, projection, { graceMs: 0 });
          }
          yield document;
        }
      };
    },
  });
  const outcome = await verify({ ...house, readModels: { ...readModels, documents: moving } });
  assert.is((await liveGeneration(readModels.settings, projection)).number, 2);
  assert.equal([outcome.documents, outcome.differing], [INQUIRIES, 0]);
});

test('an interrupted one leaves nothing behind', async house => {
  const interrupting = new AbortController();
  const error = await rejectionOf(
    verify(house, {
      signal: interrupting.signal,
      onProgress: () => interrupting.abort(new Error('enough')),
    }),
  );
  assert.is(error.message, 'enough');
  assert.equal(tablesLeft(house), []);
  assert.is(await house.readModels.reservations.reserved('scratch_collection'), null);
});

test.run();
