import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Extraction } from '../../../domain/extraction/extract.ts';
import type { BestFinding } from '../../../domain/judging/best-findings.ts';
import { confidenceIn } from '../../../domain/judging/confidence.ts';
import { whyUnsure } from '../../../domain/judging/why-unsure.ts';
import { asRead } from '../extraction/as-read.ts';

const unsure = suite('why a value is not beyond doubt');

const best = (extraction: Partial<Extraction>, rest: Partial<BestFinding> = {}): BestFinding => ({
  evidence: {
    id: 'e1',
    type: 'screenshot',
    mode: 'auto',
    sourceUrl: 'https://club.example/',
    contentType: 'image/png',
    sha256: '',
  },
  finding: {
    extraction: {
      name: 'monthly_fee',
      type: 'money',
      value: '0,00 €',
      score: 0.56,
      label: 'Beitrag',
      source: 'item',
      regions: [],
      ambiguous: false,
      doubt: null,
      ...extraction,
    },
    place: { rect: { x: 0, y: 0, width: 1, height: 1 } },
    pixels: 'agree',
    isCovered: false,
  },
  certain: false,
  rival: null,
  ...rest,
});

unsure('is told by the label and the value', () => {
  assert.is(whyUnsure(best({})), '“0,00 €” stands beside “Beitrag”, which may mean something else than monthly fee.');
});

unsure('is told by the value where the label is the name of the field', () => {
  const plan = { name: 'plan', value: 'Harbor Plus (trial)', label: 'Plan' };
  const why = 'What stands for plan, “Harbor Plus (trial)”, may be less than all of it, or more.';
  assert.is(whyUnsure(best(plan)), why);
});

unsure('is that no label stands there', () => {
  const name = { name: 'member_name', value: 'Ada Palmer', label: null };
  assert.match(whyUnsure(best({ ...name, source: 'heading' })) ?? '', 'stands in a heading, where no label');
  assert.match(whyUnsure(best({ ...name, source: 'company' })) ?? '', 'stands by itself, where no label');
});

unsure('is that it stands in a sentence', () => {
  assert.match(whyUnsure(best({ source: 'prose' })) ?? '', /in a sentence, which may speak of something else/);
});

unsure('is what the page says of it, before how likely it is', () => {
  assert.match(whyUnsure(best({ doubt: 'advert' })) ?? '', 'an offer or an advert');
  assert.match(whyUnsure(best({ ambiguous: true })) ?? '', 'More than one value');
  const covered = best({ score: 0.9 });
  assert.match(whyUnsure({ ...covered, finding: { ...covered.finding, isCovered: true } }) ?? '', 'lies on top');
  const unread = { ...covered, finding: { ...covered.finding, pixels: 'unreadable' as const } };
  assert.is(whyUnsure(unread), 'The picture does not plainly show monthly fee.');
});

unsure('is told once of a value that several may be meant for', () => {
  const { finding } = best({ name: 'plan', value: 'Gold', label: 'Plan', ambiguous: true });
  const read = { ...asRead({ type: 'screenshot', findings: [] }), findings: [finding] };
  const { reason } = confidenceIn([read], [finding], 'https://a.example/', () => 'same');
  assert.match(reason, 'More than one value may be meant for plan.');
  assert.not.match(reason, 'less than all of it');
});

unsure('is cut where the value is long', () => {
  const why = whyUnsure(best({ value: 'x'.repeat(500) })) ?? '';
  assert.ok(why.includes('…') && why.length < 250);
});

unsure('is nothing where a value is certain, or another one contradicts it', () => {
  assert.is(whyUnsure(best({}, { certain: true })), null);
  assert.is(whyUnsure(best({}, { rival: '9,00 €' })), null);
});

unsure.run();
