import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createOcrEngine } from '../../infrastructure/analysis/pixels/ocr-engine.ts';
import { createPixelReader } from '../../infrastructure/analysis/pixels/pixel-reader.ts';
import type { RecogniseText } from '../../infrastructure/analysis/pixels/value-check.ts';
import { rehearse } from '../../infrastructure/reader/rehearsal.ts';

const test = suite('the rehearsal of a reader');

test('reads every value of its page, and opens no document', async () => {
  const documents = { read: () => Promise.reject(new Error('There is no document.')) };
  const { refused, findings } = await rehearse(documents, null);
  assert.is(refused, null);
  const read = Object.fromEntries(findings.map(({ extraction }) => [extraction.name, extraction.value]));
  assert.equal(read, {
    member_name: 'Ada Palmer',
    membership_number: 'MM-2093-11',
    status: 'Active',
    valid_until: '14 March 2027',
    monthly_fee: '12,40 €',
  });
});

test('shows its values in its picture, with English letters alone', async () => {
  const engine = createOcrEngine();
  const languages = new Set<unknown>();
  const recognise: RecogniseText = (image, segmentation, language) => {
    languages.add(language);
    return engine.recognise(image, segmentation, language);
  };
  try {
    const documents = { read: () => Promise.reject(new Error('There is no document.')) };
    const { findings } = await rehearse(documents, createPixelReader(recognise));
    assert.equal(
      findings.map(({ pixels }) => pixels),
      Array.from({ length: 5 }, () => 'agree'),
    );
    assert.equal([...languages], ['en']);
  } finally {
    await engine.close();
  }
});

test.run();
