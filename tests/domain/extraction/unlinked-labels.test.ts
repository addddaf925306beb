import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { cutOf } from '../../../domain/extraction/cut.ts';
import { type Extraction, extract } from '../../../domain/extraction/extract.ts';
import { pageOf } from '../../../domain/extraction/page.ts';
import { SURE_SCORE } from '../../../domain/extraction/sure-score.ts';
import { fieldType } from '../../../domain/reading/field-types.ts';
import type { TextRun } from '../../../domain/reading/page-snapshot.ts';
import { valueType } from '../../../domain/reading/value-types.ts';
import { plainRun } from '../../support/plain-run.ts';

function read(name: string, runs: readonly TextRun[], description = ''): Extraction | undefined {
  return extract(pageOf({ runs, pairs: [] }), [{ name, description, required: true }])[0];
}

const at = (text: string, x: number, y: number, look: Partial<TextRun> = {}) =>
  plainRun(text, { x, y, width: 8 * text.length, block: 100 * y + x }, look);

/** A table by its cells; those that begin with a star are marked as headers. */
const table = (rows: readonly (readonly string[])[]): TextRun[] =>
  rows.flatMap((cells, row) =>
    cells.map((text, column) => {
      const header = text.startsWith('*');
      const cell = { table: 0, row, column, header, span: 1 };
      return at(text.replace('*', ''), 20 + 200 * column, 100 + 30 * row, { cell, tag: header ? 'th' : 'td' });
    }),
  );

const fieldTypeOf = (name: string, description = '') => fieldType({ name, description, required: true });

const unlinked = suite('labels that a stranger wrote');

unlinked(
  'a label without a field of its own names the box that it stands over, however far that sets its text in',
  () => {
    const runs = [at('Wnioskodawca', 16, 100, { tag: 'label' }), at('Agnieszka Sobieraj', 30, 124)];
    assert.is(read('wnioskodawca', runs)?.value, 'Agnieszka Sobieraj');
  },
);

unlinked('what may be written below such a label is never sure', () => {
  const typed = at('TKW 48L', 16, 120, { kind: 'input', tag: 'input', editable: true });
  const found = read('registreringsnummer', [at('Registreringsnummer', 16, 100, { tag: 'label' }), typed]);
  assert.is(found?.value, 'TKW 48L');
  assert.is(found?.doubt, 'editable');
  assert.ok((found?.score ?? 1) < SURE_SCORE);
});

unlinked('a total whose cells are all marked as titles has a label and a value', () => {
  const runs = table([
    ['*Net pay', '*$1,597.20'],
    ['Paid to account ending 3308', '$1,597.20'],
  ]);
  assert.is(read('net_pay', runs)?.value, '$1,597.20');
  const ofYears = table([
    ['*Fee', '*2025', '*2026'],
    ['Berth', '120.00', '130.00'],
  ]);
  assert.is.not(read('fee', ofYears)?.value, '2025');
});

unlinked('a number in groups belongs to the word before it', () => {
  assert.is(read('numero_socio', [at('Sócio n.º 8 214', 16, 100)])?.value, '8 214');
});

unlinked('the day until which something holds may stand between the words for it', () => {
  for (const [line, day] of [
    ['Voimassa 30.6.2027 asti', '30.6.2027'],
    ['30.06.2027 tarihine kadar geçerlidir', '30.06.2027'],
    ['2027年6月30日まで有効', '2027年6月30日'],
    ['2027.06.30까지 유효', '2027.06.30'],
  ] as const)
    assert.is(read('valid_until', [at(line, 16, 100)])?.value, day, line);
});

unlinked('what an aside says may be of something else', () => {
  const found = read('quotas pagas até', [at('Pago (até dezembro de 2026)', 16, 100)]);
  assert.is(found?.value, 'dezembro de 2026');
  assert.ok((found?.score ?? 1) < SURE_SCORE);
});

unlinked('forms of values', () => {
  assert.is(valueType('89.64㎡'), 'quantity');
  assert.is(valueType('0526第14CM0088372號'), 'id');
  assert.is(valueType('КВ-4417/10'), 'id');
  assert.is(valueType('Suspendu du 01/11/2026 au 31/12/2026'), 'status');
  assert.is(valueType('12 Harbour Street, Whitby'), 'address');
  assert.is.not(valueType('awaiting payment of the fee ($99,00), as agreed'), 'address');
});

unlinked('what names of fields ask for', () => {
  assert.is(fieldTypeOf('data_gb', 'included data per month'), 'number');
  assert.is(fieldTypeOf('price_per_km'), 'money');
  assert.is(fieldTypeOf('government_id_check'), 'status');
  assert.is(fieldTypeOf('government_id'), 'id');
  assert.is(fieldTypeOf('quotas pagas até'), 'date');
  assert.is(fieldTypeOf('heating_season', 'first and last day of the season'), 'period');
  for (const name of ['nazev', 'nazwa', 'naziv', 'наименование']) assert.is(fieldTypeOf(name), 'text', name);
  assert.is(fieldTypeOf('jmeno'), 'name');
});

unlinked('a payment has the day on which something was paid', () => {
  for (const label of ['Payment date', 'تاريخ السداد', 'Zahlungsdatum'])
    assert.is(read('paid_on', [at(`${label}: 09/07/2026`, 16, 100)])?.value, '09/07/2026', label);
});

unlinked('programs leave small words out of the name of a label', () => {
  const runs = [at('Adresse de fourniture : 18 rue des Tanneurs, 29000 Trévarec', 16, 100)];
  const found = read('adresse_fourniture', runs);
  assert.is(found?.value, '18 rue des Tanneurs, 29000 Trévarec');
  assert.ok((found?.score ?? 0) >= SURE_SCORE);
});

unlinked('nobody is what a plan or a club is called', () => {
  const runs = [at('Insured', 16, 100, { color: 'rgb(120, 120, 120)' }), at('Noa Shahar', 120, 100)];
  assert.is(read('plan_name', runs), undefined);
  assert.is(read('insured_name', runs)?.value, 'Noa Shahar');
});

unlinked('what stands behind a value is no part of it', () => {
  assert.is(cutOf('name', 'נועה שחר-לביא, ת.ז. •••••4417'), 'נועה שחר-לביא');
  assert.is(cutOf('name', 'Jan Kos, PESEL ***2211'), 'Jan Kos');
  assert.is(cutOf('money', '3か月 4,200円(納付済)'), '4,200円');
  assert.is(cutOf('status', 'aguardando pagamento da taxa (R$ 99,00).'), 'aguardando pagamento da taxa');
  assert.is(cutOf('status', 'Active (until 3 May)'), null);
});

unlinked.run();
