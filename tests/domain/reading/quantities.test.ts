import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { valueType } from '../../../domain/reading/value-types.ts';

const quantities = suite('quantities');

const MEASURED = [
  '1 184 kWh',
  '9 766 m³',
  '22 ng/mL',
  '71 µmol/l',
  '132/84mmHg',
  '174.2cm',
  '112 g/km',
  '6 kpl',
  '40A',
  '37,5 h/vko',
  '2.350,5 kg',
  '402 μmol/L H',
  '254 кВт·год',
  '212 GB of 300 GB',
];
for (const text of MEASURED) quantities(`${text} is one`, () => assert.is(valueType(text), 'quantity'));

const OTHERS: readonly [text: string, type: string][] = [
  ['AB 123', 'id'],
  ['12 St James Road', 'address'],
  ['418 500,00 ZŁ', 'money'],
  ['3. Mai 2026', 'date'],
  ['120', 'number'],
];
for (const [text, type] of OTHERS) quantities(`${text} is none`, () => assert.is(valueType(text), type));

quantities.run();
