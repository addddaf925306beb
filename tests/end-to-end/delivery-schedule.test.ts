import { randomBytes } from 'node:crypto';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createCommandHandler } from '../../application/handle.ts';
import type { NewEvent } from '../../application/ports/event-store.ts';
import type { Handled, Message, MessageBus } from '../../application/ports/message-bus.ts';
import type { WebhookRequest } from '../../application/ports/webhook-sender.ts';
import { deliverWebhooks } from '../../application/processes/deliver-webhook.ts';
import { notifySubscribers } from '../../application/processes/notify-subscribers.ts';
import { appendToStream } from '../../application/streams.ts';
import { inquiry } from '../../domain/inquiry/inquiry.ts';
import { delivery } from '../../domain/webhook/delivery.ts';
import { endpoint } from '../../domain/webhook/endpoint.ts';
import { RETRY_SLOTS_SECONDS } from '../../domain/webhook/retry-schedule.ts';
import { newSecret } from '../../domain/webhook/signing-secret.ts';
import { digests } from '../../infrastructure/cryptography/digests.ts';
import { SealingKey } from '../../infrastructure/cryptography/sealing-key.ts';
import { createIdentifiers } from '../../infrastructure/system/identifiers.ts';
import { countedWork } from '../support/counted-work.ts';
import { InMemoryEventStore } from '../support/in-memory-event-store.ts';
import { silentLog } from '../support/silent-log.ts';
import { uncounted } from '../support/uncounted.ts';

const BEGIN = Date.parse('2030-01-01T00:00:00.000Z');
const CONTEXT = { orgId: 'org_test', actor: 'system', correlationId: 'test' };
const ENDPOINT = 'wh_end_test';

/** A bus with one message, worked on at the time for which it asked last: hours pass at once. */
function handCrankedBus(setClock: (at: Date) => void) {
  const published: { id: string; body: unknown }[] = [];
  let handle: (message: Message<never>) => Promise<Handled> = async () => 'done';
  const bus: MessageBus = {
    publish: async (_queue, message) => void published.push(message),
    consume(_queue, work) {
      handle = work as typeof handle;
      return { stop: async () => undefined };
    },
    depth: async () => ({ waiting: published.length, oldestDue: null }),
    close: async () => undefined,
  };
  return {
    bus,
    async work(): Promise<void> {
      for (const message of published) {
        for (let deliveries = 1; ; deliveries++) {
          const handled = await handle({ ...message, deliveries } as Message<never>);
          if (handled === 'done') break;
          setClock(handled.again);
        }
      }
    },
  };
}

/** Runs one delivery to its end. `send` answers whether the attempt is accepted and how long it takes, in ms. */
async function run(send: (attempt: number) => { accepted: boolean; takesMs: number }) {
  let now = BEGIN;
  const clock = { now: () => new Date(now) };
  const store = new InMemoryEventStore();
  const handle = createCommandHandler({ store, identifiers: createIdentifiers(clock), clock });
  const sealer = new SealingKey(randomBytes(32));
  const registered = {
    endpoint_id: ENDPOINT,
    url: 'https://customer.example/hooks',
    name: null,
    enabled: true,
    event_types: ['web.result.approved' as const],
    sealed_secret: sealer.seal(newSecret(randomBytes(32))),
  };
  await handle(endpoint, ENDPOINT, { type: 'Register', endpoint: registered }, CONTEXT);

  const sent: { afterSeconds: number; request: WebhookRequest }[] = [];
  const sender = {
    async send(request: WebhookRequest) {
      sent.push({ afterSeconds: (now - BEGIN) / 1000, request });
      const { accepted, takesMs } = send(sent.length);
      now += takesMs;
      return { accepted, status: accepted ? 200 : 500, error: null, durationMs: takesMs, bodyStart: '' };
    },
    close: async () => undefined,
  };
  const cranked = handCrankedBus(at => {
    now = Math.max(now, at.getTime());
  });
  const subscriptions = { apply: async () => undefined, subscribers: async () => [ENDPOINT] };
  const { bus } = cranked;
  const abort = new AbortController().signal;
  deliverWebhooks({
    store,
    handle,
    bus,
    sender,
    sealer,
    digests,
    clock,
    log: silentLog,
    metrics: uncounted,
    work: countedWork(),
    schedule: RETRY_SLOTS_SECONDS,
    abort,
  });
  const changed: NewEvent = {
    id: '01a1fe0c-df3d-757c-a3ef-65f50d01990e',
    type: 'ResultStatusChanged',
    data: { inquiry_id: 'web_iq_test', subject_id: 'someone', from_status: 'pending', to_status: 'approved' },
    metadata: {
      org_id: CONTEXT.orgId,
      actor: 'system',
      correlation_id: 'test',
      causation_id: null,
      occurred_at: clock.now().toISOString(),
    },
  };
  const events = await appendToStream(store, inquiry, 'web_iq_test', [changed], 'no_stream');
  const process = notifySubscribers({ handle, bus, subscriptions, digests });
  await process.handle(events);
  // As after a crash before the checkpoint was stored.
  await process.handle(events);
  await cranked.work();
  const all = await store.readAll({ categories: [delivery.category], from: null, limit: 100 });
  return { sent, log: all.events.map(({ type, data }) => ({ type, data: data as Record<string, unknown> })) };
}

const test = suite('the schedule of deliveries, with a clock of its own');

// specification: 6.3-webhook-id-same, 6.3-webhook-timestamp, 6.5.3-schedule, 6.5.4-exhausted, 6.5.5-duplicates
// specification: 8-webhook-attempts
test('five attempts, at 0, 30, 90, 270 and 720 s after the event, however slow each is', async () => {
  const startedAt = performance.now();
  const { sent, log } = await run(() => ({ accepted: false, takesMs: 8000 }));
  assert.ok(performance.now() - startedAt < 1000);
  assert.equal(
    sent.map(({ afterSeconds }) => afterSeconds),
    [0, 30, 90, 270, 720],
  );
  assert.is(new Set(sent.map(({ request }) => request.headers['webhook-id'])).size, 1);
  assert.is(new Set(sent.map(({ request }) => request.body)).size, 1);
  assert.is(new Set(sent.map(({ request }) => request.headers['webhook-timestamp'])).size, 5);
  const failed = log.filter(({ type }) => type === 'AttemptFailed');
  assert.equal(
    failed.map(({ data }) => data.attempt),
    [1, 2, 3, 4, 5],
  );
  assert.equal([log.at(-1)?.type, log.at(-1)?.data.reason], ['DeliveryExhausted', 'attempts_used_up']);
});

// specification: 0-webhook-timestamp, 6.2-type, 6.2-timestamp, 6.2-inquiry-id, 6.2-subject-id, 6.2-nothing-else
// specification: 6.3-content-type, 6.3-webhook-id, 6.3-webhook-timestamp, 6.3-webhook-signature
test('every attempt names the event, when it was signed and what it is', async () => {
  const { sent } = await run(attempt => ({ accepted: attempt === 2, takesMs: 20 }));
  assert.is(sent.length, 2);
  for (const { afterSeconds, request } of sent) {
    const { 'webhook-signature': signature, 'webhook-id': id, ...headers } = request.headers;
    assert.match(signature ?? '', /^v1,[A-Za-z0-9+/]{43}=$/);
    assert.match(id ?? '', /^wh_evt_\w+$/);
    assert.equal(headers, {
      'content-type': 'application/json',
      'webhook-timestamp': String(BEGIN / 1000 + afterSeconds),
    });
    assert.equal(JSON.parse(request.body), {
      type: 'web.result.approved',
      timestamp: '2030-01-01T00:00:00.000Z',
      data: { inquiry_id: 'web_iq_test', subject_id: 'someone' },
    });
  }
});

test('ends at the first attempt that is accepted', async () => {
  const { sent, log } = await run(attempt => ({ accepted: attempt === 3, takesMs: 20 }));
  assert.equal(
    sent.map(({ afterSeconds }) => afterSeconds),
    [0, 30, 90],
  );
  assert.equal(
    log.map(({ type }) => type),
    ['DeliveryRequested', 'AttemptFailed', 'AttemptFailed', 'DeliverySucceeded'],
  );
});

// specification: 6.5.3-passed-slot
test('an attempt that outlasts the next slot pushes no later one on', async () => {
  const { sent } = await run(attempt => ({ accepted: false, takesMs: attempt === 1 ? 100_000 : 10 }));
  assert.equal(
    sent.map(({ afterSeconds }) => Math.floor(afterSeconds)),
    [0, 100, 100, 270, 720],
  );
});

test.run();
