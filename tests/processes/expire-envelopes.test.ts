import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { CreatedEnvelope, DetailedEnvelopeResult } from '../../application/envelopes.ts';
import { expireCaptures } from '../../application/processes/expire-captures.ts';
import { readStream } from '../../application/streams.ts';
import { envelope } from '../../domain/envelope/envelope.ts';
import { digests } from '../../infrastructure/cryptography/digests.ts';
import { ENVELOPE } from '../http/requests.ts';
import { captureEnvelope, keepEvidence, startEnvelope } from '../support/captured-envelope.ts';
import { eventually } from '../support/eventually.ts';
import { openHttpHouse } from '../support/http-house.ts';
import { assessment } from '../support/inquiry-story.ts';
import { silentLog } from '../support/silent-log.ts';

const house = await openHttpHouse();
const { owner, orgId } = await house.household();
test.after(() => house.close());

const create = async () => (await owner<CreatedEnvelope>('POST', '/envelope', ENVELOPE)).body.id;
const resultsOf = async (id: string) =>
  (await owner<{ data: DetailedEnvelopeResult[] }>('GET', `/result/${id}`)).body.data;
const eventsOf = async (id: string) =>
  (await readStream(house.engines.eventStore, envelope, id)).map(({ type }) => type);

test('envelopes end when their time is over, and whoever has a verdict keeps it', async () => {
  const [unopened, begun, captured, approved] = [await create(), await create(), await create(), await create()];
  await startEnvelope(house, orgId, begun);
  await keepEvidence(house, orgId, captured, await startEnvelope(house, orgId, captured));
  await captureEnvelope(house, orgId, approved, assessment());

  house.clock.advance(24 * 3600_000);
  const { inquiries, envelopes } = house.readModels;
  const { eventStore: store } = house.engines;
  const { clock, handle } = house;
  const expiring = expireCaptures({ store, handle, inquiries, envelopes, digests, clock, log: silentLog });
  const ended = [unopened, begun, captured];
  await eventually('the end of three envelopes', async () =>
    (await Promise.all(ended.map(eventsOf))).every(types => types.includes('EnvelopeExpired')),
  );
  await expiring.stop();

  assert.not.ok((await eventsOf(approved)).includes('EnvelopeExpired'));
  assert.equal(await eventsOf(unopened), ['EnvelopeCreated', 'EnvelopeExpired']);
  assert.equal(await resultsOf(unopened), []);
  for (const [id, reason] of [
    [begun, 'The envelope expired.'],
    [captured, 'The envelope expired before it was finished.'],
  ] as const) {
    const [result] = await eventually('its result', async () => (await resultsOf(id)).length === 1 && resultsOf(id));
    assert.equal([result?.success, result?.error, result?.acceptance_reason], [false, 'expired', reason]);
  }
  const operator = { name: 'Olga', email: 'olga@example.com' };
  const { status } = await house.results.review(captured, 'approve', 'The picture shows it.', operator);
  assert.is(status, 'approved');
  assert.equal(
    (await resultsOf(captured)).map(result => [result.success, result.error, result.acceptance_category]),
    [[true, null, 'high']],
  );
});

test('nothing of all that is our fault', () => assert.equal(house.errors, []));

test.run();
