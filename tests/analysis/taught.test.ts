import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { AnalysisRequest, EvidenceForAnalysis } from '../../application/ports/analyser.ts';
import type { PixelCheck } from '../../domain/inquiry/assessment.ts';
import { decideVerdict } from '../../domain/inquiry/verdict.ts';
import type { PageSnapshot, TextRun } from '../../domain/reading/page-snapshot.ts';
import { DOCUMENTS } from '../../domain/teaching/site.ts';
import type { TaughtReading } from '../../domain/teaching/taught-reading.ts';
import { createDocumentReader } from '../../infrastructure/analysis/documents/document-reader.ts';
import { pngSize } from '../../infrastructure/analysis/picture-size.ts';
import { teachPage } from '../../infrastructure/analysis/teach-page.ts';
import { label, pageWith, taught, text } from '../domain/teaching/taught-page.ts';
import { pdfOf } from '../support/captured-document.ts';
import { present } from '../support/present.ts';
import { analyse, pixels, pngHeader, request } from './gym-request.ts';
import { stored } from './in-process-reader.ts';

const ADDRESS = 'https://www.gym.example/konto/4711';

type Values = { tier?: string; since?: string };

/** A page in words that nobody wrote down for the analyser. */
function runsOf({ tier = 'Gold', since = '3 March 2019' }: Values, look: Partial<TextRun> = {}): TextRun[] {
  return [
    text('Konto', 20, 20),
    label('Zwirbelgrad', 20, 100),
    text(tier, 220, 100, look),
    label('Ankerzeit', 20, 140),
    text(since, 220, 140),
  ];
}

/** The same page after its makers moved every label above its value. */
const moved = (): TextRun[] => [
  label('Zwirbelgrad', 20, 100),
  label('Ankerzeit', 220, 100),
  text('Silber', 20, 124),
  text('4 May 2020', 220, 124),
];

function evidence(runs: TextRun[], change: Partial<EvidenceForAnalysis> = {}): EvidenceForAnalysis {
  const bytes = pngHeader(1280, 860);
  const snapshot: PageSnapshot = {
    url: ADDRESS,
    title: 'Konto',
    viewport: present(pngSize(bytes)),
    scale: 1,
    runs,
    pairs: [],
    regions: [],
    truncated: false,
    stable: true,
  };
  return {
    id: 'web_ev_1',
    type: 'screenshot',
    mode: 'auto',
    sourceUrl: ADDRESS,
    contentType: 'image/png',
    bytes,
    sha256: 'ab'.repeat(32),
    snapshot: stored(snapshot),
    ...change,
  };
}

const page = pageWith(runsOf({}));
const TIER: TaughtReading = { reading_id: 'web_rd_1', ...taught(page, 'Gold', 'tier') };
const SINCE: TaughtReading = { reading_id: 'web_rd_2', ...taught(page, '3 March 2019', 'member_since') };

function asked(pieces: EvidenceForAnalysis[], readings: TaughtReading[] = [TIER, SINCE]): AnalysisRequest {
  const fields = ['tier', 'member_since'].map(name => ({ name, description: '', required: true }));
  const about = { fields, acceptance_guide: 'High Acceptance\n- tier is Gold or Silber', start_url: ADDRESS };
  return { ...request(pieces, about), readings };
}

const claimsOf = ({ claims }: { claims: readonly { property: string; value: string }[] }) =>
  Object.fromEntries(claims.map(({ property, value }) => [property, value]));

test('what nobody could read is read beyond doubt once it was taught', async () => {
  const other = evidence(runsOf({ tier: 'Silber', since: '12 July 2024' }));
  const untaught = await analyse(asked([other], []));
  assert.is.not(decideVerdict(untaught, false).outcome, 'approved');
  const assessed = await analyse(asked([other]));
  assert.equal(claimsOf(assessed), { tier: 'Silber', member_since: '12 July 2024' });
  assert.equal(assessed.readings, [
    { reading_id: 'web_rd_1', field: 'tier', outcome: 'read', reason: null },
    { reading_id: 'web_rd_2', field: 'member_since', outcome: 'read', reason: null },
  ]);
  assert.is(decideVerdict(assessed, true).outcome, 'approved', assessed.acceptance_reason);
});

test('what was taught stands in the place of what a rule reads on the same page', async () => {
  const runs = [...runsOf({}), label('Tier', 20, 200), text('Bronze', 220, 200)];
  assert.equal(claimsOf(await analyse(asked([evidence(runs)], [SINCE]))).tier, 'Bronze', 'a rule reads it');
  const assessed = await analyse(asked([evidence(runs)]));
  assert.equal(claimsOf(assessed), { tier: 'Gold', member_since: '3 March 2019' });
  assert.is(decideVerdict(assessed, true).outcome, 'approved', assessed.acceptance_reason);
});

test('a layout that moved the labels sends it to a person, with the reason', async () => {
  const assessed = await analyse(asked([evidence(moved())]));
  assert.equal(decideVerdict(assessed, true), {
    outcome: 'manual_review',
    reason:
      'The label “Zwirbelgrad” no longer stands where it was pointed at. The label “Ankerzeit” no longer stands where it was pointed at.',
  });
  assert.is(assessed.acceptance_certain, false);
});

test('the same checks hold: pixels that deny it, what lies on top, what anybody may change, two values', async () => {
  const verdictOf = async (pieces: EvidenceForAnalysis[], seen: PixelCheck = 'agree', readings = [TIER, SINCE]) =>
    decideVerdict(await analyse(asked(pieces, readings), pixels(seen)), false).outcome;
  const good = evidence(runsOf({}));
  assert.is(await verdictOf([good]), 'approved');
  for (const seen of ['disagree', 'unreadable'] as const) assert.is(await verdictOf([good], seen), 'manual_review');
  const covered = evidence(runsOf({}, { onTop: false }));
  assert.is(await verdictOf([covered]), 'manual_review');
  const editable = evidence(runsOf({}, { kind: 'input', editable: true }));
  assert.is(await verdictOf([editable]), 'manual_review');
  const other = evidence(runsOf({ tier: 'Silber' }), { id: 'web_ev_2' });
  assert.is(await verdictOf([good, other]), 'manual_review');
});

test('a reading is of one site, of pages, and of fields that are asked for', async () => {
  const readingsOf = async (piece: EvidenceForAnalysis, readings = [TIER]) =>
    (await analyse(asked([piece], readings))).readings;
  const elsewhere = 'https://gym.example.org/konto';
  assert.equal(await readingsOf(evidence(runsOf({}), { sourceUrl: elsewhere })), []);
  assert.equal(await readingsOf(evidence(runsOf({})), [{ ...TIER, field: 'shoe_size' }]), []);
  const file = evidence([], { type: 'document', contentType: 'application/pdf', snapshot: null });
  assert.equal(await readingsOf(file), []);
});

const LETTER = 'https://www.gym.example/letter.pdf';
const documentReader = createDocumentReader(() => Promise.reject(new Error('No page of these is a picture.')));
const letter = (...pages: string[][]) =>
  evidence([], {
    type: 'document',
    contentType: 'application/pdf',
    sourceUrl: LETTER,
    bytes: pdfOf(pages),
    snapshot: null,
  });
const ofDocument = (piece: EvidenceForAnalysis, readings: TaughtReading[]) =>
  analyse(asked([piece], readings), pixels('agree'), documentReader);

/** What pointing at these words on a page of a document, or on a captured page, comes to. */
async function pointedIn(piece: EvidenceForAnalysis, number: number | null, words: string, name: string) {
  const raw = { ...piece, contentType: piece.contentType };
  const parts = { documents: documentReader, pixels: pixels('agree') };
  const look = await teachPage(raw, number, null, parts);
  if ('refused' in look) throw new Error(look.refused);
  const text = look.texts.findIndex(one => one.text.includes(words));
  const pointing = { text, field: { name, description: '', required: true }, site: DOCUMENTS };
  const page = await teachPage(raw, number, pointing, parts);
  if ('refused' in page) throw new Error(page.refused);
  return present(page.pointed);
}

async function taughtOnLetter(piece: EvidenceForAnalysis, number: number): Promise<TaughtReading[]> {
  const offers = [
    present((await pointedIn(piece, number, 'Gold', 'tier')).offers[0]),
    present((await pointedIn(piece, number, '3 March 2019', 'member_since')).offers[0]),
  ];
  return offers.map(({ reading }, at) => ({ ...reading, reading_id: `web_rd_${at}` }));
}

test('whoever points is told what lies on top, and what the pixels say', async () => {
  for (const onTop of [true, false]) {
    const { offers } = await pointedIn(evidence(runsOf({}, { onTop })), null, 'Gold', 'tier');
    const { isCovered, pixels: seen, value } = present(offers[0]).read;
    assert.equal({ isCovered, seen, value }, { isCovered: !onTop, seen: 'agree', value: 'Gold' });
  }
});

test('a document is read as it was taught, on whichever page it says so, and goes to a person when its layout moved', async () => {
  const first = letter(['Konto', 'Zwirbelgrad: Gold', 'Ankerzeit: 3 March 2019']);
  const readings = await taughtOnLetter(first, 1);
  assert.equal(
    readings.map(({ label, relation, site }) => [label, relation, site]),
    [
      ['Zwirbelgrad', 'within', DOCUMENTS],
      ['Ankerzeit', 'within', DOCUMENTS],
    ],
  );
  const second = letter(['Konto', 'Greetings'], ['Zwirbelgrad: Silber', 'Ankerzeit: 12 July 2024']);
  assert.is(decideVerdict(await ofDocument(second, []), false).outcome, 'manual_review');
  const assessed = await ofDocument(second, readings);
  assert.equal(claimsOf(assessed), { tier: 'Silber', member_since: '12 July 2024' });
  assert.equal(
    assessed.claims.map(({ place }) => place),
    [{ page: 2 }, { page: 2 }],
  );
  assert.is(decideVerdict(assessed, false).outcome, 'approved', assessed.confidence_reason);
  const third = letter(['Konto', 'Zwirbelgrad', 'Silber', 'Ankerzeit', '4 May 2020']);
  const verdict = decideVerdict(await ofDocument(third, readings), false);
  assert.is(verdict.outcome, 'manual_review');
  assert.match(verdict.reason, 'The label “Zwirbelgrad” no longer stands where it was pointed at.');
});

test('what a document says twice of one field is no reading, and pages of a site are none of its', async () => {
  const twice = letter(['Zwirbelgrad: Gold', 'Ankerzeit: 3 March 2019'], ['Zwirbelgrad: Bronze']);
  const { misfit, offers } = await pointedIn(twice, 1, 'Gold', 'tier');
  assert.equal([offers, misfit], [[], 'repeated']);
  const readings = await taughtOnLetter(letter(['Zwirbelgrad: Gold', 'Ankerzeit: 3 March 2019']), 1);
  const said = (assessed: { readings: readonly { outcome: string }[] }) => assessed.readings.map(one => one.outcome);
  assert.equal(said(await ofDocument(twice, readings)), ['repeated', 'read']);
  const same = letter(['Zwirbelgrad: Gold', 'Ankerzeit: 3 March 2019'], ['Zwirbelgrad: Gold']);
  assert.equal(said(await ofDocument(same, readings)), ['read', 'read']);
  assert.equal(said(await analyse(asked([evidence(runsOf({}))], readings))), []);
  const textOf = (text: string) =>
    evidence([], { type: 'document', contentType: 'text/plain', bytes: Buffer.from(text), snapshot: null });
  assert.equal(said(await ofDocument(textOf('Zwirbelgrad: Silber'), readings)), ['read', 'gone'], 'whatever its kind');
});

test('one of several readings of a field is enough: a site has a page for phones too', async () => {
  const phone: TaughtReading = { ...TIER, reading_id: 'web_rd_3', relation: 'below' };
  const assessed = await analyse(asked([evidence(runsOf({}))], [TIER, phone, SINCE]));
  assert.equal(
    assessed.readings.map(({ outcome }) => outcome),
    ['read', 'moved', 'read'],
  );
  assert.is(decideVerdict(assessed, false).outcome, 'approved');
});

test.run();
