import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { extract } from '../../../domain/extraction/extract.ts';
import { pageOf } from '../../../domain/extraction/page.ts';
import { askedType } from '../../../domain/reading/field-types.ts';
import { valueType } from '../../../domain/reading/value-types.ts';
import { plainRun } from '../../support/plain-run.ts';

let blocks = 1;

/** What is read beside a label, on a page that has nothing else. */
function readBeside(label: string, value: string, name: string, description = '') {
  const at = (text: string, x: number) => plainRun(text, { x, y: 40, width: 8 * text.length, block: blocks++ });
  const page = pageOf({ runs: [at(label, 20), at(value, 300)], pairs: [{ label, value, source: 'dl' }] });
  return extract(page, [{ name, description, required: true }])[0]?.value;
}

const words = suite('words in the place of figures, and figures of any script');

for (const [label, value, name] of [
  ['Ważna do', 'bezterminowo', 'wazna_do'],
  ['Gültig bis', 'unbefristet', 'gueltig_bis'],
  ['Valid until', 'Indefinite', 'valid_until'],
  ['有効期限', '無期限', '有効期限'],
  ['Achterstand', 'Geen', 'achterstand'],
  ['Licence number', 'ВХТ 418820', 'licence_number'],
  ['رقم الرخصة', '40771/ت', 'رقم_الرخصة'],
  ['Phone number', '(555) 010-7714', 'phone_number'],
  ['Mobile', '010-4**1-77**', 'mobile_number'],
  ['Valid until', '08/2029', 'valid_until'],
  ['Coverage', 'Outpatient + hospital', 'coverage'],
  ['Auto renewal', 'Off', 'auto_renewal'],
] as const)
  words(`“${value}” is read beside “${label}”`, () => {
    assert.is(readBeside(label, value, name), value);
  });

words('what is said of an address behind it is no part of it, and a province is', () => {
  const read = (value: string) => readBeside('Address', value, 'address');
  assert.is(
    read('14 bis rue des Ajoncs, 56100 Lorient (appartement, 2 pièces)'),
    '14 bis rue des Ajoncs, 56100 Lorient',
  );
  assert.is(read('Via Argine 7, 30010 Campolongo (VE)'), 'Via Argine 7, 30010 Campolongo (VE)');
});

words('other words in the place of a day are none', () => {
  assert.is(readBeside('Valid until', 'Outpatient', 'valid_until'), undefined);
});

words('a colon or a tick before a value is no part of it, and a cross is', () => {
  assert.is(readBeside('Sender', ': Defne Karaca', 'sender'), 'Defne Karaca');
  assert.is(readBeside('Status', '✔Active', 'status'), 'Active');
  assert.is(readBeside('Status', '✖Active', 'status'), '✖Active');
});

for (const [name, description, type] of [
  ['hourly_rate', '', 'money'],
  ['interest_rate', '', 'percent'],
  ['sum_insured', '', 'money'],
  ['insured', '', 'name'],
  ['ending_balance', '', 'money'],
  ['card_ending', '', 'id'],
  ['refresher_due', '', 'date'],
  ['amount_due', '', 'money'],
  ['coverage', '', null],
  ['coverage_amount', '', 'money'],
  ['自動更新', '', null],
  ['次回更新日', '', 'date'],
  ['finDroits', '', 'date'],
  ['début contrat', '', 'date'],
] as const)
  words(`a field “${name}” asks for ${type ?? 'any form'}`, () => {
    assert.is(askedType({ name, description, required: true }), type);
  });

words('from a day to another of the same year is a period, and words before a day are none', () => {
  for (const period of [
    'July 1 – September 30, 2026',
    '1 July to 30 September 2026',
    '1.7. - 30.9.2026',
    'Jan – Mar 2026',
  ])
    assert.is(valueType(period), 'period', period);
  for (const none of ['expiry 30 Jun 2027', 'cover until 16 August 2027', 'Team leave 2026'])
    assert.is.not(valueType(none), 'period', none);
});

words.run();
