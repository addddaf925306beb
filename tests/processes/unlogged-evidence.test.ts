import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createUnloggedEvidence } from '../../application/unlogged-evidence.ts';
import { CaptureHouse } from '../support/capture-house.ts';
import { begin } from '../support/capture-steps.ts';
import { rejectionOf } from '../support/rejection.ts';

/** A house in which one picture was kept, and another one stored by a process that died before its event. */
async function afterACrash() {
  const house = await new CaptureHouse().create();
  const sessionId = await begin(house);
  const kept = await house.desk.capture(sessionId);
  const append = house.store.append.bind(house.store);
  house.store.append = async () => {
    throw new Error('killed');
  };
  assert.match(String(await rejectionOf(house.desk.capture(sessionId))), 'killed');
  house.store.append = append;
  assert.is(house.evidence.files.size, 4);
  const unlogged = createUnloggedEvidence({ ...house, clock: { now: () => house.now } });
  return { house, sessionId, unlogged, files: [kept.id, `${kept.id}.snapshot`] };
}

test('files without an event go after some minutes, and no others', async () => {
  const { house, unlogged, files } = await afterACrash();
  await unlogged.sweep();
  assert.is(house.evidence.files.size, 4, 'its event may still be on its way');
  house.now = new Date(house.now.getTime() + 6 * 60_000);
  await unlogged.sweep();
  assert.equal([...house.evidence.files.keys()], files);
  assert.equal(await house.reservations.beginning(''), []);
  await house.desk.close();
});

test('an erasure takes those of its inquiry at once', async () => {
  const { house, unlogged, files } = await afterACrash();
  await unlogged.eraseOf('web_iq_other');
  assert.is(house.evidence.files.size, 4);
  await unlogged.eraseOf(house.inquiryId);
  assert.equal([...house.evidence.files.keys()], files);
  await house.desk.close();
});

test('what is in the log stays, however its process ended then', async () => {
  const { house, sessionId, unlogged, files } = await afterACrash();
  await unlogged.begin(files[0] ?? '', { sessionId, capturedId: house.inquiryId });
  house.now = new Date(house.now.getTime() + 6 * 60_000);
  await unlogged.sweep();
  assert.equal([...house.evidence.files.keys()], files);
  assert.equal(await house.reservations.beginning(''), []);
  await house.desk.close();
});

test.run();
