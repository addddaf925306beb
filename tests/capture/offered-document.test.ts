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
async function opened(changes = {}, bytes = PDF, parts = {}) {
  const house = await new CaptureHouse(changes, undefined, parts).create();
  houses.push(house);
  const sessionId = await begin(house);
  const watcher = new Watcher();
  house.desk.watch(sessionId, watcher);
  house.scripted.latest.emit({ type: 'downloaded', url: URL_OF_IT, filename: 'letter.pdf', bytes, at: house.now });
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

test('one that cannot be opened is refused with the reason, and is not offered', async () => {
  const broken = { problem: async () => 'FILE_BROKEN' as const };
  const { house, sessionId, told } = await opened({}, PDF, { documents: broken });
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
  const again = { type: 'downloaded', url: URL_OF_IT, filename: 'newer.pdf', bytes: newer, at: house.now } as const;
  house.scripted.latest.emit(again);
  await eventually('the newer one', async () => (await house.desk.offeredFile(sessionId)) === newer);
  const phone = { id: 'web_ho_1', device: 'phone' } as const;
  await house.desk.leave(house.inquiryId, sessionId);
  assert.is((await refusal(house.desk.offeredFile(sessionId, phone))).reason, 'ENDED');
});

test.run();
