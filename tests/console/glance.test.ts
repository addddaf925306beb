import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { emptyDay } from '../../application/views/day-view.ts';
import { INLINE } from '../http/requests.ts';
import { assess, bringToReview, capture } from '../support/captured-inquiry.ts';
import { openConsoleHouse } from '../support/console-house.ts';
import { eventually } from '../support/eventually.ts';
import { attemptOf, recordAttempts, requestDelivery } from '../support/exhausted-delivery.ts';

const house = await openConsoleHouse();
test.after(() => house.close());
const home = await house.household('City Gym');
const kim = await house.operator(home.orgId, 'member');
const HOUR = 60 * 60 * 1000;

const ask = async () =>
  (await home.owner<{ id: string }>('POST', '/web/inquiry', { ...INLINE, max_retries: 0 })).body.id;

async function decide(id: string, decision: string) {
  const page = (await kim.get(`/console/inquiries/${id}`)).text;
  const revision = /name="revision" value="(\d+)"/.exec(page)?.[1] ?? '';
  assert.is((await kim.send(`/console/inquiries/${id}/decision`, { decision, reason: 'Seen.', revision })).status, 303);
}

/** The rows of a chart's table, by what heads them. */
function tableOf(page: string, id: string): Map<string, number[]> {
  const [, section = ''] = page.split(`aria-labelledby="${id}"`);
  const [body = ''] = section.split('</table>');
  const rows = [...body.matchAll(/<tr><th scope="row">([^<]+)<\/th>(.*?)<\/tr>/g)];
  return new Map(
    rows.map(([, name = '', cells = '']) => [name, [...cells.matchAll(/<td>(\d+)/g)].map(([, n]) => Number(n))]),
  );
}

test('what was asked and decided is counted by day, by whom, and by how long it took', async () => {
  const alone = await ask();
  await assess(house, home.orgId, alone, await capture(house, home.orgId, alone));
  const [approved, reopened, waiting] = [await ask(), await ask(), await ask()];
  for (const id of [approved, reopened, waiting]) await bringToReview(house, home.orgId, id);
  await decide(approved, 'approve');
  await decide(reopened, 'reject');
  await decide(reopened, 'reopen');
  const { id: endpoint } = (
    await home.owner<{ id: string }>('POST', '/webhook/endpoints', { url: 'https://hooks.example.com/' })
  ).body;
  const delivery = await requestDelivery(house, home.orgId, endpoint);
  await recordAttempts(house, home.orgId, delivery, [attemptOf(1, 500, 'down')]);
  const today = house.clock.now().toISOString().slice(0, 10);
  const page = await eventually('all is counted', async () => {
    const { text } = await kim.get('/console');
    return tableOf(text, 'webhooks').get(today)?.[1] === 1 ? text : undefined;
  });
  assert.equal(tableOf(page, 'verdicts').get(today), [2, 1, 0]);
  assert.equal(tableOf(page, 'alone').get(today), [1, 3]);
  assert.equal(tableOf(page, 'times').get('Under a minute'), [3]);
  assert.equal(tableOf(page, 'ages').get('Under an hour'), [2]);
  assert.equal(tableOf(page, 'verdicts').size, 30);
  assert.match(page, '25 % of 4 that were assessed');
  assert.match(page, /<strong>2<\/strong> in review/);
  assert.match(page, /All \d+ read models have caught up|has events left since/);
  assert.not.match(page, /style="|Does not answer/);
});

test('what waits grows older, a day later a new day begins, and nobody else is counted', async () => {
  house.clock.advance(25 * HOUR);
  await kim.signIn();
  const id = await ask();
  await house.erasure.delete(id, 'system');
  const today = house.clock.now().toISOString().slice(0, 10);
  const page = await eventually('the new day', async () => {
    const { text } = await kim.get('/console');
    return /<strong>1<\/strong> asked today/.test(text) ? text : undefined;
  });
  assert.equal(tableOf(page, 'ages').get('1 to 3 days'), [2]);
  assert.equal(tableOf(page, 'verdicts').get(today), [0, 0, 0]);
  const stranger = await house.operator((await house.household('Other Gym')).orgId, 'owner');
  const other = (await stranger.get('/console')).text;
  assert.match(other, /<strong>0<\/strong> asked today/);
  assert.match(other, 'Nothing was assessed yet.');
});

test('a live capture is counted for whose it is', async () => {
  const id = await ask();
  const lease = JSON.stringify({ node: 'http://node', until: house.clock.now().getTime() + HOUR });
  await house.engines.reservations.reserve(`capture lease:${id}`, lease);
  await house.engines.reservations.reserve('capture lease:web_iq_other', lease);
  const page = await eventually('it is counted', async () => {
    const { text } = await kim.get('/console');
    return /<strong>1<\/strong> being captured now/.test(text) ? text : undefined;
  });
  assert.ok(page);
  house.clock.advance(2 * HOUR);
  await kim.signIn();
  assert.match((await kim.get('/console')).text, /<strong>0<\/strong> being captured now/);
});

test('a day on which nothing happened has a place for every class of time', () =>
  assert.is(emptyDay('2026-01-02').times.length, 7));

test('nothing was our fault', () => assert.equal(house.errors, []));

test.run();
