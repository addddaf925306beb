import { connect, headers } from 'nats';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { KYC_RESULTS, REJECTED_KYC_RESULTS, type RejectedKycResult } from '../../application/processes/queues.ts';
import { recordKycResults } from '../../application/processes/record-kyc-results.ts';
import { readStream } from '../../application/streams.ts';
import { kycResult } from '../../domain/kyc/kyc-result.ts';
import { countedWork } from '../support/counted-work.ts';
import { eventually } from '../support/eventually.ts';
import { openHttpHouse } from '../support/http-house.ts';
import { mayStartNats, NatsServer } from '../support/nats-server.ts';
import { silentLog } from '../support/silent-log.ts';

const test = suite('what outside systems publish on nats');

test('reaches the log in its order, once each, and poison is set aside', async () => {
  const server = new NatsServer();
  await server.start();
  const nats = await server.open();
  const { messageBus: bus } = nats;
  const house = await openHttpHouse();
  const { orgId } = await house.household();
  const { kycResults, clock } = house;
  const statuses = async () =>
    (await readStream(house.engines.eventStore, kycResult, 'kyc-1')).map(
      ({ data }) => (data as { status: string }).status,
    );

  const outside = await connect({ servers: server.url });
  const publish = (body: string | Uint8Array, id?: string) => {
    const header = headers();
    if (id !== undefined) header.set('Nats-Msg-Id', id);
    outside.publish('kyc.result', body, { headers: header });
  };
  const report = (status: string) =>
    JSON.stringify({ org_id: orgId, inquiry_id: 'kyc-1', subject_id: 'user-1', status });

  publish(report('pending'), 'one');
  publish('no JSON at all');
  publish(report('manual_review'), 'two');
  publish(report('pending'), 'one');
  publish(new Uint8Array([0, 255, 254, 10]));
  publish('x'.repeat(120_000));
  publish('');
  publish('"a text"');
  publish(report('approved'));
  await outside.flush();
  await bus.publish(KYC_RESULTS, { id: 'from-within', body: JSON.parse(report('rejected')) });
  assert.is((await bus.depth(KYC_RESULTS)).waiting, 9);

  const recorders = [1, 2].map(() =>
    recordKycResults({ kycResults, bus, clock, log: silentLog, metrics: countedWork() }),
  );
  await eventually('the last report', async () => (await statuses()).at(-1) === 'rejected');
  assert.equal(await statuses(), ['pending', 'manual_review', 'approved', 'rejected']);
  assert.is((await bus.depth(REJECTED_KYC_RESULTS)).waiting, 5);
  assert.equal(await bus.depth(KYC_RESULTS), { waiting: 0, oldestDue: null });

  const rejected: unknown[] = [];
  const reader = bus.consume<RejectedKycResult>(
    REJECTED_KYC_RESULTS,
    async ({ body }) => {
      rejected.push(body.message);
      return 'done';
    },
    { concurrency: 1, leaseMs: 10_000 },
  );
  await eventually('what was set aside', () => rejected.length === 5);
  assert.ok(['no JSON at all', 'x'.repeat(120_000), '', 'a text'].every(text => rejected.includes(text)));

  await Promise.all([...recorders, reader].map(consumer => consumer.stop()));
  await outside.close();
  await nats.close();
  await house.close();
  await server.kill();
});

if (mayStartNats('nats inbound')) test.run();
