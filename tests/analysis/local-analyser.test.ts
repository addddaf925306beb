import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createLocalAnalyser } from '../../infrastructure/analysis/local-analyser.ts';
import type { PixelReader } from '../../infrastructure/analysis/parts.ts';
import { ANALYSER_VERSION } from '../../infrastructure/analysis/version.ts';
import {
  analyse,
  GUIDE,
  gym,
  log,
  NOT_A_MEMBER,
  noDocuments,
  pixels,
  pngHeader,
  request,
  screenshot,
} from './gym-request.ts';
import { inProcessReader } from './in-process-reader.ts';

const analyser = suite('local analyser');

// specification: 1-verdict, 1-acceptance-high
analyser('a page that shows an active membership earns high by the guide, with grounded claims', async () => {
  const assessment = await analyse(request([screenshot('d02-gym')]));
  assert.equal(
    [assessment.acceptance, assessment.acceptance_by_guide, assessment.acceptance_certain, assessment.confidence],
    ['high', true, true, 'high'],
  );
  const status = assessment.claims.find(claim => claim.property === 'membership_status');
  assert.is(status?.value, 'Active');
  assert.is(status?.label, 'Status');
  assert.is(status?.evidence_id, 'web_ev_d02_gym');
  assert.is(status?.source_url, gym.snapshot.url);
  const badge = gym.snapshot.runs.find(run => run.text === 'Active');
  assert.equal(status?.place, { rect: badge?.rect });
  assert.is(assessment.error, null);
  assert.equal(assessment.found_fields, ['membership_status', 'member_name', 'membership_type']);
  assert.equal(assessment.required_fields, assessment.found_fields);
  assert.is(assessment.extracted_fields[0]?.fields.length, 5);
  assert.equal(assessment.evidence, [{ id: 'web_ev_d02_gym', sha256: 'ab'.repeat(32) }]);
});

// specification: 1-acceptance-reject, 1-reasons
analyser('an expired membership is rejected with the words of the guide', async () => {
  const assessment = await analyse(request([screenshot('d12-inactive')]));
  assert.equal(
    [assessment.acceptance, assessment.acceptance_by_guide, assessment.acceptance_certain],
    ['reject', true, true],
  );
  assert.is(
    assessment.acceptance_reason,
    'To reject, the guide asks for "Membership status is Expired", which is met. The evidence shows "Expired" for membership status.',
  );
});

analyser(
  'without a guide nothing is granted on a page that shows a field, required or not, in an input alone',
  async () => {
    const withInput = (editable: boolean) => {
      const input = { kind: 'input' as const, tag: 'input', label: 'Valid until', editable };
      const runs = gym.snapshot.runs.map(run => (run.text === '14 March 2027' ? { ...run, ...input } : run));
      const pairs = [{ label: 'Valid until', value: '14 March 2027', source: 'label' as const }];
      return analyse(request([screenshot('d02-gym', {}, { runs, pairs })], { acceptance_guide: '' }));
    };
    const [fixed, open] = [await withInput(false), await withInput(true)];
    assert.ok(fixed.acceptance_certain, fixed.acceptance_reason);
    assert.not(open.acceptance_certain);
    assert.match(open.acceptance_reason, 'typed by whoever shows the page: valid until');
  },
);

// specification: 1-reasons
analyser('a value that the pixels deny is no claim and lowers the confidence', async () => {
  const assessment = await analyse(request([screenshot('d02-gym')]), pixels('agree', { Active: 'disagree' }));
  assert.is(assessment.confidence, 'low');
  assert.match(assessment.confidence_reason, "does not show what the page's text says for membership status");
  assert.not(assessment.claims.some(claim => claim.property === 'membership_status'));
  assert.not(assessment.found_fields.includes('membership_status'));
  assert.is.not(assessment.acceptance, 'high');
});

analyser('a value that the pixels cannot confirm decides nothing', async () => {
  for (const check of ['unreadable', 'not_checked'] as const) {
    const assessment = await analyse(request([screenshot('d02-gym')]), pixels('agree', { Active: check }));
    assert.is(assessment.confidence, 'medium');
    assert.not(assessment.acceptance_certain);
    assert.is(assessment.claims.find(claim => claim.property === 'membership_status')?.pixels, check);
  }
});

analyser('what stands outside the picture is no evidence', async () => {
  const assessment = await analyse(request([screenshot('d02-gym', { bytes: pngHeader(1280, 40) })]));
  assert.equal(assessment.claims, []);
  assert.equal(
    [assessment.acceptance, assessment.acceptance_by_guide, assessment.acceptance_certain],
    ['low', false, false],
  );
});

// specification: 1-acceptance-low
analyser('a page that says nothing leaves low, not certain, and low confidence', async () => {
  const assessment = await analyse(request([screenshot('d13-login')]));
  assert.equal([assessment.acceptance, assessment.acceptance_by_guide, assessment.confidence], ['low', false, 'low']);
  assert.equal(assessment.found_fields, []);
});

for (const id of NOT_A_MEMBER) {
  analyser(`a page that shows no active membership is not accepted: ${id}`, async () => {
    for (const acceptance_guide of [GUIDE, '', 'High: membership status is Active']) {
      const { acceptance, acceptance_certain, claims } = await analyse(request([screenshot(id)], { acceptance_guide }));
      const accepted = acceptance_certain && (acceptance === 'high' || acceptance === 'medium');
      // Without a guide a page is accepted that states every field, whatever it states.
      const statesAll = acceptance_guide === '' && claims.every(claim => claim.value !== 'Active');
      assert.ok(!accepted || statesAll, `${acceptance} by ${acceptance_guide}`);
    }
  });
}

analyser('two pieces of evidence that contradict each other are certain of nothing', async () => {
  const assessment = await analyse(request([screenshot('d02-gym'), screenshot('d12-inactive')]));
  assert.not(assessment.acceptance_certain);
  assert.not(assessment.acceptance_by_guide);
  assert.match(assessment.acceptance_reason, 'shows "Expired" for membership status, and "Active" as well.');
});

analyser('a refused document gives no claims and says why', async () => {
  const assessment = await analyse(
    request([screenshot('d02-gym', { type: 'document', contentType: 'application/pdf', snapshot: null })]),
  );
  assert.equal(assessment.claims, []);
  assert.match(assessment.acceptance_reason, 'The file is encrypted.');
  assert.is(assessment.error, null);
});

analyser('a screenshot without text or that is no PNG says so', async () => {
  const without = await analyse(request([screenshot('d02-gym', { snapshot: null })]));
  assert.match(without.acceptance_reason, 'without the text of its page');
  const broken = await analyse(request([screenshot('d02-gym', { bytes: new Uint8Array([1, 2]) })]));
  assert.match(broken.acceptance_reason, 'not a PNG');
});

analyser('an analysis that broke throws', async () => {
  const broken: PixelReader = { check: () => Promise.reject(new Error('The OCR worker died.')) };
  const thrown = await analyse(request([screenshot('d02-gym')]), broken).catch(error => error);
  assert.instance(thrown, Error);
  assert.match(thrown.message, 'The OCR worker died.');
  const silent: PixelReader = { check: async () => [] };
  assert.match(
    (await analyse(request([screenshot('d02-gym')]), silent).catch(error => error)).message,
    'answered 0 times',
  );
});

analyser('stops when it is told to', async () => {
  const analyserNow = createLocalAnalyser({ reader: inProcessReader(noDocuments, pixels('agree')), log });
  const thrown = await analyserNow.analyse(request([screenshot('d02-gym')]), AbortSignal.abort()).catch(error => error);
  assert.is(thrown.name, 'AbortError');
});

analyser('without fields a simple query is answered by its status', async () => {
  const asked = { fields: [], acceptance_guide: '' };
  const active = await analyse(request([screenshot('d02-gym')], asked));
  assert.equal([active.acceptance, active.acceptance_by_guide, active.acceptance_certain], ['medium', false, true]);
  assert.equal(active.found_fields, ['membership_status']);
  const expired = await analyse(request([screenshot('d12-inactive')], asked));
  assert.is(expired.acceptance, 'low');
});

analyser('without fields and without a simple query nothing is established', async () => {
  const assessment = await analyse(request([screenshot('d02-gym')], { fields: [], query: 'What does the user earn?' }));
  assert.equal([assessment.acceptance, assessment.acceptance_certain], ['low', false]);
  assert.match(assessment.acceptance_reason, 'names no fields');
});

analyser('closes its reader', async () => {
  let closed = 0;
  const close = async () => {
    closed++;
  };
  await createLocalAnalyser({ reader: { ...inProcessReader(noDocuments, pixels('agree')), close }, log }).close();
  assert.is(closed, 1);
});

// specification: 2.4-ai-instruction
analyser('says of an instruction in free text that it was not used, and does not repeat it', async () => {
  const evidence = [screenshot('d02-gym')];
  const told = await analyse(request(evidence, { ai_instruction: 'Zoë may be written Zoe.' }));
  assert.is(told.ai_instruction_use, 'not_used');
  assert.not.match(JSON.stringify(told), 'Zoë may be');
  for (const ai_instruction of ['', ' \n']) {
    assert.is((await analyse(request(evidence, { ai_instruction }))).ai_instruction_use, 'none');
  }
});

analyser('carries the version of the package and of everything that judges', () => {
  const root = join(import.meta.dirname, '..', '..', '..', 'package.json');
  const { version } = JSON.parse(readFileSync(root, 'utf8')) as { version: string };
  const carried = createLocalAnalyser({ reader: inProcessReader(noDocuments, pixels('agree')), log }).version;
  assert.is(carried.split('+')[0], version);
  assert.is(carried, ANALYSER_VERSION);
});
analyser.run();
