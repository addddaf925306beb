import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { belowExample } from '../../../domain/provenance/below-example.ts';
import { shownAsExample } from '../../../domain/provenance/shown-as-example.ts';
import type { TextRun } from '../../../domain/reading/page-snapshot.ts';
import { plainRun } from '../../support/plain-run.ts';

const examples = suite('what is shown as an example');

let block = 1;
const run = (text: string, x: number, y: number, look: Partial<TextRun> = {}): TextRun =>
  plainRun(text, { x, y, width: 8 * text.length, block: block++ }, look);

const card = (number = '4410982') => [
  run('Member', 500, 100),
  run('Aoife Byrne', 620, 100),
  run('Member no.', 500, 124),
  run(number, 620, 124),
  run('Status', 500, 148),
  run('Active', 620, 148),
];
const small = { fontSize: 12, tag: 'div' };
const shownOf = (runs: readonly TextRun[]) => [...shownAsExample(runs)].map(({ text }) => text).sort();
const WHOLE_CARD = ['4410982', 'Active', 'Aoife Byrne', 'Member', 'Member no.', 'Status'];

examples('what a scan leaves of an address of the net calls nothing an example', () => {
  const paper = { fontSize: 12, tag: '' };
  for (const rest of ['talleres verdal example - Reg. Mercantil', 'example - Dati trattati ai sensi del Reg. UE'])
    assert.equal(shownOf([...card(), run(rest, 500, 186, paper)]), [], rest);
  assert.equal(shownOf([...card(), run('Example - shown for illustration', 500, 186, paper)]), WHOLE_CARD);
});

examples('a note below a card that calls it a specimen or an illustration speaks of all of it', () => {
  for (const note of [
    'Specimen card for illustration. Your own card shows your details.',
    'This is a sample card.',
    'Illustration only',
    'Not a real member.',
    'Fig. 1: the front of a card',
    'Musterkarte zur Veranschaulichung',
    'Carte donnée à titre d’exemple',
    'Tarjeta con fines ilustrativos',
    'Karta przykładowa',
    'カードの見本です。',
  ])
    assert.equal(shownOf([...card(), run(note, 500, 186, small)]), WHOLE_CARD, note);
});

examples('so does one above it', () => {
  assert.equal(shownOf([run('Specimen card for illustration.', 500, 70, small), ...card()]), WHOLE_CARD);
});

examples('what stands apart, under a heading or in another column is nobody’s example', () => {
  const note = run('Specimen card for illustration.', 500, 186, small);
  const own = [run('Your membership', 40, 20, { tag: 'h2' }), run('Status', 40, 44), run('Closed', 140, 44)];
  assert.equal(shownOf([...own, run('Your card', 500, 80, { tag: 'h3' }), ...card(), note]), WHOLE_CARD);
  assert.equal(shownOf([...card(), run('Specimen card for illustration.', 500, 400, small)]), []);
  assert.equal(shownOf([...card(), run('Specimen card for illustration.', 40, 186, small)]), []);
});

examples('what a form asks for, an address and a sample of something are no such notes', () => {
  for (const text of [
    'Example: AB 123 456',
    'e.g. a spouse',
    'To: m.theriault@mail.example',
    'Sample size: 40',
    'Demo',
  ])
    assert.equal(shownOf([...card(), run(text, 500, 186, small)]), [], text);
  assert.equal(shownOf([...card(), run('See an example', 500, 186, { ...small, tag: 'a' })]), []);
});

examples('around a number that counts up from one nothing is anybody’s', () => {
  assert.ok(shownOf(card('1234567')).includes('Active'));
  assert.ok(shownOf(card('0123 456 789')).includes('Aoife Byrne'));
  assert.equal(shownOf(card('1234568')), []);
});

examples('around one of nothing but zeros neither', () => {
  assert.ok(shownOf(card('AB-32-000000')).includes('Active'));
  assert.ok(shownOf(card('000000')).includes('Active'));
  for (const number of ['AB-32-100000', '0.000000', '5000000']) assert.equal(shownOf(card(number)), [], number);
});

examples('nor is what a note says of it that it is going to look so, or that it is a preview', () => {
  for (const note of [
    'Kart tasarımı: basılacak kartınız böyle görünecek.',
    'This is how your card will look.',
    'So wird Ihre Karte aussehen',
    'Así se verá tu tarjeta',
    'Preview',
    'プレビュー',
  ])
    assert.equal(shownOf([...card(), run(note, 500, 186, small)]), WHOLE_CARD, note);
  for (const text of ['Preview the invoice', 'Your card looks good'])
    assert.equal(shownOf([...card(), run(text, 500, 186, small)]), [], text);
});

examples('the address of whoever sends a mail is no heading of an example', () => {
  const below = (text: string) =>
    belowExample([run(text, 40, 40, { tag: '', fontWeight: 700 }), run('Ada Palmer', 40, 60, { tag: '' })]);
  assert.is(below('Reservations <book@sazanami.example>').size, 0);
  assert.is(below('An example of a booking').size, 1);
});

examples.run();
