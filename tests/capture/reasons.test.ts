import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { reasonsOf, reasonsToTryAgain } from '../../application/capture/reasons.ts';
import { textsOf } from '../../application/capture/texts.ts';
import type { RuleTrace } from '../../domain/inquiry/assessment.ts';
import { assessment, ENDED } from '../support/capture-house.ts';
import { inquiryData } from '../support/inquiry-story.ts';

const UNMET: RuleTrace = { level: 'high', text: 'The membership is active', outcome: 'not_met' };
const UNKNOWN: RuleTrace = { level: 'medium', text: 'The card is a real one', outcome: 'unknown' };

function claim(property: string, pixels: 'agree' | 'disagree' | 'unreadable') {
  const rect = { x: 0, y: 0, width: 1, height: 1 };
  return { property, value: 'a', source_url: '', evidence_id: 'e', score: 1, label: null, place: { rect }, pixels };
}

test('says which fields are missing, contradicted or unreadable, by readable names', () => {
  const found = assessment({
    required_fields: ['member_name', 'valid_until', 'status'],
    found_fields: ['status'],
    claims: [claim('status', 'disagree'), claim('home_town', 'unreadable'), claim('level', 'agree')],
  });
  assert.equal(reasonsOf(found, true), [
    { code: 'missing', fields: ['member name', 'valid until'] },
    { code: 'otherPicture', fields: ['status'] },
    { code: 'unclear', fields: ['home town'] },
  ]);
});

test('says so when nothing was found, and nothing when the analysis itself went wrong', () => {
  const nothing = assessment({ required_fields: ['a', 'b'], found_fields: [] });
  assert.equal(reasonsOf(nothing, true), [{ code: 'nothingFound', fields: ['a', 'b'] }]);
  const unmet = { ...nothing, rules: [UNMET] };
  assert.equal(reasonsOf(unmet, false), reasonsOf(nothing, false), 'no guide refuses what was not seen');
  assert.equal(reasonsOf({ ...nothing, error: 'the reader died' }, true), []);
  assert.equal(reasonsOf(assessment(), true), []);
});

test('who may try again is told what to show, once each, or that it is not certain enough', () => {
  const missing = { code: 'missing', fields: ['status', 'name'] } as const;
  const unclear = { code: 'unclear', fields: ['name'] } as const;
  const told = [
    { ...missing, fields: [...missing.fields] },
    { ...unclear, fields: [...unclear.fields] },
  ];
  assert.equal(reasonsToTryAgain(told), [...told, { code: 'show', fields: ['status', 'name'] }]);
  assert.equal(reasonsToTryAgain([{ code: 'notAsked' }]), [{ code: 'notAsked' }]);
  assert.equal(reasonsToTryAgain([]), [{ code: 'doubt' }]);
});

test('quotes the guide only to whom it is shown', () => {
  const refused = assessment({ rules: [UNMET, ENDED] });
  assert.equal(reasonsOf(refused, true), [{ code: 'ruleMet', rule: ENDED.text }]);
  assert.equal(reasonsOf(refused, false), [{ code: 'notAsked' }]);
  const unmet = assessment({ rules: [UNMET] });
  assert.equal(reasonsOf(unmet, true), [{ code: 'ruleNotMet', rule: UNMET.text }]);
  assert.equal(reasonsOf(unmet, false), [{ code: 'notAsked' }]);
  const seen = assessment({ rules: [UNMET], claims: [claim('home_town', 'agree'), claim('level', 'disagree')] });
  const shown = { code: 'shown', values: ['home town: a'] };
  assert.equal(reasonsOf(seen, false), [{ code: 'otherPicture', fields: ['level'] }, { code: 'notAsked' }, shown]);
  assert.equal(reasonsOf(seen, true).slice(1), [{ code: 'ruleNotMet', rule: UNMET.text }, shown]);
  assert.equal(reasonsOf(assessment({ rules: [UNMET, UNKNOWN] }), true), []);
});

test('tells what could not be found once, and what the guide refuses beside it', () => {
  const lacking = assessment({ required_fields: ['valid_until', 'status'], found_fields: ['status'] });
  const missing = { code: 'missing', fields: ['valid until'] };
  const asksForIt: RuleTrace = { level: 'high', text: 'Status and "Valid until" are shown', outcome: 'not_met' };
  for (const guideIsShown of [true, false])
    assert.equal(reasonsOf({ ...lacking, rules: [asksForIt] }, guideIsShown), [missing]);
  assert.equal(reasonsOf({ ...lacking, rules: [asksForIt, UNMET] }, false), [missing, { code: 'notAsked' }]);
  assert.equal(reasonsOf({ ...lacking, rules: [asksForIt, UNMET] }, true), [
    missing,
    { code: 'ruleNotMet', rule: UNMET.text },
  ]);
  assert.equal(reasonsOf({ ...lacking, rules: [asksForIt, ENDED] }, false), [missing, { code: 'notAsked' }]);
});

// specification: 2.4-show-acceptance-guide
test('the guide is among what the page is told only when the settings show it', () => {
  for (const [settings, shown] of [
    [{ show_acceptance_guide: true }, true],
    [{ show_acceptance_guide: false }, false],
    [{ show_acceptance_guide: 'true' }, false],
    [{}, false],
  ] as const) {
    const texts = textsOf(
      { id: 'web_iq_1', configuration: { ...inquiryData, acceptance_guide: 'SECRET RULE', settings }, steps: [] },
      'City Gym',
    );
    assert.is(JSON.stringify(texts).includes('SECRET RULE'), shown, JSON.stringify(settings));
  }
});

test.run();
