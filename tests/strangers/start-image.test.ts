import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type ReaderCensus, UNCOUNTED } from '../../infrastructure/reader/reader-census.ts';
import { ReaderProcess } from '../../infrastructure/reader/reader-process.ts';
import { StartImage } from '../../infrastructure/reader/start-image.ts';
import { imageFile } from '../../infrastructure/settings/program-files.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const never = new AbortController().signal;
const LIMITS = { milliseconds: 20_000, memoryMb: 600 };
const IMAGE = '--snapshot-blob';
const FOUND = ['Active'];
const EVIDENCE = {
  type: 'document' as const,
  sourceUrl: 'https://club.example/card.txt',
  contentType: 'text/plain',
  bytes: Buffer.from('Membership status: Active'),
  snapshot: null,
};
const ASKED = {
  fields: [{ name: 'membership_status', description: '', required: true }],
  query: 'Is the membership active?',
  conditions: [],
  excerpt: 0,
  readings: [],
  ai_instruction: '',
  proposals: [],
};

const test = suite('the image that readers begin from');

/** Starts a reader, asks it something, ends it. @returns its command, and the values that it read */
async function used(image: StartImage, census: ReaderCensus = UNCOUNTED) {
  const reader = await ReaderProcess.start({ census }, image);
  try {
    const command = readFileSync(`/proc/${reader.pid}/cmdline`, 'latin1').split('\0');
    const answer = await reader.ask({ kind: 'read', evidence: EVIDENCE, asked: ASKED }, LIMITS, never);
    assert.ok('reading' in answer, JSON.stringify(answer));
    return { command, found: answer.reading.findings.map(({ extraction }) => extraction.value) };
  } finally {
    reader.end();
  }
}

test('a reader begins from that of the build, and answers as one that has loaded its modules', async () => {
  const { command, found } = await used(new StartImage());
  assert.equal(found, FOUND);
  const loaded = await used(new StartImage(join(temporaryFolder(), 'none')));
  assert.equal(loaded.found, FOUND);
  assert.not.ok(loaded.command.includes(IMAGE));
  if (!existsSync(imageFile('reader')))
    return console.log('SKIPPED: this Node did not build the programs, or makes no image');
  assert.is(command[command.indexOf(IMAGE) + 1], imageFile('reader'));
});

test('what Node does not take is tried once, and missed by nobody', async () => {
  const file = join(temporaryFolder(), 'no.image');
  writeFileSync(file, 'the memory of nothing');
  const image = new StartImage(file);
  let started = 0;
  const census = { started: () => void started++, ended: () => undefined };
  for (const most of [2, 3]) {
    const { command, found } = await used(image, census);
    assert.not.ok(command.includes(IMAGE));
    assert.equal(found, FOUND);
    assert.is(started, most);
  }
});

test('once it was taken, a reader that does not start is told, and the next one begins from it again', async () => {
  const image = new StartImage(imageFile('reader'));
  if (!existsSync(imageFile('reader')))
    return console.log('SKIPPED: this Node did not build the programs, or makes no image');
  const flagsOf = () => image.startFrom(async flags => flags);
  assert.is((await flagsOf())[0], IMAGE);
  const tries: unknown[] = [];
  const failing = image.startFrom(async flags => {
    tries.push(flags);
    throw new Error('no memory');
  });
  const problem = await failing.then(
    () => null,
    reason => String(reason),
  );
  assert.is(problem, 'Error: no memory');
  assert.is(tries.length, 1);
  assert.is((await flagsOf())[0], IMAGE);
});

test.run();
