import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { extract } from '../../domain/extraction/extract.ts';
import { pageOf } from '../../domain/extraction/page.ts';
import { SURE_SCORE } from '../../domain/extraction/sure-score.ts';
import { layOut, type Word } from '../../infrastructure/analysis/documents/text-lines.ts';
import { printedPage } from '../support/printed-page.ts';

/** What is read for each field; what is not sure ends in "?". */
function read(words: readonly Word[], names: readonly string[], query = ''): Record<string, string> {
  const fields = names.map(name => ({ name, description: '', required: true }));
  const found = extract(pageOf({ runs: layOut(words), pairs: [] }), fields, query);
  const isSure = ({ score, ambiguous, doubt }: (typeof found)[number]) =>
    score >= SURE_SCORE && !ambiguous && doubt === null;
  return Object.fromEntries(found.map(one => [one.name, `${one.value}${isSure(one) ? '' : '?'}`]));
}

const test = suite('forms as they are printed');

test('titles beside each other stand above their values, line after line', () => {
  const form = printedPage(
    [40, 40, 'Namn', 8],
    [300, 40, 'Personnummer', 8],
    [40, 52, 'Göran Åkerblom'],
    [300, 52, '19740312-4471'],
    [40, 84, 'Medlemsstatus', 8],
    [300, 84, 'Inträdesdatum', 8],
    [40, 96, 'Medlem'],
    [300, 96, '2019-04-01'],
  );
  assert.equal(read(form, ['namn', 'medlemsstatus', 'inträdesdatum']), {
    namn: 'Göran Åkerblom',
    medlemsstatus: 'Medlem',
    inträdesdatum: '2019-04-01',
  });
});

test('titles of the letters of their values are told by what figures stand below', () => {
  const form = printedPage(
    [40, 40, 'Policy number'],
    [300, 40, 'Valid until'],
    [40, 56, 'KT-204418'],
    [300, 56, '30 June 2027'],
  );
  assert.equal(read(form, ['policy_number', 'valid_until']), {
    policy_number: 'KT-204418',
    valid_until: '30 June 2027',
  });
});

test('labels beside their values stay what they are', () => {
  const form = printedPage(
    [40, 40, 'Name'],
    [300, 40, 'Ada Quill'],
    [40, 56, 'Status'],
    [300, 56, 'Member'],
    [40, 72, 'Member since'],
    [300, 72, '4 May 2019'],
  );
  assert.equal(read(form, ['name', 'status', 'member_since']), {
    name: 'Ada Quill',
    status: 'Member',
    member_since: '4 May 2019',
  });
});

test('what stands below a heading of another matter is not sure', () => {
  const form = printedPage(
    [40, 30, 'Tolsma College', 18, true],
    [40, 70, 'Student', 12, true],
    [40, 90, 'Name'],
    [200, 90, 'Bauke Tolsma'],
    [40, 106, 'Date of birth'],
    [200, 106, '2 August 2009'],
    [40, 140, 'Emergency contact', 12, true],
    [40, 160, 'Phone'],
    [200, 160, '06 1122 8034'],
    [40, 176, 'Relation'],
    [200, 176, 'Mother of the student, reachable in the evening'],
  );
  assert.equal(read(form, ['name', 'date_of_birth', 'phone']), {
    name: 'Bauke Tolsma',
    date_of_birth: '2 August 2009',
    phone: '06 1122 8034?',
  });
});

test('several labels in a line have a value each', () => {
  const line = printedPage([40, 40, 'Titular: Filomena Arrobas Galvão NIF: 204 118 077 Telefone: 912 004 118']);
  assert.equal(read(line, ['titular', 'nif', 'telefone']), {
    titular: 'Filomena Arrobas Galvão',
    nif: '204 118 077',
    telefone: '912 004 118',
  });
});

test('the stop of a sentence is no part of a value, and that of a short form is', () => {
  const notes = printedPage([40, 40, 'Annotazioni: nessuna.'], [40, 60, 'Data złożenia: 2 listopada 2026 r.']);
  assert.equal(read(notes, ['annotazioni', 'data złożenia']), {
    annotazioni: 'nessuna',
    'data złożenia': '2 listopada 2026 r.',
  });
});

test('the stop of a legal form is a part of the name', () => {
  const form = printedPage([40, 40, 'Insured', 8, true], [40, 52, 'Kessenich Roofing Inc.']);
  assert.equal(read(form, ['insured']), { insured: 'Kessenich Roofing Inc.' });
});

test('what a button says is no value, nor are pictures that a font draws', () => {
  const page = printedPage([40, 40, 'Your plan'], [200, 40, 'Choose plan'], [40, 60, 'Card holder: Ada Quill \ue0a3']);
  assert.equal(read(page, ['your_plan', 'card_holder']), { card_holder: 'Ada Quill' });
});

test.run();
