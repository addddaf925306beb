import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { fileTypeOf } from '../../application/file-type.ts';
import { createDocumentReader } from '../../infrastructure/analysis/documents/document-reader.ts';
import { pdfIntegrityFlags } from '../../infrastructure/analysis/documents/pdf-integrity.ts';
import type { DocumentReading } from '../../infrastructure/analysis/parts.ts';
import { createOcrEngine } from '../../infrastructure/analysis/pixels/ocr-engine.ts';
import { createPageReader } from '../../infrastructure/analysis/pixels/page-reader.ts';
import { fc } from '../support/fast-check.ts';
import { encryptedPdf, pagePdf, updatedPdf } from './pdf-builder.ts';

const engine = createOcrEngine();
const reader = createDocumentReader(createPageReader(engine));

const STATEMENT = 'BT /F 12 Tf 50 780 Td (Account holder) Tj 150 0 Td (Maria Lindqvist) Tj ET';

async function outcomeOf(bytes: Uint8Array, contentType = 'application/pdf') {
  return reader.read(bytes, contentType);
}

async function readingOf(bytes: Uint8Array, contentType?: string): Promise<DocumentReading> {
  const outcome = await outcomeOf(bytes, contentType);
  if ('refused' in outcome) throw new Error(`refused: ${outcome.refused}`);
  return outcome.reading;
}

async function refusalOf(bytes: Uint8Array, contentType?: string): Promise<string> {
  const outcome = await outcomeOf(bytes, contentType);
  return 'refused' in outcome ? outcome.refused : `read as ${outcome.reading.kind}`;
}

function textsOf(reading: DocumentReading): string[] {
  return reading.pages.flatMap(page => page.runs.map(run => run.text));
}

const pdf = suite('pdf');

pdf('gives text with its place, from the top left, wide gaps kept apart', async () => {
  const reading = await readingOf(pagePdf(STATEMENT));
  assert.is(reading.kind, 'pdf');
  assert.equal(textsOf(reading), ['Account holder', 'Maria Lindqvist']);
  assert.equal(reading.integrityFlags, []);
  const [label, value] = reading.pages[0]?.runs ?? [];
  assert.ok(label && value);
  assert.ok(Math.abs(label.rect.x - 50) < 1 && Math.abs(value.rect.x - 200) < 1);
  assert.ok(label.rect.y > 45 && label.rect.y < 65, `y ${label.rect.y}`);
  assert.ok(Math.abs(label.fontSize - 12) < 0.1);
});

pdf('leaves out what nobody sees and says that there was some', async () => {
  const hidden = [
    'BT 3 Tr /F 12 Tf 50 700 Td (without ink) Tj ET 0 Tr',
    'q 1 1 1 rg BT /F 12 Tf 50 680 Td (white on white) Tj ET Q',
    'BT /F 12 Tf 900 660 Td (off the page) Tj ET',
    'BT /F 0.1 Tf 50 640 Td (no size) Tj ET',
    'BT /F 12 Tf 50 620 Td (painted over) Tj ET q 0.9 0.9 1 rg 40 610 200 30 re f Q',
    'q 0 0 10 10 re W n BT /F 12 Tf 50 600 Td (clipped away) Tj ET Q',
  ].join('\n');
  const reading = await readingOf(pagePdf(`${STATEMENT}\n${hidden}`));
  assert.equal(textsOf(reading), ['Account holder', 'Maria Lindqvist']);
  assert.equal(reading.integrityFlags, ['hidden_text']);
});

pdf('keeps light text on a dark area, and text within a frame', async () => {
  const content = [
    'q 0.1 0.2 0.3 rg 0 760 595 60 re f 1 1 1 rg BT /F 12 Tf 50 780 Td (First Bank) Tj ET Q',
    'BT /F 12 Tf 50 700 Td (Framed) Tj ET 40 690 m 200 690 l 200 720 l 40 720 l h 42 692 m 198 692 l 198 718 l 42 718 l h f*',
    'BT 1 0 0 1 50 650 Tm /F 12 Tf [(Kern) -20 (ed) -600 (apart)] TJ T* ET',
  ].join('\n');
  const reading = await readingOf(pagePdf(content));
  assert.equal(textsOf(reading), ['First Bank', 'Framed', 'Kerned apart']);
  assert.equal(reading.integrityFlags, []);
});

pdf('reads the last revision and flags the update', async () => {
  const changed = updatedPdf(pagePdf(STATEMENT), STATEMENT.replace('Maria', 'Marta'));
  const reading = await readingOf(changed);
  assert.equal(textsOf(reading), ['Account holder', 'Marta Lindqvist']);
  assert.equal(reading.integrityFlags, ['incremental_update']);
});

pdf('flags editors, later changes and stripped information', async () => {
  const edited = "/Producer(iLovePDF)/CreationDate(D:20261031120000Z)/ModDate(D:20261031160000+02'00')";
  assert.equal((await readingOf(pagePdf(STATEMENT, edited))).integrityFlags, [
    'modified_after_creation',
    'editor_producer',
  ]);
  const zones = "/Producer(Ledger)/CreationDate(D:20261031120000Z)/ModDate(D:20261031140000+02'00')";
  assert.equal((await readingOf(pagePdf(STATEMENT, zones))).integrityFlags, []);
  assert.equal((await readingOf(pagePdf(STATEMENT, ''))).integrityFlags, ['metadata_stripped']);
});

pdf('flags what was added behind a signature', () => {
  const signed = (length: number, tail: string) => Buffer.from(`%PDF-1.7 /ByteRange [0 10 20 ${length}]${tail}`);
  const whole = signed(12, '');
  assert.is(whole.length, 20 + 12);
  const information = { Producer: 'Ledger' };
  assert.equal(pdfIntegrityFlags(whole, information), []);
  assert.equal(pdfIntegrityFlags(signed(12, ' 9 0 obj'), information), ['changed_after_signing']);
});

pdf('refuses a password and reads what opens without one', async () => {
  assert.match(await refusalOf(encryptedPdf(Buffer.from(STATEMENT), 'secret')), /password/);
  assert.equal(textsOf(await readingOf(encryptedPdf(Buffer.from(STATEMENT), ''))), [
    'Account holder',
    'Maria Lindqvist',
  ]);
});

pdf('refuses damage with a sentence', async () => {
  const whole = pagePdf(STATEMENT);
  assert.match(await refusalOf(Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(50_000, 'j\x93q')])), /damaged/);
  const half = await outcomeOf(whole.subarray(0, 60));
  assert.match('refused' in half ? half.refused : '', /damaged/);
  assert.match(await refusalOf(new Uint8Array(0)), /empty/);
});

pdf.run();

const texts = suite('texts');

texts('the bytes decide what a file is', () => {
  const type = (start: string | Buffer, contentType = 'application/pdf') => fileTypeOf(Buffer.from(start), contentType);
  assert.is(type('<html><body>Session expired</body></html>'), 'html');
  assert.is(type('<!-- x -->\n<!DOCTYPE html><p>%PDF-1.4'), 'html');
  assert.is(type(pagePdf(STATEMENT), 'text/plain'), 'pdf');
  assert.is(type('name,amount\nA,1\nB,2\n', 'application/octet-stream'), 'csv');
  assert.is(type('one line', 'text/csv'), 'csv');
  assert.is(type('Dear Maria,\nthank you.\n', 'image/png'), 'text');
  assert.is(type(Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0]), 'text/plain'), 'png');
  assert.is(type(Buffer.from([1, 2, 3, 0xff])), 'unknown');
});

texts('an error page that was saved as PDF is read as what it is', async () => {
  const reading = await readingOf(Buffer.from('<html><body><p>Session&nbsp;expired<p>Log in</body></html>'));
  assert.is(reading.kind, 'html');
  assert.equal(textsOf(reading), ['Session expired', 'Log in']);
});

texts('HTML gives lines, cells and pairs, and runs and shows nothing hidden', async () => {
  const page = `<!doctype html><title>T</title><style>p{}</style><script>document.write("<p>forged</p>")</script>
    <h1>Statement &amp; more</h1><div hidden>secret <div>deep</div></div><p style="display: none">gone</p>
    <dl><dt>Owner</dt><dd>Maria <b>Lindqvist</b></dd></dl>
    <table><tr><th>Date</th><th>Amount</th></tr><tr><td>31 Oct</td><td>&pound;45.18</td></tr></table><!-- no -->1 < 2`;
  const reading = await readingOf(Buffer.from(page), 'text/html');
  assert.equal(textsOf(reading), [
    'Statement & more',
    'Owner',
    'Maria Lindqvist',
    'Date',
    'Amount',
    '31 Oct',
    '£45.18',
    '1 < 2',
  ]);
  assert.equal(reading.pages[0]?.pairs, [{ label: 'Owner', value: 'Maria Lindqvist', source: 'dl' }]);
  const amount = reading.pages[0]?.runs.find(run => run.text === '£45.18');
  assert.equal(amount?.cell, { table: 0, row: 1, column: 1, header: false, span: 1 });
});

texts('HTML shows nothing that its style sheet hides', async () => {
  const page = `<html><style>.promo{position:absolute;left:-9999px}.a .tip{font-size:0;line-height:0}#x,.gone { display : none }
    .kept{margin-left:-5px}.kept:hover{opacity:0}</style><div class="caja promo"><p>Saldo: 14.862,30 €</p></div>
    <p class=tip>approve</p><p id="x">no</p><span class='gone'>no</span><p class="kept">Saldo: 1.486,23 €</p></html>`;
  assert.equal(textsOf(await readingOf(Buffer.from(page), 'text/html')), ['Saldo: 1.486,23 €']);
});

texts('CSV gives cells with their row and column, quotes and all', async () => {
  const reading = await readingOf(
    Buffer.from('Name;Note;Balance\r\n"Lindqvist; Maria";"said ""yes""\nand no";4.318,72\r\n'),
    'text/csv',
  );
  assert.is(reading.kind, 'csv');
  assert.equal(textsOf(reading), ['Name', 'Note', 'Balance', 'Lindqvist; Maria', 'said "yes"\nand no', '4.318,72']);
  assert.equal(reading.pages[0]?.runs.at(-1)?.cell, { table: 0, row: 1, column: 2, header: false, span: 1 });
});

texts('plain text gives lines, columns and pages', async () => {
  const reading = await readingOf(Buffer.from('Owner:\tMaria\nTotal     12.50\fPage two'), 'text/plain');
  assert.equal(textsOf(reading), ['Owner:', 'Maria', 'Total', '12.50', 'Page two']);
  assert.is(reading.pages.length, 2);
});

texts('what can not be read is refused with what to do', async () => {
  const ole = (name: string) => Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.from(name, 'utf16le')]);
  assert.match(await refusalOf(ole('EncryptedPackage')), /password/);
  assert.match(await refusalOf(ole('WordDocument')), /older Office/);
  assert.match(
    await refusalOf(Buffer.from('PK\x03\x04\x14\x00\x00\x00holiday.jpg', 'latin1')),
    /^Archives are not read/,
  );
});

texts('pictures are read by OCR, each line where it stands', async () => {
  for (const name of ['membership-light.png', 'letter.jpg']) {
    const reading = await readingOf(readFileSync(join(import.meta.dirname, 'fixtures', name)), 'text/plain');
    assert.is(reading.kind, 'image');
    const seen = textsOf(reading).join('\n');
    for (const text of ['4,318.72', '14 March 2022']) assert.ok(seen.includes(text), `${text} in ${seen}`);
    const balance = reading.pages[0]?.runs.find(run => run.text.includes('4,318.72'));
    assert.ok(balance && balance.rect.y > 135 && balance.rect.y < 210, `y ${balance?.rect.y}`);
  }
});

texts('pictures that are damaged or huge are refused', async () => {
  const png = readFileSync(join(import.meta.dirname, 'fixtures', 'membership-light.png'));
  assert.match(await refusalOf(png.subarray(0, 200)), /cannot be read/);
  assert.match(await refusalOf(png.subarray(0, 12)), /damaged/);
  const huge = Buffer.from(png);
  huge.writeUInt32BE(200_000, 16);
  assert.match(await refusalOf(huge), /million pixels/);
  assert.match(await refusalOf(Buffer.from([0xff, 0xd8, 0xff, 0xc0, 0, 11, 8])), /damaged/);
});

texts('arbitrary bytes never throw', async () => {
  const starts = [
    '',
    '%PDF-1.7\n',
    '\x89PNG\r\n\x1a\n',
    '\xff\xd8\xff',
    'PK\x03\x04',
    '<html>',
    '<table><tr><td>',
    'a,b\n1,2\n',
    '\xff\xfe',
    '&#x110000;<a b="',
  ];
  const file = fc
    .tuple(
      fc.constantFrom(...starts),
      fc.oneof(
        fc.uint8Array({ maxLength: 400 }),
        fc.string({ maxLength: 400 }).map(text => Buffer.from(text)),
      ),
    )
    .map(([start, rest]) => Buffer.concat([Buffer.from(start, 'latin1'), rest]));
  const contentType = fc.constantFrom('application/pdf', 'text/html', 'text/csv', 'text/plain', '');
  let parsed = 0;
  await fc.assert(
    fc.asyncProperty(file, contentType, async (bytes, type) => {
      // These may cost a process each; a dozen and a half of them are enough here.
      if (['pdf', 'png', 'jpeg'].includes(fileTypeOf(bytes, type)) && ++parsed > 18) return;
      const outcome = await outcomeOf(bytes, type);
      assert.ok('refused' in outcome ? outcome.refused.length > 10 : outcome.reading.pages.length > 0);
    }),
    { numRuns: 400 },
  );
});

texts.after(() => engine.close());
texts.run();
