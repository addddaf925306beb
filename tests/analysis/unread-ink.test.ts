import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { layOut } from '../../infrastructure/analysis/documents/text-lines.ts';
import type { GreyImage } from '../../infrastructure/analysis/pixels/grey-image.ts';
import { readEvidence } from '../../infrastructure/analysis/read-evidence.ts';
import { documents, pixels } from './gym-request.ts';

const test = suite('ink on a scan that was not read');

const [WIDTH, HEIGHT, LINE] = [900, 300, 30];

type Ink = { x: number; y: number; width: number; height: number };

function scanned(inks: readonly Ink[]): GreyImage {
  const data = new Uint8Array(WIDTH * HEIGHT).fill(255);
  for (const { x, y, width, height } of inks)
    for (let row = y; row < y + height; row++) data.fill(0, row * WIDTH + x, row * WIDTH + x + width);
  return { width: WIDTH, height: HEIGHT, data };
}

const word = (text: string, x: number, width: number) => {
  return { text, x, y: 100, width, height: LINE, fontSize: LINE, color: '#000000', bold: false };
};

/** What becomes of the amount beside its label on a scan that has more ink than was read. */
async function amountOn(inks: readonly Ink[], told: { isWrittenAcross?: boolean; isGrainy?: boolean } = {}) {
  const runs = layOut([word('Amount', 40, 110), word('paid:', 160, 70), word('£425.00', 600, 120)]);
  const picture = { image: scanned(inks), language: 'en' as const, ...told };
  const pages = [
    { page: 1, runs, pairs: [{ label: 'Amount paid', value: '£425.00', source: 'dl' as const }], picture },
  ];
  const evidence = {
    type: 'document',
    sourceUrl: 'https://a.example/',
    contentType: 'image/png',
    snapshot: null,
  } as const;
  const { findings } = await readEvidence(
    { ...evidence, bytes: new Uint8Array() },
    {
      fields: [{ name: 'amount_paid', description: '', required: true }],
      query: '',
      conditions: [],
      readings: [],
      ai_instruction: '',
      proposals: [],
      excerpt: 0,
    },
    {
      documents: documents({ reading: { kind: 'image', pages, integrityFlags: ['picture'], isCut: false } }),
      pixels: pixels('agree'),
    },
  );
  const [found] = findings;
  return [found?.extraction.value, found?.pixels, found?.extraction.doubt];
}

/** Letters of a word that was struck out, none of which was read. */
const STRUCK = Array.from({ length: 7 }, (_, letter) => ({ x: 400 + letter * 20, y: 105, width: 12, height: 20 }));

test('a figure that is struck out beside a value leaves that open', async () => {
  assert.equal(await amountOn([]), ['£425.00', 'agree', null]);
  assert.equal(await amountOn(STRUCK), ['£425.00', 'agree', 'unread_beside']);
});

test('the rules and dots of a form say nothing', async () => {
  const frame = [
    { x: 300, y: 60, width: 3, height: 120 },
    { x: 20, y: 128, width: 860, height: 3 },
  ];
  const dots = Array.from({ length: 40 }, (_, dot) => ({ x: 250 + dot * 8, y: 124, width: 3, height: 3 }));
  assert.equal(await amountOn([...frame, ...dots]), ['£425.00', 'agree', null]);
});

test('nothing holds beyond doubt on a page that something is written across', async () => {
  assert.equal(await amountOn([], { isWrittenAcross: true }), ['£425.00', 'not_checked', 'written_across']);
});

test('nothing that a grainy picture shows is beyond doubt', async () => {
  const [value, , doubt] = await amountOn([], { isGrainy: true });
  assert.equal([value, doubt], ['£425.00', 'grainy']);
});

test.run();
