import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { finishErasures } from '../../application/processes/finish-erasures.ts';
import { eventually } from '../support/eventually.ts';
import { openHttpHouse } from '../support/http-house.ts';

const INQUIRY = {
  name: 'Member',
  query: 'Is the person a member?',
  fields: [{ name: 'status', description: 'Status of the membership' }],
  start_url: 'https://gym.test/',
  return_url: 'https://shop.test/',
  subject_id: 'subject-1',
};

test('an erasure that can not be finished keeps no other from its end', async () => {
  const house = await openHttpHouse();
  const { owner } = await house.household();
  const { id } = (await owner<{ id: string }>('POST', '/web/inquiry', INQUIRY)).body;
  const since = new Date(house.clock.now().getTime() - 60_000).toISOString();
  // The first of them is of nothing that there ever was.
  for (const left of ['web_iq_0', id]) {
    await house.engines.reservations.reserve(`erasure:${left}`, JSON.stringify({ actor: 'operator', since }));
  }
  const told: string[] = [];
  const log = {
    info: () => undefined,
    warn: (message: string, detail?: object) => told.push(`${message} ${JSON.stringify(detail)}`),
    error: (message: string, detail?: object) => told.push(`${message} ${JSON.stringify(detail)}`),
  };
  const running = finishErasures({ erasure: house.erasure, log });
  await eventually('both to be told', () => told.length === 2);
  await running.stop();
  assert.match(told[0] ?? '', /^an erasure that broke off can not be finished yet .*web_iq_0.*no such inquiry/);
  assert.is(told[1], `an erasure that broke off is finished {"id":"${id}"}`);
  assert.is((await owner('GET', `/web/inquiry/${id}`)).status, 404);
  const left = await house.engines.reservations.beginning('erasure:');
  assert.equal(
    left.map(({ name }) => name),
    ['erasure:web_iq_0'],
  );
  await house.close();
});

test.run();
