import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Candidate, CandidateSource } from '../../domain/extraction/candidates/candidate.ts';
import { rivals } from '../../infrastructure/analysis/model/standing.ts';
import { plainRun } from '../support/plain-run.ts';

let block = 0;
const at = (text: string) => plainRun(text, { x: 20, y: 30 * block, width: 8 * text.length, block: block++ });
function candidate(label: string, value: string, source: CandidateSource, runs = [at(value)]) {
  return { label, value, plausibility: 0.9, source, runs } satisfies Candidate;
}
const fits = () => true;

const suiteOfRivals = suite('what may be meant in place of a value that a model names');

suiteOfRivals('a line below with a label of its own is no value of the label above it', () => {
  const seat = candidate('Seat', '6 Heroes Square', 'item');
  const updated = [at('Last updated: 25/11/2026')];
  const below = candidate('Seat', 'Last updated: 25/11/2026', 'below', updated);
  const labelled = candidate('Last updated', '25/11/2026', 'colon', updated);
  assert.not(rivals(below, seat, fits, [seat, below, labelled]));
  // Without that label it may be a second value, and beside another one below nothing tells which is meant.
  assert.ok(rivals(below, seat, fits, [seat, below]));
  assert.ok(rivals(below, { ...seat, source: 'below' }, fits, [seat, below, labelled]));
});

suiteOfRivals('a state below the one that a label names stays another value of it', () => {
  const active = candidate('Status', 'Active', 'item');
  const cancelled = candidate('Status', 'Cancelled as of 3 May', 'below');
  assert.ok(rivals(cancelled, active, fits, [active, cancelled]));
});

suiteOfRivals('the next box of a form, which counts them, is no value of the one before', () => {
  const name = candidate('1. Nazwisko', 'Wojtyńska', 'below');
  const next = candidate('1. Nazwisko', '2. Zawód', 'right');
  const labelled = candidate('Zawód', 'technolog', 'below');
  assert.not(rivals(next, name, fits, [name, next, labelled]));
  assert.ok(rivals(next, name, fits, [name, next]));
});

suiteOfRivals.run();
