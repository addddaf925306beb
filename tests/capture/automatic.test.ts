import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { pause } from '../../application/pause.ts';
import type { EvidenceCaptured, EvidenceRemoved } from '../../domain/capture/events.ts';
import type { CaptureMode } from '../../domain/inquiry/configuration.ts';
import { CaptureHouse } from '../support/capture-house.ts';
import { as, begin, refusal, VIEWPORT, Watcher } from '../support/capture-steps.ts';
import { EnvelopeHouse } from '../support/envelope-house.ts';
import { ENVELOPE_ID } from '../support/envelope-story.ts';
import { eventually } from '../support/eventually.ts';
import { guidedStep } from '../support/guided-step.ts';
import { present } from '../support/present.ts';

const SITE = 'https://club.example';
const says = (value: string, label = 'status') => [{ label, value, source: 'dl' as const }];
/** Longer than two looks at a page, and shorter than a wait for one that does not settle. */
const A_FEW_LOOKS_MS = 2500;

const open: { desk: { close(): Promise<void> } }[] = [];
test.after(async () => {
  for (const house of open) await house.desk.close();
});

/** Somebody watches a session that captures by itself. */
async function watched(allowed_modes: CaptureMode[] = ['auto']) {
  const house = await new CaptureHouse({ allowed_modes }).create();
  open.push(house);
  const sessionId = await begin(house);
  const watcher = new Watcher();
  const watching = present(house.desk.watch(sessionId, watcher));
  const site = house.scripted.latest;
  const captured = () => house.data<EvidenceCaptured['data']>('EvidenceCaptured');
  const removed = () => house.data<EvidenceRemoved['data']>('EvidenceRemoved');
  const capturedTimes = (times: number) => eventually(`${times} captures`, () => captured().length === times, 20_000);
  return { house, sessionId, watcher, watching, site, captured, removed, capturedTimes };
}

// specification: 2.3-mode-auto, 2.4-allowed-modes, 4.4-allowed-modes
test('a page that shows a wanted field is captured by itself, once, and the end user is told', async () => {
  const { site, captured, capturedTimes, watcher, house, sessionId } = await watched();
  site.visit(`${SITE}/news`);
  await pause(A_FEW_LOOKS_MS);
  assert.equal(captured(), []);
  site.pairs = says('Active');
  site.visit(`${SITE}/membership`);
  await capturedTimes(1);
  const [evidence] = captured();
  assert.equal([evidence?.capture_mode, evidence?.source_url], ['auto', `${SITE}/membership`]);
  assert.ok(watcher.notices.some(notice => notice.type === 'evidence' && notice.evidence.mode === 'auto'));
  await pause(A_FEW_LOOKS_MS);
  assert.is(captured().length, 1);
  assert.is((await refusal(house.desk.capture(sessionId))).reason, 'MODE');
});

test('nothing is captured by itself where no mode, or only the button, is named', async () => {
  for (const modes of [[], ['manual']] satisfies CaptureMode[][]) {
    const { site, captured } = await watched(modes);
    site.pairs = says('Active');
    site.visit(`${SITE}/membership`);
    await pause(A_FEW_LOOKS_MS);
    assert.equal(captured(), []);
  }
});

test('not while a password is typed, while the end user types at all, or when nobody looks', async () => {
  const { site, captured, watching } = await watched();
  site.rest = { quietMs: 60_000, password: true };
  site.pairs = says('Active');
  await pause(A_FEW_LOOKS_MS);
  assert.equal(captured(), [], 'a password');
  watching.detach();
  site.rest = { quietMs: 60_000, password: false };
  await pause(A_FEW_LOOKS_MS);
  assert.equal(captured(), [], 'nobody');
  const typing = await watched();
  const hands = setInterval(() => typing.watching.input({ type: 'text', text: 'a' }), 100);
  typing.site.pairs = says('Active');
  await pause(A_FEW_LOOKS_MS);
  clearInterval(hands);
  assert.equal(typing.captured(), [], 'typing');
  await typing.capturedTimes(1);
});

test('what changed is captured once again, and takes the place of the picture before', async () => {
  const { site, captured, removed, capturedTimes, watcher } = await watched();
  site.pairs = says('Pending');
  await capturedTimes(1);
  site.pairs = says('Active');
  await capturedTimes(2);
  const [first] = captured();
  assert.equal(
    removed().map(({ evidence_id, reason }) => [evidence_id, reason]),
    [[first?.evidence_id, 'replaced']],
  );
  await eventually('to be told', () => watcher.notices.some(notice => notice.type === 'evidence_removed'));
  site.pairs = says('Ended');
  await pause(2 * A_FEW_LOOKS_MS);
  assert.is(captured().length, 2);
});

test('a page that never rests is captured after ten seconds', async () => {
  const { site, captured, capturedTimes } = await watched();
  site.rest = { quietMs: 0, password: false };
  site.pairs = says('Active');
  await pause(A_FEW_LOOKS_MS);
  assert.equal(captured(), []);
  await capturedTimes(1);
});

test('what is taken back counts no more and is not captured again by itself; Finish captures what is open', async () => {
  const { site, house, sessionId, captured, removed, capturedTimes, watcher } = await watched();
  site.pairs = says('Active');
  await capturedTimes(1);
  const id = present(captured()[0]).evidence_id;
  await house.desk.takeBack(sessionId, id);
  assert.equal(
    removed().map(({ evidence_id, reason }) => [evidence_id, reason]),
    [[id, 'taken_back']],
  );
  const told = watcher.notices.find(notice => notice.type === 'evidence_removed');
  assert.equal(told, { type: 'evidence_removed', id, reason: 'taken_back', count: 0 });
  assert.equal(as(await house.desk.view(house.inquiryId, sessionId), 'live').evidence, []);
  site.pairs = says('Ended');
  await pause(A_FEW_LOOKS_MS);
  assert.is(captured().length, 1);
  await house.desk.finish(sessionId);
  assert.is(captured().length, 2);
});

// specification: 2.5-step-capture-on-rules, 2.5-step-full-screen-captures
test('steps are captured by themselves where they are captured, and one that is taken back on wish only', async () => {
  const total = { name: 'total', required: true, description: '' };
  const steps = [
    guidedStep(`${SITE}/users/:user`),
    guidedStep(`${SITE}/orders`, { full_screen: true, fields: [total] }),
  ];
  const house = await new EnvelopeHouse().create({ steps, allowed_modes: ['auto'] });
  open.push(house);
  const view = await house.desk.start(ENVELOPE_ID, { viewport: VIEWPORT, holder: null, takeOver: false });
  const { sessionId } = as(view, 'live');
  const watcher = new Watcher();
  house.desk.watch(sessionId, watcher);
  const site = house.browser.latest;
  const current = () => {
    const told = watcher.notices.findLast(notice => notice.type === 'guidance');
    return told?.type === 'guidance' ? told.guidance : undefined;
  };
  const isAt = (step: number | null) => eventually(`step ${step}`, () => current()?.current === step, 20_000);
  site.visit(`${SITE}/help`);
  await pause(A_FEW_LOOKS_MS);
  assert.is(current()?.current, 1);
  site.visit(`${SITE}/users/7`);
  await isAt(2);
  site.visit(`${SITE}/orders`);
  await pause(A_FEW_LOOKS_MS);
  assert.is(current()?.current, 2, 'the page does not show the total');
  site.pairs = says('£12', 'total');
  await isAt(null);
  assert.equal(site.whole, [false, true]);
  // What is seen on the page of a step that is done changes.
  site.pairs = says('£15', 'total');
  await eventually('the newer picture', () => site.whole.length === 3, 20_000);
  await eventually('the older one to go', () => watcher.notices.some(({ type }) => type === 'evidence_removed'));
  const { evidence } = as(await house.desk.view(ENVELOPE_ID, sessionId), 'live');
  assert.is(evidence.length, 2);
  await house.desk.takeBack(sessionId, present(evidence[1]).id);
  await isAt(2);
  assert.ok(current()?.takenBack);
  await pause(A_FEW_LOOKS_MS);
  assert.is(site.whole.length, 3);
  await house.desk.step(sessionId, { wish: 'take_up', step: 2 });
  await isAt(null);
  assert.is(site.whole.length, 4);
});

test.run();
