import { randomBytes } from 'node:crypto';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { CONSENT_VERSION } from '../../application/capture/consent.ts';
import { streamOf } from '../../application/streams.ts';
import type { HandoverMember } from '../../domain/capture/events.ts';
import { captureSession } from '../../domain/capture/session.ts';
import { inquiry } from '../../domain/inquiry/inquiry.ts';
import { assessment, CaptureHouse } from '../support/capture-house.ts';
import { as, begin, refusal, VIEWPORT, Watcher } from '../support/capture-steps.ts';
import { EnvelopeHouse } from '../support/envelope-house.ts';
import { ENVELOPE_ID } from '../support/envelope-story.ts';
import { guidedStep } from '../support/guided-step.ts';
import { present } from '../support/present.ts';

const PHONE = { width: 390, height: 700, scale: 1, touch: true };
const asking = () => randomBytes(16).toString('hex');

/** A computer with a live session, and the code that it shows. */
async function offered(changes = {}) {
  const house = await new CaptureHouse(changes).create();
  const sessionId = await begin(house);
  const watcher = new Watcher();
  house.desk.watch(sessionId, watcher);
  const { code, member: computer } = await house.desk.offerHandover(house.inquiryId, sessionId, null);
  return { house, id: house.inquiryId, desk: house.desk, sessionId, watcher, code, computer };
}

/** The same, once the phone goes on. */
async function handedOver(changes = {}) {
  const told = await offered(changes);
  const { page, member } = await told.desk.goOn(told.id, told.code, { viewport: PHONE });
  as(page, 'live');
  return { ...told, phone: present(member) };
}

/** How often two sessions of what is captured were live at once, by the log. */
function mostLiveAtOnce(house: CaptureHouse): number {
  let live = 0;
  let most = 0;
  for (const { type } of house.store.events) {
    if (type === 'SessionStarted') live += 1;
    if (type === 'CaptureEnded') live -= 1;
    most = Math.max(most, live);
  }
  return most;
}

test('the phone goes on with the same session: evidence stays, the page takes its size, the computer follows', async () => {
  const { house, desk, id, sessionId, watcher, code, computer } = await offered();
  await desk.capture(sessionId);
  const { page, member } = await desk.goOn(id, code, { viewport: PHONE });
  const view = as(page, 'live');
  assert.equal([view.sessionId, view.evidence.length, view.viewport], [sessionId, 1, PHONE]);
  assert.equal(member, { id: computer.id, device: 'phone' });
  assert.equal(house.scripted.latest.sizes, [PHONE]);
  assert.equal(watcher.notices.at(-1), { type: 'ended', reason: 'handed_over' });
  const follows = as(await desk.view(id, sessionId, computer), 'handed_over');
  assert.equal([follows.to, follows.live, follows.connected, follows.evidence], ['phone', true, false, 1]);
  await desk.capture(sessionId, member);
  assert.is(as(await desk.view(id, sessionId, computer), 'handed_over').evidence, 2);
  assert.equal(house.types(streamOf(captureSession, sessionId)).slice(-2), ['CaptureHandedOver', 'EvidenceCaptured']);
  assert.is(mostLiveAtOnce(house), 1);
});

test('the computer drives no more: it can neither capture, upload, take back, finish nor leave', async () => {
  const { desk, id, sessionId, computer, phone } = await handedOver({ capture_type: 'document' });
  const kept = await desk.capture(sessionId, phone);
  const document = { read: async () => new TextEncoder().encode('%PDF-1.7\n'), filename: 'a.pdf' };
  for (const member of [computer, null]) {
    assert.is((await refusal(desk.capture(sessionId, member))).reason, 'FORBIDDEN');
    assert.is((await refusal(desk.upload(sessionId, document, member))).reason, 'FORBIDDEN');
    assert.is((await refusal(desk.takeBack(sessionId, kept.id, member))).reason, 'FORBIDDEN');
    assert.is((await refusal(desk.finish(sessionId, false, member))).reason, 'FORBIDDEN');
    await desk.leave(id, sessionId, member);
  }
  assert.is(as(await desk.view(id, sessionId, phone), 'live').evidence.length, 1);
  await desk.takeBack(sessionId, kept.id, phone);
  assert.is(as(await desk.view(id, sessionId, phone), 'live').evidence.length, 0);
});

test('both see the verdict once the phone has finished', async () => {
  const { house, desk, id, sessionId, computer, phone } = await handedOver();
  await desk.capture(sessionId, phone);
  as(await desk.finish(sessionId, false, phone), 'assessing');
  as(await desk.view(id, sessionId, computer), 'assessing');
  await house.assess(sessionId, assessment());
  for (const member of [computer, phone]) {
    const page = await desk.view(id, sessionId, member);
    assert.equal([as(page, 'decided').status, page.device], ['approved', member.device]);
  }
});

test('the computer takes it back, and the phone is told where it goes on', async () => {
  const { house, desk, id, sessionId, computer, phone } = await handedOver();
  const page = await desk.start(id, { viewport: VIEWPORT, holder: sessionId, member: computer, takeOver: false });
  assert.is(as(page, 'live').sessionId, sessionId);
  assert.equal(house.scripted.latest.sizes, [PHONE, VIEWPORT]);
  assert.is(as(await desk.view(id, sessionId, phone), 'handed_over').to, 'computer');
  assert.is(mostLiveAtOnce(house), 1);
});

test('before the start the code makes the phone start, and the computer that only showed it follows', async () => {
  const house = await new CaptureHouse().create();
  const { desk, inquiryId: id } = house;
  const { code, member: computer } = await desk.offerHandover(id, null, null);
  as(await desk.view(id, null, computer), 'cover');
  const { page } = await desk.goOn(id, code, { viewport: PHONE });
  const { sessionId } = as(page, 'live');
  as(await desk.view(id, null, computer), 'handed_over');
  assert.equal(house.types(streamOf(inquiry, id)).at(-1), 'SessionStarted');
  const [event] = house.data<{ consent_version: string; device: string }>('CaptureHandedOver');
  assert.equal([event?.device, event?.consent_version], ['phone', CONSENT_VERSION]);
  assert.is(house.scripted.latest.options.sessionId, sessionId);
});

test('another try on either device is followed by the other', async () => {
  const { house, desk, id, sessionId, computer, phone } = await handedOver();
  await desk.capture(sessionId, phone);
  await desk.finish(sessionId, false, phone);
  await house.assess(sessionId, assessment({ required_fields: ['valid_until'], found_fields: [] }));
  as(await desk.view(id, sessionId, computer), 'retry_granted');
  const again = await desk.start(id, { viewport: PHONE, holder: sessionId, member: phone, takeOver: false });
  assert.is.not(as(again, 'live').sessionId, sessionId);
  as(await desk.view(id, sessionId, computer), 'handed_over');
  assert.is(mostLiveAtOnce(house), 1);
});

test('a code works once', async () => {
  const { desk, id, code } = await handedOver();
  assert.is((await refusal(desk.goOn(id, code, { viewport: PHONE }))).reason, 'HANDOVER_OVER');
});

test('of two that read the code at once one goes on', async () => {
  const { house, desk, id, code } = await offered();
  const both = await Promise.allSettled([
    desk.goOn(id, code, { viewport: PHONE }),
    house.anotherDesk().goOn(id, code, { viewport: PHONE }),
  ]);
  assert.equal(both.map(({ status }) => status).sort(), ['fulfilled', 'rejected']);
});

test('a code that is old, of another request, made up, or of a capture that has moved on is refused', async () => {
  const { house, desk, id, sessionId, code, computer } = await offered();
  const other = await new CaptureHouse().create();
  for (const wrong of ['', 'AAAAAAAAAAAAAAAAAAAAAA', `${code}=`]) {
    assert.is((await refusal(desk.goOn(id, wrong, { viewport: PHONE }))).reason, 'HANDOVER_OVER', wrong);
  }
  assert.is((await refusal(other.desk.goOn(other.inquiryId, code, { viewport: PHONE }))).reason, 'HANDOVER_OVER');
  const second = await desk.offerHandover(id, sessionId, computer);
  await desk.goOn(id, second.code, { viewport: PHONE });
  assert.is(
    (await refusal(desk.goOn(id, code, { viewport: PHONE }))).reason,
    'HANDOVER_OVER',
    'a photograph of the older code',
  );
  const fresh = await offered();
  fresh.house.now = new Date(fresh.house.now.getTime() + 5 * 60_000);
  assert.is((await refusal(fresh.desk.goOn(fresh.id, fresh.code, { viewport: PHONE }))).reason, 'HANDOVER_OVER');
  assert.is(mostLiveAtOnce(house), 1);
});

test('whoever only has the link is offered no code of a live session', async () => {
  const { desk, id, phone } = await handedOver();
  const stranger: HandoverMember = { id: 'web_ho_other', device: 'computer' };
  for (const member of [null, stranger, phone]) {
    assert.is((await refusal(desk.offerHandover(id, null, member))).reason, 'FORBIDDEN');
  }
});

test('after the death of the process both know where it was driven, and the phone goes on', async () => {
  const { house, id, sessionId, computer, phone } = await handedOver();
  const restarted = house.anotherDesk();
  const lost = as(await restarted.view(id, sessionId, computer), 'handed_over');
  assert.equal([lost.live, lost.to], [false, 'phone']);
  as(await restarted.view(id, sessionId, phone), 'cover');
  const page = await restarted.start(id, { viewport: PHONE, holder: sessionId, member: phone, takeOver: false });
  as(page, 'live');
  assert.is(as(await restarted.view(id, sessionId, computer), 'handed_over').live, true);
  assert.is(mostLiveAtOnce(house), 1);
});

test('a code outlives the death of the process that made it', async () => {
  const { house, id, code } = await offered();
  const { page, member } = await house.anotherDesk().goOn(id, code, { viewport: PHONE });
  as(page, 'live');
  assert.is(member?.device, 'phone');
  assert.is(mostLiveAtOnce(house), 1);
});

test('steps go on where they were, also when the process died in between', async () => {
  const steps = [guidedStep('https://shop.example/a'), guidedStep('https://shop.example/b')];
  const house = await new EnvelopeHouse().create({ steps });
  const { desk } = house;
  const { sessionId } = as(
    await desk.start(ENVELOPE_ID, { viewport: VIEWPORT, holder: null, takeOver: false }),
    'live',
  );
  house.browser.latest.visit('https://shop.example/a');
  await desk.capture(sessionId);
  const { code, member: computer } = await desk.offerHandover(ENVELOPE_ID, sessionId, null);
  const { page, member: phone } = await desk.goOn(ENVELOPE_ID, code, { viewport: PHONE });
  assert.is(as(page, 'live').guidance?.current, 2);
  const follows = as(await desk.view(ENVELOPE_ID, sessionId, computer), 'handed_over');
  assert.equal(follows.steps, { done: 1, total: 2 });
  house.browser.latest.emit({ type: 'closed', reason: 'crashed' });
  await new Promise(resolve => setImmediate(resolve));
  assert.equal(as(await desk.view(ENVELOPE_ID, sessionId, phone), 'cover').goesOn, { step: 2 });
  const wish = { viewport: PHONE, holder: sessionId, member: phone, takeOver: false };
  assert.is(as(await desk.start(ENVELOPE_ID, wish), 'live').sessionId, sessionId);
  as(await desk.view(ENVELOPE_ID, sessionId, computer), 'handed_over');
});

test('whoever only has the link must ask, and is refused when the person says so', async () => {
  const { house, desk, id, sessionId, watcher } = await offered();
  const request = asking();
  const start = { viewport: VIEWPORT, holder: null, takeOver: true, request };
  assert.equal(await desk.askToTakeOver(id, request), { answer: 'waiting', seconds: 60 });
  assert.equal(watcher.notices.at(-1), { type: 'asked', seconds: 60 });
  as(await desk.start(id, start), 'in_use');
  assert.is((await refusal(desk.answerTakeOver(id, null, null, true))).reason, 'FORBIDDEN', 'they answer themselves');
  await desk.answerTakeOver(id, sessionId, null, false);
  assert.equal(await desk.askToTakeOver(id, request), { answer: 'refused' });
  as(await desk.start(id, start), 'in_use');
  assert.is(house.types(streamOf(captureSession, sessionId)).at(-1), 'TakeOverRefused');
  as(await desk.view(id, sessionId), 'live');
});

test('no answer within a minute grants it, to whoever asked and to nobody else', async () => {
  const { house, desk, id, sessionId } = await offered();
  const [request, other] = [asking(), asking()];
  for (let second = 0; second < 60; second += 5) {
    assert.equal(await desk.askToTakeOver(id, request), { answer: 'waiting', seconds: 60 - second });
    house.now = new Date(house.now.getTime() + 5000);
  }
  assert.is((await desk.askToTakeOver(id, other)).answer, 'waiting');
  assert.equal(await desk.askToTakeOver(id, request), { answer: 'granted' });
  as(await desk.start(id, { viewport: VIEWPORT, holder: null, takeOver: true, request: other }), 'in_use');
  const page = await desk.start(id, { viewport: VIEWPORT, holder: null, takeOver: true, request });
  assert.is.not(as(page, 'live').sessionId, sessionId);
  assert.is(mostLiveAtOnce(house), 1);
});

test('a question whose asker has gone is no question any more', async () => {
  const { house, desk, id } = await offered();
  await desk.askToTakeOver(id, asking());
  house.now = new Date(house.now.getTime() + 15 * 60_000);
  assert.equal(await desk.askToTakeOver(id, asking()), { answer: 'waiting', seconds: 60 });
});

test('nobody is asked where nobody is: a person who follows on the computer is somebody', async () => {
  const { house, desk, id, sessionId, computer } = await handedOver();
  as(await desk.view(id, sessionId, computer), 'handed_over');
  assert.is((await desk.askToTakeOver(id, asking())).answer, 'waiting');
  assert.is(as(await desk.view(id, sessionId, computer), 'handed_over').asked, 60);
  await desk.answerTakeOver(id, sessionId, computer, false);
  house.now = new Date(house.now.getTime() + 6 * 60_000);
  assert.is((await desk.askToTakeOver(id, asking())).answer, 'granted');
});

test.run();
