import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { eraseRemovedEvidence } from '../../application/processes/erase-removed-evidence.ts';
import { readStream } from '../../application/streams.ts';
import { captureSession } from '../../domain/capture/session.ts';
import { CaptureHouse } from '../support/capture-house.ts';
import { begin } from '../support/capture-steps.ts';

test('the picture and the text of evidence that was taken back are erased, and nothing else', async () => {
  const house = await new CaptureHouse().create();
  const sessionId = await begin(house);
  const first = await house.desk.capture(sessionId);
  const second = await house.desk.capture(sessionId);
  await house.desk.takeBack(sessionId, first.id);
  // Until whoever follows the log has come that far.
  assert.is(house.evidence.files.size, 4);
  const process = eraseRemovedEvidence(house.evidence);
  const events = await readStream(house.store, captureSession, sessionId);
  await process.handle(events);
  assert.equal([...house.evidence.files.keys()], [second.id, `${second.id}.snapshot`]);
  // Twice is once.
  await process.handle(events);
  assert.is(house.evidence.files.size, 2);
  await house.desk.close();
});

test.run();
