import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { DocumentCheck } from '../../application/ports/document-check.ts';
import { streamOf } from '../../application/streams.ts';
import type { EvidenceCaptured } from '../../domain/capture/events.ts';
import { captureSession } from '../../domain/capture/session.ts';
import { CaptureHouse } from '../support/capture-house.ts';
import { begin, PDF, refusal, Watcher } from '../support/capture-steps.ts';
import { eventually } from '../support/eventually.ts';

const CODE = 'DOMAIN_NOT_ALLOWED';

// specification: 1-screenshot, 2.3-mode-manual, 2.3-type-screenshot
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
  assert.is(house.types(streamOf(captureSession, sessionId)).at(-1), 'EvidenceCaptured');
});

test('nothing is kept of where the person may not go', async () => {
  const settings = { allowed_domains: ['club.example'] };
  const house = await new CaptureHouse({ settings, capture_type: 'document' }).create();
  const sessionId = await begin(house);
  const watcher = new Watcher();
  house.desk.watch(sessionId, watcher);
  await house.desk.capture(sessionId);
  const download = {
    type: 'downloaded',
    url: 'https://files.example/card.pdf',
    shownAt: null,
    at: new Date(),
  } as const;
  house.scripted.latest.emit({ ...download, filename: 'card.pdf', bytes: PDF });
  await eventually('the refusal', () =>
    watcher.notices.some(({ type, ...rest }) => type === 'download_refused' && Object.values(rest).includes(CODE)),
  );
  house.scripted.latest.visit('https://club.example.evil.example/membership');
  assert.is((await refusal(house.desk.capture(sessionId))).reason, CODE);
  house.scripted.latest.visit('https://my.club.example/membership');
  await house.desk.capture(sessionId);
  assert.is(house.data('EvidenceCaptured').length, 2);
});

// specification: 2.4-allowed-modes
test('without evidence nothing is submitted when only Capture may capture', async () => {
  const house = await new CaptureHouse({ allowed_modes: ['manual'] }).create();
  const sessionId = await begin(house);
  const error = await refusal(house.desk.finish(sessionId));
  assert.is(error.reason, 'NO_EVIDENCE');
  assert.match(error.message, 'Press Capture');
  assert.is((await house.desk.view(house.inquiryId, sessionId)).view.kind, 'live');
});

// specification: 2.3-mode-auto, 2.4-allowed-modes
test('a finish without evidence captures the page where that is allowed', async () => {
  const house = await new CaptureHouse({ allowed_modes: ['auto'] }).create();
  const sessionId = await begin(house);
  assert.is((await refusal(house.desk.capture(sessionId))).code, 'FORBIDDEN');
  await house.desk.finish(sessionId);
  assert.is(house.data<EvidenceCaptured['data']>('EvidenceCaptured')[0]?.capture_mode, 'auto');
});

// specification: 1-document, 2.3-mode-auto, 2.3-type-document, 2.3-evidence-source-url
test('a download is evidence of a document inquiry', async () => {
  const house = await new CaptureHouse({ capture_type: 'document' }).create();
  const sessionId = await begin(house);
  const watcher = new Watcher();
  house.desk.watch(sessionId, watcher);
  const download = { type: 'downloaded', url: 'https://club.example/card.pdf', shownAt: null, at: new Date() } as const;
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

// specification: 1-screenshot
test('a download is not kept where a page is asked for, unless its person says so', async () => {
  const house = await new CaptureHouse().create();
  const sessionId = await begin(house);
  const watcher = new Watcher();
  house.desk.watch(sessionId, watcher);
  const url = 'https://club.example/card.pdf';
  house.scripted.latest.emit({
    type: 'downloaded',
    url,
    filename: 'card.pdf',
    bytes: PDF,
    shownAt: null,
    at: new Date(),
  });
  await eventually('the offer', () => watcher.notices.some(notice => notice.type === 'document_offered'));
  assert.is(house.evidence.files.size, 0);
});

const offered = (bytes: Uint8Array, filename: string) => ({ filename, read: async () => bytes });

test('an upload is read only where it may be kept, and one at a time', async () => {
  let reads = 0;
  const counted = { filename: 'a.pdf', read: async () => PDF.subarray(0, ++reads && PDF.length) };
  const pages = await new CaptureHouse().create();
  assert.is((await refusal(pages.desk.upload(await begin(pages), counted))).code, 'FORBIDDEN');
  const house = await new CaptureHouse({ capture_type: 'document' }).create();
  const sessionId = await begin(house);
  let arrive = () => {};
  const arrived = new Promise<void>(resolve => {
    arrive = resolve;
  });
  const slow = house.desk.upload(sessionId, { filename: 'slow.pdf', read: () => arrived.then(() => PDF) });
  assert.is((await refusal(house.desk.upload(sessionId, counted))).reason, 'UPLOAD_UNDER_WAY');
  assert.is(reads, 0);
  arrive();
  assert.is((await slow).label, 'slow.pdf');
  assert.is((await house.desk.upload(sessionId, counted)).label, 'a.pdf');
  let cut: AbortSignal | undefined;
  const stalled = house.desk.upload(sessionId, {
    filename: 'b.pdf',
    read: signal => {
      cut = signal;
      return new Promise(resolve => signal.addEventListener('abort', () => resolve(PDF)));
    },
  });
  await eventually('the reading', () => cut);
  await house.desk.close();
  assert.ok(cut?.aborted);
  assert.is((await refusal(stalled)).reason, 'ENDED');
  assert.is((await refusal(house.desk.upload(sessionId, counted))).reason, 'ENDED');
  assert.is(reads, 1);
});

test('uploads are taken for documents only, and checked', async () => {
  const pages = await new CaptureHouse().create();
  const pageSession = await begin(pages);
  assert.is((await refusal(pages.desk.upload(pageSession, offered(PDF, 'a.pdf')))).code, 'FORBIDDEN');

  const house = await new CaptureHouse({ capture_type: 'document' }).create();
  const sessionId = await begin(house);
  const kept = await house.desk.upload(sessionId, offered(PDF, 'statement.pdf'));
  assert.equal([kept.type, kept.mode, kept.label], ['document', 'manual', 'statement.pdf']);
  const program = offered(new Uint8Array([0x4d, 0x5a, 0]), 'a.pdf');
  assert.is((await refusal(house.desk.upload(sessionId, program))).reason, 'UNREADABLE_TYPE');
  const huge = offered(new Uint8Array(25 * 1024 * 1024 + 1), 'a.pdf');
  assert.is((await refusal(house.desk.upload(sessionId, huge))).reason, 'TOO_LARGE');
  assert.is(house.evidence.files.size, 1);
});

test('who hands a file in is told at once why it can not be read, and nothing is kept', async () => {
  const documents: DocumentCheck = {
    problem: async bytes => (bytes.length === 0 ? 'FILE_EMPTY' : bytes.length < 100 ? 'FILE_PASSWORD' : null),
  };
  const house = await new CaptureHouse({ capture_type: 'document' }, undefined, { documents }).create();
  const sessionId = await begin(house);
  const reasonOf = async (bytes: Uint8Array) =>
    (await refusal(house.desk.upload(sessionId, offered(bytes, 'a.pdf')))).reason;
  assert.is(await reasonOf(new Uint8Array()), 'FILE_EMPTY');
  assert.is(await reasonOf(Buffer.from('%PDF-1.7 /Encrypt')), 'FILE_PASSWORD');
  assert.is(house.evidence.files.size, 0);
});

test('a session keeps 30 pieces of evidence and leaves no file behind for more', async () => {
  const house = await new CaptureHouse().create();
  const sessionId = await begin(house);
  for (let count = 0; count < 30; count++) await house.desk.capture(sessionId);
  assert.is((await refusal(house.desk.capture(sessionId))).reason, 'TOO_MUCH_EVIDENCE');
  assert.is(house.evidence.files.size, 60);
});

test.run();
