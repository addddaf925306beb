import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { withUndoneSteps } from '../../domain/envelope/undone-steps.ts';
import { guidedStep } from '../support/guided-step.ts';
import { assessment } from '../support/inquiry-story.ts';

const STEPS = [
  guidedStep('https://a.example/', { user_instruction: 'Open your account.' }),
  guidedStep('https://a.example/', { user_instruction: `Show\n${'x'.repeat(100)}` }),
];

test('what was not done is named in both reasons, and keeps the result from high', () => {
  const all = assessment({ acceptance: 'high', acceptance_reason: 'It fits.', confidence_reason: 'All was read.' });
  const less = withUndoneSteps({ ...all, confidence: 'high' }, STEPS, [1]);
  assert.equal([less.acceptance, less.confidence], ['medium', 'medium']);
  assert.is(less.acceptance_reason, 'It fits. Not done: step 1 of 2 (“Open your account.”).');
  assert.is(less.confidence_reason, 'All was read. Not done: step 1 of 2 (“Open your account.”).');
  const both = withUndoneSteps(all, STEPS, [1, 2]).acceptance_reason;
  assert.match(both, /step 1 of 2 .*, step 2 of 2 \(“Show x{74}…”\)\.$/);
});

test('nothing gets better by what was not done, and nothing changes when all was', () => {
  const poor = withUndoneSteps(assessment({ acceptance: 'reject', confidence: 'low' }), STEPS, [2]);
  assert.equal([poor.acceptance, poor.confidence], ['reject', 'low']);
  const whole = assessment();
  assert.is(withUndoneSteps(whole, STEPS, []), whole);
  const failed = assessment({ error: 'The analysis failed.' });
  assert.is(withUndoneSteps(failed, STEPS, [1]), failed);
});

test.run();
