import { strToU8, zipSync } from 'fflate';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createDocumentReader } from '../../infrastructure/analysis/documents/document-reader.ts';
import type { DocumentPage } from '../../infrastructure/analysis/parts.ts';

const reader = createDocumentReader(async image => ({ words: [], picture: { image, language: 'en' } }));

const archive = (parts: Record<string, string>) =>
  zipSync(Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, strToU8(part)])));
const word = (body: string, parts: Record<string, string> = {}) =>
  archive({ 'word/document.xml': `<?xml version="1.0"?><w:document><w:body>${body}</w:body></w:document>`, ...parts });
const paragraph = (text: string, properties = '') =>
  `<w:p><w:r><w:rPr>${properties}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;

/** A workbook of these sheets: rows as XML, and whether the sheet is shown. */
function workbook(sheets: { rows: string; state?: string; columns?: string }[], styles = '', strings = ''): Uint8Array {
  const entries = sheets.map(({ state = 'visible' }, at) => `<sheet name="S${at}" state="${state}" r:id="r${at}"/>`);
  const targets = sheets.map((_, at) => `<Relationship Id="r${at}" Target="worksheets/sheet${at + 1}.xml"/>`);
  const parts = sheets.map(({ rows, columns = '' }, at) => [
    `xl/worksheets/sheet${at + 1}.xml`,
    `<worksheet>${columns}<sheetData>${rows}</sheetData></worksheet>`,
  ]);
  return archive({
    'xl/workbook.xml': `<workbook><sheets>${entries.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${targets.join('')}</Relationships>`,
    'xl/styles.xml': `<styleSheet>${styles}</styleSheet>`,
    'xl/sharedStrings.xml': `<sst>${strings}</sst>`,
    ...Object.fromEntries(parts),
  });
}
const text = (at: string, value: string, style = 0) =>
  `<c r="${at}" s="${style}" t="inlineStr"><is><t>${value}</t></is></c>`;
const row = (number: number, cells: string, more = '') => `<row r="${number}"${more}>${cells}</row>`;

async function pagesOf(bytes: Uint8Array, contentType = ''): Promise<DocumentPage[]> {
  const outcome = await reader.read(bytes, contentType);
  if ('refused' in outcome) throw new Error(`${outcome.why}: ${outcome.refused}`);
  return outcome.reading.pages;
}
const wordsOf = (pages: readonly DocumentPage[]) => pages.flatMap(({ runs }) => runs.map(run => run.text));
const pairsOf = (pages: readonly DocumentPage[]) =>
  pages.flatMap(({ pairs }) => pairs.map(one => [one.label, one.value]));
async function whyOf(bytes: Uint8Array): Promise<string> {
  const outcome = await reader.read(bytes, '');
  return 'refused' in outcome ? outcome.why : 'read';
}

const test = suite('office documents');

test('Word gives paragraphs and tables, in any script', async () => {
  const cells = (one: string, other: string) =>
    `<w:tr><w:tc>${paragraph(one)}</w:tc><w:tc>${paragraph(other)}</w:tc></w:tr>`;
  const body = `${paragraph('Anställningsintyg')}${paragraph('氏名: 山田 花子')}<w:tbl>${cells('الاسم:', 'ليلى')}${cells('Durum:', 'Etkin')}${cells('Kwota:', '12,50 zł')}</w:tbl>`;
  const pages = await pagesOf(word(body, { 'word/header1.xml': `<w:hdr>${paragraph('Näckrosens Förskola')}</w:hdr>` }));
  assert.equal(wordsOf(pages).slice(0, 3), ['Näckrosens Förskola', 'Anställningsintyg', '氏名: 山田 花子']);
  assert.equal(pairsOf(pages), [
    ['الاسم', 'ليلى'],
    ['Durum', 'Etkin'],
    ['Kwota', '12,50 zł'],
  ]);
});

test('Word shows nothing hidden, deleted or white', async () => {
  const hidden = [
    paragraph('vanished', '<w:vanish/>'),
    paragraph('white', '<w:color w:val="FFFFFF"/>'),
    paragraph('tiny', '<w:sz w:val="2"/>'),
    paragraph('styled', '<w:rStyle w:val="Ghost"/>'),
    '<w:p><w:del><w:r><w:t>deleted</w:t></w:r></w:del></w:p>',
  ].join('');
  const styles = '<w:styles><w:style w:styleId="Ghost"><w:rPr><w:vanish/></w:rPr></w:style></w:styles>';
  const shown = paragraph('shown', '<w:vanish w:val="0"/>');
  const badge = paragraph('badge', '<w:shd w:fill="1F3864"/><w:color w:val="FFFFFF"/>');
  const pages = await pagesOf(word(hidden + shown + badge, { 'word/styles.xml': styles }));
  assert.equal(wordsOf(pages), ['shown', 'badge']);
});

test('Excel gives cells as they are shown: dates, currency, tables and labels', async () => {
  const styles = `<numFmts><numFmt numFmtId="164" formatCode="#,##0.00 &quot;€&quot;"/><numFmt numFmtId="165" formatCode="dd/mm/yyyy"/></numFmts>
    <fonts><font/></fonts><fills><fill/></fills><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/><xf numFmtId="165"/><xf numFmtId="14"/></cellXfs>`;
  const number = (at: string, value: number, style: number) => `<c r="${at}" s="${style}"><v>${value}</v></c>`;
  const rows = [
    row(1, text('A1', 'Registro de socios')),
    row(3, text('A3', 'Nombre') + text('B3', 'Plan') + text('C3', 'Cuota')),
    row(4, `<c r="A4" t="s"><v>0</v></c>${text('B4', 'Oro')}<c r="C4" s="1"><f>1+1</f><v>1234.5</v></c>`),
    row(6, text('A6', 'Vence') + number('B6', 46000, 2)),
    row(7, text('A7', 'Alta') + number('B7', 45000, 3)),
    row(8, text('A8', 'Estado') + text('B8', 'Activa')),
  ].join('');
  const pages = await pagesOf(
    workbook([{ rows }], styles, '<si><r><t>Inés </t></r><r><t>Solá</t></r><rPh><t>x</t></rPh></si>'),
  );
  const cell = (value: string) => pages[0]?.runs.find(run => run.text === value)?.cell;
  assert.is(cell('Registro de socios'), null);
  assert.equal([cell('Cuota')?.header, cell('1.234,50 €')?.row, cell('Inés Solá')?.column], [true, 1, 0]);
  assert.equal(pairsOf(pages), [
    ['Vence', '09/12/2025'],
    ['Alta', '2023-03-15'],
    ['Estado', 'Activa'],
  ]);
});

test('Excel shows amounts as the country of its words and money writes them, which the file leaves open', async () => {
  const amounts = async (title: string, code: string, labels = ['Nombre', 'Importe', 'Estado', 'Fecha de pago']) => {
    const styles = `<numFmts><numFmt numFmtId="170" formatCode="${code}"/></numFmts><cellXfs><xf/><xf numFmtId="170"/></cellXfs>`;
    const numbers = '<c r="A3" s="1"><v>1234.5</v></c><c r="B3"><v>1.125</v></c>';
    const titles = labels.map((label, at) => text(`${'ABCD'[at]}2`, label)).join('');
    return wordsOf(
      await pagesOf(workbook([{ rows: row(1, text('A1', title)) + row(2, titles) + row(3, numbers) }], styles)),
    ).slice(-2);
  };
  const english = ['Name', 'Amount', 'Status', 'Date of payment'];
  assert.equal(await amounts('Registro', '#,##0.00 [$€-C0A]'), ['1.234,50 €', '1.125']);
  assert.equal(await amounts('Factura en €', '#,##0.00'), ['1.234,50', '1.125']);
  assert.equal(await amounts('Registro', '[$$-80A]#,##0.00'), ['$1,234.50', '1.125']);
  assert.equal(await amounts('Registro', '#,##0.00'), ['1,234.50', '1.125']);
  assert.equal(await amounts('Register', '#,##0.00 [$€-1809]', english), ['1,234.50 €', '1.125']);
  assert.equal(await amounts('Lohn in CHF', '#,##0.00', ['Name', 'Betrag', 'Kunde', 'Gültig bis']), [
    '1,234.50',
    '1.125',
  ]);
  assert.equal(await amounts('Kwota', '#,##0.00 &quot;zł&quot;', ['Imię', 'Klient', 'Numer', 'Data']), [
    '1\u00a0234,50 zł',
    '1.125',
  ]);
});

test('Excel: of two rows of text, words tell labels beside values from titles above them', async () => {
  const pairs = async (a: string, b: string, c: string, d: string) =>
    pairsOf(
      await pagesOf(
        workbook([{ rows: row(1, text('A1', a) + text('B1', b)) + row(2, text('A2', c) + text('B2', d)) }]),
      ),
    );
  const paid = 'Cobrada el 06/11/2026';
  assert.equal(await pairs('Estado', paid, 'Modo', 'Giro'), [
    ['Estado', paid],
    ['Modo', 'Giro'],
  ]);
  assert.equal(await pairs('Estado', 'Cobrada', 'Cliente', 'Ana Ruiz'), [
    ['Estado', 'Cobrada'],
    ['Cliente', 'Ana Ruiz'],
  ]);
  assert.equal(await pairs('Estado', 'Cobrada', 'Importe', '12,00 €'), [
    ['Estado', 'Cobrada'],
    ['Importe', '12,00 €'],
  ]);
  assert.equal(await pairs('Socio', 'Estado', 'Ana Ruiz', 'Activa'), []);
  assert.equal(await pairs('Member', 'Status 2026', 'Ada Byron', 'Active'), []);
  assert.equal(await pairs('Course', 'Level 2', 'Ada Byron', 'passed'), []);
  assert.equal(await pairs('Estado', 'Plan', 'Cliente', 'Oro'), []);
});

test('Excel: of two rows of text that may be labels or titles, nothing is a title of the other', async () => {
  const headers = async (a: string, b: string, c: string, d: string) => {
    const rows = row(1, text('A1', a) + text('B1', b)) + row(2, text('A2', c) + text('B2', d));
    return (await pagesOf(workbook([{ rows }])))[0]?.runs.map(run => run.cell?.header ?? null);
  };
  assert.equal(await headers('Estado', 'Cobrada', 'Modo', 'Giro'), [null, null, null, null]);
  assert.equal(await headers('Course', 'Level 2', 'Ada Byron', 'passed'), [null, null, null, null]);
  assert.equal(await headers('Socio', 'Estado', 'Ana Ruiz', 'Activa'), [true, true, false, false]);
  assert.equal(await headers('Mes', 'Importe', 'Enero', '12,00 €'), [true, true, false, false]);
});

test('Excel shows no hidden sheet, row, column or cell', async () => {
  const styles =
    '<fonts><font/><font><color rgb="FFFFFFFF"/></font></fonts><fills><fill/></fills><cellXfs><xf/><xf fontId="1"/></cellXfs>';
  const rows =
    row(1, text('A1', 'Status') + text('B1', 'Active') + text('C1', 'hidden column')) +
    row(2, text('A2', 'hidden row'), ' hidden="1"') +
    row(3, text('A3', 'white', 1));
  const columns = '<cols><col min="3" max="3" hidden="1"/></cols>';
  const pages = await pagesOf(
    workbook(
      [
        { rows, columns },
        { rows: row(1, text('A1', 'no')), state: 'hidden' },
      ],
      styles,
    ),
  );
  assert.equal(wordsOf(pages), ['Status', 'Active']);
});

test('Excel that hides cells which hold something says so', async () => {
  const flagsOf = async (rows: string, columns = '') => {
    const outcome = await reader.read(workbook([{ rows, columns }]), '');
    return 'refused' in outcome ? outcome.refused : outcome.reading.integrityFlags;
  };
  const [shown, other] = [row(1, text('A1', 'Status') + text('B1', 'Active')), text('A2', 'lapsed')];
  assert.equal(await flagsOf(shown + row(2, other, ' hidden="1"')), ['hidden_cells']);
  assert.equal(await flagsOf(shown, '<cols><col min="2" max="2" hidden="1"/></cols>'), ['hidden_cells']);
  assert.equal(await flagsOf(shown + row(2, '', ' hidden="1"'), '<cols><col min="3" max="9" hidden="1"/></cols>'), []);
});

test('hostile archives are refused, and refer to nothing', async () => {
  assert.is(await whyOf(archive({ 'word/document.xml': 'x'.repeat(31_000_000) })), 'FILE_TOO_MUCH');
  const many = Object.fromEntries(Array.from({ length: 2_100 }, (_, at) => [`word/media/${at}`, '']));
  assert.is(await whyOf(archive({ 'word/document.xml': '', ...many })), 'FILE_TOO_MUCH');
  assert.is(await whyOf(word(paragraph('x')).subarray(0, 60)), 'FILE_BROKEN');
  assert.is(await whyOf(archive({ 'word/other.xml': '' })), 'FILE_BROKEN');
  const entities = '<!DOCTYPE w [<!ENTITY a SYSTEM "file:///etc/passwd"><!ENTITY b "&a;&a;">]>';
  const pages = await pagesOf(
    archive({ 'word/document.xml': `${entities}<w:document>${paragraph('a &b; c')}</w:document>` }),
  );
  assert.not.match(wordsOf(pages).join(), /root/);
});

test('CSV: labels beside values, a record below its header, lines before it, any separator', async () => {
  const keyed = await pagesOf(
    Buffer.from('Report;Conta\r\nTitular;Inês Prado\r\nSaldo;1.486,23 €\r\nValidade;31/08/2027\r\n'),
    'text/csv',
  );
  assert.equal(pairsOf(keyed).slice(1, 3), [
    ['Titular', 'Inês Prado'],
    ['Saldo', '1.486,23 €'],
  ]);
  const titled = await pagesOf(
    Buffer.from('Kontoauszug, 2026\nErstellt am 3. Mai\n\nName\tPlan\tBetrag\nJörg\tGold\t12,00\n'),
    'text/csv',
  );
  const cells = titled[0]?.runs.filter(run => run.cell !== null) ?? [];
  assert.equal(
    cells.map(run => [run.text, run.cell?.header]),
    [
      ['Name', true],
      ['Plan', true],
      ['Betrag', true],
      ['Jörg', false],
      ['Gold', false],
      ['12,00', false],
    ],
  );
  const record = await pagesOf(Buffer.from('Member,Status\nAda Byron,Active\n'), 'text/csv');
  assert.equal(pairsOf(record), []);
  const western = await pagesOf(Buffer.from('Name;Straße;Ort\nJürgen Groß;Hauptstraße 5;Köln\n', 'latin1'), 'text/csv');
  assert.ok(wordsOf(western).includes('Jürgen Groß'));
});

test.run();
