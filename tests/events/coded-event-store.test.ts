import { randomUUID } from 'node:crypto';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type NewEvent, RevisionConflict } from '../../application/ports/event-store.ts';
import { readStream } from '../../application/streams.ts';
import { fold } from '../../domain/decider.ts';
import { inquiry } from '../../domain/inquiry/inquiry.ts';
import { createCodedEventStore } from '../../infrastructure/events/coded-event-store.ts';
import { createEventCodec } from '../../infrastructure/events/event-codec.ts';
import { currentVersion } from '../../infrastructure/events/event-definition.ts';
import { eventDefinitions } from '../../infrastructure/events/event-definitions.ts';
import { InMemoryDataKeys } from '../support/in-memory-data-keys.ts';
import { InMemoryEventStore } from '../support/in-memory-event-store.ts';
import { rejectionOf } from '../support/rejection.ts';
import { readFixtures } from './fixture.ts';

const STORY = ['InquiryCreated', 'ResultOpened', 'SessionStarted', 'CaptureSubmitted', 'ResultAssessed'] as const;

/** What the fixtures say of a person, in forms that Base64 can't take by chance. */
const PERSONAL = /Zoë|zoe\.miller@|\?user=zoe|club\.example\/zoe/;

function story(): NewEvent[] {
  const fixtures = readFixtures();
  return STORY.map(type => {
    const fixture = fixtures.get(`${type}.v${currentVersion(eventDefinitions[type])}.json`);
    if (fixture === undefined) throw new Error(`no fixture of ${type}`);
    const { schema_version: _, ...metadata } = fixture.decoded.metadata;
    return { id: randomUUID(), type, data: fixture.decoded.data, metadata };
  });
}

function coded() {
  const dataKeys = new InMemoryDataKeys();
  const log = new InMemoryEventStore();
  return { dataKeys, log, store: createCodedEventStore(log, createEventCodec({ dataKeys })) };
}

const datas = (events: readonly { data: unknown }[]) => events.map(event => event.data);

test('answers, reads and delivers events as they came in, and the log holds them sealed', async () => {
  const { store, log } = coded();
  const events = story();
  const recorded = await store.append('inquiry-1', events, 'no_stream');
  assert.equal(datas(recorded), datas(events));
  assert.equal(
    recorded.map(event => event.metadata.schema_version),
    STORY.map(type => currentVersion(eventDefinitions[type])),
  );
  assert.equal(await store.read('inquiry-1'), recorded);
  assert.equal(await store.read('inquiry-1', 3), recorded.slice(3));
  assert.is(await store.head(), await log.head());
  const page = await store.readAll({ categories: ['inquiry'], from: null, limit: 2 });
  assert.equal(page.events, recorded.slice(0, 2));
  const raw = JSON.stringify(datas(await log.read('inquiry-1')));
  assert.match(raw, /"sealed":/);
  assert.not.match(raw, PERSONAL);

  const abort = new AbortController();
  const delivered: unknown[] = [];
  for await (const batch of store.subscribe({ categories: ['inquiry'], from: page.checkpoint, signal: abort.signal })) {
    delivered.push(...batch.events);
    if (delivered.length === 3) abort.abort();
  }
  assert.equal(delivered, recorded.slice(2));
});

test('answers a repeated append as if it were the first', async () => {
  const { store } = coded();
  const events = story();
  const recorded = await store.append('inquiry-1', events, 'no_stream');
  assert.equal(await store.append('inquiry-1', events, 'no_stream'), recorded);
});

test('lets a revision conflict through and writes nothing of an append with a wrong event', async () => {
  const { store, log } = coded();
  assert.instance(await rejectionOf(store.append('inquiry-1', story(), 4)), RevisionConflict);
  const wrong = { ...story()[0], type: 'InquiryExpired' } as NewEvent;
  assert.is((await rejectionOf(store.append('inquiry-1', [...story(), wrong], 'no_stream'))).name, 'InvalidEvent');
  assert.is(await log.head(), 0n);
});

test('an erased inquiry still folds, and reads erased', async () => {
  const { store, dataKeys } = coded();
  const events = story();
  await store.append('inquiry-1', events, 'no_stream');
  const before = fold(inquiry, await readStream(store, inquiry, '1'));
  await dataKeys.destroy(before?.inquiry_id ?? '');
  const after = fold(inquiry, await readStream(store, inquiry, '1'));
  assert.is(before?.subject_id, 'zoe.miller@example.org');
  assert.is(after?.subject_id, 'erased');
  assert.is(after?.inquiry_id, before?.inquiry_id);
  assert.is(after?.configuration.start_url, 'erased');
  assert.equal(after?.configuration.fields, []);
  assert.is(after?.result.status, 'pending');
  assert.equal(after?.result.assessment?.claims, []);
  assert.is(after?.result.assessment?.acceptance_reason, 'erased');
  assert.is(after?.result.assessment?.acceptance, 'high');
  assert.not.match(JSON.stringify(after), PERSONAL);
});

test('what happens to an erased inquiry is read and delivered without its personal fields at once', async () => {
  const { store, dataKeys } = coded();
  const [created] = story();
  if (created === undefined) throw new Error('no story');
  await dataKeys.destroy(String(Reflect.get(Object(created.data), 'inquiry_id')));
  const [answered] = await store.append('inquiry-1', [created], 'no_stream');
  const [read] = await store.read('inquiry-1');
  const { events } = await store.readAll({ categories: ['inquiry'], from: null, limit: 1 });
  for (const event of [answered, read, events[0]]) assert.is(Reflect.get(Object(event?.data), 'subject_id'), 'erased');
});

test.run();
