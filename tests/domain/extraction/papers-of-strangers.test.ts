import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { extract } from '../../../domain/extraction/extract.ts';
import { pageOf } from '../../../domain/extraction/page.ts';
import { rowNumbered } from '../../../domain/extraction/row-numbered.ts';
import { segments } from '../../../domain/extraction/segments.ts';
import { plainRun } from '../../support/plain-run.ts';

let blocks = 1;

type Line = { text: string; x?: number; y: number; weight?: number };

const runOf = ({ text, x = 40, y, weight = 400 }: Line) =>
  plainRun(text, { x, y, width: 6 * text.length, block: blocks++ }, { tag: '', fontSize: 11, fontWeight: weight });

const page = (...lines: readonly Line[]) => pageOf({ runs: lines.map(runOf), pairs: [] });

/** The lines of a letter, one below the other. */
const letter = (...lines: readonly string[]) => page(...lines.map((text, at) => ({ text, y: 40 + 30 * at })));

const extracted = (of: ReturnType<typeof page>, name: string, description = '', query = '') =>
  extract(of, [{ name, description, required: true }], query)[0];

const readIn = (of: ReturnType<typeof page>, name: string) => extracted(of, name)?.value;

const papers = suite('papers that strangers wrote');

papers('the name below a heading of parents is not the name of the child', () => {
  const form = page(
    { text: 'A – Angaben', y: 40, weight: 700 },
    { text: 'Geburtsdatum: 04.09.2012', y: 70 },
    { text: 'B – Erziehungsberechtigte/r', y: 130, weight: 700 },
    { text: 'Name: Roswitha Ginzkey', y: 160 },
  );
  assert.is(extracted(form, 'schueler')?.doubt ?? 'other_matter', 'other_matter');
  assert.is(extracted(form, 'erziehungsberechtigter_name')?.doubt, null);
});

papers('the stop of a sentence is no part of a day, but where years have a stop of their own', () => {
  assert.is(readIn(letter('Довідка', 'Дата видачі: 02.06.2026.'), 'дата_видачі'), '02.06.2026');
  assert.is(readIn(letter('Potvrda o članstvu', 'Vrijedi do: 03.06.2027.'), 'vrijedi_do'), '03.06.2027.');
});

papers('a period in a sentence is read with both ends', () => {
  const receipt = letter('Quittance', 'Période du 1er octobre 2026 au 31 octobre 2026 inclus pour le logement.');
  assert.is(readIn(receipt, 'periode'), '1er octobre 2026 au 31 octobre 2026');
});

papers('the number of a former contract is not that of the contract', () => {
  const notice = letter('Attestation', 'Nous confirmons que votre ancien contrat n° 6 902 118 a pris fin en août.');
  assert.is(readIn(notice, 'numero_contrat'), undefined);
});

papers('a day until which something goes on is no day on which it began', () => {
  const card = letter('Ausweis', 'Beginn: gültig bis 31.01.2027');
  assert.is(readIn(card, 'beginn_datum'), undefined);
});

papers('a committee of which a letter speaks is nobody’s name', () => {
  const grading = letter(
    'I am pleased to confirm that the Grading Committee, having inspected three roofs, has raised you to master.',
  );
  assert.is(readIn(grading, 'name'), undefined);
});

papers('a cross that was typed before a choice is no part of it', () => {
  assert.is(readIn(letter('Smlouva', 'Doba trvání: X na dobu neurčitou'), 'doba_trvání'), 'na dobu neurčitou');
});

const PARCELS = [
  ['#Parcel', '#Ejer', '#Restance'],
  ['13', 'Asta Thinggaard', '2.450,00'],
  ['14', 'Signe Holk', '0,00'],
  ['15', 'Troels Aagesen', '600,00'],
].flatMap((cells, row) =>
  cells.map((written, column) => {
    const text = written.replace('#', '');
    const cell = { table: 0, row, column, header: written !== text, span: 1 };
    return plainRun(text, { x: 160 * column, y: 20 * row, width: 8 * text.length, block: blocks++ }, { cell });
  }),
);

papers('a row is named by the title of its column and its number', () => {
  const cells = segments(PARCELS);
  assert.is(rowNumbered(cells, 'Har ejeren af parcel 14 betalt?'), 2);
  assert.is(rowNumbered(cells, 'Er parcel nr. 15 betalt?'), 3);
  for (const other of ['Har ejeren betalt 14?', 'parcel 140', 'parcel 13 og parcel 14', 'parceller 14'])
    assert.is(rowNumbered(cells, other), null, other);
  const list = pageOf({ runs: PARCELS, pairs: [] });
  const asked = 'Har ejeren af parcel 14 betalt?';
  assert.is(extracted(list, 'ejer', '', asked)?.value, 'Signe Holk');
  assert.is(extracted(list, 'ejer', 'ejer af parcel 13', asked)?.value, 'Asta Thinggaard');
});

papers('an amount in groups of millions below a title with its currency', () => {
  const card = pageOf({
    runs: [
      ['#No. pinjaman', '#Sisa (Rp)', '#Jatuh tempo'],
      ['PJ-26-0119', '3,000,000', '10/04/2027'],
    ].flatMap((cells, row) =>
      cells.map((written, column) => {
        const text = written.replace('#', '');
        const cell = { table: 0, row, column, header: written !== text, span: 1 };
        return plainRun(text, { x: 160 * column, y: 20 * row, width: 8 * text.length, block: blocks++ }, { cell });
      }),
    ),
    pairs: [],
  });
  assert.is(readIn(card, 'sisa_pinjaman'), '3,000,000');
});

papers.run();
