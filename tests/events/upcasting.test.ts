import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { z } from 'zod';
import { createEventCodec } from '../../infrastructure/events/event-codec.ts';
import type { AnyEventDefinition } from '../../infrastructure/events/event-definition.ts';
import { InMemoryDataKeys } from '../support/in-memory-data-keys.ts';
import { decodedBy, fixtureCodec, readFixtures, recorded } from './fixture.ts';

/** v1: `note` in the clear. v2: `note` is personal. v3: `note` became `notes`. */
const first: AnyEventDefinition = {
  schema: z.object({ inquiry_id: z.string(), note: z.string() }),
  personal: {},
};
const second: AnyEventDefinition = {
  schema: z.object({ inquiry_id: z.string(), note: z.string(), urgent: z.boolean() }),
  personal: { note: 'erased' },
  older: [{ personal: {}, upcast: data => ({ ...data, urgent: false }) }],
};
const third: AnyEventDefinition = {
  schema: z.object({ inquiry_id: z.string(), notes: z.array(z.string()), urgent: z.boolean() }),
  personal: { notes: [] },
  older: [
    ...(second.older ?? []),
    { personal: { note: 'erased' }, upcast: ({ note, ...rest }) => ({ ...rest, notes: [note] }) },
  ],
};

const dataKeys = new InMemoryDataKeys();
const codecs = [first, second, third].map(Noted => createEventCodec({ dataKeys, definitions: { Noted } }));
const datas: unknown[] = [
  { inquiry_id: 'web_iq_1', note: 'hello' },
  { inquiry_id: 'web_iq_1', note: 'hello', urgent: true },
  { inquiry_id: 'web_iq_1', notes: ['hello', 'again'], urgent: true },
];
const metadata = {
  org_id: 'org_1',
  actor: 'system',
  correlation_id: 'c',
  causation_id: null,
  occurred_at: '2026-01-02T03:04:05.678Z',
};

const stored = await Promise.all(
  codecs.map((codec, index) => codec.encode({ id: `e${index}`, type: 'Noted', data: datas[index], metadata })),
);
const newest = codecs[2] ?? createEventCodec({ dataKeys });

test('every version writes its own number', () => {
  assert.equal(
    stored.map(event => event.metadata.schema_version),
    [1, 2, 3],
  );
});

test('older versions are lifted step by step to the current one', async () => {
  const read = await Promise.all(stored.map(event => decodedBy(newest, recorded(event))));
  assert.equal(
    read.map(event => event.data),
    [
      { inquiry_id: 'web_iq_1', notes: ['hello'], urgent: false },
      { inquiry_id: 'web_iq_1', notes: ['hello'], urgent: true },
      { inquiry_id: 'web_iq_1', notes: ['hello', 'again'], urgent: true },
    ],
  );
  assert.equal(
    read.map(event => event.metadata.schema_version),
    [3, 3, 3],
  );
});

test('what is erased goes through the steps as its own version reads it', async () => {
  await dataKeys.destroy('web_iq_1');
  const read = await Promise.all(stored.map(event => decodedBy(newest, recorded(event))));
  assert.equal(
    read.map(event => Reflect.get(Object(event.data), 'notes')),
    [['hello'], ['erased'], []],
  );
});

test('what is captured of an envelope is sealed with its key and erased with it, whatever its id is called', async () => {
  for (const [type, field] of [
    ['PageVisited', 'url'],
    ['EvidenceCaptured', 'source_url'],
  ] as const) {
    for (const version of [1, 2]) {
      const fixture = readFixtures().get(`${type}.v${version}.of-envelope.json`);
      if (fixture === undefined) throw new Error(`no fixture of ${type}`);
      const { data: known } = fixture.decoded as { data: Record<string, unknown> };
      const codec = await fixtureCodec([String(known.envelope_id)]);
      assert.equal((await decodedBy(codec, recorded(fixture.stored))).data, known);
      const erased = { ...known, [field]: 'erased' };
      assert.equal((await decodedBy(await fixtureCodec([]), recorded(fixture.stored))).data, erased);
    }
  }
});

test.run();
