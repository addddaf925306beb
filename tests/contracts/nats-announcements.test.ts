import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openNats } from '../../infrastructure/nats/open.ts';
import { systemClock } from '../../infrastructure/system/clock.ts';
import { eventually } from '../support/eventually.ts';
import { neverLost } from '../support/never-lost.ts';
import { silentLog } from '../support/silent-log.ts';
import { announcementsContract } from './announcements-contract.ts';

const url = process.env.MESSAGE_BUS_URL ?? '';
const open = () => openNats({ url, clock: systemClock, log: silentLog, onLost: neverLost });

const test = suite('announcements over nats');

test('reach the other processes', async () => {
  const [here, there] = [await open(), await open()];
  const heard: unknown[] = [];
  there.announcements.listen('read-models.inquiries', body => heard.push(body));
  await eventually('the other process', () => {
    here.announcements.announce('read-models.inquiries', { position: '7' });
    return heard.length > 0;
  });
  assert.equal(heard[0], { position: '7' });
  await here.close();
  await there.close();
  here.announcements.announce('read-models.inquiries', 'nobody is there any more');
});

if (url === '') process.stdout.write('SKIPPED nats announcements: MESSAGE_BUS_URL is not set\n');
else {
  announcementsContract('nats', async () => {
    const { announcements, close } = await open();
    return {
      announce: (subject, body) => announcements.announce(subject, body),
      listen: (subject, heard) => announcements.listen(subject, heard),
      close,
    };
  });
  test.run();
}
