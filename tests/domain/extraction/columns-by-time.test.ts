import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Candidate } from '../../../domain/extraction/candidates/candidate.ts';
import { setOtherTimesBack } from '../../../domain/extraction/candidates/columns-by-time.ts';
import { DAY_OF_LETTER } from '../../../domain/extraction/candidates/letter-date.ts';

const columns = suite('columns that follow each other in time');

const cell = (label: string, value: string): Candidate => ({
  label,
  value,
  plausibility: 0.9,
  source: 'row and column',
  runs: [],
});
const made = (value: string): Candidate => ({ ...cell(DAY_OF_LETTER, value), source: 'title' });

/** Of an amount until a day and of the one from the next day on, those that are not set back. */
function left(day: string | null, ...labels: readonly string[]): string[] {
  const cells = labels.map((label, at) => cell(label, `${700 + at},00 €`));
  setOtherTimesBack([...cells, ...(day === null ? [] : [made(day)])]);
  return cells.filter(({ plausibility }) => plausibility === 0.9).map(({ label }) => label);
}

const BEFORE = 'Nettokaltmiete bis 31.03.2026';
const FROM_THEN_ON = 'Nettokaltmiete seit 01.04.2026';

columns('the one that holds on the day of the letter is meant', () => {
  assert.equal(left('09.11.2026', BEFORE, FROM_THEN_ON), [FROM_THEN_ON]);
  assert.equal(left('09.02.2026', BEFORE, FROM_THEN_ON), [BEFORE]);
  assert.equal(left('9 November 2026', 'Premium until 31 March 2026', 'Premium from 1 April 2026'), [
    'Premium from 1 April 2026',
  ]);
});

columns('nothing is set back where the letter has no day, or the columns do not follow each other', () => {
  assert.equal(left(null, BEFORE, FROM_THEN_ON), [BEFORE, FROM_THEN_ON]);
  assert.equal(left('09.11.2026', BEFORE, 'Nettokaltmiete seit 01.07.2026'), [
    BEFORE,
    'Nettokaltmiete seit 01.07.2026',
  ]);
  assert.equal(left('09.11.2026', BEFORE, 'Heizkosten seit 01.04.2026'), [BEFORE, 'Heizkosten seit 01.04.2026']);
});

columns.run();
