import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { differByOneLetterAtMost } from '../../../domain/reading/spelling.ts';
import { fc } from '../../support/fast-check.ts';

const spelling = suite('spelling');

spelling('one letter put in, left out or written instead of another makes no other word; two do', () => {
  assert.ok(differByOneLetterAtMost('membership', 'membership'));
  assert.ok(differByOneLetterAtMost('membership', 'membershp'));
  assert.ok(differByOneLetterAtMost('membership', 'memberrship'));
  assert.ok(differByOneLetterAtMost('membership', 'nembership'));
  assert.ok(differByOneLetterAtMost('', 'a'));
  assert.not(differByOneLetterAtMost('membership', 'memberhsip'));
  assert.not(differByOneLetterAtMost('membership', 'membersh'));
  assert.not(differByOneLetterAtMost('account', 'discount'));
});

/** Every word that comes of a word by one edit. */
function edited(word: string, letters: string): string[] {
  const words: string[] = [];
  for (let at = 0; at <= word.length; at++) {
    const [before, after] = [word.slice(0, at), word.slice(at)];
    words.push(before + after.slice(1));
    for (const letter of letters) words.push(before + letter + after, before + letter + after.slice(1));
  }
  return words;
}

spelling('says the same as trying every edit', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 5 });
  fc.assert(
    fc.property(word, word, (a, b) => {
      assert.is(differByOneLetterAtMost(a, b), a === b || edited(a, 'abc').includes(b), `${a} ${b}`);
    }),
    { numRuns: 2000 },
  );
});
spelling.run();
