import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { certainly, readOf } from './typed-page.ts';

const paragraphs = suite('several pairs in a paragraph');

const valuesIn = (line: string, ...fields: readonly string[]) => fields.map(field => readOf([line], field)?.value);

paragraphs('each sentence of a paragraph has a label and a value of its own', () => {
  const line = 'Особовий рахунок: 440061. Місячний внесок: 538,90 грн. Останній платіж: 14.11.2026.';
  assert.equal(readOf([line], 'особовий_рахунок'), certainly('440061'));
  assert.equal(readOf([line], 'місячний_внесок'), certainly('538,90 грн.'));
  assert.equal(readOf([line], 'останній_платіж'), certainly('14.11.2026'));
});

paragraphs('a label that nobody knows begins a pair behind a figure as well', () => {
  assert.equal(valuesIn('Besiktning: 20318. Stämpelkod: A 12', 'besiktning', 'stämpelkod'), ['20318', 'A 12']);
});

paragraphs('a sentence without a label ends the value before it, and is none', () => {
  const line = 'Особовий рахунок: 440061. Місячний внесок: 538,90 грн. Останній платіж отримано 14.11.2026.';
  assert.equal(valuesIn(line, 'особовий_рахунок', 'місячний_внесок', 'останній_платіж'), [
    '440061',
    '538,90 грн.',
    undefined,
  ]);
});

paragraphs('the stop of a sentence is no part of a figure', () => {
  const told: readonly [line: string, field: string, value: string][] = [
    ['Customer number: 20318.', 'customer_number', '20318'],
    ['Customer number: 20318. Please quote it.', 'customer_number', '20318'],
    ['Betrag: 500 EUR. Konto: 4410', 'betrag', '500 EUR'],
    ['Salary: £33,150. Hours: 39', 'salary', '£33,150'],
  ];
  for (const [line, field, value] of told) assert.equal(readOf([line], field), certainly(value), line);
});

paragraphs('the stop of an ordinal ends no sentence', () => {
  assert.equal(readOf(['Rechnungsdatum: 12. Januar 2027'], 'rechnungsdatum'), certainly('12. Januar 2027'));
  assert.equal(readOf(['Stockwerk: 12. Obergeschoss links'], 'stockwerk')?.value, '12. Obergeschoss links');
});

paragraphs('the stop of a short form and of a Hungarian day is theirs', () => {
  const told: readonly [line: string, field: string, value: string][] = [
    ['Beløb: 1.850,00 kr.', 'beløb', '1.850,00 kr.'],
    ['Beløb: 1.850,00 kr. Betales senest den 3. maj 2026.', 'beløb', '1.850,00 kr.'],
    ['Saldo: 1.850,00 kr. Konto: 4410 220', 'saldo', '1.850,00 kr.'],
    ['Сумма: 500 руб. Договор № 5', 'сумма', '500 руб.'],
    ['Kelte: 2026. október 21. Budapest, Fő utca', 'kelte', '2026. október 21.'],
    ['Kelte: 2026.10.21. Budapest, Fő utca', 'kelte', '2026.10.21.'],
  ];
  for (const [line, field, value] of told) assert.equal(readOf([line], field), certainly(value), line);
});

paragraphs('what is no end of a sentence parts no value', () => {
  const told: readonly [line: string, field: string, value: string][] = [
    ['Pay date: 30 October 2026', 'pay_date', '30 October 2026'],
    ['Vehicle: 2019 Subaru Outback 2.5i', 'vehicle', '2019 Subaru Outback 2.5i'],
    ['Adresse: Strandweg 12. Etage links', 'adresse', 'Strandweg 12. Etage links'],
    ['Datum: 3. Mai 2026', 'datum', '3. Mai 2026'],
  ];
  for (const [line, field, value] of told) assert.is(readOf([line], field)?.value, value, line);
});

paragraphs('a stop behind one figure or letter begins no other pair', () => {
  assert.equal(valuesIn('Vehicle: Tatra 6. Owner: Ada Palmer', 'vehicle')[0], 'Tatra 6.');
  assert.is(valuesIn('Room: B. Floor: 4', 'room')[0]?.startsWith('B'), true);
});

paragraphs('a day and an amount behind one label are not certain', () => {
  const line = 'Місячний внесок: 538,90 грн. Останній платіж: 14.11.2026, 1 862,30 грн';
  assert.is(readOf([line], 'останній_платіж')?.isCertain, false);
});

paragraphs.run();
