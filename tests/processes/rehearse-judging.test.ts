import { setImmediate } from 'node:timers/promises';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { prepareWords } from '../../domain/reading/lexicon/lexicon.ts';
import { MadeInParts } from '../../domain/reading/lexicon/made-in-parts.ts';
import { rehearseJudging } from '../../infrastructure/composition/rehearse-judging.ts';

const test = suite('what is made before somebody asks for it');

test('is made a part at a time, and whole for whoever asks', () => {
  const made: number[] = [];
  const numbers = new MadeInParts(
    made,
    [1, 2, 3].map(one => () => void made.push(one)),
  );
  assert.is(numbers.proceed(), true);
  assert.equal(made, [1]);
  assert.equal(numbers.whole, [1, 2, 3]);
  assert.is(numbers.proceed(), false);
  assert.equal(numbers.whole, [1, 2, 3]);
});

test('lets others have their turn between words and between guides, and leaves nothing to prepare', async () => {
  let turns = 0;
  let over = false;
  const rehearsal = rehearseJudging().then(() => {
    over = true;
  });
  while (!over) {
    turns++;
    await setImmediate();
  }
  await rehearsal;
  assert.ok(turns >= 10, `${turns} turns`);
  assert.is(prepareWords(), false);
});

test.run();
