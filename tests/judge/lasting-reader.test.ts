import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { NOTHING_READ } from '../../domain/judging/nothing-read.ts';
import type { Asked } from '../../infrastructure/analysis/parts.ts';
import { createLastingReader } from './lasting-reader.ts';

const EVIDENCE = {
  id: 'web_ev_a',
  type: 'document',
  mode: 'auto',
  sourceUrl: 'https://city.example/scan.pdf',
  contentType: 'application/pdf',
  sha256: '',
  bytes: new Uint8Array(),
  snapshot: null,
} as const;
const ASKED: Asked = {
  fields: [],
  query: '',
  conditions: [],
  readings: [],
  ai_instruction: '',
  proposals: [],
  excerpt: 0,
};

/** Readers that end at the job of the given number. */
function wornAfter(jobs: number) {
  let started = 0;
  const start = async () => {
    let left = jobs;
    started++;
    return {
      ask: async () => {
        if (left-- === 0) throw new Error('The reader ended by itself (SIGABRT).');
        return { reading: NOTHING_READ };
      },
      end: () => undefined,
    };
  };
  return { start, started: () => started };
}

const signal = new AbortController().signal;

test('what ends a reader that has read other cases is read once more in a new one', async () => {
  const readers = wornAfter(2);
  const reader = createLastingReader(readers.start);
  for (let at = 0; at < 3; at++) assert.is(await reader.read(EVIDENCE, ASKED, signal), NOTHING_READ);
  assert.is(readers.started(), 2);
  await reader.close();
});

test('what ends a new reader is not read again', async () => {
  const readers = wornAfter(0);
  const reader = createLastingReader(readers.start);
  try {
    await reader.read(EVIDENCE, ASKED, signal);
    assert.unreachable();
  } catch (problem) {
    assert.match(String(problem), /SIGABRT/);
  }
  assert.is(readers.started(), 1);
});

test.run();
