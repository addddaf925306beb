import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createCommandHandler } from '../../application/handle.ts';
import type { KycResults } from '../../application/kyc-results.ts';
import { type Analyser, UnreadableEvidence } from '../../application/ports/analyser.ts';
import { assessEvidence, queueAssessments } from '../../application/processes/assess-evidence.ts';
import { deliverWebhooks } from '../../application/processes/deliver-webhook.ts';
import { ASSESSMENTS, DELIVERIES, KYC_RESULTS, REJECTED_KYC_RESULTS } from '../../application/processes/queues.ts';
import { recordKycResults } from '../../application/processes/record-kyc-results.ts';
import { isOf } from '../../application/streams.ts';
import type { ResultAssessed, ResultStatusChanged } from '../../domain/inquiry/events.ts';
import { inquiry } from '../../domain/inquiry/inquiry.ts';
import { digests } from '../../infrastructure/cryptography/digests.ts';
import { assessment, CaptureHouse, countingIdentifiers } from '../support/capture-house.ts';
import { submitted } from '../support/capture-steps.ts';
import { countedWork } from '../support/counted-work.ts';
import { handBus } from '../support/hand-bus.ts';
import { present } from '../support/present.ts';
import { requestDelivery } from '../support/requested-delivery.ts';
import { silentLog } from '../support/silent-log.ts';

const test = suite('work that ends its workers');
const abort = new AbortController().signal;

async function assessing(analyse: Analyser['analyse']) {
  const { house } = await submitted();
  const { bus, published, hand } = handBus();
  const { store, evidence } = house;
  const clock = { now: () => house.now };
  const metrics = countedWork();
  const analyser: Analyser = { name: 'test', version: '1', analyse, close: async () => {} };
  const handle = createCommandHandler({ store, identifiers: countingIdentifiers(), clock });
  assessEvidence({ store, handle, evidence, analyser, bus, digests, clock, log: silentLog, metrics, abort });
  await queueAssessments(bus).handle(store.events.filter(event => isOf(inquiry, event)));
  const { body } = present(published[0]);
  return {
    metrics,
    hand: (lost: number) => hand(ASSESSMENTS, body, lost + 1, lost),
    changes: () => house.data<ResultStatusChanged['data']>('ResultStatusChanged'),
    assessed: () => house.data<ResultAssessed['data']>('ResultAssessed'),
  };
}

test('an assessment that ended two workers goes to a person, although tries are left, and is analysed no more', async () => {
  let analysed = 0;
  const { hand, changes, assessed, metrics } = await assessing(async () => {
    analysed++;
    return assessment();
  });
  assert.is(await hand(2), 'done');
  assert.is(analysed, 0);
  const [change] = changes();
  assert.is(change?.to_status, 'manual_review');
  assert.match(change?.reason ?? '', /A person must look at it\.$/);
  assert.equal(
    assessed().map(({ error, claims }) => [error, claims]),
    [[null, []]],
  );
  assert.equal(metrics.queues, [ASSESSMENTS]);
  assert.is(await hand(2), 'done');
  assert.is(changes().length, 1);
});

test('one that ended a single worker is analysed', async () => {
  const { hand, changes, metrics } = await assessing(async () => assessment());
  await hand(1);
  assert.is(changes()[0]?.to_status, 'approved');
  assert.equal(metrics.queues, []);
});

test('evidence that ended its readers goes to a person with that reason', async () => {
  const { hand, changes, metrics } = await assessing(async () => {
    throw new UnreadableEvidence('document', 2);
  });
  await hand(0);
  assert.is(changes()[0]?.to_status, 'manual_review');
  assert.is(changes()[0]?.reason, 'A document ended the program that reads it 2 times. A person must look at it.');
  assert.equal(metrics.queues, [ASSESSMENTS]);
});

/** A house with the delivery `wh_del_1`, and what sends it. */
async function delivering(schedule: readonly number[]) {
  const house = await new CaptureHouse().create();
  const { store } = house;
  const clock = { now: () => house.now };
  const handle = createCommandHandler({ store, identifiers: countingIdentifiers(), clock });
  const { bus, hand } = handBus();
  const context = { orgId: 'org_1', actor: 'system', correlationId: 'test' };
  const sealer = await requestDelivery(house, handle, context);
  let sent = 0;
  const sender = {
    send: async () => {
      sent++;
      return { accepted: true, status: 200, error: null, durationMs: 1, bodyStart: '' };
    },
    close: async () => undefined,
  };
  const work = countedWork();
  const metrics = { attempted: () => undefined, ended: () => undefined };
  const common = { store, handle, bus, clock, log: silentLog, digests, sealer, abort };
  deliverWebhooks({ ...common, sender, metrics, work, schedule });
  return { house, hand, store, work, sent: () => sent };
}

test('a delivery that ended two workers loses an attempt, with its last one is over and says why, and sends nothing', async () => {
  const { house, hand, sent, store, work } = await delivering([0, 30]);
  const body = { delivery_id: 'wh_del_1' };
  const secondSlot = new Date(house.now.getTime() + 30_000);
  assert.equal(await hand(DELIVERIES, body, 3, 2), { again: secondSlot });
  assert.is(store.events.at(-1)?.type, 'AttemptFailed');
  house.now = secondSlot;
  assert.is(await hand(DELIVERIES, body, 5, 3), 'done');
  assert.is(sent(), 0);
  const last = store.events.slice(-2).map(({ type, data }) => [type, data]);
  assert.equal(
    last.map(([type]) => type),
    ['AttemptFailed', 'DeliveryExhausted'],
  );
  assert.match(JSON.stringify(last), 'worker_lost');
  assert.equal(work.queues, [DELIVERIES]);
});

test('a delivery that was in hand when two workers ended is sent at its next slot', async () => {
  const { house, hand, sent, store } = await delivering([0, 30]);
  const body = { delivery_id: 'wh_del_1' };
  await hand(DELIVERIES, body, 3, 2);
  house.now = new Date(house.now.getTime() + 30_000);
  assert.is(await hand(DELIVERIES, body, 4, 2), 'done');
  assert.is(sent(), 1);
  assert.is(store.events.at(-1)?.type, 'DeliverySucceeded');
});

test('a report that ended two workers is set aside with its reason', async () => {
  const { bus, published, hand } = handBus();
  const kycResults: KycResults = {
    record: async () => {
      throw new Error('it was recorded');
    },
  };
  const metrics = countedWork();
  const clock = { now: () => new Date(0) };
  recordKycResults({ kycResults, bus, clock, log: silentLog, metrics });
  assert.is(await hand(KYC_RESULTS, { org_id: 'org_1' }, 3, 2), 'done');
  assert.equal(
    published.map(({ queue }) => queue),
    [REJECTED_KYC_RESULTS],
  );
  assert.match(JSON.stringify(published[0]?.body), 'again and again');
  assert.equal(metrics.queues, [KYC_RESULTS]);
});

test.run();
