import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { RecordedEvent } from '../../application/ports/event-store.ts';
import { delivery } from '../../domain/webhook/delivery.ts';
import type { DeliveryRequested } from '../../domain/webhook/events.ts';
import { openApplication } from '../../infrastructure/composition/application.ts';
import { readConfig } from '../../infrastructure/settings/config.ts';
import { eventually } from '../support/eventually.ts';
import { serviceEnvironment, WITHOUT_CAPTURE } from '../support/service.ts';
import { sized } from '../support/test-size.ts';
import { gymInquiry, Scene } from './scene.ts';

const test = suite('killed in the middle of many deliveries');
const ENDPOINTS = 20;
const EVENTS = sized({ little: 40, whole: 100 });
const KILLS = sized({ little: 1, whole: 3 });
/** Endpoints that answer every webhook with 500: what goes there ends as exhausted. */
const BROKEN = 2;
const SCHEDULE = '0,1,2';
const SLOTS = 3;

/** Answers after 100 to 500 ms, so that attempts are under way at any moment. Counts `<endpoint> <webhook-id>`. */
async function startReceiver() {
  const counts = new Map<string, number>();
  let open = 0;
  let total = 0;
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    const name = `${path} ${request.headers['webhook-id']}`;
    counts.set(name, (counts.get(name) ?? 0) + 1);
    total += 1;
    request.resume();
    const answer = () => response.writeHead(Number(path.slice(1)) < BROKEN ? 500 : 200).end();
    setTimeout(answer, 100 + Math.random() * 400);
  });
  server.on('connection', socket => {
    open += 1;
    socket.on('error', () => {});
    socket.on('close', () => {
      open -= 1;
    });
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    counts,
    connections: () => open,
    total: () => total,
    close: () =>
      new Promise<void>(resolve => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** How a delivery stands in the log. */
type Standing = { name: string; attempts: number; end: string | null };

const isAttempt = ({ type }: RecordedEvent) => type === 'AttemptFailed' || type === 'DeliverySucceeded';
const isEnd = ({ type }: RecordedEvent) => type === 'DeliverySucceeded' || type === 'DeliveryExhausted';

/** Every delivery of the log, by the name that the receiver counts it under. */
async function deliveriesIn(scene: Scene, pathOf: Map<string, string>): Promise<Standing[]> {
  const application = await openApplication(readConfig(serviceEnvironment(scene.folder, scene.port)));
  try {
    const standing = new Map<string, Standing>();
    for (let from: string | null = null; ; ) {
      const batch = await application.eventStore.readAll({ categories: [delivery.category], from, limit: 1000 });
      if (batch.events.length === 0) return [...standing.values()];
      from = batch.checkpoint;
      for (const event of batch.events) {
        if (event.type === 'DeliveryRequested') {
          const { endpoint_id, webhook_id } = event.data as DeliveryRequested['data'];
          standing.set(event.stream, { name: `${pathOf.get(endpoint_id)} ${webhook_id}`, attempts: 0, end: null });
        }
        const one = standing.get(event.stream);
        if (one === undefined) throw new Error(`${event.stream} was never requested`);
        if (isAttempt(event)) one.attempts += 1;
        if (isEnd(event)) one.end = event.type;
      }
    }
  } finally {
    await application.close();
  }
}

test('each ends as delivered or exhausted, none is lost, and only what was under way comes twice', async () => {
  const settings = { AFFIANT_WEBHOOK_SCHEDULE: SCHEDULE, AFFIANT_LOG_LEVEL: 'error' };
  const scene = await Scene.open({ ...WITHOUT_CAPTURE, ...settings });
  const receiver = await startReceiver();
  try {
    const pathOf = new Map<string, string>();
    for (let number = 0; number < ENDPOINTS; number++) {
      const url = `${receiver.url}/${number}`;
      pathOf.set((await scene.api<{ id: string }>('POST', '/webhook/endpoints', { url })).body.id, `/${number}`);
    }
    for (let event = 0; event < EVENTS; event += 10) {
      const some = Array.from({ length: 10 }, () =>
        scene.api('POST', '/web/inquiry', gymInquiry('http://127.0.0.1:9/login')),
      );
      for (const { status } of await Promise.all(some)) assert.is(status, 200);
    }
    /** How often each came without a record of it, over all kills. */
    const underWay = new Map<string, number>();
    for (let kill = 0; kill < KILLS; kill++) {
      // In the middle of what was not heard yet, however much of it came while the inquiries were made.
      const unheard = ENDPOINTS * EVENTS - receiver.counts.size;
      const heard = receiver.total() + 1 + Math.round((Math.random() * unheard) / (KILLS + 1));
      await eventually('more webhooks', () => receiver.total() >= heard, 20_000);
      await scene.service.kill();
      await eventually('the end of its connections', () => receiver.connections() === 0);
      for (const { name, attempts } of await deliveriesIn(scene, pathOf)) {
        const unrecorded = (receiver.counts.get(name) ?? 0) - attempts;
        if (unrecorded > 0) underWay.set(name, unrecorded);
      }
      await scene.start();
    }
    const deliveries = await eventually(
      'the end of every delivery',
      async () => {
        await new Promise(resolve => setTimeout(resolve, 500));
        const standing = await deliveriesIn(scene, pathOf);
        return standing.length === ENDPOINTS * EVENTS && standing.every(({ end }) => end !== null) && standing;
      },
      60_000,
    );
    let repeats = 0;
    for (const { name, attempts, end } of deliveries) {
      const isBroken = Number(name.slice(1, name.indexOf(' '))) < BROKEN;
      assert.equal([attempts, end], isBroken ? [SLOTS, 'DeliveryExhausted'] : [1, 'DeliverySucceeded'], name);
      const received = receiver.counts.get(name) ?? 0;
      assert.is(received - attempts, underWay.get(name) ?? 0, `${name}: only what was under way at a kill comes twice`);
      repeats += received - attempts;
    }
    assert.is(receiver.counts.size, deliveries.length);
    console.log(
      `${deliveries.length} deliveries, ${KILLS} kills: ${receiver.total()} attempts, ${repeats} of them came twice`,
    );
  } finally {
    await scene.close();
    await receiver.close();
  }
});

test.run();
