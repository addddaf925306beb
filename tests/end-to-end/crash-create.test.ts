import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { CreatedInquiry } from '../../application/inquiries.ts';
import { eventually } from '../support/eventually.ts';
import { WITHOUT_CAPTURE } from '../support/service.ts';
import { sized } from '../support/test-size.ts';
import { startWebhookReceiver } from '../support/webhook-receiver.ts';
import { gymInquiry, Scene } from './scene.ts';
import { assertHistoryChains, inquiryOf } from './whole-story.ts';

const ROUNDS = sized({ little: 2, whole: 4 });
const CLIENTS = 24;

const test = suite('killed while inquiries are created');
let scene: Scene;
const receiver = await startWebhookReceiver();

test.before(async () => {
  scene = await Scene.open(WITHOUT_CAPTURE);
});
test.after(async () => {
  await scene.close();
  await receiver.close();
});

type Row = { id: string; subject_id: string };

/** Every inquiry that the lists show, page by page. */
async function listed(): Promise<Row[]> {
  const rows: Row[] = [];
  let after = '';
  for (;;) {
    const { body } = await scene.api<{ data: Row[]; last_id: string; has_more: boolean }>(
      'GET',
      `/web/inquiry?limit=100${after}`,
    );
    rows.push(...body.data);
    if (!body.has_more) return rows;
    after = `&after_id=${body.last_id}`;
  }
}

/** Creates inquiries until the service dies. `acknowledged` grows by subject for every one that was answered. */
async function createUntilItDies(client: string, acknowledged: Map<string, string>): Promise<void> {
  for (let number = 0; ; number++) {
    const subject_id = `${client}.${number}`;
    const body = gymInquiry('http://127.0.0.1:9/login', { subject_id });
    const answer = await scene.api<CreatedInquiry>('POST', '/web/inquiry', body).catch(() => null);
    if (answer === null) return;
    assert.is(answer.status, 200);
    acknowledged.set(subject_id, answer.body.id);
  }
}

test('every inquiry that was answered is there, once, and its webhook goes out', async () => {
  const endpoint = { url: receiver.url, event_types: ['web.result.pending'] };
  assert.is((await scene.api('POST', '/webhook/endpoints', endpoint)).status, 200);
  const acknowledged = new Map<string, string>();
  for (let round = 0; round < ROUNDS; round++) {
    const before = acknowledged.size;
    const wanted = before + 20 + Math.floor(Math.random() * 400);
    const clients = Array.from({ length: CLIENTS }, (_, client) =>
      createUntilItDies(`${round}.${client}`, acknowledged),
    );
    await eventually(`${wanted - before} inquiries`, () => acknowledged.size >= wanted, 90_000);
    await scene.service.kill();
    await Promise.all(clients);
    await scene.start();

    const rows = await listed();
    const bySubject = new Map(rows.map(row => [row.subject_id, row.id]));
    assert.is(new Set(rows.map(row => row.id)).size, rows.length, 'no inquiry is listed twice');
    assert.is(bySubject.size, rows.length, 'no request was done twice');
    for (const [subject, id] of acknowledged) assert.is(bySubject.get(subject), id, `${subject} is listed`);
    const fresh = [...acknowledged].slice(before);
    for (const [subject, id] of fresh) {
      const inquiry = await inquiryOf(scene, id);
      assert.is(inquiry.subject_id, subject);
      assert.is(inquiry.result?.status_history.length, 1);
      assertHistoryChains(inquiry);
    }
    console.log(`round ${round + 1}: ${fresh.length} answered, ${rows.length} there in all`);
  }

  const rows = await listed();
  const told = () => new Set(receiver.received.map(({ body }) => JSON.parse(body).data.inquiry_id));
  await eventually('a webhook for each', () => rows.every(row => told().has(row.id)), 60_000);
  const ids = receiver.received.map(({ headers }) => headers['webhook-id']);
  assert.is(new Set(ids).size, rows.length, 'one event an inquiry');
  console.log(`${rows.length} inquiries, ${ids.length} webhooks, ${ids.length - rows.length} of them repeats`);
});

test.run();
