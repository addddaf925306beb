import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createDocumentReader } from '../../infrastructure/analysis/documents/document-reader.ts';
import type { RawEvidence } from '../../infrastructure/analysis/evidence-text.ts';
import { readEvidence } from '../../infrastructure/analysis/read-evidence.ts';

const documents = createDocumentReader(async image => ({ words: [], picture: { image, language: 'en' } }));
const parts = { documents, pixels: { check: async () => [] } };
const fields = [{ name: 'policy_number', description: '', required: true }];
const asked = { fields, query: '', conditions: [], readings: [], ai_instruction: '', proposals: [], excerpt: 0 };

async function doubtIn(text: string) {
  const evidence: RawEvidence = {
    type: 'document',
    sourceUrl: 'https://insurer.example/',
    contentType: 'text/plain',
    bytes: new TextEncoder().encode(text),
    snapshot: null,
  };
  const { findings } = await readEvidence(evidence, asked, parts);
  return findings.map(({ extraction }) => [extraction.value, extraction.doubt]);
}

const test = suite('documents that take themselves back');

test('what a page says is in doubt when another page says that it is a draft, void or a specimen', async () => {
  const page = 'Certificate of insurance\n\nPolicy number: HM-2026-118\n';
  assert.equal(await doubtIn(page), [['HM-2026-118', null]]);
  for (const mark of ['DRAFT', 'VOID', 'SPECIMEN'])
    assert.equal(await doubtIn(`${page}\f${mark}\n`), [['HM-2026-118', 'void']], mark);
});

test.run();
