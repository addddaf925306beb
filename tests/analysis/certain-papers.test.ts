import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { extract } from '../../domain/extraction/extract.ts';
import { pageOf } from '../../domain/extraction/page.ts';
import { SURE_SCORE } from '../../domain/extraction/sure-score.ts';
import { createDocumentReader } from '../../infrastructure/analysis/documents/document-reader.ts';
import { layOut, type Word } from '../../infrastructure/analysis/documents/text-lines.ts';
import { pagePdf } from './pdf-builder.ts';

const reader = createDocumentReader(async image => ({ words: [], picture: { image, language: 'en' } }));

/** What is read for these fields; what is not beyond doubt ends in "?". */
async function read(file: Buffer, contentType: string, asked: readonly string[]): Promise<Record<string, string>> {
  const outcome = await reader.read(file, contentType);
  if ('refused' in outcome) throw new Error(outcome.refused);
  const fields = asked.map(name => ({ name, description: '', required: true }));
  const found = outcome.reading.pages.flatMap(page => extract(pageOf(page), fields));
  const isSure = (one: (typeof found)[number]) => one.score >= SURE_SCORE && !one.ambiguous && one.doubt === null;
  return Object.fromEntries(found.map(one => [one.name, `${one.value}${isSure(one) ? '' : '?'}`]));
}

/** Text in the two fonts of a page: 10 points from the left, at these heights. */
const line = (text: string, y: number, x = 20) => `BT /F1 10 Tf ${x} ${y} Td (${text}) Tj ET\n`;
const pdf = (content: string, ...asked: string[]) => read(pagePdf(content), 'application/pdf', asked);
const html = (body: string, ...asked: string[]) =>
  read(Buffer.from(`<!doctype html><body>${body}`), 'text/html', asked);
const csv = (lines: string, ...asked: string[]) => read(Buffer.from(lines), 'text/csv', asked);

const word = (text: string, x: number, y: number, bold = false): Word => ({
  text,
  x,
  y,
  width: 6 * text.length,
  height: 10,
  fontSize: 10,
  color: '#000000',
  bold,
});
const laid = (words: readonly Word[], name: string) =>
  extract(pageOf({ runs: layOut(words), pairs: [] }), [{ name, description: '', required: true }])[0];

const test = suite('what is certain of a paper');

test('what a line is drawn through is taken back', async () => {
  const fee = `${line('Fee: 60.00 EUR', 700)}${line('Member: Ada Quill', 680)}`;
  assert.equal(await pdf(fee, 'fee'), { fee: '60.00 EUR' });
  const struck = `0 0 0 rg 20 702.6 120 0.6 re f\n${fee}`;
  assert.equal(await pdf(struck, 'fee', 'member'), { member: 'Ada Quill' });
  const underlined = `0 0 0 rg 20 697 120 0.6 re f\n${fee}`;
  assert.equal(await pdf(underlined, 'fee'), { fee: '60.00 EUR' });
  assert.equal(await html('<p>Fee: <s>£60</s> £85</p>', 'fee'), { fee: '£85' });
});

test('the rule of a table takes no stamp back that it goes through', async () => {
  const page = `1 0 0 rg ${line('SPECIMEN', 700)}0 0 0 rg 0 702.6 300 0.6 re f\n${line('Fee: 60.00 EUR', 680)}`;
  assert.equal(await pdf(page, 'fee'), { fee: '60.00 EUR?' });
});

test('of a year’s and a month’s amount in the row of a total the title of the column tells which', async () => {
  const slip =
    'Description;Hours;Current;Year to date\nRegular pay;80;1,880.00;40,185.00\nNET PAY;;1,402.18;30,411.75\n';
  const { net_pay } = await csv(slip, 'net_pay');
  assert.is.not(net_pay, '30,411.75');
});

test('a line with a label of its own goes on with no line above it', () => {
  const address = 'Adresse du logement : 27 rue de la Fontaine, 29000 Quimper';
  const words = [address, 'Période : octobre 2026', 'Bailleur : SCI Les Genêts'].flatMap((text, row) =>
    text.split(' ').map((piece, at, all) => word(piece, 20 + 6 * all.slice(0, at).join(' ').length + 6, 20 + 14 * row)),
  );
  assert.is(laid(words, 'adresse_logement')?.value, '27 rue de la Fontaine, 29000 Quimper');
});

test('what stands below a heading that calls it an example is nobody’s', () => {
  const statement = [
    word('Benefit statement', 20, 20),
    word('Annual pension: £9,412', 20, 40),
    word('How it works – example', 20, 70, true),
    word('Annual pension: £12,000', 20, 84),
  ];
  assert.is(laid(statement, 'annual_pension')?.value, '£9,412');
  const without = statement.filter(({ text }) => !text.includes('9,412'));
  assert.is(laid(without, 'annual_pension')?.doubt, 'example');
});

test('a day that a line talks about is not certain', async () => {
  const letter = (start: string) => html(`<p>Start date: ${start}</p>`, 'start_date');
  assert.equal(await letter('1 February 2027 (probation six months)'), { start_date: '1 February 2027' });
  const open = await letter('to be confirmed, no earlier than 1 February 2027');
  assert.equal(open, { start_date: '1 February 2027?' });
});

test('a place behind brackets and an address behind a company are told from their value', async () => {
  const seat = await html('<p>Registered office: CAMPOLONGO (VE) VIA ARGINE 7</p>', 'registered_office');
  assert.is.not(seat.registered_office, 'CAMPOLONGO');
  const employer = await html('<p>Employer: Harbour Lights Catering Ltd, 4 Pier Road, Whitby</p>', 'employer');
  assert.match(employer.employer ?? '', /^Harbour Lights Catering Ltd\??$/);
});

test('the number that a form gives to a label is no part of it', async () => {
  const form =
    '<table><tr><td>C.1.1 Owner<br><b>Ada Quill</b></td><td>B First registered<br><b>18.02.2020</b></td></tr></table>';
  assert.equal(await html(form, 'owner'), { owner: 'Ada Quill' });
});

test('a name above amounts is a value beside its label', async () => {
  const record = 'Employee;Sunniva Rask\nYear;2026\nEntitlement (days);25\nDays remaining;8\n';
  assert.equal(await csv(record, 'employee'), { employee: 'Sunniva Rask' });
});

test('a PDF without pages is refused, and is no paper that says nothing', async () => {
  const empty =
    '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Size 3/Root 1 0 R>>\n%%EOF';
  const outcome = await reader.read(Buffer.from(empty), 'application/pdf');
  assert.is('why' in outcome && outcome.why, 'FILE_EMPTY');
});

test.run();
