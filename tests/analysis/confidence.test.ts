import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { EvidenceForAnalysis } from '../../application/ports/analyser.ts';
import type { InquiryConfiguration } from '../../domain/inquiry/configuration.ts';
import type { PageSnapshot, TextRun } from '../../domain/reading/page-snapshot.ts';
import type { DocumentPage } from '../../infrastructure/analysis/parts.ts';
import { analyse, documents, gym, pixels, request, screenshot } from './gym-request.ts';

const trust = suite('confidence');

const SOURCES: [
  string,
  Partial<EvidenceForAnalysis>,
  Partial<PageSnapshot>,
  Partial<InquiryConfiguration>,
  string,
  RegExp,
][] = [
  ['another site', { sourceUrl: 'https://evil.test/' }, { url: 'https://evil.test/' }, {}, 'low', /another site/],
  [
    'a look-alike under a private suffix',
    { sourceUrl: 'https://b.github.io/' },
    { url: 'https://b.github.io/' },
    { start_url: 'https://a.github.io/' },
    'low',
    /another site/,
  ],
  ['text from another address than the picture', {}, { url: 'https://evil.test/' }, {}, 'low', /different addresses/],
  [
    'plain http',
    { sourceUrl: 'http://my.ironforge.test/' },
    { url: 'http://my.ironforge.test/' },
    {},
    'medium',
    /without encryption/,
  ],
  [
    'another port of one IP address',
    { sourceUrl: 'http://127.0.0.1:81/' },
    { url: 'http://127.0.0.1:81/' },
    { start_url: 'http://127.0.0.1:80/' },
    'low',
    /another site/,
  ],
  [
    'loopback',
    { sourceUrl: 'http://127.0.0.1:81/a' },
    { url: 'http://127.0.0.1:81/a' },
    { start_url: 'http://127.0.0.1:81/b' },
    'high',
    /from the site of the inquiry/,
  ],
  ['a page that moves', {}, { stable: false }, {}, 'medium', /changed while/],
  ['a start address that is none', {}, {}, { start_url: '' }, 'medium', /not known/],
  [
    'covered text',
    {},
    { runs: gym.snapshot.runs.map((run): TextRun => ({ ...run, onTop: false })) },
    {},
    'medium',
    /lies on top/,
  ],
];
for (const [name, evidence, snapshot, configuration, confidence, reason] of SOURCES) {
  // specification: 1-confidence
  trust(`${name} → ${confidence}`, async () => {
    const assessment = await analyse(request([screenshot('d02-gym', evidence, snapshot)], configuration));
    assert.is(assessment.confidence, confidence);
    assert.match(assessment.confidence_reason, reason);
  });
}

const statement: DocumentPage = { page: 3, runs: gym.snapshot.runs, pairs: [] };
const asDocument = (change: Partial<EvidenceForAnalysis> = {}) =>
  screenshot('d02-gym', {
    type: 'document',
    contentType: 'application/pdf',
    bytes: new Uint8Array([1]),
    snapshot: null,
    ...change,
  });

trust('a document is cited by page; traces of editing lower the confidence', async () => {
  const reading = {
    kind: 'pdf' as const,
    pages: [{ page: 1, runs: [], pairs: [] }, statement],
    integrityFlags: [] as string[],
    isCut: false,
  };
  const clean = await analyse(request([asDocument()]), pixels('disagree'), documents({ reading }));
  assert.equal(clean.claims.find(claim => claim.property === 'membership_status')?.place, { page: 3 });
  assert.equal([clean.acceptance, clean.acceptance_certain, clean.confidence], ['high', true, 'high']);
  const handedIn = await analyse(request([asDocument({ mode: 'manual' })]), pixels('agree'), documents({ reading }));
  assert.is(handedIn.confidence, 'medium');
  const edited = { ...reading, integrityFlags: ['editor_producer'] };
  const doubted = await analyse(request([asDocument()]), pixels('agree'), documents({ reading: edited }));
  assert.is(doubted.confidence, 'low');
  assert.match(doubted.confidence_reason, 'editor producer');
});
trust.run();
