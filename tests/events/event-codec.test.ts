import { randomUUID } from 'node:crypto';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { z } from 'zod';
import type { NewEvent, RecordedEvent } from '../../application/ports/event-store.ts';
import { createEventCodec, type EncodedEvent } from '../../infrastructure/events/event-codec.ts';
import { type AnyEventDefinition, currentVersion, ownerOf } from '../../infrastructure/events/event-definition.ts';
import { eventDefinitions, type LoggedEvent } from '../../infrastructure/events/event-definitions.ts';
import { fc } from '../support/fast-check.ts';
import { InMemoryDataKeys } from '../support/in-memory-data-keys.ts';
import { rejectionOf } from '../support/rejection.ts';
import { arbitraryObject, MARK } from './arbitrary-data.ts';
import { decodedBy, type FixtureEvent, readFixtures, recorded } from './fixture.ts';

/** Types whose domain type allows data that the schema refuses. The build fails here when there is one. */
type Narrowed = {
  [Type in LoggedEvent['type']]: [Extract<LoggedEvent, { type: Type }>['data']] extends [
    z.output<(typeof eventDefinitions)[Type]['schema']>,
  ]
    ? never
    : Type;
}[LoggedEvent['type']];
const narrowed: readonly Narrowed[] = [] satisfies readonly never[];

const metadata = {
  org_id: 'org_1',
  actor: 'system',
  correlation_id: 'c',
  causation_id: null,
  occurred_at: '2026-01-02T03:04:05.678Z',
};
const definitions: [string, AnyEventDefinition][] = Object.entries(eventDefinitions);

function newEvent(type: string, data: unknown): NewEvent {
  return { id: randomUUID(), type, data, metadata };
}

/** What a log makes of it: through JSON, with a place. */
function throughTheLog(event: EncodedEvent): RecordedEvent {
  return recorded(JSON.parse(JSON.stringify(event)));
}

function example(type: LoggedEvent['type']): FixtureEvent {
  const fixture = readFixtures().get(`${type}.v${currentVersion(eventDefinitions[type])}.json`);
  if (fixture === undefined) throw new Error(`no fixture of ${type}`);
  return structuredClone(fixture.decoded);
}

test('reads every event as it was written, and leaves no personal text in the clear', async () => {
  assert.equal(narrowed, []);
  const codec = createEventCodec({ dataKeys: new InMemoryDataKeys() });
  for (const [type, definition] of definitions) {
    const { schema, personal } = definition;
    const data = arbitraryObject(schema as z.ZodObject | z.ZodUnion, field => Object.hasOwn(personal, field));
    await fc.assert(
      fc.asyncProperty(data, async data => {
        const event = newEvent(type, data);
        const stored = await codec.encode(event);
        assert.not(JSON.stringify(stored).includes(MARK), `${type} leaks ${JSON.stringify(stored)}`);
        const read = await decodedBy(codec, throughTheLog(stored));
        assert.equal(read.data, data);
        assert.equal(read.metadata, { ...metadata, schema_version: currentVersion(definition) });
      }),
      { numRuns: 60 },
    );
  }
});

test('reads personal fields as erased once the key is destroyed, and everything else as it was', async () => {
  for (const [type, definition] of definitions) {
    const { personal } = definition;
    const dataKeys = new InMemoryDataKeys();
    const codec = createEventCodec({ dataKeys });
    const { data } = example(type as LoggedEvent['type']);
    const stored = await codec.encode(newEvent(type, data));
    await dataKeys.destroy(String(ownerOf(Object(data))));
    assert.equal((await decodedBy(codec, throughTheLog(stored))).data, { ...Object(data), ...personal }, type);
  }
});

test('stores what happens to an inquiry after its erasure without personal fields', async () => {
  const dataKeys = new InMemoryDataKeys();
  const codec = createEventCodec({ dataKeys });
  const { data } = example('DeliveryRequested');
  await dataKeys.destroy(String(Reflect.get(Object(data), 'inquiry_id')));
  const stored = await codec.encode(newEvent('DeliveryRequested', data));
  assert.is(Reflect.get(Object(stored.data), 'sealed'), null);
  assert.not(JSON.stringify(stored).includes('zoe'));
  assert.is(Reflect.get(Object((await decodedBy(codec, throughTheLog(stored))).data), 'subject_id'), 'erased');
});

test('asks for no key where the personal fields say nothing', async () => {
  const unasked = () => Promise.reject(new Error('asked for a key'));
  const codec = createEventCodec({ dataKeys: { obtain: unasked, findAll: unasked } });
  const { data } = example('DeliverySucceeded');
  const silent = { ...Object(data), response_start: '' };
  const stored = await codec.encode(newEvent('DeliverySucceeded', silent));
  assert.is(Reflect.get(Object(stored.data), 'sealed'), null);
  assert.equal((await decodedBy(codec, throughTheLog(stored))).data, silent);
});

test('lets any other failure of the keys through', async () => {
  const failing = () => Promise.reject(new Error('the key store is away'));
  const codec = createEventCodec({ dataKeys: { obtain: failing, findAll: failing } });
  const error = await rejectionOf(codec.encode(newEvent('ResultOpened', example('ResultOpened').data)));
  assert.is(error.message, 'the key store is away');
});

test('refuses to write what is not an event of its type', async () => {
  const codec = createEventCodec({ dataKeys: new InMemoryDataKeys() });
  const refusals: [string, unknown, RegExp][] = [
    ['ResultOpend', {}, /^event type ResultOpend is unknown: add it/],
    ['InquiryExpired', null, /^event InquiryExpired can't be stored: its data: /],
    ['InquiryExpired', { inquiry_id: 7 }, /can't be stored: inquiry_id: .*expected string/],
    ['InquiryExpired', {}, /can't be stored: inquiry_id: /],
    ['InquiryExpired', { inquiry_id: 'web_iq_1', subject: 'Zoë' }, /schema does not know the field subject\.$/],
    ['EndpointUpdated', { endpoint_id: 'wh_end_1', name: undefined }, /can't be stored: name: /],
    ['CaptureEnded', { envelope_id: 'iq_1', session_id: 'iq_sess_1', reason: 'bored' }, /can't be stored: reason: /],
    ['CaptureEnded', { session_id: 'iq_sess_1', reason: 'left' }, /can't be stored: (inquiry|envelope)_id: /],
    [
      'CaptureEnded',
      { inquiry_id: 'web_iq_1', envelope_id: 'iq_1', session_id: 'iq_sess_1', reason: 'left' },
      /does not know the field envelope_id\.$/,
    ],
  ];
  const created = example('InquiryCreated');
  const nested = { ...Object(created.data), fields: [{ name: 'a', required: true, description: '', hint: 'b' }] };
  refusals.push(['InquiryCreated', nested, /does not know the field fields\.0\.hint\.$/]);
  refusals.push([
    'InquiryCreated',
    { ...Object(created.data), settings: { a: undefined } },
    /settings: expected an object of JSON/,
  ]);
  refusals.push([
    'InquiryCreated',
    { ...Object(created.data), metadata: { a: 1 } },
    /metadata: expected an object of texts/,
  ]);
  for (const [type, data, message] of refusals) {
    const error = await rejectionOf(codec.encode(newEvent(type, data)));
    assert.is(error.name, 'InvalidEvent');
    assert.match(error.message, message);
  }
});

test('ignores what a later version added to stored data', async () => {
  const codec = createEventCodec({ dataKeys: new InMemoryDataKeys() });
  const { data } = example('EndpointDeleted');
  const stored = throughTheLog(await codec.encode(newEvent('EndpointDeleted', data)));
  const extended = { ...stored, data: { ...Object(stored.data), why: 'unused' } };
  assert.equal((await decodedBy(codec, extended)).data, data);
});

test('says which event it can not read, and why', async () => {
  const dataKeys = new InMemoryDataKeys();
  const codec = createEventCodec({ dataKeys });
  const stored = throughTheLog(await codec.encode(newEvent('ResultOpened', example('ResultOpened').data)));
  const data = Object(stored.data);
  const flipped = Buffer.from(data.sealed, 'base64');
  flipped.writeUInt8(flipped.readUInt8(30) ^ 1, 30);
  const { sealed: _, ...withoutSealed } = data;
  const unreadable: [Partial<RecordedEvent>, RegExp][] = [
    [{ type: 'ResultOpend' }, /^event ResultOpend at revision 0 of stream test-1 can't be read: its type is unknown/],
    [{ metadata: { ...stored.metadata, schema_version: 2 } }, /schema version is 2, .* knows 1 to 1\.$/],
    [{ metadata: { ...stored.metadata, schema_version: 0 } }, /schema version is 0/],
    [
      { data: { ...data, to_status: 'open' } },
      /^event ResultOpened at revision 0 of stream test-1 can't be read: to_status: /,
    ],
    [{ data: { ...data, sealed: flipped.toString('base64') } }, /sealed fields were damaged/],
    [{ data: { ...data, sealed: 'c2hvcnQ=' } }, /sealed fields were damaged/],
    [{ data: withoutSealed }, /sealed fields are missing/],
    [{ id: randomUUID() }, /sealed for another event/],
  ];
  for (const [change, message] of unreadable) {
    const error = await rejectionOf(decodedBy(codec, { ...stored, ...change }));
    assert.is(error.name, 'UnreadableEvent');
    assert.match(error.message, message);
  }
  const { data: retry } = example('RetryGranted');
  const moved = throughTheLog(await codec.encode({ ...newEvent('RetryGranted', retry), id: stored.id }));
  const swapped = { ...stored, data: { ...data, sealed: Reflect.get(Object(moved.data), 'sealed') } };
  assert.match((await rejectionOf(decodedBy(codec, swapped))).message, /sealed for another event/);
});

test.run();
