import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { WebhookDeliveryView } from '../../application/views/webhook-delivery-view.ts';
import { eventually } from '../support/eventually.ts';
import { giveUp, requestDelivery } from '../support/exhausted-delivery.ts';
import { startWebhookReceiver } from '../support/webhook-receiver.ts';
import { cliHouse } from './cli-house.ts';

const cli = cliHouse();
const receiver = await startWebhookReceiver();
const setting = await cli.within(async house => {
  const { orgId, key } = await house.household();
  return { orgId, key };
});
const service = await cli.serve();
test.after(async () => {
  await service.stop();
  await receiver.close();
});

type Listed = { data: WebhookDeliveryView[]; has_more: boolean };
const call = cli.apiOf(service.url, setting.key);
const endpoint = (await call<{ id: string }>('POST', '/webhook/endpoints', { url: receiver.url })).body.id;
const began = new Date().toISOString();
const exhausted = await cli.within(async house => {
  const ids = [
    await requestDelivery(house, setting.orgId, endpoint),
    await requestDelivery(house, setting.orgId, endpoint),
  ];
  for (const id of ids) await giveUp(house, setting.orgId, id);
  return ids;
});
const heard = (count: number) => eventually(`${count} webhooks`, () => receiver.received.length >= count);
const shown = (id: string) =>
  eventually(`the end of ${id}`, async () => {
    const { data } = await cli.json<Listed>('webhook', 'deliveries', endpoint);
    return data.find(delivery => delivery.id === id && delivery.status === 'succeeded');
  });

test('the running service sends what the command line asks for', async () => {
  const sent = await cli.json<WebhookDeliveryView>('webhook', 'test', endpoint);
  assert.equal([sent.cause, sent.status], ['test', 'pending']);
  await heard(1);
  assert.is((await shown(sent.id)).attempts[0]?.cause, 'test');

  const [first = '', second = ''] = exhausted;
  assert.is(await cli.run('webhook', 'resend', first), `${first} is sent again.\n`);
  await heard(2);
  assert.equal(
    (await shown(first)).attempts.map(({ cause }) => cause),
    ['resend'],
  );

  const recovered = await cli.json('webhook', 'recover', endpoint, '--since', began);
  assert.equal(recovered, { endpoint_id: endpoint, recovered: 1 });
  await heard(3);
  assert.equal(
    (await shown(second)).attempts.map(({ cause }) => cause),
    ['recovery'],
  );
  const { events } = await cli.json<{ events: { type: string; metadata: { actor: string } }[] }>(
    'events',
    `webhook_delivery-${second}`,
  );
  assert.match(events.find(({ type }) => type === 'DeliveryResendRequested')?.metadata.actor ?? '', /^operator:cli\//);
});

test('deliveries are listed page by page', async () => {
  const first = await cli.json<Listed>('webhook', 'deliveries', endpoint, '--limit', '2');
  assert.equal([first.data.length, first.has_more], [2, true]);
  const rest = await cli.json<Listed>('webhook', 'deliveries', endpoint, '--after', first.data[1]?.id ?? '');
  assert.equal([rest.data.length, rest.has_more], [1, false]);
  assert.match(await cli.run('webhook', 'deliveries', endpoint), /^ID .*\nwh_del_.*test.*succeeded/);
});

test('a wrong call says what is wrong with it', async () => {
  const wrong: [number, string, RegExp, string[]][] = [
    [2, 'USAGE', /the id of the endpoint/, ['deliveries']],
    [2, 'USAGE', /--limit/, ['deliveries', endpoint, '--limit', '0']],
    [2, 'USAGE', /--since/, ['recover', endpoint]],
    [2, 'USAGE', /--since.*with its zone/, ['recover', endpoint, '--since', '2026-05-01 10:00']],
    [2, 'USAGE', /the id of the delivery/, ['resend']],
    [1, 'VALIDATION', /after_id/, ['deliveries', endpoint, '--after', 'wh_del_1']],
    [1, 'NOT_FOUND', /no such webhook endpoint/, ['deliveries', 'wh_end_01K']],
    [1, 'NOT_FOUND', /no such webhook endpoint/, ['test', 'wh_end_01K']],
    [1, 'NOT_FOUND', /no such webhook endpoint/, ['recover', 'wh_end_01K', '--since', began]],
    [1, 'NOT_FOUND', /no such delivery/, ['resend', 'wh_del_01K']],
  ];
  for (const [exit, code, message, args] of wrong) {
    const refusal = await cli.refused(exit, 'webhook', ...args);
    assert.is(refusal.code, code, args.join(' '));
    assert.match(refusal.message, message);
  }
});

test.run();
