import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { PNG } from 'pngjs';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createDocumentReader } from '../../infrastructure/analysis/documents/document-reader.ts';
import type { Word } from '../../infrastructure/analysis/documents/text-lines.ts';
import type { DocumentReading } from '../../infrastructure/analysis/parts.ts';
import { decodeGrey } from '../../infrastructure/analysis/pixels/grey-image.ts';
import { createOcrEngine } from '../../infrastructure/analysis/pixels/ocr-engine.ts';
import { OcrFailure } from '../../infrastructure/analysis/pixels/ocr-failure.ts';
import { createPageReader, type PageReader } from '../../infrastructure/analysis/pixels/page-reader.ts';
import { createPixelReader } from '../../infrastructure/analysis/pixels/pixel-reader.ts';
import { turned } from '../../infrastructure/analysis/pixels/skew.ts';
import { readEvidence } from '../../infrastructure/analysis/read-evidence.ts';
import { drawDocument } from '../../infrastructure/viewing/draw-document.ts';

const fixture = (name: string) => readFileSync(join(import.meta.dirname, 'fixtures', name));

type Parts = Record<string, string | Uint8Array>;
const archive = (parts: Parts) =>
  zipSync(
    Object.fromEntries(
      Object.entries(parts).map(([name, part]) => [name, typeof part === 'string' ? strToU8(part) : part]),
    ),
  );
const relations = (targets: Record<string, string>) =>
  `<Relationships>${Object.entries(targets)
    .map(
      ([id, target]) =>
        `<Relationship Id="${id}" Type="image" Target="${target}"${target.startsWith('http') ? ' TargetMode="External"' : ''}/>`,
    )
    .join('')}</Relationships>`;
const paragraph = (text: string) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`;
const EMU = 12_700;
/** A picture in a line of text, of this size in points. */
const inline = (id = 'p', [width, height] = [144, 60], by = 'r:embed') =>
  `<w:p><w:r><w:drawing><wp:inline><wp:extent cx="${width * EMU}" cy="${height * EMU}"/><a:graphic><pic:pic><pic:blipFill><a:blip ${by}="${id}"/></pic:blipFill></pic:pic></a:graphic></wp:inline></w:drawing></w:r></w:p>`;
const TEXT = paragraph('Certificate of insurance') + paragraph('Policy number: HM-2026-118');
const word = (body: string, media: Parts = {}, targets: Record<string, string> = {}) =>
  archive({
    'word/document.xml': `<w:document><w:body>${body}</w:body></w:document>`,
    'word/_rels/document.xml.rels': relations(targets),
    ...media,
  });

/** A grey picture of so many pixels. */
function png(width = 200, height = 80): Uint8Array {
  const picture = new PNG({ width, height });
  picture.data.fill(200);
  return PNG.sync.write(picture);
}
/** A PNG that claims to be so large, and has no such pixels. */
function claiming(width: number, height: number): Uint8Array {
  const bytes = Buffer.from(png());
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes;
}

/** A JPEG that says how large it is, and ends where its pixels begin. */
const withoutPixels = (jpeg: Buffer) => jpeg.subarray(0, jpeg.indexOf(Buffer.from([0xff, 0xda])));

/** Reads these words off every picture, in the upper left corner. */
const seeing = (text: string): PageReader => {
  const place = { x: 5, y: 5, width: 90, height: 20, fontSize: 20, color: '#000000', bold: false };
  const words: Word[] = text === '' ? [] : [{ ...place, text }];
  return async image => ({ words, picture: { image, language: 'en' } });
};
async function read(bytes: Uint8Array, reads: PageReader | string = ''): Promise<DocumentReading> {
  const outcome = await createDocumentReader(typeof reads === 'string' ? seeing(reads) : reads).read(bytes, '');
  if ('refused' in outcome) throw new Error(`${outcome.why}: ${outcome.refused}`);
  return outcome.reading;
}
const linesOf = ({ pages }: DocumentReading) => pages.map(({ runs }) => runs.map(({ text }) => text));

const fields = [{ name: 'policy_number', description: '', required: true }];
const asked = { fields, query: '', conditions: [], readings: [], ai_instruction: '', proposals: [], excerpt: 0 };
async function evidenceOf(
  bytes: Uint8Array,
  reads: PageReader,
  pixels = createPixelReader(async () => ({ text: '', confidence: 0 })),
) {
  const evidence = {
    type: 'document',
    sourceUrl: 'https://insurer.example/',
    contentType: '',
    bytes,
    snapshot: null,
  } as const;
  return readEvidence(evidence, asked, { documents: createDocumentReader(reads), pixels });
}

const stamped = (media: Uint8Array = png(), placed = inline()) =>
  word(TEXT + placed, { 'word/media/image1.png': media }, { p: 'media/image1.png' });

const test = suite('pictures in office documents');

test('a stamp over a letter makes all of it doubtful, and a signature nothing', async () => {
  const [of] = [
    (reading: Awaited<ReturnType<typeof evidenceOf>>) => reading.findings.map(({ extraction }) => extraction.doubt),
  ];
  const [plain, cancelled, signed] = [
    await evidenceOf(word(TEXT), seeing('')),
    await evidenceOf(stamped(), seeing('CANCELLED')),
    await evidenceOf(stamped(), seeing('')),
  ];
  assert.equal([of(plain), of(cancelled), of(signed)], [[null], ['void'], [null]]);
  assert.ok(cancelled.doubtfulState);
  assert.equal([cancelled.integrityFlags, signed.integrityFlags], [['pictured_words'], []]);
  assert.equal([cancelled.isCut, signed.isCut, signed.doubtfulState], [false, false, false]);
  assert.equal(signed.pictured, [2], 'what a model is shown');
});

test('an OCR engine that fails is no fault of the file, nor of the picture', async () => {
  const failing: PageReader = async () => {
    throw new OcrFailure('out of memory');
  };
  const problem = await read(stamped(), failing).catch(told => told);
  assert.instance(problem, OcrFailure);
});

test('what a picture says again adds nothing, and one that says most of it is what the document is', async () => {
  assert.equal((await read(stamped(), 'Insurance')).integrityFlags, []);
  assert.equal((await read(stamped(), 'Insured')).integrityFlags, ['pictured_words']);
  assert.equal((await read(stamped(), 'x'.repeat(300))).integrityFlags, ['picture']);
});

test('pictures of headers and older programs are read, each once, and no other parts', async () => {
  const shape = (style: string, content: string) =>
    `<w:p><w:r><w:pict><v:shape style="${style}">${content}</v:shape></w:pict></w:r></w:p>`;
  const media = Object.fromEntries(['a', 'b', 'c', 'd'].map(name => [`word/media/${name}.png`, png()]));
  const header = `<w:hdr>${shape('width:4cm;height:40pt', '<v:imagedata r:id="one"/>')}${inline('two')}</w:hdr>`;
  const bytes = word(
    `${TEXT}<w:del>${inline('gone')}</w:del><mc:AlternateContent><mc:Fallback>${inline('gone')}</mc:Fallback></mc:AlternateContent><w:p><w:r><w:rPr><w:vanish/></w:rPr><w:drawing><a:blip r:embed="gone"/></w:drawing></w:r></w:p>`,
    {
      ...media,
      'word/theme/theme1.xml': inline('p'),
      'word/header1.xml': header,
      'word/_rels/header1.xml.rels': relations({ one: '/word/media/a.png', two: 'media/b.png' }),
      'word/header2.xml': `<w:hdr>${inline('two')}</w:hdr>`,
      'word/_rels/header2.xml.rels': relations({ two: '../word/media/b.png' }),
    },
    { gone: 'media/c.png' },
  );
  const reading = await read(bytes, 'ACME');
  assert.equal(linesOf(reading).slice(1), [['ACME'], ['ACME']]);
  assert.not.ok(reading.isCut);
});

test('a word across the pages is read, which older programs draw', async () => {
  const mark = '<w:p><w:r><w:pict><v:shape><v:textpath string="DRAFT"/></v:shape></w:pict></w:r></w:p>';
  const { findings } = await evidenceOf(word(TEXT, { 'word/header1.xml': `<w:hdr>${mark}</w:hdr>` }), seeing(''));
  assert.equal(
    findings.map(({ extraction }) => extraction.doubt),
    ['void'],
  );
});

test('pictures that nobody can look at are told of, unless they are decoration', async () => {
  const unseen = async (bytes: Uint8Array) => {
    const { isCut, integrityFlags } = await read(bytes);
    return isCut && integrityFlags.includes('unseen_pictures');
  };
  const kinds = {
    emf: Buffer.from('0100000000', 'hex'),
    gif: Buffer.from('GIF89a'),
    svg: Buffer.from('<svg/>'),
    broken: png().subarray(0, 90),
    large: claiming(50_000, 50_000),
    jpeg: fixture('letter.jpg').subarray(0, 400),
    'a jpeg without pixels': withoutPixels(fixture('letter.jpg')),
  };
  for (const [kind, bytes] of Object.entries(kinds)) assert.ok(await unseen(stamped(bytes)), kind);
  assert.ok(await unseen(word(TEXT + inline('nowhere'))), 'a broken relationship');
  assert.ok(await unseen(word(TEXT + inline(), {}, { p: 'media/gone.png' })), 'a missing part');
  assert.ok(
    await unseen(word(TEXT + inline('p', [144, 60], 'r:link'), {}, { p: 'https://a.example/p.png' })),
    'a link',
  );
  assert.not.ok(await unseen(stamped(kinds.emf, inline('p', [30, 30]))), 'an icon');
  assert.not.ok(await unseen(stamped(kinds.emf, inline('p', [450, 4]))), 'a rule');
  assert.not.ok(await unseen(stamped()));
});

test('many pictures, and ones that unpack to much, do no harm', async () => {
  let looked = 0;
  const reads: PageReader = async image => {
    looked++;
    return seeing('a word')(image, null);
  };
  const names = Array.from({ length: 1_500 }, (_, at) => `i${at}`);
  const media = Object.fromEntries(names.map(name => [`word/media/${name}.png`, png(60, 60)]));
  const targets = Object.fromEntries(names.map(name => [name, `media/${name}.png`]));
  const many = await read(
    word(
      TEXT +
        names
          .map(name => inline(name))
          .join('')
          .repeat(7),
      media,
      targets,
    ),
    reads,
  );
  assert.equal([looked, many.pages.length, many.isCut], [6, 7, true]);
  const bomb = await read(stamped(new Uint8Array(200_000_000)), reads);
  assert.equal([looked, bomb.isCut], [6, true]);
  const packed = Buffer.from(stamped(png(400, 400)));
  const at = packed.lastIndexOf('word/media/image1.png');
  // It claims another size than it has: in the list at the end, 22 bytes before the name.
  packed.writeUInt32LE(12, at - 22);
  assert.ok((await read(packed, reads)).isCut, 'a false size');
});

test('Excel: pictures and boxes that lie on a sheet come behind its cells', async () => {
  const anchor = (content: string) => `<xdr:twoCellAnchor>${content}</xdr:twoCellAnchor>`;
  const picture = `<xdr:pic><xdr:blipFill><a:blip r:embed="p"/></xdr:blipFill><xdr:spPr><a:xfrm><a:ext cx="${144 * EMU}" cy="${60 * EMU}"/></a:xfrm></xdr:spPr></xdr:pic>`;
  const box =
    '<xdr:sp><xdr:txBody><a:p><a:r><a:t>Not </a:t></a:r><a:r><a:t>valid</a:t></a:r></a:p></xdr:txBody></xdr:sp>';
  const sheet = (value: string, drawing = '') =>
    `<worksheet><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>${value}</t></is></c></row></sheetData>${drawing}</worksheet>`;
  const bytes = archive({
    'xl/workbook.xml': '<workbook><sheets><sheet name="A" r:id="a"/><sheet name="B" r:id="b"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels': relations({ a: 'worksheets/sheet1.xml', b: 'worksheets/sheet2.xml' }),
    'xl/worksheets/sheet1.xml': sheet('Register', '<drawing r:id="d"/>'),
    'xl/worksheets/_rels/sheet1.xml.rels': relations({ d: '../drawings/drawing1.xml' }),
    'xl/worksheets/sheet2.xml': sheet('Notes'),
    'xl/drawings/drawing1.xml': `<xdr:wsDr>${anchor(picture)}${anchor(box)}</xdr:wsDr>`,
    'xl/drawings/_rels/drawing1.xml.rels': relations({ p: '../media/image1.png' }),
    'xl/media/image1.png': png(),
  });
  const reading = await read(bytes, 'PAID');
  assert.equal(linesOf(reading), [['Register', 'Not valid'], ['PAID'], ['Notes']]);
  assert.equal(
    reading.pages.map(({ page }) => page),
    [1, 2, 3],
  );
});

test('a picture is shown as the file holds it', async () => {
  const picture = png(210, 80);
  const drawn = await drawDocument(stamped(picture), '', 2);
  assert.ok('picture' in drawn && Buffer.from(drawn.picture).equals(picture));
  assert.ok('refused' in (await drawDocument(stamped(picture), '', 1)), 'text');
  assert.ok('refused' in (await drawDocument(stamped(picture), '', 3)), 'beyond');
});

test('what is clear in a picture is the paper below it', () => {
  const picture = new PNG({ width: 2, height: 1 });
  picture.data.set([0, 0, 0, 0, 0, 0, 0, 255]);
  assert.equal([...decodeGrey(PNG.sync.write(picture)).data], [255, 0]);
});

const engine = createOcrEngine();
test.after(() => engine.close());
const readPage = createPageReader(engine);

test('a scan within a letter is read, and its values looked at once more', async () => {
  const scan = stamped(fixture('membership-light.png'), inline('p', [450, 300]));
  const evidence = {
    type: 'document',
    sourceUrl: 'https://a.example/',
    contentType: '',
    bytes: scan,
    snapshot: null,
  } as const;
  const since = { ...asked, fields: [{ name: 'member_since', description: '', required: true }] };
  const parts = { documents: createDocumentReader(readPage), pixels: createPixelReader(engine.recognise) };
  const { findings, integrityFlags } = await readEvidence(evidence, since, parts);
  const [found] = findings;
  assert.equal([found?.extraction.value, found?.place, found?.pixels], ['14 March 2022', { page: 2 }, 'agree']);
  assert.equal(integrityFlags, ['picture']);
});

test('a stamp that leans is read', async () => {
  const page = decodeGrey(fixture('membership-light.png'));
  assert.ok(page.width > 300);
  const leaning = turned(page, 22);
  const picture = new PNG({ width: leaning.width, height: leaning.height });
  for (const [at, level] of leaning.data.entries()) picture.data.set([level, level, level, 255], at * 4);
  const reading = await read(stamped(PNG.sync.write(picture), inline('p', [300, 200])), readPage);
  assert.match(linesOf(reading)[1]?.join(' ') ?? '', /Member/i);
});

test.run();
