import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { extract } from '../../../domain/extraction/extract.ts';
import { pageOf } from '../../../domain/extraction/page.ts';
import { SURE_SCORE } from '../../../domain/extraction/sure-score.ts';
import { plainRun } from '../../support/plain-run.ts';

let blocks = 1;

/** The lines of a letter, one below the other; an empty one leaves a gap. */
function letter(...lines: readonly string[]) {
  const runs = lines.flatMap((text, at) => {
    const place = { x: 40, y: 40 + 22 * at, width: 6 * text.length, block: blocks++ };
    return text === '' ? [] : plainRun(text, place, { tag: '', fontSize: 11 });
  });
  return pageOf({ runs, pairs: [] });
}

const extracted = (page: ReturnType<typeof letter>, name: string) =>
  extract(page, [{ name, description: '', required: true }])[0];

const readIn = (page: ReturnType<typeof letter>, name: string) => extracted(page, name)?.value;

const isSure = (page: ReturnType<typeof letter>, name: string) => (extracted(page, name)?.score ?? 0) >= SURE_SCORE;

const ATTESTATION = letter(
  'Ferme du Grand Chêne SARL',
  '12 chemin des Prés, 38200 Vienne',
  '',
  'Madame',
  'Inès Valladier',
  '4 rue Basse',
  '38200 Vienne',
  '',
  'Fait à Vienne, le 9 mars 2027',
  '',
  'La personne nommée ci-dessus travaille dans notre exploitation depuis plusieurs années.',
);

const letters = suite('letters without labels');

letters('who wrote it stands at its head, to whom above an address, and when behind a place', () => {
  assert.is(readIn(ATTESTATION, 'employeur'), 'Ferme du Grand Chêne SARL');
  assert.is(readIn(ATTESTATION, 'salariée'), 'Inès Valladier');
  assert.is(readIn(ATTESTATION, 'date_attestation'), '9 mars 2027');
  assert.ok(['employeur', 'date_attestation', 'salariée'].every(name => isSure(ATTESTATION, name)));
});

letters('a head names what it is called like: no farm is a bank or a school', () => {
  assert.is(readIn(ATTESTATION, 'banque'), undefined);
  assert.is(readIn(ATTESTATION, 'université'), undefined);
});

letters('the day of a letter is no other day', () => {
  assert.is(readIn(ATTESTATION, 'date_of_birth'), undefined);
  assert.is(readIn(ATTESTATION, 'contract_end_date'), undefined);
});

letters('what is highest and has an address below it is its head, without a legal form', () => {
  const page = letter('Little Wren Nursery', '8 Mill Road, Totnes TQ9 5AB', '', 'To whom it may concern');
  assert.is(readIn(page, 'provider'), 'Little Wren Nursery');
  assert.is(readIn(letter('Reference', 'To whom it may concern', 'Little Wren Nursery'), 'provider'), undefined);
});

letters('the month in a title is the period of a statement, unless there are several', () => {
  const paid = ['Verdienstabrechnung März 2027', '', 'Personalnummer 4471'];
  assert.is(readIn(letter(...paid), 'lohnmonat'), 'März 2027');
  assert.is(readIn(letter('Verdienst', 'für März 2027', 'und für Februar 2027'), 'lohnmonat'), undefined);
});

letters('a short line of a document says what happened when', () => {
  assert.is(readIn(letter('Quittance', 'Payé par chèque le 14/01/2027.'), 'paid_on'), '14/01/2027');
});

letters('parties are called by the words that a contract gives them', () => {
  const contract = letter(
    'Mietvertrag',
    'zwischen',
    'Wohnbau Oberland GmbH, Seestraße 4, 82319 Starnberg',
    '– nachfolgend „Vermieter“ –',
    'und',
    'Frau Meret Aschwanden, Lindenweg 9, 82319 Starnberg',
    '– nachfolgend „Mieterin“ –',
  );
  assert.is(readIn(contract, 'vermieter'), 'Wohnbau Oberland GmbH');
  assert.match(readIn(contract, 'mieterin') ?? '', 'Meret Aschwanden');
  const lease = letter(
    'This lease is made between',
    'Oona Tremlett, of 4 Cliff Road (hereinafter "the Tenant")',
    'and',
  );
  assert.is(readIn(lease, 'tenant'), 'Oona Tremlett');
});

letters('a verb that denies what was not read behind it is no value', () => {
  for (const value of ['nie jest', 'is not', 'er ikke', 'n’est pas'])
    assert.is(readIn(letter('Employer: Harbour Bakery Ltd', '', `Position: ${value}`), 'position'), undefined, value);
  assert.is(readIn(letter('Auto-renewal: On', '', 'Position: Not a manager'), 'position'), 'Not a manager');
});

letters.run();
