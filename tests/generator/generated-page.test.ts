import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { generatedPage } from './generated-page.ts';
import { HOSTILE } from './hostile.ts';
import { VOCABULARIES } from './vocabulary/all.ts';
import { CONCEPTS } from './vocabulary/vocabulary.ts';

const generator = suite('generated pages');
const numbers = Array.from({ length: 180 }, (_, index) => index + 1);

generator('a number always makes the same page', () => {
  for (const number of [1, 2, 3, 77]) assert.equal(generatedPage(number, 'seen'), generatedPage(number, 'seen'));
});

generator('of 180 pages each hostile kind has at least ten, and each language some', () => {
  for (const half of ['seen', 'unseen'] as const) {
    const pages = numbers.map(number => generatedPage(number, half));
    for (const { trait } of HOSTILE) assert.ok(pages.filter(page => page.trait === trait).length >= 10, trait);
    assert.is(new Set(pages.map(page => page.language)).size, VOCABULARIES.length);
  }
});

generator('a language has two labels of each thing for either half, and none is in both', () => {
  for (const { locale, labels } of VOCABULARIES) {
    for (const concept of CONCEPTS) {
      assert.is(new Set(labels[concept]).size, 4, `${locale} ${concept}`);
    }
  }
});

generator('a page runs nothing, so that a layout which stands there twice shows its own pairs each time', () => {
  for (const half of ['seen', 'unseen'] as const)
    for (const number of numbers)
      assert.not.ok(generatedPage(number, half).html.includes('<script'), `${half} ${number}`);
});

generator('an honest page states every value that it is asked for, beside a label', () => {
  for (const number of numbers.filter(number => number % 3 === 0)) {
    const { html, expected } = generatedPage(number, 'seen');
    for (const spellings of Object.values(expected)) {
      assert.ok(
        spellings?.some(spelling => html.includes(spelling)),
        JSON.stringify(spellings),
      );
    }
  }
});

generator('where something hostile takes the place of a value, none is right', () => {
  const page = generatedPage(1, 'seen');
  assert.is(page.asked.effect, 'replaces');
  assert.is(page.expected[page.asked.field], null);
  assert.ok(page.html.includes(page.asked.decoy) && !page.html.includes(`>${page.asked.right}<`));
});

generator.run();
