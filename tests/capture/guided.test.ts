import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Guidance } from '../../application/capture/guidance.ts';
import { readStream } from '../../application/streams.ts';
import { captureSession } from '../../domain/capture/session.ts';
import { as, PDF, refusal, VIEWPORT, Watcher } from '../support/capture-steps.ts';
import { EnvelopeHouse } from '../support/envelope-house.ts';
import { ENVELOPE_ID } from '../support/envelope-story.ts';
import { eventually } from '../support/eventually.ts';
import { guidedStep } from '../support/guided-step.ts';
import { assessment } from '../support/inquiry-story.ts';
import { present } from '../support/present.ts';

const SHOP = 'https://shop.example';
const total = { name: 'total', required: true, description: 'Of the order' };
const STEPS = [
  guidedStep(`${SHOP}/users/:user`, { user_instruction: 'Open your account.' }),
  guidedStep(`${SHOP}/users/:user/orders`, { auto_redirect: true, full_screen: true, fields: [total] }),
  guidedStep(`${SHOP}/orders/:order`, { auto_redirect: true, user_instruction: 'Open the order.' }),
];

const start = async (house: EnvelopeHouse, holder: string | null = null, takeOver = false) =>
  as(await house.desk.start(ENVELOPE_ID, { viewport: VIEWPORT, holder, takeOver }), 'live');
const view = (house: EnvelopeHouse, holder: string | null) => house.desk.view(ENVELOPE_ID, holder);

const houses: EnvelopeHouse[] = [];
test.after(async () => {
  for (const house of houses) await house.desk.close();
});

async function begin(steps = STEPS) {
  const house = await new EnvelopeHouse().create({ steps });
  houses.push(house);
  const { sessionId } = await start(house);
  const watcher = new Watcher();
  const watching = present(house.desk.watch(sessionId, watcher));
  const site = house.browser.latest;
  /** What the viewer was told last. */
  const told = (): Guidance => {
    const notice = watcher.notices.findLast(({ type }) => type === 'guidance');
    if (notice?.type !== 'guidance') throw new Error('nothing was told of the steps');
    return notice.guidance;
  };
  /** Goes to an address and waits until the page is told of it. */
  const visit = async (url: string) => {
    const before = watcher.notices.filter(({ type }) => type === 'guidance').length;
    site.visit(url);
    await eventually(
      'the steps to follow',
      () => watcher.notices.filter(({ type }) => type === 'guidance').length > before,
    );
    return told();
  };
  const events = async () =>
    (await readStream(house.store, captureSession, sessionId)).map(({ type, data }) => ({ type, data }));
  return { house, sessionId, site, watcher, watching, told, visit, events };
}

const typesOf = (events: { type: string }[]) => events.map(({ type }) => type).filter(type => type !== 'PageVisited');

// specification: 2.5-step-user-instruction-shown
test('the cover shows what is done at every step, and the page the one to do now', async () => {
  const { house, sessionId, told, visit } = await begin();
  const { texts } = await view(house, null);
  assert.equal(
    texts?.steps,
    STEPS.map(step => step.user_instruction),
  );
  assert.equal(as(await view(house, sessionId), 'live').guidance?.current, 1);
  await visit(`${SHOP}/users/42`);
  assert.equal(
    told().steps.map(({ state }) => state),
    ['open', 'open', 'open'],
  );
  await house.desk.capture(sessionId);
  assert.equal([told().current, told().steps.map(({ state }) => state)], [2, ['done', 'open', 'open']]);
});

// specification: 2.5-step-capture-on-rules
test('a page is captured where its step says, and nowhere else', async () => {
  const { house, sessionId, site, told, visit, events } = await begin();
  assert.equal([told().here, told().place, told().canGo], [false, 'shop.example/users/…', false]);
  const refused = await refusal(house.desk.capture(sessionId));
  assert.equal([refused.reason, site.whole.length, house.evidence.files.size], ['WRONG_PAGE', 0, 0]);
  assert.match(refused.message, 'shop.example/users/…');
  assert.is((await visit(`${SHOP}/users/42`)).here, true);
  const { id } = await house.desk.capture(sessionId);
  assert.equal(typesOf(await events()), ['VariablesFound', 'EvidenceCaptured', 'StepCaptured']);
  const captured = (await events()).find(({ type }) => type === 'StepCaptured');
  assert.equal(captured?.data, { envelope_id: ENVELOPE_ID, session_id: sessionId, step: 1, evidence_id: id });
});

test('a page that moved while it was captured is not kept', async () => {
  const { house, sessionId, site, visit, events } = await begin();
  await visit(`${SHOP}/users/42`);
  const capture = site.capture.bind(site);
  site.capture = async options => {
    const taken = await capture(options);
    return { ...taken, snapshot: { ...taken.snapshot, url: `${SHOP}/elsewhere` } };
  };
  assert.is((await refusal(house.desk.capture(sessionId))).reason, 'WRONG_PAGE');
  assert.is(house.evidence.files.size, 0);
  assert.equal(typesOf(await events()), ['VariablesFound']);
});

// specification: 2.5-step-auto-redirect-leads, 2.5-variables-kept, 2.5-variables-put-in, 2.5-step-full-screen-captures
test('the browser is led to a step whose variables are known, once, and the whole page is captured there', async () => {
  const { house, sessionId, site, visit, told } = await begin();
  await visit(`${SHOP}/users/Zo%C3%AB`);
  assert.equal(site.whole, []);
  await house.desk.capture(sessionId);
  await eventually('the redirect', () => site.url() === `${SHOP}/users/Zo%C3%AB/orders`);
  await eventually('its page', () => told().here);
  assert.equal(told().current, 2);
  await visit(`${SHOP}/help`);
  assert.is(site.url(), `${SHOP}/help`, 'whoever leaves is not brought back');
  assert.is(told().canGo, true);
  await house.desk.step(sessionId, { wish: 'go', step: 2 });
  await eventually('the way back', () => site.url() === `${SHOP}/users/Zo%C3%AB/orders`);
  await house.desk.capture(sessionId);
  assert.equal(site.whole, [false, true]);
});

// specification: 2.5-step-auto-redirect-leads, 2.5-variables-kept
test('a redirect waits for what is not known, says for what, and comes once it is', async () => {
  const steps = [
    guidedStep(`${SHOP}/orders`),
    guidedStep(`${SHOP}/orders/:order`),
    guidedStep(`${SHOP}/orders/:order/invoice`, { auto_redirect: true }),
  ];
  const { house, sessionId, site, visit, told } = await begin(steps);
  await visit(`${SHOP}/orders`);
  await house.desk.capture(sessionId);
  await house.desk.step(sessionId, { wish: 'skip', step: 2 });
  assert.equal([told().current, told().waitsFor, told().canGo], [3, ['order'], false]);
  assert.is(site.url(), `${SHOP}/orders`);
  // The page of the step that was passed over tells it.
  site.visit(`${SHOP}/orders/9`);
  await eventually('the redirect', () => site.url() === `${SHOP}/orders/9/invoice`);
  await eventually('its page', () => told().here);
});

// specification: 2.5-step-auto-redirect-leads
test('a first step with nothing to wait for is where the browser opens', async () => {
  const { house } = await begin([guidedStep(`${SHOP}/account`, { auto_redirect: true })]);
  assert.is(house.browser.latest.options.startUrl, `${SHOP}/account`);
  const waiting = await begin([guidedStep(`${SHOP}/:user`, { auto_redirect: true })]);
  assert.is(waiting.house.browser.latest.options.startUrl, 'https://search.example/');
});

// specification: 2.5-step-fields
test('the fields of a step are told as its page shows them', async () => {
  const { house, sessionId, site, visit, told } = await begin();
  await visit(`${SHOP}/users/42`);
  await house.desk.capture(sessionId);
  await eventually('the page of the step', () => told().here);
  assert.equal(told().fields, [{ name: 'total', found: false }]);
  site.pairs = [{ label: 'total', value: '£12', source: 'dl' }];
  await eventually('the field', () => told().fields[0]?.found === true);
  await visit(`${SHOP}/help`);
  assert.equal(told().fields, [{ name: 'total', found: false }]);
});

test('a document that is downloaded at a step is its evidence, and one from elsewhere is not kept', async () => {
  const { house, site, watcher, visit, told, events } = await begin();
  const download = (url: string) =>
    site.emit({ type: 'downloaded', url, filename: 'order.pdf', bytes: PDF, shownAt: null, at: new Date() });
  download('https://files.example/order.pdf');
  await eventually('the refusal', () => watcher.notices.some(({ type }) => type === 'download_refused'));
  assert.equal(
    watcher.notices.find(({ type }) => type === 'download_refused'),
    {
      type: 'download_refused',
      filename: 'order.pdf',
      problem: 'WRONG_PAGE',
    },
  );
  await visit(`${SHOP}/users/42`);
  download('https://files.example/order.pdf');
  await eventually('the next step', () => told().current === 2);
  assert.equal(typesOf(await events()), ['VariablesFound', 'EvidenceCaptured', 'StepCaptured']);
  assert.is(house.evidence.files.size, 1);
});

test('a document is looked for by its own address too', async () => {
  const { site, told, events } = await begin([guidedStep(`${SHOP}/files/:file`)]);
  const event = { type: 'downloaded', filename: 'order.pdf', bytes: PDF, shownAt: null, at: new Date() } as const;
  site.emit({ ...event, url: `${SHOP}/files/9.pdf` });
  await eventually('the end of the steps', () => told().current === null);
  const found = (await events()).find(({ type }) => type === 'VariablesFound');
  assert.equal(Reflect.get(Object(found?.data), 'variables'), { file: '9.pdf' });
});

test('a step that was passed over can be done later, and finishing without it takes a clear word', async () => {
  const { house, sessionId, visit, told, events } = await begin();
  await visit(`${SHOP}/users/42`);
  await house.desk.capture(sessionId);
  await house.desk.step(sessionId, { wish: 'skip', step: 2 });
  await house.desk.step(sessionId, { wish: 'skip', step: 2 });
  assert.equal([told().current, told().steps.map(({ state }) => state)], [3, ['done', 'skipped', 'open']]);
  await house.desk.step(sessionId, { wish: 'take_up', step: 2 });
  assert.is(told().current, 2);
  const refused = await refusal(house.desk.finish(sessionId));
  assert.equal([refused.reason, refused.code], ['STEPS_UNDONE', 'CONFLICT']);
  assert.match(refused.message, 'step 2, 3');
  as(await house.desk.finish(sessionId, true), 'assessing');
  const left = (await events()).filter(({ type }) => type === 'StepSkipped').map(({ data }) => data);
  assert.equal(
    left.map(data => [Reflect.get(Object(data), 'step'), Reflect.get(Object(data), 'at')]),
    [
      [2, 'step'],
      [2, 'finish'],
      [3, 'finish'],
    ],
  );
});

test('without any evidence nothing is finished, whatever is agreed to', async () => {
  const { house, sessionId } = await begin();
  assert.is((await refusal(house.desk.finish(sessionId, true))).reason, 'NO_EVIDENCE');
});

// specification: 2.5-variables-kept
test('a session whose browser was lost goes on at its step with what it had; another browser begins anew', async () => {
  const { house, sessionId, site, visit } = await begin();
  await visit(`${SHOP}/users/42`);
  await house.desk.capture(sessionId);
  site.emit({ type: 'closed', reason: 'crashed' });
  await eventually('its end', async () => (await view(house, sessionId)).view.kind === 'cover');
  assert.equal(as(await view(house, sessionId), 'cover').goesOn, { step: 2 });
  assert.is(as(await view(house, null), 'cover').goesOn, null);
  const again = await start(house, sessionId);
  assert.equal([again.sessionId, again.evidence.length, again.guidance?.current], [sessionId, 1, 2]);
  assert.is(house.browser.latest.options.startUrl, `${SHOP}/users/42/orders`);
  const types = (await readStream(house.store, captureSession, sessionId)).map(({ type }) => type);
  assert.equal(
    types.slice(-3).filter(type => type !== 'PageVisited'),
    ['CaptureEnded', 'CaptureResumed'],
  );
  assert.is((await house.events()).filter(({ type }) => type === 'SessionStarted').length, 1);
  await house.desk.capture(sessionId);
});

test('who begins anew begins at the first step, and who tries again after a result goes on from what was captured', async () => {
  const { house, sessionId, site, visit } = await begin();
  await visit(`${SHOP}/users/42`);
  await house.desk.capture(sessionId);
  site.emit({ type: 'closed', reason: 'idle' });
  await eventually('its end', async () => (await view(house, sessionId)).view.kind === 'cover');
  const anew = await start(house, sessionId, true);
  assert.is.not(anew.sessionId, sessionId);
  assert.equal([anew.evidence, anew.guidance?.current, anew.guidance?.place], [[], 1, 'shop.example/users/…']);
  house.browser.latest.visit(`${SHOP}/users/42`);
  await eventually('the page', async () => as(await view(house, anew.sessionId), 'live').guidance?.here === true);
  await house.desk.capture(anew.sessionId);
  await house.desk.finish(anew.sessionId, true);
  await house.assess(anew.sessionId, assessment({ found_fields: [] }));
  const next = await start(house, anew.sessionId);
  assert.is.not(next.sessionId, anew.sessionId);
  assert.equal([next.guidance?.current, next.evidence.length], [2, 1]);
  assert.is(next.guidance?.place, 'shop.example/users/42/orders');
  await house.desk.takeBack(next.sessionId, present(next.evidence[0]).id);
  assert.is(as(await view(house, next.sessionId), 'live').guidance?.current, 1);
});

test('whoever tries again with every step done is at the last one, which is captured once more', async () => {
  const { house, sessionId, visit } = await begin([guidedStep(`${SHOP}/users/:user`)]);
  await visit(`${SHOP}/users/42`);
  await house.desk.capture(sessionId);
  await house.desk.finish(sessionId);
  await house.assess(sessionId, assessment({ found_fields: [] }));
  const next = await start(house, sessionId);
  assert.equal([next.guidance?.current, next.guidance?.here, next.guidance?.steps[0]?.state], [1, true, 'done']);
  await house.desk.capture(next.sessionId);
  assert.is(as(await view(house, next.sessionId), 'live').evidence.length, 2);
  await house.desk.finish(next.sessionId);
  assert.is((await view(house, next.sessionId)).view.kind, 'assessing');
});

test('who leaves has ended the session, and begins anew', async () => {
  const { house, sessionId, visit } = await begin();
  await visit(`${SHOP}/users/42`);
  await house.desk.capture(sessionId);
  await house.desk.leave(ENVELOPE_ID, sessionId);
  assert.is(as(await view(house, sessionId), 'cover').goesOn, null);
  assert.is.not((await start(house, sessionId)).sessionId, sessionId);
});

test.run();
