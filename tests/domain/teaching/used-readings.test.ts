import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { UsedReading } from '../../../domain/inquiry/assessment.ts';
import { decideVerdict } from '../../../domain/inquiry/verdict.ts';
import type { TaughtReading } from '../../../domain/teaching/taught-reading.ts';
import { brokenReadings, type TriedReading, usedReadings } from '../../../domain/teaching/used-readings.ts';
import { assessment } from '../../support/capture-house.ts';

const reading = (reading_id: string, field: string): TaughtReading => ({
  reading_id,
  field,
  site: 'gym.example',
  label: 'Member since',
  relation: 'right',
  landmarks: [],
  set_apart: true,
  form: { type: 'date', shape: '9 a 9' },
});

const NO_LONGER = 'The label “Member since” no longer stands where it was pointed at.';

test('what came nearest over all evidence is what became of a reading', () => {
  const outcomesOf = (...outcomes: TriedReading['outcome'][]) =>
    usedReadings(
      [reading('r1', 'since'), reading('r2', 'until')],
      outcomes.map(outcome => ({ reading_id: 'r1', outcome })),
    ).map(({ outcome, reason }) => [outcome, reason]);
  assert.equal(outcomesOf('gone', 'read', 'moved'), [['read', null]]);
  assert.equal(outcomesOf('gone', 'moved'), [['moved', NO_LONGER]]);
  assert.equal(outcomesOf('gone', 'gone'), [['gone', 'The label “Member since” no longer stands on the page.']]);
  assert.equal(outcomesOf(), [], 'no evidence was of its site');
});

const used = (outcome: UsedReading['outcome'], field = 'since'): UsedReading => ({
  reading_id: `r-${outcome}`,
  field,
  outcome,
  reason: outcome === 'read' ? null : NO_LONGER,
});

test('a field is broken when none of its readings fits', () => {
  const broken = (...all: UsedReading[]) => brokenReadings(all, ['since']).map(({ outcome }) => outcome);
  assert.equal(broken(used('read'), used('moved')), []);
  assert.equal(broken(used('gone'), used('moved')), ['gone', 'moved']);
  assert.equal(broken(used('gone', 'nickname')), [], 'what may be missing may have no label');
  assert.equal(broken(used('moved', 'nickname')), ['moved']);
});

test('a reading that no longer fits makes a person look, whatever else was found and whatever tries are left', () => {
  for (const acceptance of ['high', 'reject', 'low'] as const) {
    const found = assessment({ acceptance, readings: [used('moved')], required_fields: ['since'] });
    for (const retriesLeft of [true, false])
      assert.equal(decideVerdict(found, retriesLeft), { outcome: 'manual_review', reason: NO_LONGER });
  }
  assert.is(decideVerdict(assessment({ readings: [used('read')] }), true).outcome, 'approved');
});

test('another page of the site, on which nothing stands, may be followed by another try', () => {
  const nothing = assessment({ readings: [used('gone')], required_fields: ['since'], found_fields: [] });
  assert.is(decideVerdict(nothing, true).outcome, 'retry');
  assert.equal(decideVerdict(nothing, false), { outcome: 'manual_review', reason: NO_LONGER });
  const moved = assessment({ readings: [used('moved')], required_fields: ['since'], found_fields: [] });
  assert.is(decideVerdict(moved, true).outcome, 'manual_review');
});

test.run();
