import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { html, text } from './read-documents.ts';

const test = suite('what is read of papers');

test('a label that touches its value is one all the same', async () => {
  const box = '<div><span>Account no.</span>6610 0427 91</div><div><span>Holder</span><b>Ada Quill</b></div>';
  assert.equal(await html(box, 'account_number', 'holder'), { account_number: '6610 0427 91', holder: 'Ada Quill' });
  assert.equal(await html('<p><b>A</b>da Quill</p><p>€<span>54</span><span>,90</span></p>', 'holder'), {});
});

test('elements beside each other that touch are words of their own', async () => {
  const row = '<div><a>Orders 4</a><a>Ads</a><span>Andelsnummer</span><b>H0304</b><i>Felles</i><b>5 412 kr</b></div>';
  assert.equal(await html(row, 'andelsnummer', 'felles'), { andelsnummer: 'H0304', felles: '5 412 kr' });
});

test('a label in two languages has one value', async () => {
  assert.equal(await text('Matkustaja / Passenger: Hämäläinen/Aino-Maria', 'passenger'), {
    passenger: 'Hämäläinen/Aino-Maria',
  });
});

test('a period is told by two days, however they are written', async () => {
  const bill = 'Periodo facturado: 02 SEP 26 – 03 NOV 26\nÉchéance: 3 novembre 2026';
  assert.equal(await text(bill, 'periodo'), { periodo: '02 SEP 26 – 03 NOV 26' });
  const cover = 'Période de garantie: 1 juillet 2026 au 30 juin 2027';
  assert.equal(await text(cover, 'garantie_fin: fin de garantie'), { garantie_fin: '30 juin 2027' });
});

test('a day keeps the time that is asked for', async () => {
  const ticket = 'Avgang: 12. desember 2026 kl. 07:15';
  assert.equal(await text(ticket, 'avgang'), { avgang: '12. desember 2026' });
  assert.equal(await text(ticket, 'avgang: dato og tid'), { avgang: '12. desember 2026 kl. 07:15' });
});

test('signs that a font gives as radicals are read as signs', async () => {
  assert.equal(await text('客户：厦⻔云栈', '客户'), { 客户: '厦⻔云栈' });
  assert.equal(await text('社⻑：北見蓮', '社長'), { 社長: '北見蓮' });
  assert.equal(await text('部⻔：研发', '部门'), { 部门: '研发' });
});

test('a field for a year takes a year, be it that of the title', async () => {
  const statement = 'Jaaropgave 2024\n\nLoonheffingennummer 8114.50.227.L01\nLoon: 31.204,00';
  assert.equal(await text(statement, 'jaar'), { jaar: '2024' });
  assert.equal(await text(statement, 'belastingjaar'), { belastingjaar: '2024' });
  assert.equal(await text('Income of the year: £31,204.00', 'income_year'), {});
});

test('a date by itself is that of the paper, and of nothing else', async () => {
  const paper = 'Date: 11 February 2026\nInsured: Kessenich Roofing';
  assert.equal(await text(paper, 'issue_date', 'expiration_date'), { issue_date: '11 February 2026' });
});

test('who confirms something is not whom it is confirmed of', async () => {
  const letter =
    'Je soussignée, Mme Sterenn Le Calvez, proviseure, certifie que l’élève\n\nNoé Ballanger, né le 22 février 2010.';
  assert.equal(await text(letter, 'élève'), { élève: 'Noé Ballanger' });
});

test('of several people the one who is addressed is a part', async () => {
  const letter = 'Mr Oluwaseun Adebayo\n41 Quarterdeck Terrace\n\nYour bill is enclosed.';
  assert.equal(await text(letter, 'customer_name', 'customer_names'), { customer_name: 'Mr Oluwaseun Adebayo' });
});

test.run();
