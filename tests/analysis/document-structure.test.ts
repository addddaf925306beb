import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { layOut } from '../../infrastructure/analysis/documents/text-lines.ts';
import { createPageReader } from '../../infrastructure/analysis/pixels/page-reader.ts';
import { printedPage } from '../support/printed-page.ts';
import { csv, html, reader, text } from './read-documents.ts';

const test = suite('how documents are built');

test('a receipt that is aligned by hand keeps its lines and gaps', async () => {
  const receipt =
    '<pre>Receipt no:   5510\nMember:       Ada Quill\n\nPaid        2 350,00 kr\nPaid on:   2026-04-28</pre>';
  const found = await html(receipt, 'member', 'paid_on', 'amount_paid');
  assert.equal(found, { member: 'Ada Quill', paid_on: '2026-04-28', amount_paid: '2 350,00 kr' });
});

test('tables within tables go on where they were, with labels above heavier values', async () => {
  const cell = (label: string, value: string) => `<td>${label}<br><b>${value}</b></td>`;
  const inner = `<table><tr>${cell('Booking reference', 'ZQ7M4E')}${cell('Ticket number', '771-2408')}</tr></table>`;
  const ticket = `<table><tr><td>${inner}</td></tr><tr><td>Total</td><td>GBP 164.40</td></tr></table>`;
  assert.equal(await html(ticket, 'booking_reference', 'total'), { booking_reference: 'ZQ7M4E', total: 'GBP 164.40' });
});

test('a row that holds a value is no row of titles', async () => {
  const sheet = 'Wohnbau Isartal eG;Abrechnungsjahr;2025\nMieter;Korbinian Ettlinger;\nWohnung;Nr. 14;';
  assert.equal(await csv(sheet, 'mieter', 'abrechnungsjahr'), {
    mieter: 'Korbinian Ettlinger',
    abrechnungsjahr: '2025',
  });
});

test('long amounts without a currency are amounts', async () => {
  const statement = 'Account Name:,Clearing Fund\nOpening Balance:,"18,204.77"\nClosing Balance:,"21,950.12"';
  const found = await csv(statement, 'opening_balance', 'closing_balance');
  assert.equal(found, { opening_balance: '18,204.77', closing_balance: '21,950.12' });
});

test('what a draft leaves open is nobody’s value', async () => {
  const draft = 'Position: [to be agreed]\nStart date: {{start}}\nSigned on: ________\nEmployee: Ada Quill';
  assert.equal(await text(draft, 'position', 'start_date', 'signed_on', 'employee'), { employee: 'Ada Quill' });
});

const SENTENCES: [sentence: string, field: string, value: string][] = [
  ['The contract is permanent, full-time (39 hours per week) and open-ended.', 'contract_type', 'permanent'],
  ['The current salary is EUR 46,800 gross per year.', 'annual_salary', 'EUR 46,800'],
  [
    'A retribuição base mensal é de 1.040,00 €, acrescida de subsídio.',
    'salario: retribuição base mensal',
    '1.040,00 €',
  ],
  ['He works as a Senior Drilling Supervisor out of our office.', 'job_title', 'Senior Drilling Supervisor'],
  ['Reçu de M. Théodule Vasseur la somme de 812,00 EUR ce jour.', 'locataire', 'Théodule Vasseur'],
  ['zwischen Gartenbau Hollerbach KG und Herrn Levin Scharnagl', 'arbeitnehmer', 'Levin Scharnagl'],
];

for (const [sentence, field, value] of SENTENCES)
  test(`a letter says: ${sentence}`, async () => {
    assert.equal(Object.values(await text(sentence, field)), [value]);
  });

test('a letter that says what is not so says nothing', async () => {
  assert.equal(await text('The contract is not permanent at this time, sadly.', 'contract_type'), {});
});

test('a sentence and a table that differ leave it open', async () => {
  const receipt = 'Reçu de M. Théodule Vasseur la somme de 812,00 EUR pour son logement.<p>Montant : 821,00 EUR';
  assert.equal(await html(receipt, 'montant: montant payé'), { montant: '821,00 EUR?' });
  const agreeing = receipt.replace('812', '821');
  assert.equal(await html(agreeing, 'montant: montant payé'), { montant: '821,00 EUR' });
});

test('commas of sentences and amounts make no table of a text', async () => {
  const note = 'Rent for October, flat 2: 812,00 EUR\nPaid in full, thank you: 821,00 EUR';
  const kindOf = async (said: string) => {
    const outcome = await reader.read(Buffer.from(said), 'text/plain');
    return 'refused' in outcome ? outcome.refused : outcome.reading.kind;
  };
  assert.is(await kindOf(note), 'text');
  assert.is(await kindOf('name,plan\nAda,Gold\nBob,Basic'), 'csv');
});

test('columns whose lines stand at heights of their own are read one after the other', () => {
  const words = printedPage(
    [20, 85, 'Fecha'],
    [180, 81, 'Potencia'],
    [400, 81, '4,60 kW'],
    [20, 96, '12 de noviembre'],
    [180, 97, 'Consumo'],
    [400, 97, '212 kWh'],
    [20, 119, 'Cliente'],
    [180, 113, 'Importe'],
    [400, 113, '58,14 €'],
    [20, 130, 'Remedios Aznar'],
  );
  const texts = layOut(words).map(run => run.text);
  assert.equal(texts.slice(0, 4), ['Fecha', '12 de noviembre', 'Cliente', 'Remedios Aznar']);
  assert.equal(texts.slice(4), ['Potencia', '4,60 kW', 'Consumo', '212 kWh', 'Importe', '58,14 €']);
});

test('rows of a table stay rows', () => {
  const words = printedPage(
    [20, 80, 'Rent'],
    [300, 80, '£20'],
    [20, 95, 'Fee'],
    [300, 95, '£5'],
    [20, 110, 'Sum'],
    [300, 110, '£25'],
  );
  assert.equal(
    layOut(words).map(run => run.text),
    ['Rent', '£20', 'Fee', '£5', 'Sum', '£25'],
  );
});

test('days and years head columns, and a table goes on below titles of its own', () => {
  const cells = layOut(
    printedPage(
      [20, 80, 'Summary', 10, true],
      [300, 80, '09/30/2026', 10, true],
      [400, 80, '10/31/2026', 10, true],
      [20, 95, 'Savings'],
      [300, 95, '12,055.31'],
      [400, 95, '9,580.44'],
      [20, 115, 'Loans', 10, true],
      [300, 115, 'Rate', 10, true],
      [400, 115, 'Balance', 10, true],
      [20, 130, 'Truck'],
      [300, 130, '6.49%'],
      [400, 130, '8,902.77'],
    ),
  ).map(({ text: said, cell }) => `${said} ${cell?.table}:${cell?.row}:${cell?.column}${cell?.header ? ' title' : ''}`);
  assert.ok(cells.includes('10/31/2026 0:0:2 title'), cells.join('\n'));
  assert.ok(cells.includes('9,580.44 0:1:2'), cells.join('\n'));
  assert.ok(cells.includes('Balance 1:0:2 title'), cells.join('\n'));
  assert.ok(cells.includes('8,902.77 1:1:2'), cells.join('\n'));
});

const PICTURE = { width: 40, height: 400, data: new Uint8Array(16_000).fill(255) };
PICTURE.data.fill(0, 40 * 10, 40 * 60 - 25);

/** With which letters a picture is read, where a reader of each language sees this in it. */
async function lettersOf(seen: Partial<Record<string, { text: string; confidence: number }>>): Promise<string> {
  const recognise = async (_image: unknown, _segmentation: unknown, language = 'en') =>
    seen[language] ?? { text: '', confidence: 0 };
  const readPage = createPageReader({ recognise, words: async () => [] });
  return (await readPage(PICTURE, null)).picture.language;
}

test('letters are told by what a reader of them makes of the text, and not by how sure it is of digits', async () => {
  const noise = { text: 'ﬁ,; x', confidence: 20 };
  assert.is(await lettersOf({ en: noise, ar: { text: '081 51684 ازا 02 12.7', confidence: 50 } }), 'en');
  assert.is(await lettersOf({ en: noise, ar: { text: 'الاسم مازن عبد الرحيم 12', confidence: 50 } }), 'ar');
  assert.is(await lettersOf({ en: noise, uk: { text: 'Довідка видана Климчуку', confidence: 80 } }), 'uk');
  assert.is(await lettersOf({ en: { text: 'Belopp och datum for giltig bokning', confidence: 90 } }), 'sv');
});

test.run();
