import { setImmediate as turn } from 'node:timers/promises';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { EarlyReader } from '../../application/ports/early-reader.ts';
import type { Recorded } from '../../application/ports/event-store.ts';
import { readAhead } from '../../application/processes/read-ahead.ts';
import { isOf } from '../../application/streams.ts';
import type { CaptureEvent } from '../../domain/capture/events.ts';
import { captureSession } from '../../domain/capture/session.ts';
import type { InquiryEvent } from '../../domain/inquiry/events.ts';
import { inquiry } from '../../domain/inquiry/inquiry.ts';
import { CaptureHouse } from '../support/capture-house.ts';
import { begin } from '../support/capture-steps.ts';
import { silentLog } from '../support/silent-log.ts';

const test = suite('reading ahead');

/** A session in which pages were captured, and what became of having them read ahead. */
async function captured(pages: number) {
  const house = await new CaptureHouse().create();
  const sessionId = await begin(house);
  for (let page = 0; page < pages; page++) await house.desk.capture(sessionId);
  const read: string[] = [];
  const forgotten: string[] = [];
  const reader: EarlyReader = {
    readAhead: async (of, { configuration }, { id, bytes }) => {
      assert.is(of, house.inquiryId);
      assert.ok(configuration.query !== '' && bytes.length > 0);
      read.push(id);
    },
    forget: id => forgotten.push(id),
    forgetAll: id => forgotten.push(id),
  };
  const { store, evidence } = house;
  const clock = { now: () => house.now };
  const process = readAhead({ store, evidence, reader, clock, log: silentLog });
  type Followed = CaptureEvent | InquiryEvent;
  const events = () =>
    house.store.events.filter(
      (event): event is Recorded<Followed> => isOf(captureSession, event) || isOf(inquiry, event),
    );
  const ids = house.data<{ evidence_id: string }>('EvidenceCaptured').map(({ evidence_id }) => evidence_id);
  /** All that waits for nothing but memory has come to its end by the next turn. */
  async function readBy(): Promise<string[]> {
    await process.handle(events());
    await turn();
    return read;
  }
  return { house, sessionId, readBy, ids, forgotten };
}

test('each piece is read when it is captured, in the order in which they came', async () => {
  const { readBy, ids } = await captured(2);
  assert.is(ids.length, 2);
  assert.equal(await readBy(), ids);
});

test('what was taken back is not read, and what was read of it is forgotten', async () => {
  const { house, sessionId, readBy, ids, forgotten } = await captured(2);
  const [first = '', second] = ids;
  await house.desk.takeBack(sessionId, first);
  assert.equal(await readBy(), [second]);
  assert.equal(forgotten, [first]);
});

test('what was read of an inquiry that is deleted is forgotten', async () => {
  const { house, readBy, ids, forgotten } = await captured(2);
  assert.equal(await readBy(), ids);
  await house.delete();
  await readBy();
  assert.equal(forgotten, [house.inquiryId]);
});

test('what was captured a while ago is not read: it ended the process, or is of an old log', async () => {
  const { house, readBy } = await captured(1);
  house.now = new Date(house.now.getTime() + 2 * 60_000);
  assert.equal(await readBy(), []);
});

test('what was handed in is left to the analyser', async () => {
  const { house, sessionId, readBy } = await captured(1);
  await house.desk.finish(sessionId);
  assert.equal(await readBy(), []);
});

test('who captures without end is read no further', async () => {
  const { readBy, ids } = await captured(14);
  assert.is(ids.length, 14);
  assert.equal(await readBy(), []);
});

test.run();
