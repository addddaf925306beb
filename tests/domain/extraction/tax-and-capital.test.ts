import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { endsJoining } from '../../../domain/reading/goes-on.ts';
import { taxTold } from '../../../domain/reading/tax-told.ts';
import { certainly, readOf, type TypedLine } from './typed-page.ts';

const test = suite('amounts with and without tax, and what is none that anybody pays');

test('whether the tax is in an amount is told in many languages', () => {
  for (const text of [
    'Total TTC',
    'Summe inkl. 19 % MwSt.',
    'Total IVA incluido',
    'Totaal incl. btw',
    'Kwota z VAT',
    '税込合計',
  ])
    assert.is(taxTold(text), 'with', text);
  for (const text of [
    'Montant HT',
    'Total hors TVA',
    'zzgl. MwSt.',
    'IVA esclusa',
    'excl. VAT',
    'bez DPH',
    '不含税金额',
  ])
    assert.is(taxTold(text), 'without', text);
  for (const text of ['Net pay', 'with taxi', 'Tax before credits', 'Total', 'HTML'])
    assert.is(taxTold(text), null, text);
});

const invoice: TypedLine[] = [
  { text: 'Total hors TVA : 90,07 €', y: 40 },
  { text: 'Montant à payer TTC : 108,08 €', y: 70 },
  'Lumière SAS au capital de 2 400 000 €, RCS Nantillac 899 004 217.',
];

test('an amount without tax is none with it, and the capital of a company no amount of an invoice', () => {
  assert.equal(readOf(invoice, 'montant_ttc'), certainly('108,08 €'));
  assert.is(readOf(invoice.slice(2), 'montant_total'), null);
  assert.is(readOf(invoice.slice(0, 1), 'montant_ttc'), null);
});

test('the series and number of an invoice are not the number of a device', () => {
  const lines: TypedLine[] = [
    { text: 'Serie y folio: A 18842', y: 40 },
    { text: 'N/S: TQ18B-2604-071993', y: 70 },
  ];
  assert.is(readOf(lines, 'numero_serie')?.value, 'TQ18B-2604-071993');
});

test('what ends in a word that joins goes on elsewhere', () => {
  for (const text of ['Grund- oder', 'Stammkapital um', 'Name of the', 'número de los'])
    assert.ok(endsJoining(text), text);
  for (const text of ['Plan A', 'ja', 'Vitamin E', 'Oder', 'Stadt an der Oder']) assert.not(endsJoining(text), text);
});

test.run();
