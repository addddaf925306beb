import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { isOf, streamOf } from '../../application/streams.ts';
import { captureSession } from '../../domain/capture/session.ts';
import { inquiry } from '../../domain/inquiry/inquiry.ts';
import { assessment, CaptureHouse, ENDED } from '../support/capture-house.ts';
import { as, begin, refusal, submitted, VIEWPORT, Watcher } from '../support/capture-steps.ts';
import { eventually } from '../support/eventually.ts';

test('a finish submits and ends the session, and the last one closes its browser', async () => {
  const { house, sessionId } = await submitted({ max_retries: 0 });
  assert.is(house.types(streamOf(captureSession, sessionId)).at(-1), 'CaptureEnded');
  assert.is(house.types(streamOf(inquiry, house.inquiryId)).at(-1), 'CaptureSubmitted');
  await eventually('the browser to close', () => house.scripted.latest.closed);
  const view = as(await house.desk.view(house.inquiryId, sessionId), 'assessing');
  assert.is(view.redirect, `https://northwind.example/done?case=7&status=processing&inquiry_id=${house.inquiryId}#top`);
  assert.is((await refusal(house.desk.finish(sessionId))).reason, 'ENDED');
});

test('an approval is shown with its redirect once the read models know it', async () => {
  const { house, sessionId } = await submitted();
  const { revision } = await house.desk.view(house.inquiryId, sessionId);
  const next = house.desk.next(house.inquiryId, sessionId, revision, { limitMs: 5000 });
  await house.assess(sessionId, assessment());
  const view = as(await next, 'decided');
  assert.is(view.status, 'approved');
  assert.is(view.mayTryAgain, false);
  assert.match(view.redirect ?? '', 'status=approved');
  assert.equal(
    house.readable.at(-1),
    await house.store.head().then(() => house.store.events.findLast(event => isOf(inquiry, event))?.position),
  );
});

test('waiting ends as soon as nobody is there to hear the answer', async () => {
  const { house, sessionId } = await submitted();
  const { revision } = await house.desk.view(house.inquiryId, sessionId);
  const gone = new AbortController();
  const startedAt = performance.now();
  const next = house.desk.next(house.inquiryId, sessionId, revision, { limitMs: 60_000, signal: gone.signal });
  gone.abort();
  assert.is((await next).view.kind, 'assessing');
  assert.ok(performance.now() - startedAt < 20_000);
});

test('waiting ends with the same answer when nothing happens', async () => {
  const { house, sessionId } = await submitted();
  const { revision } = await house.desk.view(house.inquiryId, sessionId);
  const startedAt = performance.now();
  assert.is((await house.desk.next(house.inquiryId, sessionId, revision, { limitMs: 450 })).view.kind, 'assessing');
  assert.ok(performance.now() - startedAt < 2000);
});

test('a rejection says why and offers another try', async () => {
  const { house, sessionId } = await submitted();
  await house.assess(sessionId, assessment({ acceptance: 'reject', rules: [ENDED] }));
  const view = as(await house.desk.view(house.inquiryId, sessionId), 'decided');
  assert.equal([view.status, view.mayTryAgain], ['rejected', true]);
  assert.equal(view.reasons, [{ code: 'ruleMet', rule: ENDED.text }]);
  const again = await begin(house, sessionId);
  assert.is.not(again, sessionId);
  assert.is((await house.desk.view(house.inquiryId, again)).view.kind, 'live');
});

test('a browser that did not go through it learns nothing of the verdict', async () => {
  const { house, sessionId } = await submitted();
  const redirect = `https://northwind.example/done?case=7&status=processing&inquiry_id=${house.inquiryId}#top`;
  const stranger = { kind: 'decided', status: null, reasons: [], stillOpen: false, redirect };
  assert.equal((await house.desk.view(house.inquiryId, null)).view, { ...stranger, mayTryAgain: false });
  await house.assess(sessionId, assessment({ acceptance: 'reject', rules: [ENDED] }));
  assert.equal((await house.desk.view(house.inquiryId, null)).view, { ...stranger, mayTryAgain: true });
});

test('a granted try says why; a session that is lost afterwards shows the cover', async () => {
  const { house, sessionId } = await submitted();
  await house.assess(sessionId, assessment({ found_fields: [] }));
  const view = as(await house.desk.view(house.inquiryId, sessionId), 'retry_granted');
  assert.equal(view.reasons, [
    { code: 'nothingFound', fields: ['status'] },
    { code: 'show', fields: ['status'] },
  ]);
  assert.match(view.redirect, 'status=pending');
  const again = await begin(house, sessionId);
  house.scripted.latest.emit({ type: 'closed', reason: 'crashed' });
  await eventually('its end', () => house.types(streamOf(captureSession, again)).at(-1) === 'CaptureEnded');
  assert.is(as(await house.desk.view(house.inquiryId, again), 'cover').again, true);
});

test('an expired inquiry captures nothing', async () => {
  const house = await new CaptureHouse().create();
  const sessionId = await begin(house);
  house.now = new Date(house.now.getTime() + 25 * 3600_000);
  assert.is((await refusal(house.desk.capture(sessionId))).reason, 'EXPIRED');
  assert.is(house.data('EvidenceCaptured').length, 0);
  assert.is((await house.desk.view(house.inquiryId, sessionId)).view.kind, 'expired');
  const page = await house.desk.start(house.inquiryId, { viewport: VIEWPORT, holder: null, takeOver: false });
  assert.match(as(page, 'expired').redirect, 'status=processing');
  await house.expire();
  assert.match(as(await house.desk.view(house.inquiryId, sessionId), 'expired').redirect, 'status=failed');
  assert.match(as(await house.desk.view(house.inquiryId, null), 'expired').redirect, 'status=failed');
});

test('leaving ends the session without submitting', async () => {
  const house = await new CaptureHouse().create();
  const sessionId = await begin(house);
  await house.desk.leave(house.inquiryId, null);
  assert.is(house.data('CaptureEnded').length, 0);
  const { redirect } = await house.desk.leave(house.inquiryId, sessionId);
  assert.match(redirect, 'status=pending');
  assert.equal(house.data<{ reason: string }>('CaptureEnded')[0]?.reason, 'left');
  assert.not.ok(house.types(streamOf(inquiry, house.inquiryId)).includes('CaptureSubmitted'));
});

test('a session that outlives its inquiry ends with the next thing that happens in it', async () => {
  const house = await new CaptureHouse().create();
  const sessionId = await begin(house);
  const watcher = new Watcher();
  house.desk.watch(sessionId, watcher);
  await eventually('the first visit', () => house.data('PageVisited').length === 1);
  house.now = new Date(house.now.getTime() + 25 * 3600_000);
  house.scripted.latest.visit('https://club.example/late');
  await eventually('its end', () => house.scripted.latest.closed);
  assert.equal(watcher.notices.at(-1), { type: 'ended', reason: 'expired' });
  assert.is(house.data('PageVisited').length, 1);
});

test.run();
