import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { extract } from '../../domain/extraction/extract.ts';
import { pageOf } from '../../domain/extraction/page.ts';
import { SURE_SCORE } from '../../domain/extraction/sure-score.ts';
import { readCsv } from '../../infrastructure/analysis/documents/csv-documents.ts';
import { layOutPicture } from '../../infrastructure/analysis/documents/picture-units.ts';
import { writtenWord } from '../../infrastructure/analysis/documents/right-to-left.ts';
import { layOut, type Word } from '../../infrastructure/analysis/documents/text-lines.ts';
import { createPageReader } from '../../infrastructure/analysis/pixels/page-reader.ts';
import { printedPage } from '../support/printed-page.ts';

const textsOf = (words: readonly Word[]) => layOut(words).map(({ text }) => text);
function valuesOf(words: readonly Word[], ...names: string[]): Record<string, string> {
  const fields = names.map(name => ({ name, description: '', required: true }));
  const read = extract(pageOf({ runs: layOut(words), pairs: [] }), fields);
  return Object.fromEntries(read.map(({ name, value }) => [name, value]));
}

const test = suite('documents as they are laid out');

test('Arabic and Hebrew are read from the right, and figures in them from the left', () => {
  assert.is(writtenWord([':', 'ﺦ', 'ﻳ', 'ر', 'ﺎ', 'ﺘ', 'ﻟ', 'ا']), 'التاريخ:');
  assert.is(writtenWord(['4', '1', '2', '/', '2', '0', '(', 'ם', 'ו', 'ל', 'ש', ')']), '(שלום)412/20');
  assert.is(writtenWord(['B', 'S', '1']), 'BS1');
  assert.is(writtenWord([...'۱۴۰۴/۱۱/۸۸۲۰۷']), '۱۴۰۴/۱۱/۸۸۲۰۷');
  assert.is(writtenWord([...'١٤٤٨/٠٥/١٤']), '١٤٤٨/٠٥/١٤');
  assert.is(writtenWord([...'١١٬١٠٠']), '١١٬١٠٠');
  assert.is(writtenWord([...'٢٬١٠٠٫٥٠']), '٢٬١٠٠٫٥٠');
  assert.equal(textsOf(printedPage([40, 10, '2026 نوفمبر 10 التاريخ:'])), ['التاريخ: 10 نوفمبر 2026']);
  const pieces = ['2027', '-', '02', '-', '28'].map((text, at) => ({ text, x: 40 + 12 * at, width: 12 }));
  const expiry = printedPage([105, 10, 'الانتهاء تاريخ']);
  const [like] = expiry as [Word];
  const inPieces = [...pieces.map(piece => ({ ...like, ...piece })), ...expiry].map(word => ({ ...word, y: like.y }));
  assert.equal(textsOf(inPieces).join(' '), 'تاريخ الانتهاء 2027-02-28');
  assert.equal(textsOf(printedPage([40, 10, 'Account holder Dana דנה'])), ['Account holder Dana דנה']);
});

test('forms beside each other in a sheet, an empty column between, are labels with their values in any script', () => {
  const layout = readCsv(
    'শিক্ষার্থীর নাম,রুবাইয়া তাসনিম,,শিক্ষাবর্ষ,২০২৬\nশ্রেণি,সপ্তম,,রোল,১৪\nঅভিভাবক,শামীমা নাসরিন,,তারিখ,২২/১১/২০২৬\n',
  );
  const pairs = layout.pages.flatMap(({ pairs }) => pairs.map(({ label, value }) => `${label}: ${value}`));
  assert.ok(pairs.includes('শ্রেণি: সপ্তম'), pairs.join('|'));
  assert.ok(pairs.includes('শিক্ষাবর্ষ: ২০২৬'), pairs.join('|'));
  assert.ok(pairs.includes('রোল: ১৪'), pairs.join('|'));
});

test('a sum beside a sum of tax is all, or all but the tax: it is not certain which', () => {
  const certain = (titles: string) => {
    const { pages } = readCsv(
      `${titles}\nCloud storage,1,5660.38,339.62\nSupport,12,1132.08,67.92\nTotal,,6792.46,407.54\n`,
    );
    const [page] = pages;
    const read = extract(pageOf({ runs: page?.runs ?? [], pairs: page?.pairs ?? [] }), [
      { name: 'total_amount', description: '', required: true },
    ]);
    return read.some(({ value, score }) => value === '6792.46' && score >= SURE_SCORE);
  };
  assert.ok(certain('Item,Quantity,Amount,Points'));
  assert.not(certain('Item,Quantity,Amount,VAT'));
});

test('columns that nearly touch are parted where those above them begin, and no figure is', () => {
  const pass = printedPage(
    [26, 10, 'MISTÄ'],
    [120, 10, 'MINNE'],
    [26, 22, 'HELSINKI HE'],
    [120, 22, 'KITTILÄ'],
    [300, 10, 'Total'],
    [380, 10, 'Sum'],
    [374, 22, '3'],
    [380, 22, '050,00'],
  );
  const parts = textsOf(pass);
  assert.ok(parts.includes('HELSINKI HE'), parts.join('|'));
  assert.ok(parts.includes('KITTILÄ'), parts.join('|'));
  assert.not(parts.includes('050,00'), parts.join('|'));
});

test('a name or a number that is parted at its hyphen by the end of a line is one again', () => {
  const letter = printedPage(
    [40, 10, 'It covers the flat of three rooms at 3 bis rue du Four-à-'],
    [40, 22, 'Chaux 42390 Rochebelle against fire and water'],
  );
  assert.ok(
    textsOf(letter).some(text => text.includes('Four-à-Chaux')),
    textsOf(letter).join('|'),
  );
});

test('labels beside values are read however the page sets them, over several lines', () => {
  const lease = printedPage(
    [40, 10, 'Name of tenant'],
    [240, 10, 'Ines Carvalho'],
    [40, 40, 'Property address'],
    [240, 40, '41 Quarterdeck Terrace, Thornbury'],
    [240, 54, 'Bristol BS35 2QT'],
    [40, 84, 'Monthly rent'],
    [240, 84, '£1,185.00'],
  );
  assert.equal(valuesOf(lease, 'tenant_name', 'property_address', 'monthly_rent'), {
    tenant_name: 'Ines Carvalho',
    property_address: '41 Quarterdeck Terrace, Thornbury Bristol BS35 2QT',
    monthly_rent: '£1,185.00',
  });
});

test('a total is read from a table whose titles nobody marked', () => {
  const bill = printedPage(
    [40, 10, 'Work'],
    [300, 10, 'Quantity'],
    [420, 10, 'Amount'],
    [40, 30, 'Shingles installed'],
    [318, 30, '11'],
    [410, 30, '4,532.00'],
    [40, 50, 'Flashing'],
    [324, 50, '1'],
    [414, 50, '280.00'],
    [40, 70, 'Invoice total'],
    [400, 70, '$4,812.00'],
  );
  const cells = layOut(bill).map(({ text, cell }) => [text, cell?.column, cell?.header]);
  assert.equal(cells[1], ['Quantity', 1, true]);
  assert.equal(cells.at(-1), ['$4,812.00', 2, false]);
  assert.equal(valuesOf(bill, 'invoice_total'), { invoice_total: '$4,812.00' });
});

test('where all letters look alike, the words of a label tell what stands beside it', () => {
  const slip = printedPage(
    [40, 60, 'Net pay'],
    [300, 60, '2 211,85'],
    [40, 74, '----------'],
    [40, 90, '2 211,85', 16],
  );
  const fields = [{ name: 'net_pay', description: '', required: true }];
  const [read] = extract(pageOf({ runs: layOut(slip), pairs: [] }), fields);
  assert.ok(read);
  assert.is(read.source, 'right');
  const { score } = read;
  assert.ok(score > 0.6 && score < SURE_SCORE, String(score));
});

test('the first of several amounts below a title is never sure', () => {
  const register = printedPage([40, 10, 'Stammkapital'], [40, 24, '25.000,00 EUR'], [40, 100, '40.000,00 EUR']);
  const fields = [{ name: 'share_capital', description: 'Stammkapital', required: true }];
  const [read] = extract(pageOf({ runs: layOut(register), pairs: [] }), fields);
  assert.ok(read === undefined || read.score < SURE_SCORE);
});

test('of two rows of one name none is meant, though what is asked names them', () => {
  const badges = (second: string) =>
    readCsv(
      `Given name,Family name,Ticket,Price\nJamie,Osei,Standard,10.00\n${second},Osborne,Student,5.00\nHollis,Wu,VIP,20.00\n`,
    );
  const fields = [{ name: 'ticket_type', description: 'ticket of Jamie', required: true }];
  const readOf = (second: string) => {
    const { pages } = badges(second);
    return extract(pageOf(pages[0] ?? { runs: [], pairs: [] }), fields, 'Has Jamie a ticket?')[0];
  };
  assert.is(readOf('Robin')?.value, 'Standard');
  assert.is(readOf('Robin')?.ambiguous, false);
  assert.is(readOf('Jamie')?.ambiguous, true);
});

test('whom a letter is to stands below how they are addressed', () => {
  const letter = printedPage([40, 10, 'Alpenverein Oberstaufen'], [40, 50, 'Herrn'], [40, 64, 'Valentin Zschoche']);
  assert.equal(valuesOf(letter, 'mitglied_name'), { mitglied_name: 'Valentin Zschoche' });
});

test('columns of texts that are no table stay what they are', () => {
  const letter = printedPage(
    [40, 10, 'Dmitri Vance'],
    [300, 10, 'Bill date'],
    [40, 24, 'Vance Joinery'],
    [300, 24, '10 Nov 2026'],
    [40, 38, 'Duluth, MN 55802'],
    [300, 38, 'Application received'],
  );
  assert.ok(layOut(letter).every(({ cell }) => cell === null));
});

test('a line that goes on in the next is one text with it, and a label above a value is not', () => {
  const texts = textsOf(
    printedPage(
      [40, 10, 'Supply address'],
      [40, 24, 'Flat 2, The Old Chapel,'],
      [40, 38, 'Machynlleth SY20 8EZ'],
      [40, 70, 'We have looked at all that you sent and'],
      [40, 84, 'find it in order.'],
    ),
  );
  assert.equal(texts, [
    'Supply address',
    'Flat 2, The Old Chapel, Machynlleth SY20 8EZ',
    'We have looked at all that you sent and find it in order.',
  ]);
});

test('a word across the whole page is no part of a line', () => {
  assert.equal(textsOf(printedPage([40, 50, '01/01/2026'], [20, 10, 'SPECIMEN', 90])).sort(), [
    '01/01/2026',
    'SPECIMEN',
  ]);
});

test('letters that the customer writes are tried first on a picture', async () => {
  const tried: (string | undefined)[] = [];
  const read = createPageReader({
    async recognise(_, __, language) {
      tried.push(language);
      return {
        text: language === 'ja' ? '氏名 受診日 異常なし' : 'EC BF 4 Mz',
        confidence: language === 'ja' ? 60 : 70,
      };
    },
    words: async () => [],
  });
  const image = { width: 40, height: 80, data: new Uint8Array(3200).fill(255) };
  assert.is((await read(image, null, '氏名 受診日 異常なし ですか')).picture.language, 'ja');
  assert.equal(tried, ['ja']);
  assert.is((await read(image, null, 'Is the person fit to work?')).picture.language, 'en');
});

test('the values of rows and the entries of a numbered list are lines of their own, and a paragraph is one text', () => {
  const rows = textsOf(
    printedPage(
      [40, 10, 'Fag'],
      [200, 10, 'Cello, soloundervisning 25 min.'],
      [40, 26, 'Tid'],
      [200, 26, 'mandag kl. 15.40'],
    ),
  );
  assert.ok(rows.includes('mandag kl. 15.40'), rows.join('|'));
  const list = textsOf(
    printedPage(
      [40, 10, '2. poziom: studia pierwszego stopnia, 7 semestrów'],
      [40, 26, '3. forma studiów: stacjonarne'],
    ),
  );
  assert.equal(list, ['2. poziom: studia pierwszego stopnia, 7 semestrów', '3. forma studiów: stacjonarne']);
  const paragraph = textsOf(printedPage([40, 10, 'This letter says of you,'], [40, 26, 'as far as we know']));
  assert.is(paragraph.length, 1, paragraph.join('|'));
});

test('a page read off a picture has letters of a usual size, whatever the pixels of its picture', () => {
  const small = printedPage([40, 10, 'Account holder: Oona Tremlett']);
  const large = small.map(word => ({
    ...word,
    x: word.x * 4,
    y: word.y * 4,
    width: word.width * 4,
    height: word.height * 4,
    fontSize: word.fontSize * 4,
  }));
  const [one, other] = [layOutPicture(small), layOutPicture(large)];
  assert.equal(one.runs, other.runs);
  assert.ok(Math.abs(other.scale / one.scale - 4) < 1e-9);
});

test.run();
