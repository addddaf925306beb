import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { extract } from '../../../domain/extraction/extract.ts';
import { pageOf } from '../../../domain/extraction/page.ts';
import { SURE_SCORE } from '../../../domain/extraction/sure-score.ts';
import { plainRun } from '../../support/plain-run.ts';

let blocks = 1;

type Line = [x: number, y: number, text: string];

/** Lines at their places, of one look. */
function page(...lines: readonly Line[]) {
  const runs = lines.map(([x, y, text]) =>
    plainRun(text, { x, y, width: 6 * text.length, block: blocks++ }, { tag: '', fontSize: 12 }),
  );
  return pageOf({ runs, pairs: [] });
}

const below = (...texts: readonly string[]) => page(...texts.map((text, at): Line => [40, 40 + 40 * at, text]));

function read(found: ReturnType<typeof page>, name: string, description = '') {
  const [only] = extract(found, [{ name, description, required: true }]);
  return only === undefined ? undefined : { value: only.value, isSure: only.score >= SURE_SCORE };
}
const sure = (value: string) => ({ value, isSure: true });
const unsure = (value: string) => ({ value, isSure: false });

const test = suite('letters and papers of strangers');

test('the day of a paper stands behind its place or its title, whatever other days it tells', () => {
  const letter = below('Białystok, dnia 16.11.2026 r.', 'Zaświadczenie', 'Przelew dnia 19.11.2026');
  assert.equal(read(letter, 'wystawiono'), sure('16.11.2026'));
  const bill = below('Facture du 4 novembre 2026', 'Prélèvement le 19 novembre 2026', 'Madame Ida Roy');
  assert.equal(read(bill, 'date_document'), sure('4 novembre 2026'));
});

test('a day that may be one of two is a day, and keeps the stop that its language writes', () => {
  assert.equal(read(below('Certificato', 'Montevarco, 09/11/2026'), 'data_rilascio'), sure('09/11/2026'));
  assert.equal(read(below('Igazolás', 'Veszprém, 2026. október 21.'), 'kiállítva'), sure('2026. október 21.'));
});

test('a day with a label of its own is not that of the paper', () => {
  const form = page([40, 40, 'Geburtsdatum'], [200, 40, '17.03.1979'], [40, 90, 'Bescheinigung']);
  assert.is(read(form, 'ausgestellt_am'), undefined);
});

test('an address of several lines is whole, below what it is called or below whom it is sent to', () => {
  const bill = page(
    [40, 40, 'Supply address'],
    [40, 60, '12 Orchard Lane'],
    [40, 80, 'Flat 4'],
    [40, 100, 'Leeds LS1 9XH'],
  );
  assert.equal(read(bill, 'address'), unsure('12 Orchard Lane Flat 4 Leeds LS1 9XH'));
  const letter = page(
    [40, 40, 'Solène Kerbrat'],
    [40, 60, '12 rue des Teinturiers'],
    [40, 80, 'Bât. B'],
    [40, 100, '35000 Rennes'],
  );
  assert.equal(read(letter, 'adresse'), unsure('12 rue des Teinturiers Bât. B 35000 Rennes'));
});

test('a sentence tells where a dwelling is, and of two it tells none', () => {
  const said = 'De woonruimte, plaatselijk bekend Kerkgracht 54-2, 8011 VP Zwolle, oppervlakte circa 61 m2.';
  assert.equal(read(below('Overeenkomst', said), 'adres'), unsure('Kerkgracht 54-2, 8011 VP Zwolle'));
  const other = 'De berging, plaatselijk bekend Havenstraat 3, 8011 AB Zwolle, hoort daarbij.';
  assert.is(read(below('Overeenkomst', said, other), 'adres'), undefined);
});

test('a noun right before a figure says what it is', () => {
  const offer = below('We offer a start date of January 11, 2027 and an annual base salary of $58,400 before tax.');
  assert.equal(read(offer, 'salary'), unsure('$58,400'));
  assert.equal(read(offer, 'start_date'), unsure('January 11, 2027'));
  assert.is(read(offer, 'deposit'), undefined);
});

test('values that are set in below their labels belong to them, where several are', () => {
  const register: Line[] = [
    [40, 40, 'Full name'],
    [58, 56, 'Ada Quill'],
    [40, 80, 'Status of the entry'],
    [58, 96, 'Registered'],
    [40, 120, 'Tax number'],
    [58, 136, '3284710366'],
  ];
  assert.is(read(page(...register), 'full_name')?.value, 'Ada Quill');
  assert.is(read(page(...register), 'tax_number')?.value, '3284710366');
});

test('what kind of contract it is tells of a contract what it is, and its period does not', () => {
  const paper = below('Type of contract: permanent', 'Contract period: 01.02.2026 - 31.01.2027');
  assert.equal(read(paper, 'contract'), unsure('permanent'));
});

test('a day from which on something goes on begins its period', () => {
  assert.is(read(below('Employment period: 01.07.2019 ~ present'), 'start_date')?.value, '01.07.2019');
  assert.is(read(below('Employment period: 01.07.2019'), 'start_date'), undefined);
});

test('the letters of a label may stand apart', () => {
  assert.is(read(below('성 명: 표한결'), '성명')?.value, '표한결');
});

test('a number beside a label for a share is one', () => {
  assert.is(read(below('Percentage: 82.40'), 'percentage')?.value, '82.40');
  assert.is(read(below('Percentage: 8240'), 'percentage')?.isSure, false);
});

test.run();
