import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type EvidenceForAnalysis, UnreadableEvidence } from '../../application/ports/analyser.ts';
import type { EvidenceReading } from '../../domain/judging/findings.ts';
import type { PageSnapshot, TextRun } from '../../domain/reading/page-snapshot.ts';
import type { Asked } from '../../infrastructure/analysis/parts.ts';
import { missingConfinement } from '../../infrastructure/confinement/confined-command.ts';
import { createConfinedCheck } from '../../infrastructure/reader/confined-check.ts';
import { createConfinedFinder } from '../../infrastructure/reader/confined-finder.ts';
import { createConfinedReader } from '../../infrastructure/reader/confined-reader.ts';
import { gym, pngHeader, screenshot } from '../analysis/gym-request.ts';
import { snapshotIn, stored } from '../analysis/in-process-reader.ts';
import { buildPdf, encryptedPdf, pageObjects, pagePdf } from '../analysis/pdf-builder.ts';
import { eventually } from '../support/eventually.ts';
import { freshReaders } from '../support/fresh-readers.ts';
import { silentLog } from '../support/silent-log.ts';
import { sized } from '../support/test-size.ts';
import { assertConfined, openElsewhere } from './confined-process.ts';
import { drawnBombs } from './drawn-bombs.ts';
import { bombs } from './pdf-bombs.ts';

/** What the service's own process may spend while a reader is kept busy by a stranger, in ms of a processor. */
const MOST_OWN_MS = 1_000;
const fields = gym.fields.map(({ name, description, required }) => ({ name, description, required }));
const asked: Asked = { fields, query: '', conditions: [], readings: [], ai_instruction: '', proposals: [], excerpt: 0 };
const never = new AbortController().signal;
const reader = createConfinedReader({ log: silentLog, readers: freshReaders() });

function file(bytes: Uint8Array, contentType: string): EvidenceForAnalysis {
  return screenshot('d02-gym', { type: 'document', snapshot: null, bytes, contentType });
}
const text = (content: string, contentType = 'text/plain') => file(Buffer.from(content), contentType);

/** A captured page on which these runs stand. */
function page(runs: (given: TextRun) => TextRun[]): EvidenceForAnalysis {
  const taken = snapshotIn(screenshot('d02-gym').snapshot);
  const [first] = taken.runs;
  if (first === undefined) throw new Error('the page has runs');
  const snapshot: PageSnapshot = { ...taken, runs: runs(first) };
  return screenshot('d02-gym', { snapshot: stored(snapshot), bytes: pngHeader(1280, 860) });
}

const far = pagePdf('BT /F 12 Tf 50 999999999999999999 Td (Status: Active) Tj 0 -14 Td (Name: Zoe) Tj ET')
  .toString('latin1')
  .replace(/\/MediaBox\s*\[[^\]]*\]/, '/MediaBox[0 0 999999999999999999 999999999999999999]');

const MAIL = 'From: a@b.example\nSubject: c\nMIME-Version: 1.0\nContent-Type: multipart/mixed; boundary=b\n\n';

type Case = [name: string, evidence: () => EvidenceForAnalysis, says: (reading: EvidenceReading) => boolean];
const isRefused = ({ refused }: EvidenceReading) => refused !== null;
/** On a busy machine the time is over before it is read. */
const isBounded = ({ refused, isCut }: EvidenceReading) => refused !== null || isCut;
const isAnything = () => true;

const BOXES = Object.entries(drawnBombs).filter(([name]) => name.startsWith('a page '));

const CASES: Case[] = [
  ['a PDF with places at 1e18', () => file(Buffer.from(far, 'latin1'), 'application/pdf'), isAnything],
  ...sized({ little: BOXES.slice(0, 2), whole: BOXES }).map(
    ([name, bytesOf]): Case => [`a PDF with ${name}`, () => file(bytesOf(), 'application/pdf'), isAnything],
  ),
  ['ten thousand labels on one line', () => text('a: b  '.repeat(10_000)), isAnything],
  ['a million labels on one line', () => text('a: b  '.repeat(800_000)), isBounded],
  ['a text node of 30 MB', () => page(run => [{ ...run, text: 'Status '.repeat(4_300_000) }]), isBounded],
  [
    'a hundred thousand words on one spot',
    () => page(run => Array.from({ length: 100_000 }, (_, block) => ({ ...run, text: `Status ${block}`, block }))),
    isBounded,
  ],
  ['deeply nested HTML', () => text('<div><p>a</p>'.repeat(350_000), 'text/html'), isBounded],
  ['a table of millions of cells', () => text('a,'.repeat(2_400_000), 'text/csv'), isBounded],
  ['a file of page breaks', () => text('\f'.repeat(4_000_000)), isBounded],
  [
    'a mail of a hundred thousand parts',
    () => text(`${MAIL}${'--b\n\na\n'.repeat(100_000)}`, 'message/rfc822'),
    isRefused,
  ],
  ['an archive', () => file(Buffer.from(`PK\x03\x04\x14\x00\x00\x00xl/workbook.xml`, 'latin1'), ''), isRefused],
  ['a picture that is none', () => file(pngHeader(3_000, 3_000), 'image/png'), isRefused],
  ['a picture of 2.5e9 pixels', () => file(pngHeader(50_000, 50_000), 'image/png'), isRefused],
  [
    'a page that paints a hundred thousand areas',
    () => file(buildPdf(pageObjects(Buffer.from('0 0 9 9 re f\n'.repeat(100_000)))), 'application/pdf'),
    isRefused,
  ],
  ...sized({ little: Object.entries(bombs).slice(0, 2), whole: Object.entries(bombs) }).map(
    ([name, bytes]): Case => [`a bomb: ${name}`, () => file(bytes, 'application/pdf'), isRefused],
  ),
];

const test = suite('readers before strangers');

for (const [name, evidenceOf, says] of CASES) {
  test(`${name}: the service goes on, and what came of it can be told`, async () => {
    const evidence = evidenceOf();
    const before = process.cpuUsage();
    const startedAt = performance.now();
    const reading = await reader.read(evidence, asked, never);
    const { user, system } = process.cpuUsage(before);
    const ownMs = Math.round((user + system) / 1000);
    console.log(
      `${name}: ${Math.round(performance.now() - startedAt)} ms, ${ownMs} of them here: ${reading.refused ?? (reading.isCut ? 'cut' : 'read')}`,
    );
    assert.ok(ownMs < MOST_OWN_MS, `${ownMs} ms of this process`);
    assert.ok(says(reading), JSON.stringify({ refused: reading.refused, isCut: reading.isCut }));
    if (reading.refused !== null) assert.match(reading.refused, /^[A-Z].+\.$/);
    assert.equal(reader.processIds(), [], 'nothing of it is left');
  });
}

test('what takes too long or too much memory is ended, and says what to do', async () => {
  const slow = createConfinedReader({
    log: silentLog,
    readers: freshReaders(),
    limits: { text: { milliseconds: 20, memoryMb: 400 } },
  });
  const evidence = text('Membership status: Active  '.repeat(180_000));
  assert.match(
    (await slow.read(evidence, asked, never)).refused ?? '',
    /longer than 0\.02 s .+ Upload the pages that matter/,
  );
  await slow.close();
  const small = createConfinedReader({
    log: silentLog,
    readers: freshReaders(),
    limits: { text: { milliseconds: 10_000, memoryMb: 20 } },
  });
  assert.match((await small.read(evidence, asked, never)).refused ?? '', /more than 20 MB of memory/);
  await small.close();
});

test('a reader that is killed is replaced once; the second time the evidence is set aside', async () => {
  const evidence = file(
    readFileSync(join(import.meta.dirname, '..', 'analysis', 'fixtures', 'letter.jpg')),
    'image/jpeg',
  );
  const kill = async () => {
    await eventually('a reader at work', () => reader.processIds().length === 1);
    const [pid] = reader.processIds();
    if (pid !== undefined) process.kill(pid, 'SIGKILL');
    await eventually('its end', () => reader.processIds()[0] !== pid);
  };
  const once = reader.read(evidence, asked, never);
  await kill();
  assert.is((await once).refused, null);
  const twice = reader.read(evidence, asked, never).then(
    () => null,
    problem => problem,
  );
  await kill();
  await kill();
  const problem = await twice;
  assert.instance(problem, UnreadableEvidence);
  assert.is(problem.message, 'A document ended the program that reads it 2 times. A person must look at it.');
});

test('a reader at work has no secret, no network, no privilege and nothing open but its way to the service', async () => {
  const missing = await missingConfinement();
  if (missing.length > 0) return console.log(`SKIPPED: this machine has not ${missing.join(', ')}`);
  const evidence = file(
    readFileSync(join(import.meta.dirname, '..', 'analysis', 'fixtures', 'letter.jpg')),
    'image/jpeg',
  );
  const read = reader.read(evidence, asked, never);
  await eventually('a reader at work', () => reader.processIds().length === 1);
  const [pid] = reader.processIds();
  assert.ok(pid);
  assertConfined(pid);
  assert.equal(openElsewhere(pid), []);
  await read;
});

test('a document is opened before it is kept, by a process that can be lost', async () => {
  const check = createConfinedCheck({ log: silentLog, readers: freshReaders() });
  const problem = (bytes: Uint8Array, contentType = '') => check.problem(bytes, contentType);
  assert.is(await problem(pagePdf('BT /F 12 Tf 50 780 Td (Hello) Tj ET')), null);
  assert.is(await problem(new Uint8Array()), 'FILE_EMPTY');
  assert.is(await problem(encryptedPdf(Buffer.from('BT ET'), 'secret')), 'FILE_PASSWORD');
  assert.is(await problem(Buffer.from('%PDF-1.7 no more')), 'FILE_BROKEN');
  assert.is(await problem(Buffer.from('PK\x03\x04\x14\x00\x00\x00xl/workbook.xml', 'latin1')), 'FILE_BROKEN');
  assert.is(await problem(zipSync({ 'diploma.pdf': new Uint8Array(9) }), 'application/pdf'), 'FILE_ARCHIVE');
  assert.is(await problem(Buffer.from([0x4d, 0x5a, 0, 3])), 'UNREADABLE_TYPE');
  assert.is(await problem(pngHeader(50_000, 50_000)), 'FILE_TOO_MUCH');
  await check.close();
  assert.is(await problem(new Uint8Array()), null);
});

test('a finder that is killed finds nothing then, and the next one finds', async () => {
  const finder = createConfinedFinder({ log: silentLog });
  const snapshot = snapshotIn(screenshot('d02-gym').snapshot);
  const found = await finder.find(snapshot, fields);
  const status = found.find(({ name }) => name === 'membership_status');
  assert.match(status?.value ?? '', /\S/, JSON.stringify(found));
  const heavy = { ...snapshot, runs: Array.from({ length: 100_000 }, () => ({ ...snapshot.runs[0], text: 'a: b  ' })) };
  const before = process.cpuUsage();
  await finder.find(heavy as PageSnapshot, fields);
  assert.ok(process.cpuUsage(before).user / 1000 < MOST_OWN_MS);
  finder.close();
  assert.equal(await finder.find(snapshot, fields), []);
});

test('a read that is aborted ends its reader', async () => {
  const controller = new AbortController();
  const read = reader.read(file(pagePdf('BT ET'), 'application/pdf'), asked, controller.signal).then(
    () => 'it answered',
    problem => String(problem),
  );
  controller.abort(new Error('enough'));
  assert.match(await read, /enough/);
  assert.equal(reader.processIds(), []);
});

test.after(() => reader.close());
test.run();
