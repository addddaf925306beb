import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { streamOf } from '../../application/streams.ts';
import { captureSession } from '../../domain/capture/session.ts';
import type { PageSnapshot } from '../../domain/reading/page-snapshot.ts';
import { assessment, CaptureHouse, ENDED } from '../support/capture-house.ts';
import { as, begin, PDF, refusal, submitted, VIEWPORT, Watcher } from '../support/capture-steps.ts';
import { eventually } from '../support/eventually.ts';

const NOTHING_FOUND = assessment({ found_fields: [] });
const REJECTED = assessment({ acceptance: 'reject', rules: [ENDED] });

/** A capture that was handed in and came to nothing: another try is granted. */
async function granted(changes = {}) {
  const { house, sessionId } = await submitted(changes);
  await house.assess(sessionId, NOTHING_FOUND);
  return { house, sessionId, first: house.scripted.latest };
}

const evidenceOf = (house: CaptureHouse, sessionId: string) =>
  house.store.events
    .filter(({ type, stream }) => type === 'EvidenceCaptured' && stream === streamOf(captureSession, sessionId))
    .map(({ data }) => data as { evidence_id: string; sha256: string });

test('the browser of a capture that was handed in waits while another try may come of it', async () => {
  const { house, sessionId, first } = await granted();
  assert.is(as(await house.desk.view(house.inquiryId, sessionId), 'retry_granted').stillOpen, true);
  const page = await house.desk.start(house.inquiryId, { viewport: VIEWPORT, holder: sessionId, takeOver: false });
  const view = as(page, 'live');
  assert.equal(view.again, { sameBrowser: true });
  assert.is.not(view.sessionId, sessionId);
  assert.is(house.scripted.sessions.length, 1);
  assert.is(first.closed, false);
  // What it tells and is told belongs to the new session now.
  const visited = () => house.types(streamOf(captureSession, view.sessionId)).filter(type => type === 'PageVisited');
  await eventually('the page that was left open', () => visited().length === 1);
  first.visit('https://club.example/membership');
  await eventually('a visit of the new session', () => visited().length === 2);
  house.desk.watch(view.sessionId, new Watcher());
  assert.ok(first.watched);
});

test('what the last try captured counts again, as copies that the log tells of', async () => {
  const { house, sessionId } = await granted();
  const [before] = evidenceOf(house, sessionId);
  const again = await begin(house, sessionId);
  const [copy] = evidenceOf(house, again);
  assert.is(copy?.sha256, before?.sha256);
  assert.is.not(copy?.evidence_id, before?.evidence_id);
  assert.equal(house.data('CaptureTriedAgain'), [
    {
      inquiry_id: house.inquiryId,
      session_id: again,
      from_session_id: sessionId,
      same_browser: true,
      evidence: [{ evidence_id: copy?.evidence_id, copy_of: before?.evidence_id }],
    },
  ]);
  const { evidence } = as(await house.desk.view(house.inquiryId, again), 'live');
  assert.equal(evidence, [
    { id: copy?.evidence_id, type: 'screenshot', mode: 'manual', label: 'club.example', carried: true },
  ]);
  assert.ok(await house.desk.keptFile(again, copy?.evidence_id ?? ''));
  assert.ok(house.evidence.files.has(`${copy?.evidence_id}.snapshot`));
});

test('what is taken back of it is gone from this try alone', async () => {
  const { house, sessionId } = await granted({ allowed_modes: ['manual'] });
  const again = await begin(house, sessionId);
  const [copy] = evidenceOf(house, again);
  await house.desk.takeBack(again, copy?.evidence_id ?? '');
  assert.equal(as(await house.desk.view(house.inquiryId, again), 'live').evidence, []);
  assert.is(house.types(streamOf(captureSession, again)).at(-1), 'EvidenceRemoved');
  assert.not.ok(house.types(streamOf(captureSession, sessionId)).includes('EvidenceRemoved'));
  assert.is((await refusal(house.desk.finish(again))).reason, 'NO_EVIDENCE');
});

test('the same once more is handed in only by whoever was asked', async () => {
  const { house, sessionId } = await granted({ allowed_modes: ['manual'] });
  const again = await begin(house, sessionId);
  assert.is((await refusal(house.desk.finish(again))).reason, 'NOTHING_NEW');
  assert.is((await house.desk.finish(again, true)).view.kind, 'assessing');
  await house.assess(again, NOTHING_FOUND);
  const third = await begin(house, again);
  await house.desk.capture(third);
  assert.is((await house.desk.finish(third)).view.kind, 'assessing');
  assert.is(evidenceOf(house, third).length, 2);
});

test('a page that is captured again and says something else takes the place of its picture of the last try', async () => {
  const fields = ['Plan', 'Valid until'].map(name => ({ name, description: '', required: true }));
  const shows = (values: Record<string, string>) =>
    Object.entries(values).map(([label, value]) => ({ label, value }) as PageSnapshot['pairs'][number]);
  const before = { Plan: 'Basic', 'Valid until': '1 May 2026' };
  for (const [now, kept] of [
    [{ Plan: 'Gold', 'Valid until': '1 May 2026' }, 1],
    [before, 2],
    // What only the older picture shows is not lost.
    [{ Plan: 'Gold' }, 2],
  ] as const) {
    const house = await new CaptureHouse({ fields, allowed_modes: ['manual'] }).create();
    const sessionId = await begin(house);
    const { latest } = house.scripted;
    latest.pairs = shows(before);
    await house.desk.capture(sessionId);
    await house.desk.finish(sessionId);
    await house.assess(sessionId, NOTHING_FOUND);
    const again = await begin(house, sessionId);
    const watcher = new Watcher();
    house.desk.watch(again, watcher);
    latest.pairs = shows(now);
    const captured = await house.desk.capture(again);
    const { evidence } = as(await house.desk.view(house.inquiryId, again), 'live');
    assert.is(evidence.length, kept, JSON.stringify(now));
    assert.ok(evidence.some(({ id }) => id === captured.id));
    const removals = house.data('EvidenceRemoved').map(data => (data as { reason: string }).reason);
    assert.equal(removals, kept === 1 ? ['replaced'] : []);
  }
});

test('who never captures by hand hands in the page that is open, beside what there was', async () => {
  const { house, sessionId } = await granted({ allowed_modes: ['manual', 'auto'] });
  const again = await begin(house, sessionId);
  await house.desk.finish(again);
  assert.is(evidenceOf(house, again).length, 2);
});

test('a verdict that leaves nothing to try closes the browser at once', async () => {
  const verdicts = [assessment(), assessment({ acceptance: 'low', acceptance_certain: false })];
  for (const verdict of verdicts) {
    const { house, sessionId } = await submitted();
    assert.is(house.scripted.latest.closed, false);
    await house.assess(sessionId, verdict);
    await eventually('its end', () => house.scripted.latest.closed);
  }
  const { house } = await submitted({ max_retries: 0 });
  await eventually('the end of the last try', () => house.scripted.latest.closed);
});

test('a rejection that may be tried again keeps it, and a deletion does not', async () => {
  const { house, sessionId } = await submitted();
  await house.assess(sessionId, REJECTED);
  const view = as(await house.desk.view(house.inquiryId, sessionId), 'decided');
  assert.equal([view.mayTryAgain, view.stillOpen], [true, true]);
  await house.delete();
  await eventually('its end', () => house.scripted.latest.closed);
});

test('after its time the browser is gone, and the next try opens a fresh one with what was captured', async () => {
  const house = await new CaptureHouse({}, undefined, { keptLimitMs: 20 }).create();
  const sessionId = await begin(house);
  await house.desk.capture(sessionId);
  await house.desk.finish(sessionId);
  await eventually('its end', () => house.scripted.latest.closed);
  await house.assess(sessionId, NOTHING_FOUND);
  assert.is(as(await house.desk.view(house.inquiryId, sessionId), 'retry_granted').stillOpen, false);
  const page = await house.desk.start(house.inquiryId, { viewport: VIEWPORT, holder: sessionId, takeOver: false });
  const view = as(page, 'live');
  assert.equal(view.again, { sameBrowser: false });
  assert.is(view.evidence.length, 1);
  assert.is(house.scripted.sessions.length, 2);
  assert.equal(house.data<{ same_browser: boolean }>('CaptureTriedAgain')[0]?.same_browser, false);
});

test('a browser that crashes while it waits is gone, and so is one whose person goes back', async () => {
  const crashed = await granted();
  crashed.first.emit({ type: 'closed', reason: 'crashed' });
  await eventually('the loss', async () => {
    const { view } = await crashed.house.desk.view(crashed.house.inquiryId, crashed.sessionId);
    return view.kind === 'retry_granted' && !view.stillOpen;
  });
  const gone = await granted();
  await gone.house.desk.leave(gone.house.inquiryId, null);
  assert.is(gone.first.closed, false);
  await gone.house.desk.leave(gone.house.inquiryId, gone.sessionId);
  assert.ok(gone.first.closed);
});

test('somebody with the link alone gets neither the browser nor what was captured', async () => {
  const { house, first } = await granted();
  const page = await house.desk.start(house.inquiryId, { viewport: VIEWPORT, holder: null, takeOver: false });
  const view = as(page, 'live');
  assert.equal([view.again, view.evidence], [null, []]);
  assert.ok(first.closed);
  assert.is(house.scripted.sessions.length, 2);
});

test('a browser that waits has a place, and gives it up to whoever has none', async () => {
  const { house, sessionId, first } = await granted();
  house.scripted.places = 1;
  assert.is(house.scripted.freePlaces(), 0);
  const other = await house.another();
  const page = await house.desk.start(other, { viewport: VIEWPORT, holder: null, takeOver: false });
  assert.is(page.view.kind, 'live');
  assert.ok(first.closed);
  const waits = await house.desk.start(house.inquiryId, { viewport: VIEWPORT, holder: sessionId, takeOver: false });
  assert.is(waits.view.kind, 'busy');
});

test('documents and captures go on, but nothing whose file is another than was assessed', async () => {
  const { house, sessionId } = await granted();
  const [kept] = evidenceOf(house, sessionId);
  house.evidence.files.set(kept?.evidence_id ?? '', { bytes: PDF, contentType: 'image/png' });
  const again = await begin(house, sessionId);
  assert.equal(evidenceOf(house, again), []);
  assert.is(house.evidence.files.size, 2);
  assert.equal(await house.reservations.beginning('evidence:'), []);
});

test('a service that stops closes what waits', async () => {
  const { house, first } = await granted();
  await house.desk.close();
  assert.ok(first.closed);
});

test.run();
