import { cpSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { StreamName } from '../../application/ports/event-store.ts';
import { readStream } from '../../application/streams.ts';
import { inquiry } from '../../domain/inquiry/inquiry.ts';
import { asFarAs } from '../support/as-far-as.ts';
import { type Call, type HttpHouse, openHttpHouse } from '../support/http-house.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

/** What is known of the folder since it was made. */
type Known = {
  things: Record<string, string>;
  answers: Record<string, unknown>;
  testAnswers: Record<string, unknown>;
  streams: Record<string, number>;
};

const HERE = join(import.meta.dirname, '0.1');
const known: Known = JSON.parse(readFileSync(join(HERE, 'known.json'), 'utf8'));

/** A copy of the folder that may be written to. */
function copied(): string {
  const folder = temporaryFolder();
  cpSync(join(HERE, 'folder'), folder, { recursive: true });
  return folder;
}

const thing = (name: string): string => {
  const id = known.things[name];
  if (id === undefined) throw new Error(`the folder has no ${name}`);
  return id;
};

/** An answer without the addresses of evidence, which are made anew each time. */
const lasting = (body: unknown): unknown =>
  JSON.parse(JSON.stringify(body, (name, value) => (name === 'file' ? null : value)));

async function assertAnswersAsBefore(house: HttpHouse): Promise<void> {
  const asked: [Call, Record<string, unknown>][] = [
    [house.callWith(thing('key')), known.answers],
    [house.callWith(thing('testKey')), known.testAnswers],
  ];
  for (const [call, answers] of asked) {
    for (const [path, expected] of Object.entries(answers)) {
      const { status, body } = await call('GET', path);
      assert.is(status, 200, path);
      // A later version may answer more.
      assert.equal(asFarAs(expected, lasting(body)), expected, path);
    }
  }
}

const house = await openHttpHouse(copied());
test.after(() => house.close());
const owner = house.callWith(thing('key'));

test('every question is answered as the version answered that made the folder', () => assertAnswersAsBefore(house));

test('its log alone brings every answer back', async () => {
  const folder = copied();
  rmSync(join(folder, 'read-models.db'));
  const rebuilt = await openHttpHouse(folder);
  try {
    await assertAnswersAsBefore(rebuilt);
  } finally {
    await rebuilt.close();
  }
});

test('every event of every stream is read', async () => {
  for (const [stream, length] of Object.entries(known.streams)) {
    const events = await house.engines.eventStore.read(stream as StreamName);
    assert.is(events.length, length, stream);
  }
});

test('captures of envelopes name their envelope, and no inquiry', async () => {
  const events = await house.engines.eventStore.readAll({
    categories: ['envelope', 'capture'],
    from: null,
    limit: 1000,
  });
  const ids = [thing('envelope'), thing('openEnvelope')];
  let ofEnvelopes = 0;
  for (const { type, data } of events.events) {
    const { envelope_id, inquiry_id } = data as { envelope_id?: string; inquiry_id?: string };
    assert.not.ok(ids.includes(inquiry_id ?? ''), `${type} names its envelope as an inquiry`);
    if (envelope_id !== undefined) ofEnvelopes += 1;
  }
  assert.ok(ofEnvelopes > 10, `${ofEnvelopes} events of envelopes`);
});

test('what was erased stays erased', async () => {
  assert.is((await owner('GET', `/web/inquiry/${thing('erased')}`)).status, 404);
  const events = await readStream(house.engines.eventStore, inquiry, thing('erased'));
  assert.is(events.find(event => event.type === 'InquiryCreated')?.data.subject_id, 'erased');
  assert.not.match(
    JSON.stringify(events, (_, value) => (typeof value === 'bigint' ? String(value) : value)),
    /Mallory/,
  );
});

test('a key that was revoked is refused, and a member stays one', async () => {
  assert.is((await house.callWith(thing('revokedKey'))('GET', '/web/inquiry')).status, 401);
  const member = house.callWith(thing('memberKey'));
  assert.is((await member('GET', '/web/inquiry')).status, 200);
  assert.is((await member('POST', '/webhook/endpoints', { url: 'https://example.com/hooks' })).status, 500);
});

test('evidence is got as it was captured', async () => {
  const { body } = await owner<{ sessions: { evidence: { file: { url: string } }[] }[] }>(
    'GET',
    `/web/inquiry/${thing('approved')}`,
  );
  const address = body.sessions[0]?.evidence[0]?.file.url ?? '';
  const file = await house.app.request(address.replace('http://house.test', ''));
  assert.is(file.status, 200, address);
  assert.is(new TextDecoder().decode((await file.arrayBuffer()).slice(0, 5)), '%PDF-');
});

test('its life goes on', async () => {
  const draft = await owner<{ version: number }>('POST', `/web/template/${thing('template')}/publish`);
  assert.equal([draft.status, draft.body.version], [200, 3]);
  const created = await owner<{ template_version: number }>('POST', '/web/inquiry', {
    template_key: thing('template'),
    subject_id: 'user-9',
  });
  assert.equal([created.status, created.body.template_version], [200, 3]);
  const operator = { name: 'Ada', email: 'ada@example.com' };
  await house.results.review(thing('approved'), 'reopen', 'A second look', operator);
  const reopened = await owner<{ result: { status: string } }>('GET', `/web/inquiry/${thing('approved')}`);
  assert.is(reopened.body.result.status, 'manual_review');
  const resent = await owner<{ status: string }>('POST', `/webhook/deliveries/${thing('exhausted')}/resend`);
  assert.equal([resent.status, resent.body.status], [200, 'pending']);
  const envelope = await owner<{ template_id: string }>('POST', '/envelope', {
    template_id: thing('envelopeTemplate'),
    return_url: 'https://customer.example.com/back',
  });
  assert.equal([envelope.status, envelope.body.template_id], [200, thing('envelopeTemplate')]);
});

test('nothing of all that is our fault', () => assert.equal(house.errors, []));

test.run();
