import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createCommandHandler } from '../../application/handle.ts';
import { EngineUnavailable } from '../../application/ports/engine-unavailable.ts';
import { dropOldExpiries, ExpirySweep } from '../../application/processes/expire-captures.ts';
import { streamOf } from '../../application/streams.ts';
import type { InquiryDocument } from '../../application/views/inquiry-view.ts';
import { inquiry } from '../../domain/inquiry/inquiry.ts';
import { digests } from '../../infrastructure/cryptography/digests.ts';
import { openReadModelFile } from '../../infrastructure/embedded/read-model-file.ts';
import { inquiries as projection } from '../../projections/inquiries.ts';
import type { Projection } from '../../projections/projection.ts';
import { ProjectedReadModel } from '../../projections/read-model.ts';
import { ProjectionRunner } from '../../projections/runner.ts';
import { countingIdentifiers, OpenLog } from '../support/capture-house.ts';
import { handBus } from '../support/hand-bus.ts';
import { assessment, EXPIRES_AT, IN_TIME, inquiryData } from '../support/inquiry-story.ts';
import { rejectionOf } from '../support/rejection.ts';
import { silentLog } from '../support/silent-log.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const CONTEXT = { orgId: 'org_1', actor: 'system', correlationId: 'test' };
const SESSION = 'web_iq_sess_1';
const MINUTE = 60_000;
const LATER = '2026-01-03T00:00:00.000Z';

type House = ReturnType<typeof openHouse>;
const test = suite<{ house: House }>('expiry sweep');
test.before.each(context => {
  context.house = openHouse();
});
test.after.each(({ house }) => house.close());

function openHouse() {
  const store = new OpenLog();
  const readModels = openReadModelFile({ file: join(temporaryFolder(), 'read-models.db') });
  const clock = { at: IN_TIME, now: () => clock.at };
  const handle = createCommandHandler({ store, identifiers: countingIdentifiers(), clock });
  // The log holds no events but those that the projection reads.
  const folding = projection as unknown as Projection<InquiryDocument>;
  const runner = new ProjectionRunner(folding, { store, ...readModels, log: silentLog });
  const inquiries = new ProjectedReadModel(runner, readModels.documents);
  const parts = { store, handle, digests, clock, log: silentLog };
  const newSweep = () => new ExpirySweep(parts, async query => (await inquiries.due(query)).map(row => row.inquiry));
  const sweep = newSweep();
  return {
    store,
    clock,
    handle,
    inquiries,
    newSweep,
    async create(id: string, expires_at = EXPIRES_AT) {
      const command = {
        type: 'CreateInquiry',
        resultId: `web_res_${id}`,
        inquiry: { ...inquiryData, inquiry_id: id, expires_at },
      } as const;
      await handle(inquiry, id, command, CONTEXT);
    },
    async submit(id: string) {
      const start = { type: 'StartSession', sessionId: SESSION, consentVersion: '1', now: IN_TIME } as const;
      await handle(inquiry, id, start, CONTEXT);
      await handle(inquiry, id, { type: 'SubmitCapture', sessionId: SESSION }, CONTEXT);
    },
    fold: () => runner.catchUp(),
    /** Folds in what stands in the log and sweeps. */
    async sweep(other = sweep) {
      await runner.catchUp();
      await other.sweep();
    },
    /** Ids of the inquiries that have expired, in that order. */
    expired: () =>
      store.events
        .filter(({ type }) => type === 'InquiryExpired')
        .map(({ stream }) => stream.slice(streamOf(inquiry, '').length)),
    close: () => readModels.close(),
  };
}

test('ends what is due, every page of it, once, and nothing else', async ({ house }) => {
  const due = Array.from({ length: 230 }, (_, index) => `due_${index}`);
  for (const id of due) await house.create(id);
  await house.create('later', LATER);
  await house.create('done');
  await house.submit('done');
  await house.handle(
    inquiry,
    'done',
    { type: 'RecordAssessment', sessionId: SESSION, assessment: assessment() },
    CONTEXT,
  );
  await house.create('gone');
  await house.handle(inquiry, 'gone', { type: 'Delete' }, CONTEXT);
  await house.sweep();
  assert.equal(house.expired(), []);
  house.clock.at = new Date(EXPIRES_AT);
  await house.sweep();
  assert.equal(house.expired().sort(), due.sort());
  await house.sweep();
  assert.is(house.expired().length, due.length);
  const left = await house.inquiries.due({ key: 'expires_at', until: LATER, limit: 10 });
  assert.equal(
    left.map(document => document.inquiry.id),
    ['later'],
  );
});

test('ends each once, whoever else sweeps at the same time', async ({ house }) => {
  for (let index = 0; index < 40; index++) await house.create(`due_${index}`);
  house.clock.at = new Date(EXPIRES_AT);
  await house.fold();
  await Promise.all([1, 2, 3].map(() => house.newSweep().sweep()));
  assert.is(house.expired().length, 40);
  assert.is(new Set(house.expired()).size, 40);
});

test('leaves one whose evidence is being assessed, and looks at it again a minute later', async ({ house }) => {
  await house.create('assessed');
  await house.submit('assessed');
  house.clock.at = new Date(EXPIRES_AT);
  await house.sweep();
  assert.equal(house.expired(), []);
  let reads = 0;
  const { read } = house.store;
  house.store.read = (...which) => {
    reads += 1;
    return read.apply(house.store, which);
  };
  house.clock.at = new Date(Date.parse(EXPIRES_AT) + MINUTE - 1);
  await house.sweep();
  assert.is(reads, 0);
  house.clock.at = new Date(Date.parse(EXPIRES_AT) + MINUTE);
  await house.sweep();
  assert.is(reads, 1);
});

test('is held up by none that cannot be read', async ({ house }) => {
  for (const id of ['due_1', 'broken', 'due_2']) await house.create(id);
  house.clock.at = new Date(EXPIRES_AT);
  const { read } = house.store;
  house.store.read = async (stream, from) => {
    if (stream === streamOf(inquiry, 'broken')) throw new Error('damaged');
    return read.call(house.store, stream, from);
  };
  await house.sweep();
  assert.equal(house.expired().sort(), ['due_1', 'due_2']);
  house.store.read = read;
  house.clock.at = new Date(Date.parse(EXPIRES_AT) + MINUTE);
  await house.sweep();
  assert.equal(house.expired().sort(), ['broken', 'due_1', 'due_2']);
});

for (const method of ['read', 'append'] as const) {
  test(`fails while the log is away (${method}), and ends what is due as soon as it is there`, async ({ house }) => {
    await house.create('due');
    house.clock.at = new Date(EXPIRES_AT);
    await house.fold();
    const there = house.store[method];
    const sweep = house.newSweep();
    const away = async () => {
      throw new EngineUnavailable('the log', new Error('connection refused'));
    };
    house.store[method] = away;
    for (let times = 0; times < 3; times++) assert.instance(await rejectionOf(sweep.sweep()), EngineUnavailable);
    assert.equal(house.expired(), []);
    Object.assign(house.store, { [method]: there });
    await sweep.sweep();
    assert.equal(house.expired(), ['due']);
  });
}

test('takes out what an older version put on the bus, and does nothing', async () => {
  const { bus, hand, published } = handBus();
  dropOldExpiries(bus);
  assert.is(await hand('expiries', { inquiry_id: 'web_iq_1' }), 'done');
  assert.equal(published, []);
});

test.run();
