import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { ACCEPTANCES, type Assessment, CONFIDENCES, MENDABLE } from '../../domain/inquiry/assessment.ts';
import { decideVerdict } from '../../domain/inquiry/verdict.ts';
import { assessment } from '../support/inquiry-story.ts';

/** acceptance, by a rule of the guide, certain, confidence → outcome (`undecided`: another try, or a person). */
const TABLE = `
high   guide    certain   high   approved
high   guide    certain   medium approved
high   guide    certain   low    undecided
high   guide    uncertain high   undecided
high   guide    uncertain medium undecided
high   guide    uncertain low    undecided
high   counted  certain   high   approved
high   counted  certain   medium approved
high   counted  certain   low    undecided
high   counted  uncertain high   undecided
high   counted  uncertain medium undecided
high   counted  uncertain low    undecided
medium guide    certain   high   approved
medium guide    certain   medium approved
medium guide    certain   low    undecided
medium guide    uncertain high   undecided
medium guide    uncertain medium undecided
medium guide    uncertain low    undecided
medium counted  certain   high   approved
medium counted  certain   medium approved
medium counted  certain   low    undecided
medium counted  uncertain high   undecided
medium counted  uncertain medium undecided
medium counted  uncertain low    undecided
low    guide    certain   high   undecided
low    guide    certain   medium undecided
low    guide    certain   low    undecided
low    guide    uncertain high   undecided
low    guide    uncertain medium undecided
low    guide    uncertain low    undecided
low    counted  certain   high   undecided
low    counted  certain   medium undecided
low    counted  certain   low    undecided
low    counted  uncertain high   undecided
low    counted  uncertain medium undecided
low    counted  uncertain low    undecided
reject guide    certain   high   rejected
reject guide    certain   medium rejected
reject guide    certain   low    undecided
reject guide    uncertain high   undecided
reject guide    uncertain medium undecided
reject guide    uncertain low    undecided
reject counted  certain   high   undecided
reject counted  certain   medium undecided
reject counted  certain   low    undecided
reject counted  uncertain high   undecided
reject counted  uncertain medium undecided
reject counted  uncertain low    undecided`;

const rows = TABLE.trim()
  .split('\n')
  .map(line => line.split(/\s+/));

/** The assessment of each combination, in the order of the table. */
const combinations: Assessment[] = ACCEPTANCES.flatMap(acceptance =>
  [true, false].flatMap(acceptance_by_guide =>
    [true, false].flatMap(acceptance_certain =>
      CONFIDENCES.map(confidence => assessment({ acceptance, acceptance_by_guide, acceptance_certain, confidence })),
    ),
  ),
);

// specification: 1-acceptance-medium, 1-acceptance-low, 1-acceptance-reject, 1-confidence, 3.1-manual-review
// specification: 3.1-approved, 3.1-rejected
test('the policy decides every combination as the table says', () => {
  assert.is(rows.length, combinations.length);
  for (const [index, found] of combinations.entries()) {
    const [acceptance, by, certain, confidence, outcome] = rows[index] ?? [];
    assert.equal(
      [found.acceptance, found.acceptance_by_guide, found.acceptance_certain, found.confidence],
      [acceptance, by === 'guide', certain === 'certain', confidence],
    );
    const undecided = outcome === 'undecided';
    const row = TABLE.trim().split('\n')[index];
    assert.is(decideVerdict(found, true).outcome, undecided ? 'manual_review' : outcome, row);
    for (const cause of MENDABLE) {
      const mendable = { ...found, mendable: [cause] };
      assert.is(decideVerdict(mendable, true).outcome, undecided ? 'retry' : outcome, `${row}, ${cause}`);
      assert.is(decideVerdict(mendable, false).outcome, undecided ? 'manual_review' : outcome, `${row}, ${cause}`);
    }
  }
});

// specification: 3.1-failed
test('an error of ours fails, whatever else was found', () => {
  for (const found of combinations) {
    const verdict = decideVerdict({ ...found, error: 'ocr_failed' }, true);
    const reason = 'The evidence could not be assessed.';
    assert.equal(verdict, { outcome: 'failed', reason, error: 'ocr_failed' });
  }
});

test('nothing found never decides, whatever the scores say', () => {
  for (const found of combinations) {
    const nothing = { ...found, found_fields: [] };
    assert.is(decideVerdict(nothing, true).outcome, 'retry');
    assert.is(decideVerdict(nothing, false).outcome, 'manual_review');
    assert.match(decideVerdict(nothing, false).reason, /None of the required fields/);
  }
});

test('an inquiry that requires no field can be decided without one', () => {
  const found = assessment({ required_fields: [], found_fields: [] });
  assert.is(decideVerdict(found, true).outcome, 'approved');
});

test('the reason is the one that decided', () => {
  const reasons = { acceptance_reason: 'acceptance', confidence_reason: 'confidence' };
  assert.is(decideVerdict(assessment(reasons), true).reason, 'acceptance');
  assert.is(decideVerdict(assessment({ ...reasons, acceptance: 'reject' }), true).reason, 'acceptance');
  assert.is(decideVerdict(assessment({ ...reasons, confidence: 'low' }), true).reason, 'confidence');
  assert.is(decideVerdict(assessment({ ...reasons, acceptance: 'low' }), true).reason, 'acceptance');
});

test.run();
