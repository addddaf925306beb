import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { CaptureHouse } from '../support/capture-house.ts';
import { begin, PDF, refusal, Watcher } from '../support/capture-steps.ts';
import { eventually } from '../support/eventually.ts';
import { present } from '../support/present.ts';

const URL_OF_IT = 'https://club.example/letters/7.pdf';

const houses: CaptureHouse[] = [];
test.after(async () => {
  for (const house of houses) await house.desk.close();
});

/** A capture of screenshots, whose site opens a document. */
async function opened(changes = {}, parts = {}, shownAt: string | null = null, bytes = PDF) {
  const house = await new CaptureHouse(changes, undefined, parts).create();
  houses.push(house);
  const sessionId = await begin(house);
  const watcher = new Watcher();
  house.desk.watch(sessionId, watcher);
  if (shownAt !== null) house.scripted.latest.visit(shownAt);
  house.scripted.latest.emit({
    type: 'downloaded',
    url: URL_OF_IT,
    filename: 'letter.pdf',
    bytes,
    shownAt,
    at: house.now,
  });
  const told = (type: string) => watcher.notices.find(notice => notice.type === type);
  return { house, sessionId, told };
}

test('a document that nobody asked for is offered, and nothing of it is stored', async () => {
  const { house, sessionId, told } = await opened();
  await eventually('the offer', () => told('document_offered') !== undefined);
  assert.equal(told('document_offered'), { type: 'document_offered', filename: 'letter.pdf', host: 'club.example' });
  assert.equal(await house.desk.offeredFile(sessionId), PDF);
  assert.is(house.evidence.files.size, 0);
  assert.equal(house.data('EvidenceCaptured'), []);
});

test('whoever uses it keeps it with the address that it came from, once', async () => {
  const { house, sessionId, told } = await opened();
  await eventually('the offer', () => told('document_offered') !== undefined);
  const kept = await house.desk.keepOffered(sessionId);
  assert.equal([kept.type, kept.mode, kept.label], ['document', 'manual', 'letter.pdf']);
  const [event] = house.data<{ source_url: string; content_type: string; evidence_type: string }>('EvidenceCaptured');
  const { source_url, content_type, evidence_type } = present(event);
  assert.equal([source_url, content_type, evidence_type], [URL_OF_IT, 'application/pdf', 'document']);
  assert.equal(await house.desk.offeredFile(sessionId), undefined);
  assert.is((await refusal(house.desk.keepOffered(sessionId))).reason, 'NO_DOCUMENT');
});

test('whoever comes back is told of it again, until they keep it or have no use for it', async () => {
  const { house, sessionId, told } = await opened();
  await eventually('the offer', () => told('document_offered') !== undefined);
  const again = () => {
    const watcher = new Watcher();
    house.desk.watch(sessionId, watcher);
    return watcher.notices.find(({ type }) => type === 'document_offered');
  };
  assert.equal(again(), { type: 'document_offered', filename: 'letter.pdf', host: 'club.example' });
  await house.desk.dropOffered(sessionId);
  assert.is(again(), undefined);
  assert.is(await house.desk.offeredFile(sessionId), undefined);
});

test('one that cannot be opened is refused with the reason, and is not offered', async () => {
  const broken = { problem: async () => 'FILE_BROKEN' as const };
  const { house, sessionId, told } = await opened({}, { documents: broken });
  await eventually('the refusal', () => told('download_refused') !== undefined);
  assert.equal(told('download_refused'), { type: 'download_refused', filename: 'letter.pdf', problem: 'FILE_BROKEN' });
  assert.is(await house.desk.offeredFile(sessionId), undefined);
});

test('where pages are captured by themselves alone no document is kept', async () => {
  const { told } = await opened({ allowed_modes: ['auto'] });
  await eventually('the refusal', () => told('download_refused') !== undefined);
  assert.equal(told('document_offered'), undefined);
});

test('the newest stands for the one before, and only who drives the session gets it', async () => {
  const { house, sessionId, told } = await opened();
  await eventually('the offer', () => told('document_offered') !== undefined);
  const newer = new TextEncoder().encode('%PDF-1.7\nnewer\n');
  const again = {
    type: 'downloaded',
    url: URL_OF_IT,
    filename: 'newer.pdf',
    bytes: newer,
    shownAt: null,
    at: house.now,
  } as const;
  house.scripted.latest.emit(again);
  await eventually('the newer one', async () => (await house.desk.offeredFile(sessionId)) === newer);
  const phone = { id: 'web_ho_1', device: 'phone' } as const;
  await house.desk.leave(house.inquiryId, sessionId);
  assert.is((await refusal(house.desk.offeredFile(sessionId, phone))).reason, 'ENDED');
});

test('one that is shown is kept when it is captured, with its picture, and once', async () => {
  const { house, sessionId, told } = await opened({}, {}, URL_OF_IT);
  await eventually('that it waits', async () => (await house.desk.offeredFile(sessionId)) !== undefined);
  assert.is(told('document_offered'), undefined);
  assert.equal(house.data('EvidenceCaptured'), []);
  await house.desk.capture(sessionId);
  await house.desk.capture(sessionId);
  const kept = house.data<{ evidence_type: string; source_url: string }>('EvidenceCaptured');
  assert.equal(
    kept.map(event => [event.evidence_type, event.source_url]),
    [
      ['screenshot', URL_OF_IT],
      ['document', URL_OF_IT],
      ['screenshot', URL_OF_IT],
    ],
  );
});

test('one that stands in a frame is kept with the picture of the page around it', async () => {
  const { house, sessionId } = await opened({}, {}, 'https://club.example/letters');
  await eventually('that it waits', async () => (await house.desk.offeredFile(sessionId)) !== undefined);
  await house.desk.capture(sessionId);
  assert.equal(
    house.data<{ source_url: string }>('EvidenceCaptured').map(event => event.source_url),
    ['https://club.example/letters', URL_OF_IT],
  );
});

test('one that a script of the website made is offered under the name of the website', async () => {
  const { house, told } = await opened({}, {}, URL_OF_IT);
  const url = 'blob:https://club.example/0f7ee0c1-2d0c-4f0e-8b54-b5b1d3b7c9a1';
  const event = { type: 'downloaded', filename: 'made.pdf', bytes: PDF, shownAt: null, at: house.now } as const;
  house.scripted.latest.emit({ ...event, url });
  await eventually('the offer', () => told('document_offered') !== undefined);
  assert.equal(told('document_offered'), { type: 'document_offered', filename: 'made.pdf', host: 'club.example' });
});

test('one that was shown before is not kept with the picture of another page', async () => {
  const { house, sessionId } = await opened({}, {}, URL_OF_IT);
  await eventually('that it waits', async () => (await house.desk.offeredFile(sessionId)) !== undefined);
  house.scripted.latest.visit('https://club.example/account');
  await house.desk.capture(sessionId);
  assert.equal(
    house.data<{ evidence_type: string }>('EvidenceCaptured').map(event => event.evidence_type),
    ['screenshot'],
  );
});

test('one that is shown and broken is told as that', async () => {
  const broken = { problem: async () => 'FILE_BROKEN' as const };
  const { told } = await opened({}, { documents: broken }, URL_OF_IT);
  await eventually('the refusal', () => told('download_refused') !== undefined);
});

test.run();
