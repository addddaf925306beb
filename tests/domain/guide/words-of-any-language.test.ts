import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { LANGUAGES } from '../../../domain/guide/languages/languages.ts';
import { phrasebooks, wordsOfAny } from '../../../domain/guide/languages/phrasebook.ts';

/** Texts with each word that joins or says more, between others, at the ends, and as a part of a longer word. */
const texts = LANGUAGES.flatMap(({ and, or, notInValues }) => [...and, ...or, ...notInValues.split(' ')]).flatMap(
  word => [`Gold ${word} Silver`, `金${word}銀`, word, word.toUpperCase(), `${word}x`],
);

test('one pattern for all languages finds what that of some language does, and nothing else', () => {
  const differing = (['and', 'or', 'notInValues'] as const).flatMap(kind =>
    texts.filter(text => wordsOfAny()[kind].test(text) !== phrasebooks().some(book => book[kind].test(text))),
  );
  assert.equal(differing, []);
});

test.run();
