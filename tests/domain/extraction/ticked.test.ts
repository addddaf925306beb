import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { takenOf } from '../../../domain/extraction/candidates/ticked.ts';

const test = suite('choices of a form');

test('what is ticked is the value, whichever side its box is on', () => {
  assert.is(takenOf('☐ Vollkost ☒ vegetarisch ☐ vegan'), 'vegetarisch');
  assert.is(takenOf('[ ] Single [x] Married'), 'Married');
  assert.is(takenOf('Oui ☐ Non ☑'), 'Non');
  assert.is(takenOf('☒ Einzelzimmer'), 'Einzelzimmer');
});

test('where nothing is ticked, or several are, nothing is said', () => {
  assert.is(takenOf('☐ Ja ☐ Nein'), null);
  assert.is(takenOf('☒ Hund ☒ Katze ☐ Vogel'), null);
  assert.is(takenOf('☐ Paid'), null);
});

test('what offers no choice stays as it is', () => {
  assert.is(takenOf('Aktiv'), 'Aktiv');
  assert.is(takenOf('● Active'), '● Active');
});

test.run();
