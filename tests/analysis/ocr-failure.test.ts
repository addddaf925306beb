import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createDocumentReader } from '../../infrastructure/analysis/documents/document-reader.ts';
import { createOcrEngine } from '../../infrastructure/analysis/pixels/ocr-engine.ts';
import { OcrFailure } from '../../infrastructure/analysis/pixels/ocr-failure.ts';

const fixture = (name: string) => readFileSync(join(import.meta.dirname, 'fixtures', name));

async function failureOf(work: Promise<unknown>): Promise<unknown> {
  try {
    return await work;
  } catch (problem) {
    return problem;
  }
}

const test = suite('an OCR engine that fails');

test('is told apart from a file that is broken, which its person would be asked to save again', async () => {
  const failing = createDocumentReader(async () => {
    throw new OcrFailure('out of memory');
  });
  for (const name of ['letter.jpg', 'membership-light.png'])
    assert.instance(await failureOf(failing.read(fixture(name), '')), OcrFailure, name);
  const broken = await failing.read(fixture('letter.jpg').subarray(0, 300), '');
  assert.ok('refused' in broken && broken.why === 'FILE_BROKEN');
});

test('says so of a picture that it can make nothing of', async () => {
  const engine = createOcrEngine();
  const nothing = { width: 0, height: 0, data: new Uint8Array() };
  assert.instance(await failureOf(engine.recognise(nothing, 'line')), OcrFailure);
  await engine.close();
});

test.run();
