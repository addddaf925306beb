import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { DomainError } from '../../domain/domain-error.ts';
import { drawnBy } from '../../infrastructure/reader/confined-drawing.ts';

const FILE = { bytes: Buffer.from('%PDF-1.7'), contentType: 'application/pdf' };
const PICTURE = new Uint8Array([1, 2, 3]);
const signal = new AbortController().signal;

test('a page is drawn as it is for the people who look at it, and one that cannot be is none', async () => {
  const asked: unknown[] = [];
  const draw = drawnBy({
    async draw(file, page) {
      asked.push([file, page]);
      if (page > 2) throw new DomainError('CONFLICT', 'This page can’t be shown here.');
      return { contentType: page === 1 ? 'image/png' : 'image/jpeg', bytes: PICTURE };
    },
  });
  assert.equal(await draw(FILE, 1, signal), { mediaType: 'image/png', bytes: PICTURE });
  assert.equal(await draw(FILE, 2, signal), { mediaType: 'image/jpeg', bytes: PICTURE });
  assert.is(await draw(FILE, 3, signal), null);
  assert.equal(asked[0], [FILE, 1]);
});

test('what ends the analysis ends the drawing as well', async () => {
  const draw = drawnBy({
    async draw() {
      throw new Error('aborted');
    },
  });
  try {
    await draw(FILE, 1, signal);
    assert.unreachable();
  } catch (problem) {
    assert.is(String(problem), 'Error: aborted');
  }
});

test.run();
