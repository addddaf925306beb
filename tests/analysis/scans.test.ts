import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { PNG } from 'pngjs';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { SURE_SCORE } from '../../domain/extraction/sure-score.ts';
import { createDocumentReader } from '../../infrastructure/analysis/documents/document-reader.ts';
import { jpegHeader } from '../../infrastructure/analysis/documents/jpeg.ts';
import type { DocumentReading } from '../../infrastructure/analysis/parts.ts';
import type { GreyImage } from '../../infrastructure/analysis/pixels/grey-image.ts';
import { createOcrEngine } from '../../infrastructure/analysis/pixels/ocr-engine.ts';
import type { OcrLanguage } from '../../infrastructure/analysis/pixels/ocr-languages.ts';
import { createPageReader, type PageReader } from '../../infrastructure/analysis/pixels/page-reader.ts';
import { createPixelReader } from '../../infrastructure/analysis/pixels/pixel-reader.ts';
import { skewOf, turned } from '../../infrastructure/analysis/pixels/skew.ts';
import { writtenLanguage } from '../../infrastructure/analysis/pixels/written-language.ts';
import { readEvidence } from '../../infrastructure/analysis/read-evidence.ts';
import { buildPdf, type PdfObject } from './pdf-builder.ts';

const fixtures = join(import.meta.dirname, 'fixtures');
const engine = createOcrEngine();
const readPage = createPageReader(engine);

function greyFixture(name: string): GreyImage {
  const { width, height, data } = PNG.sync.read(readFileSync(join(fixtures, `${name}.png`)));
  return { width, height, data: Uint8Array.from({ length: width * height }, (_, at) => data[at * 4 + 1] ?? 0) };
}

/** Rows of a picture as an image of a PDF. */
function stripOf({ width, data }: GreyImage, from: number, to: number): PdfObject {
  const size = `/Width ${width}/Height ${to - from}/BitsPerComponent 8/ColorSpace/DeviceGray`;
  const rows = data.subarray(from * width, to * width);
  return { dictionary: `/Type/XObject/Subtype/Image/Filter/FlateDecode${size}`, stream: deflateSync(rows) };
}

/** A page that shows the picture in two strips, as some scanners make it, and what else is said. */
function scan(image: GreyImage, { over = '', page = '', pages = 1 } = {}): Uint8Array {
  const half = Math.floor(image.height / 2);
  const { width, height } = image;
  const strips = `q ${width} 0 0 ${height - half} 0 0 cm /B Do Q q ${width} 0 0 ${half} 0 ${height - half} cm /A Do Q`;
  const more = Array.from({ length: pages - 1 }, (_, at) => at + 8);
  const kids = [3, ...more].map(number => `${number} 0 R`).join(' ');
  const pageObject = {
    dictionary: `/Type/Page/Parent 2 0 R/MediaBox[0 0 ${width} ${height}]${page}/Contents 4 0 R/Resources<</Font<</F 5 0 R>>/XObject<</A 6 0 R/B 7 0 R>>>>`,
  };
  return buildPdf([
    { dictionary: '/Type/Catalog/Pages 2 0 R' },
    { dictionary: `/Type/Pages/Kids[${kids}]/Count ${pages}` },
    pageObject,
    { dictionary: '', stream: Buffer.from(`${strips}\n${over}`) },
    { dictionary: '/Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding' },
    stripOf(image, 0, half),
    stripOf(image, half, height),
    ...more.map(() => pageObject),
  ]);
}

async function readingOf(bytes: Uint8Array, reads: PageReader = readPage): Promise<DocumentReading> {
  const outcome = await createDocumentReader(reads).read(bytes, '');
  if ('refused' in outcome) throw new Error(outcome.refused);
  return outcome.reading;
}

const textOf = ({ pages }: DocumentReading) => pages.flatMap(({ runs }) => runs.map(({ text }) => text)).join('\n');
const light = greyFixture('membership-light');

const test = suite('scanned pages');

test('a scan is read from its picture, and what is hidden below it says nothing', async () => {
  const forged = 'BT 3 Tr /F 12 Tf 20 20 Td (Balance 9,999.99) Tj ET';
  const reading = await readingOf(scan(light, { over: forged }));
  assert.match(textOf(reading), /4,318\.72/);
  assert.not.match(textOf(reading), /9,999/);
  assert.ok(reading.integrityFlags.includes('picture'), reading.integrityFlags.join());
  assert.not.ok(reading.integrityFlags.includes('hidden_text'));
});

test('what is written over a scan is read and told of', async () => {
  const reading = await readingOf(scan(light, { over: 'BT /F 12 Tf 20 5 Td (Paid twice) Tj ET' }));
  assert.match(textOf(reading), /Paid twice/);
  assert.ok(reading.integrityFlags.includes('text_over_picture'));
});

test('a page that leans or lies on its side stands upright when it is read', async () => {
  const leaning = turned(light, 3);
  const tilt = skewOf(leaning);
  assert.ok(Math.abs(tilt - 3) < 0.4, `${tilt}`);
  let seen: GreyImage | undefined;
  await readingOf(scan(light, { page: '/Rotate 90' }), async image => {
    seen = image;
    return { words: [], picture: { image, language: 'en' } };
  });
  assert.ok(seen !== undefined && seen.height > seen.width, 'a page on its side');
});

test('a photo stands as its camera was held', () => {
  const jpeg = readFileSync(join(fixtures, 'letter.jpg'));
  const exif = Buffer.from('ffe1002245786966000049492a000800000001001201030001000000060000000000000000', 'hex');
  const held = Buffer.concat([jpeg.subarray(0, 2), exif.subarray(0, 36), jpeg.subarray(2)]);
  assert.is(jpegHeader(jpeg)?.quarters, 0);
  assert.is(jpegHeader(held)?.quarters, 1);
});

test('more scanned pages than are read are said to be more', async () => {
  let read = 0;
  const reading = await readingOf(scan(light, { pages: 8 }), async image => {
    read++;
    return { words: [], picture: { image, language: 'en' } };
  });
  assert.is(read, 6);
  assert.ok(reading.isCut);
});

test('a value is looked at once more by itself, with the letters of its page', async () => {
  const evidence = { type: 'document', sourceUrl: 'https://a.example/', contentType: '', snapshot: null } as const;
  const asked = {
    fields: [{ name: 'member_since', description: '', required: true }],
    ai_instruction: '',
    query: '',
    conditions: [],
    readings: [],
    proposals: [],
    excerpt: 0,
  };
  const pixels = createPixelReader(engine.recognise);
  const documents = createDocumentReader(readPage);
  const { findings } = await readEvidence({ ...evidence, bytes: scan(light) }, asked, { documents, pixels });
  assert.is(findings[0]?.extraction.value, '14 March 2022');
  assert.is(findings[0]?.pixels, 'agree');
  const blind = createPixelReader(async () => ({ text: 'Cancelled 11.11', confidence: 95 }));
  const other = await readEvidence({ ...evidence, bytes: scan(light) }, asked, { documents, pixels: blind });
  assert.is(other.findings[0]?.pixels, 'unreadable');
});

test('what a reader may see better than ours on a scan needs a look at its letters, and is no invention', async () => {
  const fields = [{ name: 'member_since', description: '', required: true }];
  const pixels = createPixelReader(engine.recognise);
  const scanned = createDocumentReader(readPage);
  const written: typeof scanned = {
    async read(...asked) {
      const answer = await scanned.read(...asked);
      if ('refused' in answer) return answer;
      const pages = answer.reading.pages.map(page => ({ ...page, picture: null }));
      return { reading: { ...answer.reading, pages } };
    },
  };
  const readingWith = (value: string, documents: typeof scanned, others: readonly string[] = []) =>
    readEvidence(
      { type: 'document', sourceUrl: 'https://a.example/', contentType: '', snapshot: null, bytes: scan(light) },
      {
        fields,
        ai_instruction: '',
        query: '',
        conditions: [],
        readings: [],
        proposals: [value, ...others].map(one => ({ field: 'member_since', evidence: 1, value: one, label: null })),
        excerpt: 0,
      },
      { documents, pixels },
    );
  for (const near of ['14 Märch 2022', '14 Marsh 2012']) {
    const { ungrounded, findings, crops } = await readingWith(near, scanned);
    const claimed = findings.find(({ extraction }) => extraction.value === near);
    assert.equal([ungrounded, claimed?.pixels], [0, 'unreadable'], near);
    assert.ok((claimed?.extraction.score ?? 1) < SURE_SCORE, near);
    assert.ok(
      crops.some(({ of, isRead }) => of?.value === near && isRead),
      near,
    );
    assert.is((await readingWith(near, written)).ungrounded, 1, near);
  }
  for (const other of ['Diamond', '30 June 1999', '14'])
    assert.is((await readingWith(other, scanned)).ungrounded, other === '14' ? 0 : 1, other);
  // Our own reader leaves things out: who finds more than it misses has seen them.
  const found = ['14 March 2022', 'March 2022'];
  assert.is((await readingWith('Diamond', scanned, found)).ungrounded, 0);
  assert.is((await readingWith('Diamond', scanned, found.slice(1))).ungrounded, 1);
  assert.is((await readingWith('Diamond', written, found)).ungrounded, 1);
});

test('the language is told by frequent words, accents or not', () => {
  const texts = {
    de: 'Rechnung Nr. 5 vom 3. Mai für Herrn Otto',
    fr: 'Facture du 3 mai, le montant à payer pour votre compte',
    es: 'La factura de su cuenta con fecha del 3 de mayo para el cliente',
    pt: 'Fatura da sua conta com data de 3 de maio, valor do pagamento, não e rua',
    it: 'Il totale della fattura con data del 3 maggio, conto di Anna',
    nl: 'Rekening van het bedrag voor uw klant nummer en datum',
    pl: 'Faktura nr 5, kwota razem oraz data, ul. Długa',
    tr: 'Fatura tarihi ve tutar, müşteri adı ile hesap numarası',
    en: 'Your account balance is due on this date for the period',
    cs: 'Potvrzujeme, že smlouva je ke dni vystavení platná, jméno a příjmení',
    hu: 'Kérjük, hogy az összeget a fenti határidőig, szám és kelt',
    ro: 'Se adeverește că este valabilă până la data de, numele și prenumele',
    fi: 'Päätös on voimassa toistaiseksi, osoite ja päivämäärä',
    da: 'Vi bekræfter, at beløbet er betalt, og med venlig hilsen',
    vi: 'Cong ty xac nhan ba Nguyen Thi, ngay bat dau lam viec tai thanh pho',
    ru: 'Справка выдана в том, что взнос оплачен и не является',
    bg: 'Удостоверява се, че лицето е издадено със за',
    uk: 'Довідка видана про те, що рахунок і сума за',
  };
  for (const [language, text] of Object.entries(texts)) assert.is(writtenLanguage(text), language);
});

/** A reader that makes of a page what is given for each language, and says with which letters it was read whole. */
async function languageRead(samples: readonly Partial<Record<string, [text: string, confidence: number]>>[]) {
  const seen: unknown[] = [];
  const reads = createPageReader({
    async recognise(image, _, language = 'en') {
      if (!seen.includes(image)) seen.push(image);
      const [text, confidence] = samples[Math.min(seen.indexOf(image), samples.length - 1)]?.[language] ?? ['', 0];
      return { text, confidence };
    },
    async words() {
      return [];
    },
  });
  return (await reads(light, undefined)).picture.language;
}

test('words that Latin letters with marks make are read with these, and no other letters are tried', async () => {
  const plain = 'Cong ty xac nhan ba Nguyen Thi, ngay bat dau lam viec';
  const marked = 'Công ty xác nhận bà Nguyễn Thị, ngày bắt đầu làm việc';
  const japanese: [string, number] = ['在学証明書', 90];
  assert.is(await languageRead([{ en: [plain, 59], vi: [marked, 80], ja: japanese }]), 'vi');
  assert.is(await languageRead([{ en: [plain, 59], vi: [marked, 60], ja: japanese }]), 'ja', 'unsurely');
  const inTwo = 'Nom et prenom du client: al-Ir, montant de la facture';
  const arabic: [string, number] = ['الاسم الكامل للزبون', 80];
  assert.is(await languageRead([{ en: [inTwo, 55], fr: [inTwo, 57], ar: arabic }]), 'ar', 'in two scripts');
});

test('a page whose words tell another language than some lines of it did is read once more, and only then', async () => {
  const read = async (tag: string, whole: Partial<Record<OcrLanguage, string>>) => {
    const asked: OcrLanguage[] = [];
    const reads = createPageReader({
      recognise: async () => ({ text: '', confidence: 0 }),
      async words(_, language, how) {
        // Its words stand in no place of the picture, of which much is therefore unread.
        if (how?.layout !== 'lines') asked.push(language);
        const place = { y: 0, width: 9, height: 9, fontSize: 9, color: '#000', bold: false };
        return (whole[language] ?? '').split(' ').map((text, at) => ({ text, x: at * 20, ...place }));
      },
    });
    const { picture, words } = await reads(light, tag);
    return [asked.join(' '), picture.language, picture.isBorrowed, words.at(-1)?.text];
  };
  const czech = 'Potvrzujeme ze smlouva je ke dni vystaveni platna jmeno a prijmeni Sramek';
  assert.equal(await read('en', { en: czech, cs: `${czech} Šrámek` }), ['en cs', 'cs', false, 'Šrámek']);
  assert.equal(await read('de', { de: 'Rechnung vom 3. Mai an the Company' }), ['de', 'de', false, 'Company']);
  const arabic = 'the name of and for your account الاسم';
  assert.equal(await read('ar', { ar: arabic }), ['ar', 'ar', false, 'الاسم']);
  const slovak = 'Potvrdenie ze zmluva je platna od dna podla priezvisko a meno sa';
  assert.equal(await read('cs', { cs: slovak }), ['cs', 'cs', true, 'sa']);
});

test('Latin letters on a page of others are read, and languages with marks of their own', async () => {
  const textOf = async (name: string, tag: string) => {
    const { words, picture } = await readPage(greyFixture(name), tag);
    return `${picture.language}: ${words.map(({ text }) => text).join(' ')}`;
  };
  const greek = await textOf('greek-with-latin', 'el');
  assert.match(greek, /^el: .*Ευαγγελία Παπαδημητρίου.* evangelia@mail\.example .*Fiber Home 200 Mbps/s);
  assert.match(await textOf('vietnamese', 'vi'), /^vi: .*Nguyễn Thị Thu Hường.*Phòng Phát triển sản phẩm/s);
});

test('letters that stand in words with figures are those of another script', async () => {
  const greek = {
    en: ['mov yevvionke', 43],
    el: ['που γεννήθηκε στα Χανιά', 53],
    th: ['ธ0บ0 ทอบบทุ0ท๒6 ฮา๓', 65],
  } as const;
  assert.is(await languageRead([{ ...greek, el: [...greek.el], en: [...greek.en], th: [...greek.th] }]), 'el');
});

test('a title in English above a page in other letters does not tell its language', async () => {
  const table = { en: ['AYZIH 1x} 2025. 11. 03.', 56], ko: ['형간염 1차 2025. 11. 03. 늘푸른내과의원', 85] };
  const title = { en: ['Certificate of Immunization the name of and for', 83] };
  const read = (samples: readonly object[]) => languageRead(samples as Parameters<typeof languageRead>[0]);
  assert.is(await read([table, title]), 'ko');
  assert.is(await read([{ en: ['|| ///', 20] }, title]), 'en');
});

test.after(() => engine.close());
test.run();
