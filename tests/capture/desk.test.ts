import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { CaptureNotice, CaptureViewer } from '../../application/capture/live-session.ts';
import type { CapturePage, CaptureView } from '../../application/capture/view.ts';
import type { EvidenceCaptured, PageVisited } from '../../domain/capture/events.ts';
import { DomainError } from '../../domain/domain-error.ts';
import { assessment, CaptureHouse } from '../support/capture-house.ts';
import { eventually } from '../support/eventually.ts';

const VIEWPORT = { width: 1280, height: 720, scale: 1, touch: false };
const PDF = new TextEncoder().encode('%PDF-1.7\n');

function as<Kind extends CaptureView['kind']>(page: CapturePage, kind: Kind): CaptureView & { kind: Kind } {
  assert.is(page.view.kind, kind);
  return page.view as CaptureView & { kind: Kind };
}

class Watcher implements CaptureViewer {
  readonly notices: CaptureNotice[] = [];
  async frame(): Promise<void> {}
  notice(notice: CaptureNotice): void {
    this.notices.push(notice);
  }
}

async function begin(house: CaptureHouse, holder: string | null = null, takeOver = false): Promise<string> {
  const page = await house.desk.start(house.inquiryId, { viewport: VIEWPORT, holder, takeOver });
  return as(page, 'live').sessionId;
}

async function refusal(promise: Promise<unknown>): Promise<DomainError> {
  try {
    await promise;
  } catch (error) {
    if (error instanceof DomainError) return error;
    throw error;
  }
  throw new Error('it was not refused');
}

async function submitted(changes = {}): Promise<{ house: CaptureHouse; sessionId: string }> {
  const house = await new CaptureHouse(changes).create();
  const sessionId = await begin(house);
  await house.desk.capture(sessionId);
  await house.desk.finish(sessionId);
  return { house, sessionId };
}

test('an inquiry that never was, or is deleted, is not found', async () => {
  const house = await new CaptureHouse().create();
  assert.equal(await house.desk.view('web_iq_none', null), { revision: -1, view: { kind: 'not_found' }, texts: null });
  await house.delete();
  assert.is((await house.desk.view(house.inquiryId, null)).view.kind, 'not_found');
  const start = { viewport: VIEWPORT, holder: null, takeOver: false };
  assert.is((await house.desk.start(house.inquiryId, start)).view.kind, 'not_found');
  assert.is(house.scripted.sessions.length, 0);
});

test('the cover shows the public words and nothing secret', async () => {
  const house = await new CaptureHouse().create();
  const page = await house.desk.view(house.inquiryId, null);
  assert.is(as(page, 'cover').again, false);
  assert.is(page.texts?.organization, 'Northwind Insurance');
  assert.equal(page.texts?.loginProviders, ['Google']);
  assert.match(page.texts?.acceptanceGuide ?? '', 'High Acceptance');
  assert.not.match(JSON.stringify(page), 'secret');
});

test('the acceptance guide is shown only when the settings say so', async () => {
  const house = await new CaptureHouse({ settings: {} }).create();
  const { texts } = await house.desk.view(house.inquiryId, null);
  assert.is(texts?.acceptanceGuide, null);
  assert.is(texts?.showCover, true);
});

test('a start opens the browser at the start address and records session and visits in order', async () => {
  const house = await new CaptureHouse().create();
  const sessionId = await begin(house);
  for (const path of ['a', 'b', 'c']) house.scripted.latest.visit(`https://club.example/${path}`);
  const stream = `capture-${sessionId}`;
  await eventually('four visits', () => house.types(stream).length === 4);
  const visits = house.data<PageVisited['data']>('PageVisited');
  assert.equal(
    visits.map(visit => visit.url.slice('https://club.example/'.length)),
    ['account', 'a', 'b', 'c'],
  );
  assert.ok(visits.every(visit => visit.session_id === sessionId && visit.visit_id.startsWith('web_pv_')));
  const [started] = house.store.events.filter(event => event.type === 'SessionStarted');
  assert.equal(started?.data, { inquiry_id: house.inquiryId, session_id: sessionId, consent_version: '1' });
  assert.is(started?.metadata.actor, 'end_user');
  assert.is(started?.metadata.org_id, 'org_1');
});

test('when every place is taken nothing is recorded', async () => {
  const house = await new CaptureHouse().create();
  house.scripted.places = 0;
  const page = await house.desk.start(house.inquiryId, { viewport: VIEWPORT, holder: null, takeOver: false });
  assert.is(page.view.kind, 'busy');
  assert.equal(house.types(`inquiry-${house.inquiryId}`), ['InquiryCreated', 'ResultOpened']);
});

test('two starts at once open one session', async () => {
  const house = await new CaptureHouse().create();
  const start = () => house.desk.start(house.inquiryId, { viewport: VIEWPORT, holder: null, takeOver: false });
  const kinds = (await Promise.all([start(), start()])).map(page => page.view.kind);
  assert.equal(kinds.sort(), ['in_use', 'live']);
  assert.is(house.scripted.sessions.length, 1);
});

test('a capture keeps the picture, its snapshot and their hashes', async () => {
  const house = await new CaptureHouse().create();
  const sessionId = await begin(house);
  const watcher = new Watcher();
  house.desk.watch(sessionId, watcher);
  house.scripted.latest.visit('https://club.example/membership');
  const kept = await house.desk.capture(sessionId);
  const [evidence] = house.data<EvidenceCaptured['data']>('EvidenceCaptured');
  assert.is(evidence?.evidence_id, kept.id);
  assert.is(evidence?.source_url, 'https://club.example/membership');
  assert.is(evidence?.capture_mode, 'manual');
  assert.is(evidence?.size, house.evidence.files.get(kept.id)?.bytes.length);
  const snapshot = house.evidence.files.get(`${kept.id}.snapshot`);
  assert.is(snapshot?.contentType, 'application/json');
  assert.match(new TextDecoder().decode(snapshot?.bytes), 'https://club.example/membership');
  assert.is(evidence?.snapshot_sha256?.length, 64);
  assert.ok(watcher.notices.some(notice => notice.type === 'evidence' && notice.count === 1));
  // The visit came before the capture, and stands before it.
  assert.is(house.types(`capture-${sessionId}`).at(-1), 'EvidenceCaptured');
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

test('another browser is told that it is in use; taking over starts a fresh browser', async () => {
  const house = await new CaptureHouse().create();
  const first = await begin(house);
  const watcher = new Watcher();
  house.desk.watch(first, watcher);
  assert.is((await house.desk.view(house.inquiryId, null)).view.kind, 'in_use');
  const second = await begin(house, null, true);
  assert.is.not(second, first);
  assert.equal(watcher.notices.at(-1), { type: 'ended', reason: 'taken_over' });
  assert.is(house.types(`capture-${first}`).at(-1), 'CaptureEnded');
  assert.equal(
    house.scripted.sessions.map(session => session.closed),
    [true, false],
  );
  assert.is((await house.desk.view(house.inquiryId, first)).view.kind, 'in_use');
  assert.is((await refusal(house.desk.capture(first))).reason, 'ENDED');
});

test('without evidence nothing is submitted when only Capture may capture', async () => {
  const house = await new CaptureHouse({ allowed_modes: ['manual'] }).create();
  const sessionId = await begin(house);
  const error = await refusal(house.desk.finish(sessionId));
  assert.is(error.reason, 'NO_EVIDENCE');
  assert.match(error.message, 'Press Capture');
  assert.is((await house.desk.view(house.inquiryId, sessionId)).view.kind, 'live');
});

test('a finish without evidence captures the page where that is allowed', async () => {
  const house = await new CaptureHouse({ allowed_modes: ['auto'] }).create();
  const sessionId = await begin(house);
  assert.is((await refusal(house.desk.capture(sessionId))).code, 'FORBIDDEN');
  await house.desk.finish(sessionId);
  assert.is(house.data<EvidenceCaptured['data']>('EvidenceCaptured')[0]?.capture_mode, 'auto');
});

test('a finish submits, ends the session and closes its browser', async () => {
  const { house, sessionId } = await submitted();
  assert.is(house.types(`capture-${sessionId}`).at(-1), 'CaptureEnded');
  assert.is(house.types(`inquiry-${house.inquiryId}`).at(-1), 'CaptureSubmitted');
  await eventually('the browser to close', () => house.scripted.latest.closed);
  const view = as(await house.desk.view(house.inquiryId, sessionId), 'assessing');
  assert.is(view.redirect, `https://northwind.example/done?case=7&status=processing&inquiry_id=${house.inquiryId}#top`);
  assert.is((await refusal(house.desk.finish(sessionId))).reason, 'ENDED');
});

test('an approval is shown with its redirect once the read models know it', async () => {
  const { house, sessionId } = await submitted();
  const { revision } = await house.desk.view(house.inquiryId, sessionId);
  const next = house.desk.next(house.inquiryId, sessionId, revision, 5000);
  await house.assess(sessionId, assessment());
  const view = as(await next, 'decided');
  assert.is(view.status, 'approved');
  assert.is(view.mayTryAgain, false);
  assert.match(view.redirect ?? '', 'status=approved');
  assert.equal(
    house.readable.at(-1),
    await house.store.head().then(() => house.store.events.findLast(e => e.stream.startsWith('inquiry-'))?.position),
  );
});

test('waiting ends with the same answer when nothing happens', async () => {
  const { house, sessionId } = await submitted();
  const { revision } = await house.desk.view(house.inquiryId, sessionId);
  const startedAt = performance.now();
  assert.is((await house.desk.next(house.inquiryId, sessionId, revision, 450)).view.kind, 'assessing');
  assert.ok(performance.now() - startedAt < 2000);
});

test('a rejection says why and offers another try', async () => {
  const { house, sessionId } = await submitted();
  await house.assess(sessionId, assessment({ acceptance: 'reject', acceptance_reason: 'The membership has ended.' }));
  const view = as(await house.desk.view(house.inquiryId, sessionId), 'decided');
  assert.equal([view.status, view.reason, view.mayTryAgain], ['rejected', 'The membership has ended.', true]);
  const again = await begin(house, sessionId);
  assert.is.not(again, sessionId);
  assert.is((await house.desk.view(house.inquiryId, again)).view.kind, 'live');
});

test('a browser that did not go through it learns nothing of the verdict', async () => {
  const { house, sessionId } = await submitted();
  const stranger = { kind: 'decided', status: null, reason: null, redirect: null };
  assert.equal((await house.desk.view(house.inquiryId, null)).view, { ...stranger, mayTryAgain: false });
  await house.assess(sessionId, assessment({ acceptance: 'reject', acceptance_reason: 'Ended.' }));
  assert.equal((await house.desk.view(house.inquiryId, null)).view, { ...stranger, mayTryAgain: true });
});

test('a granted try says why; a session that is lost afterwards shows the cover', async () => {
  const { house, sessionId } = await submitted();
  await house.assess(sessionId, assessment({ found_fields: [] }));
  const view = as(await house.desk.view(house.inquiryId, sessionId), 'retry_granted');
  assert.match(view.reason, 'None of the required fields');
  assert.match(view.redirect, 'status=pending');
  const again = await begin(house, sessionId);
  house.scripted.latest.emit({ type: 'closed', reason: 'crashed' });
  await eventually('its end', () => house.types(`capture-${again}`).at(-1) === 'CaptureEnded');
  assert.is(as(await house.desk.view(house.inquiryId, again), 'cover').again, true);
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

test('an expired inquiry captures nothing', async () => {
  const house = await new CaptureHouse().create();
  const sessionId = await begin(house);
  house.now = new Date(house.now.getTime() + 25 * 3600_000);
  assert.is((await refusal(house.desk.capture(sessionId))).reason, 'EXPIRED');
  assert.is(house.data('EvidenceCaptured').length, 0);
  assert.is((await house.desk.view(house.inquiryId, sessionId)).view.kind, 'expired');
  const page = await house.desk.start(house.inquiryId, { viewport: VIEWPORT, holder: null, takeOver: false });
  assert.equal(page.view, { kind: 'expired', redirect: null });
  await house.expire();
  assert.match(as(await house.desk.view(house.inquiryId, sessionId), 'expired').redirect ?? '', 'status=failed');
});

test('leaving ends the session without submitting', async () => {
  const house = await new CaptureHouse().create();
  const sessionId = await begin(house);
  await house.desk.leave(house.inquiryId, null);
  assert.is(house.data('CaptureEnded').length, 0);
  const { redirect } = await house.desk.leave(house.inquiryId, sessionId);
  assert.match(redirect, 'status=pending');
  assert.equal(house.data<{ reason: string }>('CaptureEnded')[0]?.reason, 'left');
  assert.not.ok(house.types(`inquiry-${house.inquiryId}`).includes('CaptureSubmitted'));
});

test('a download is evidence of a document inquiry', async () => {
  const house = await new CaptureHouse({ capture_type: 'document' }).create();
  const sessionId = await begin(house);
  const watcher = new Watcher();
  house.desk.watch(sessionId, watcher);
  const download = { type: 'downloaded', url: 'https://club.example/card.pdf', at: new Date() } as const;
  house.scripted.latest.emit({ ...download, filename: 'card.pdf', bytes: PDF });
  house.scripted.latest.emit({ ...download, filename: 'setup.exe', bytes: new Uint8Array([0x4d, 0x5a, 0]) });
  await eventually('both to be told', () => watcher.notices.some(notice => notice.type === 'download_refused'));
  const [evidence, more] = house.data<EvidenceCaptured['data']>('EvidenceCaptured');
  assert.equal(
    [evidence?.content_type, evidence?.capture_mode, evidence?.source_url],
    ['application/pdf', 'auto', 'https://club.example/card.pdf'],
  );
  assert.is(evidence?.snapshot_sha256, null);
  assert.is(more, undefined);
  await house.desk.finish(sessionId);
});

test('a download is not kept where a page is asked for', async () => {
  const house = await new CaptureHouse().create();
  const sessionId = await begin(house);
  const watcher = new Watcher();
  house.desk.watch(sessionId, watcher);
  const url = 'https://club.example/card.pdf';
  house.scripted.latest.emit({ type: 'downloaded', url, filename: 'card.pdf', bytes: PDF, at: new Date() });
  await eventually('the refusal', () => watcher.notices.some(notice => notice.type === 'download_refused'));
  assert.is(house.evidence.files.size, 0);
});

test('uploads are taken for documents only, and checked', async () => {
  const pages = await new CaptureHouse().create();
  const pageSession = await begin(pages);
  assert.is((await refusal(pages.desk.upload(pageSession, { bytes: PDF, filename: 'a.pdf' }))).code, 'FORBIDDEN');

  const house = await new CaptureHouse({ capture_type: 'document' }).create();
  const sessionId = await begin(house);
  const kept = await house.desk.upload(sessionId, { bytes: PDF, filename: 'statement.pdf' });
  assert.equal([kept.type, kept.mode, kept.label], ['document', 'manual', 'statement.pdf']);
  const program = { bytes: new Uint8Array([0x4d, 0x5a, 0]), filename: 'a.pdf' };
  assert.is((await refusal(house.desk.upload(sessionId, program))).reason, 'UNREADABLE_TYPE');
  const huge = { bytes: new Uint8Array(25 * 1024 * 1024 + 1), filename: 'a.pdf' };
  assert.is((await refusal(house.desk.upload(sessionId, huge))).reason, 'TOO_LARGE');
  assert.is(house.evidence.files.size, 1);
});

test('a session keeps 30 pieces of evidence and leaves no file behind for more', async () => {
  const house = await new CaptureHouse().create();
  const sessionId = await begin(house);
  for (let count = 0; count < 30; count++) await house.desk.capture(sessionId);
  assert.is((await refusal(house.desk.capture(sessionId))).reason, 'TOO_MUCH_EVIDENCE');
  assert.is(house.evidence.files.size, 60);
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
  assert.is(house.types(`capture-${sessionId}`).at(-1), 'CaptureEnded');
  await eventually('the browser to close', () => house.scripted.latest.closed);
});

test.run();
