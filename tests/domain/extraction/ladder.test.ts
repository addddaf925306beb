import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { extract } from '../../../domain/extraction/extract.ts';
import { pageOf } from '../../../domain/extraction/page.ts';
import { plainRun } from '../../support/plain-run.ts';

let blocks = 9000;

/** Lines below each other. */
const page = (lines: readonly string[]) =>
  pageOf({
    runs: lines.map((text, at) =>
      plainRun(text, { x: 40, y: 60 + 30 * at, width: 8 * text.length, block: blocks++ }, {}),
    ),
    pairs: [],
  });

const isOpen = (...lines: string[]) =>
  extract(page(['Club card', ...lines]), [{ name: 'tier', description: '', required: true }])[0]?.ambiguous;

const LEVELS = ['Bronze: from 0 points', 'Silver: from 500 points', 'Gold: from 1,500 points'];

const ladder = suite('levels that a page says from which count on they are reached');

ladder('a level is open where every count of the page falls short of it', () => {
  assert.is(isOpen('Tier: Gold', 'Points this year: 118 points', 'Levels', ...LEVELS), true);
  assert.is(isOpen('Tier: Silver', 'Points this year: 118 points', 'Levels', ...LEVELS), true);
  assert.is(isOpen('Tier: Gold', 'Points this year: 118 points', 'Levels', ...[...LEVELS].reverse()), true);
});

ladder('it is told where one reaches it, where none is shown, and where no list says what it takes', () => {
  assert.is(isOpen('Tier: Gold', 'Points this year: 1,618 points', 'Levels', ...LEVELS), false);
  assert.is(isOpen('Tier: Bronze', 'Points this year: 118 points', 'Levels', ...LEVELS), false);
  assert.is(isOpen('Tier: Gold', 'Levels', ...LEVELS), false);
  assert.is(isOpen('Tier: Gold', 'Points this year: 118 points'), false);
});

ladder.run();
