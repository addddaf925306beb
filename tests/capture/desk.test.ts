import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { CONSENT_VERSION } from '../../application/capture/consent.ts';
import { streamOf } from '../../application/streams.ts';
import type { PageVisited } from '../../domain/capture/events.ts';
import { captureSession } from '../../domain/capture/session.ts';
import { inquiry } from '../../domain/inquiry/inquiry.ts';
import { CaptureHouse } from '../support/capture-house.ts';
import { as, begin, refusal, VIEWPORT, Watcher } from '../support/capture-steps.ts';
import { eventually } from '../support/eventually.ts';
import { present } from '../support/present.ts';

test('an inquiry that never was, or is deleted, is not found', async () => {
  const house = await new CaptureHouse().create();
  const { view, texts } = await house.desk.view('web_iq_none', null);
  assert.equal({ view, texts }, { view: { kind: 'not_found' }, texts: null });
  await house.delete();
  assert.is((await house.desk.view(house.inquiryId, null)).view.kind, 'not_found');
  const start = { viewport: VIEWPORT, holder: null, takeOver: false };
  assert.is((await house.desk.start(house.inquiryId, start)).view.kind, 'not_found');
  assert.is(house.scripted.sessions.length, 0);
});

// specification: 2.4-login-methods
test('the cover shows the public words and nothing secret', async () => {
  const house = await new CaptureHouse().create();
  const page = await house.desk.view(house.inquiryId, null);
  assert.is(as(page, 'cover').again, false);
  assert.is(page.texts?.organization, 'Northwind Insurance');
  assert.equal(page.texts?.loginProviders, ['Google']);
  assert.match(page.texts?.acceptanceGuide ?? '', 'High Acceptance');
  assert.not.match(JSON.stringify(page), 'secret');
});

// specification: 2.4-show-acceptance-guide
test('the acceptance guide is shown only when the settings say so', async () => {
  const house = await new CaptureHouse({ settings: {} }).create();
  const { texts } = await house.desk.view(house.inquiryId, null);
  assert.is(texts?.acceptanceGuide, null);
  assert.is(texts?.showCover, true);
});

// specification: 2.3-session-page-visits, 2.3-visit-url
test('a start opens the browser at the start address and records session and visits in order', async () => {
  const house = await new CaptureHouse().create();
  const sessionId = await begin(house);
  for (const path of ['a', 'b', 'c']) house.scripted.latest.visit(`https://club.example/${path}`);
  const stream = streamOf(captureSession, sessionId);
  await eventually('four visits', () => house.types(stream).length === 4);
  const visits = house.data<PageVisited['data']>('PageVisited');
  assert.equal(
    visits.map(visit => visit.url.slice('https://club.example/'.length)),
    ['account', 'a', 'b', 'c'],
  );
  assert.ok(visits.every(visit => visit.session_id === sessionId && visit.visit_id.startsWith('web_pv_')));
  const [started] = house.store.events.filter(event => event.type === 'SessionStarted');
  assert.equal(started?.data, { inquiry_id: house.inquiryId, session_id: sessionId, consent_version: CONSENT_VERSION });
  assert.is(started?.metadata.actor, 'end_user');
  assert.is(started?.metadata.org_id, 'org_1');
});

test('when every place is taken nothing is recorded', async () => {
  const house = await new CaptureHouse().create();
  house.scripted.places = 0;
  const page = await house.desk.start(house.inquiryId, { viewport: VIEWPORT, holder: null, takeOver: false });
  assert.equal(page.view, { ...page.view, kind: 'busy', number: 1 });
  assert.equal(house.types(streamOf(inquiry, house.inquiryId)), ['InquiryCreated', 'ResultOpened']);
});

test('two starts at once open one session', async () => {
  const house = await new CaptureHouse().create();
  const start = () => house.desk.start(house.inquiryId, { viewport: VIEWPORT, holder: null, takeOver: false });
  const kinds = (await Promise.all([start(), start()])).map(page => page.view.kind);
  assert.equal(kinds.sort(), ['in_use', 'live']);
  assert.is(house.scripted.sessions.length, 1);
});

test('a reload goes on with the live session and what it kept', async () => {
  const house = await new CaptureHouse().create();
  const sessionId = await begin(house);
  await house.desk.capture(sessionId);
  const view = as(await house.desk.view(house.inquiryId, sessionId), 'live');
  assert.is(view.evidence.length, 1);
  assert.is(await begin(house, sessionId), sessionId);
  assert.is(house.scripted.sessions.length, 1);
});

test('another browser is told that it is in use; taking over what nobody attends starts a fresh browser', async () => {
  const house = await new CaptureHouse().create();
  const first = await begin(house);
  const watcher = new Watcher();
  const watching = present(house.desk.watch(first, watcher));
  assert.is((await house.desk.view(house.inquiryId, null)).view.kind, 'in_use');
  watching.detach();
  const second = await begin(house, null, true);
  assert.is.not(second, first);
  assert.is(house.types(streamOf(captureSession, first)).at(-1), 'CaptureEnded');
  assert.equal(
    house.scripted.sessions.map(session => session.closed),
    [true, false],
  );
  assert.is((await house.desk.view(house.inquiryId, first)).view.kind, 'in_use');
  assert.is((await refusal(house.desk.capture(first))).reason, 'ENDED');
});

test('a session whose process died is ended when it is noticed', async () => {
  const house = await new CaptureHouse().create();
  const sessionId = await begin(house);
  const restarted = house.anotherDesk();
  assert.is(as(await restarted.view(house.inquiryId, sessionId), 'cover').again, true);
  assert.equal(house.data('CaptureEnded'), [
    { inquiry_id: house.inquiryId, session_id: sessionId, reason: 'browser_closed' },
  ]);
  await restarted.view(house.inquiryId, sessionId);
  assert.is(house.data('CaptureEnded').length, 1);
});

test('a second window of the same browser replaces the first', async () => {
  const house = await new CaptureHouse().create();
  const sessionId = await begin(house);
  const [first, second] = [new Watcher(), new Watcher()];
  const old = house.desk.watch(sessionId, first);
  house.desk.watch(sessionId, second);
  assert.equal(first.notices.at(-1), { type: 'ended', reason: 'replaced' });
  old?.input({ type: 'copy' });
  old?.detach();
  assert.is(house.scripted.latest.inputs.length, 0);
  assert.ok(house.scripted.latest.watched);
});

test('closing the desk ends every live session', async () => {
  const house = await new CaptureHouse().create();
  const sessionId = await begin(house);
  await house.desk.close();
  assert.is(house.types(streamOf(captureSession, sessionId)).at(-1), 'CaptureEnded');
  await eventually('the browser to close', () => house.scripted.latest.closed);
});

test('an inquiry that ends while its browser opens leaves neither session nor browser', async () => {
  const house = await new CaptureHouse().create();
  const { scripted } = house;
  const open = scripted.open.bind(scripted);
  scripted.open = async options => {
    const session = await open(options);
    await house.delete();
    return session;
  };
  const page = await house.desk.start(house.inquiryId, { viewport: VIEWPORT, holder: null, takeOver: false });
  assert.is(page.view.kind, 'not_found');
  assert.ok(scripted.latest.closed);
  assert.equal(house.types(streamOf(captureSession, scripted.latest.options.sessionId)), []);
  assert.not.ok(house.types(streamOf(inquiry, house.inquiryId)).includes('SessionStarted'));
});

test('a browser that does not open is an error and leaves nothing behind', async () => {
  const house = await new CaptureHouse().create();
  house.scripted.open = () => Promise.reject(new Error('no browser is installed'));
  const start = house.desk.start(house.inquiryId, { viewport: VIEWPORT, holder: null, takeOver: false });
  assert.match(await start.then(String, String), 'no browser is installed');
  assert.equal(house.types(streamOf(inquiry, house.inquiryId)), ['InquiryCreated', 'ResultOpened']);
});

test('a place is free when nobody has looked for a while, and not while somebody does', async () => {
  const house = await new CaptureHouse().create();
  const desk = house.anotherDesk({ vacantLimitMs: 60 });
  const start = { viewport: VIEWPORT, holder: null, takeOver: false };
  const { sessionId } = as(await desk.start(house.inquiryId, start), 'live');
  const pause = (ms: number) => new Promise(resolve => setTimeout(resolve, ms));
  const first = desk.watch(sessionId, new Watcher());
  await pause(150);
  assert.not.ok(house.scripted.latest.closed);
  first?.detach();
  await pause(20);
  const second = desk.watch(sessionId, new Watcher());
  // The window that it replaced goes later: somebody looks all the same.
  first?.detach();
  await pause(150);
  assert.not.ok(house.scripted.latest.closed);
  second?.detach();
  await eventually('the place to be free', () => house.scripted.latest.closed);
  assert.is(as(await desk.view(house.inquiryId, sessionId), 'cover').again, true);
});

test('a session that no window ever showed gives its place back', async () => {
  const house = await new CaptureHouse().create();
  const desk = house.anotherDesk({ vacantLimitMs: 60 });
  await desk.start(house.inquiryId, { viewport: VIEWPORT, holder: null, takeOver: false });
  await eventually('the place to be free', () => house.scripted.latest.closed);
});

test('whoever starts anew while all places are taken waits, and pays once', async () => {
  const house = await new CaptureHouse().create();
  const holder = await begin(house);
  let paid = 0;
  const wish = { viewport: VIEWPORT, holder, pay: () => void paid++ };
  house.scripted.places = 0;
  as(await house.desk.start(house.inquiryId, { ...wish, takeOver: true }), 'busy');
  house.scripted.places = 1;
  as(await house.desk.start(house.inquiryId, { ...wish, takeOver: false }), 'live');
  assert.is(paid, 1);
});

test.run();
