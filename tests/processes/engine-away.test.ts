import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createCommandHandler } from '../../application/handle.ts';
import { createKycResults } from '../../application/kyc-results.ts';
import type { Analyser } from '../../application/ports/analyser.ts';
import { EngineUnavailable } from '../../application/ports/engine-unavailable.ts';
import { assessEvidence, queueAssessments } from '../../application/processes/assess-evidence.ts';
import { deliverWebhooks } from '../../application/processes/deliver-webhook.ts';
import { ASSESSMENTS, type AssessmentDue, DELIVERIES, KYC_RESULTS } from '../../application/processes/queues.ts';
import { recordKycResults } from '../../application/processes/record-kyc-results.ts';
import { isOf } from '../../application/streams.ts';
import type { ResultStatusChanged } from '../../domain/inquiry/events.ts';
import { inquiry } from '../../domain/inquiry/inquiry.ts';
import { organization } from '../../domain/organization/organization.ts';
import { digests } from '../../infrastructure/cryptography/digests.ts';
import { assessment, CaptureHouse, countingIdentifiers } from '../support/capture-house.ts';
import { submitted } from '../support/capture-steps.ts';
import { countedWork } from '../support/counted-work.ts';
import { handBus } from '../support/hand-bus.ts';
import { present } from '../support/present.ts';
import { rejectionOf } from '../support/rejection.ts';
import { requestDelivery } from '../support/requested-delivery.ts';
import { silentLog } from '../support/silent-log.ts';

/** More than any message is handed out before it is taken for broken. */
const OFTEN = 10;

const test = suite('processes while an engine is away');

/** Makes these methods of an engine fail as long as it is away. */
function leaving(engine: object, methods: readonly string[]) {
  const state = { away: false };
  for (const method of methods) {
    const there = Reflect.get(engine, method) as (...args: unknown[]) => Promise<unknown>;
    const maybe = async (...args: unknown[]) => {
      if (state.away) throw new EngineUnavailable('an engine', new Error('connection refused'));
      return there.apply(engine, args);
    };
    Reflect.set(engine, method, maybe);
  }
  return state;
}

async function assessing() {
  const { house, sessionId } = await submitted();
  const { bus, published, hand } = handBus();
  const { store, evidence } = house;
  const clock = { now: () => house.now };
  const analyser: Analyser = { name: 'test', version: '1', analyse: async () => assessment(), close: async () => {} };
  const handle = createCommandHandler({ store, identifiers: countingIdentifiers(), clock });
  const abort = new AbortController().signal;
  assessEvidence({
    store,
    handle,
    evidence,
    analyser,
    bus,
    digests,
    clock,
    log: silentLog,
    metrics: countedWork(),
    abort,
  });
  await queueAssessments(bus).handle(store.events.filter(event => isOf(inquiry, event)));
  const statuses = () => house.data<ResultStatusChanged['data']>('ResultStatusChanged').map(each => each.to_status);
  return { house, sessionId, store, evidence, published, hand, statuses };
}

for (const engine of ['evidence', 'store'] as const) {
  test(`an assessment waits for the ${engine} as long as it takes, with growing pauses`, async () => {
    const { house, published, hand, statuses, ...engines } = await assessing();
    const state = leaving(engines[engine], ['get', 'read', 'append']);
    state.away = true;
    const pauses: number[] = [];
    for (let round = 0; round < OFTEN; round += 1) {
      const message = present(published.at(-1));
      assert.is(await hand(ASSESSMENTS, message.body, 3), 'done');
      const again = present(published.at(-1));
      assert.is.not(again.id, message.id);
      pauses.push(present(again.dueAt).getTime() - house.now.getTime());
    }
    assert.equal(pauses.slice(0, 5), [1000, 2000, 4000, 8000, 16_000]);
    assert.equal(pauses.at(-1), 30_000);
    assert.equal(statuses(), []);
    assert.equal(house.data('ResultAssessed'), []);

    state.away = false;
    const { body } = present(published.at(-1));
    assert.is((body as AssessmentDue).put_back, OFTEN);
    await hand(ASSESSMENTS, body);
    assert.equal(statuses(), ['approved']);
  });
}

const CONTEXT = { orgId: 'org_1', actor: 'system', correlationId: 'test' };

/** What each consumer is handed, and the event that it records once the log is there. */
async function others() {
  const house = await new CaptureHouse().create();
  const { store } = house;
  const clock = { now: () => house.now };
  const identifiers = countingIdentifiers();
  const handle = createCommandHandler({ store, identifiers, clock });
  const { bus, published, hand } = handBus();
  const create = { type: 'CreateOrganization', orgId: 'org_1', name: 'Gym' } as const;
  await handle(organization, 'org_1', create, CONTEXT);
  const sealer = await requestDelivery(house, handle, CONTEXT);

  const answer = { accepted: true, status: 200, error: null, durationMs: 1, bodyStart: '' };
  const sender = { send: async () => answer, close: async () => undefined };
  const metrics = { attempted: () => undefined, ended: () => undefined };
  const abort = new AbortController().signal;
  const common = { store, handle, bus, clock, log: silentLog };
  deliverWebhooks({ ...common, sender, sealer, digests, metrics, work: countedWork(), schedule: [0, 30], abort });
  recordKycResults({ ...common, kycResults: createKycResults({ store, handle, identifiers }), metrics: countedWork() });
  return { house, store, published, hand };
}

const KYC_REPORT = { org_id: 'org_1', inquiry_id: 'kyc-1', subject_id: 'user-1', status: 'approved' };

for (const [queue, recorded, body] of [
  [DELIVERIES, 'DeliverySucceeded', () => ({ delivery_id: 'wh_del_1' })],
  [KYC_RESULTS, 'KycResultRecorded', () => KYC_REPORT],
] as const) {
  test(`a message of ${queue} is neither done nor lost while the log is away`, async () => {
    const { store, published, hand } = await others();
    const standing = store.events.length;
    for (const methods of [['read'], ['append']]) {
      const state = leaving(store, methods);
      state.away = true;
      for (let deliveries = 1; deliveries <= OFTEN; deliveries += 1) {
        const error = await rejectionOf(hand(queue, body(), deliveries));
        assert.instance(error, EngineUnavailable, error.stack);
      }
      state.away = false;
    }
    assert.is(store.events.length, standing);
    assert.equal(published, []);
    assert.is(await hand(queue, body(), OFTEN), 'done');
    assert.ok(
      store.events.slice(standing).some(({ type }) => type === recorded),
      recorded,
    );
  });
}

test.run();
