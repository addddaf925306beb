import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { calibrationOf, type Scored } from './calibration.ts';
import { curveOf } from './curve.ts';

const calibration = suite('calibration of scores');

const many = (count: number, score: number, right: boolean): Scored[] =>
  Array.from({ length: count }, () => ({ score, right, certain: score > 0.7 }));

calibration('counts right ones in bins, the last of which takes a score of 1', () => {
  const { bins } = calibrationOf([...many(3, 0.52, true), ...many(1, 0.54, false), ...many(2, 1, true)]);
  assert.equal(bins[10], { from: 0.5, to: 0.55, count: 4, right: 3 });
  assert.equal(bins[19], { from: 0.95, to: 1, count: 2, right: 2 });
});

calibration('the map from score to probability never falls', () => {
  const scored = [...many(4, 0.5, true), ...many(4, 0.6, false), ...many(4, 0.8, true)];
  assert.equal(calibrationOf(scored).steps, [
    { from: 0.5, probability: 0.5, count: 8 },
    { from: 0.8, probability: 1, count: 4 },
  ]);
});

calibration('is sure from the score on above which one in a thousand is wrong', () => {
  const scored = [...many(1, 0.9, false), ...many(999, 0.9, true), ...many(1, 0.6, false)];
  assert.equal([calibrationOf(scored).sureFrom, calibrationOf(scored).sureCount], [0.9, 1_000]);
  assert.is(calibrationOf([...many(2, 0.9, false), ...many(998, 0.9, true)]).sureFrom, null);
  assert.equal(calibrationOf(scored).certain, { count: 1_000, wrong: 1 });
});

calibration('draws a bin where it belongs', () => {
  const svg = curveOf(calibrationOf(many(4, 0.52, true)), '4 values');
  assert.match(svg, '0.5 to 0.55: 4 of 4 right');
  assert.match(svg, '4 values');
});

calibration.run();
