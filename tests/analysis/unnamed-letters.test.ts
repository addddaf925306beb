import { readFileSync } from 'node:fs';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createDocumentReader } from '../../infrastructure/analysis/documents/document-reader.ts';
import { blankPage, type PlacedLetter, withLetters } from '../../infrastructure/analysis/documents/drawn-letters.ts';
import { createOcrEngine } from '../../infrastructure/analysis/pixels/ocr-engine.ts';
import { createPageReader } from '../../infrastructure/analysis/pixels/page-reader.ts';

const engine = createOcrEngine();
const documents = createDocumentReader(createPageReader(engine));
test.after(() => engine.close());

const fileOf = (name: string) => readFileSync(new URL(`../../../tests/cases/documents/seen/${name}`, import.meta.url));

async function linesOf(name: string): Promise<{ lines: string[]; flags: readonly string[] }> {
  const read = await documents.read(fileOf(name), 'application/pdf');
  if ('refused' in read) throw new Error(read.refused);
  const { pages, integrityFlags } = read.reading;
  return { lines: pages.flatMap(({ runs }) => runs.map(({ text }) => text)), flags: integrityFlags };
}

test('what a browser printed in Arabic without naming its letters is read by how they look, its figures as the file has them', async () => {
  const { lines, flags } = await linesOf('sa-electricity-bill/fatoora-11-2026.pdf');
  assert.ok(flags.includes('picture'), 'read off a picture, and not beyond doubt as text is');
  for (const text of ['هند عبد الرحمن الزهراني', 'رقم الحساب', '3008-4471-92', '13/11/2026', '333.80'])
    assert.ok(lines.includes(text), `${text} in ${lines.join(' | ')}`);
  assert.not.ok(lines.some(line => line.includes('\0')));
});

test('a PDF that names its letters is read as text', async () => {
  const { lines, flags } = await linesOf('shahadat-takharruj/graduation_certificate_ar.pdf');
  assert.not.ok(flags.includes('picture'));
  assert.ok(lines.some(line => line.includes('ريم عبد الحليم الطرابلسي')));
});

/** A square of half an em, as two paths that run the other way round leave a hole in it. */
const path = (...points: number[]) => [
  0,
  ...points.slice(0, 2),
  ...points.slice(2).flatMap((at, i) => (i % 2 ? [at] : [1, at])),
  4,
];
const SQUARE = Float32Array.from(path(0, 0, 0.5, 0, 0.5, 0.5, 0, 0.5));
const RING = Float32Array.from([...SQUARE, ...path(0.1, 0.1, 0.1, 0.4, 0.4, 0.4, 0.4, 0.1)]);

test('letters are drawn where they stand, filled by their windings', () => {
  const at = (code: string, x: number): PlacedLetter => ({
    font: 'f',
    code,
    procedure: '',
    matrix: [40, 0, 0, -40, x, 50],
  });
  const outlines = new Map([
    ['full', SQUARE],
    ['ring', RING],
  ]);
  const letters = [at('full', 10), at('ring', 50), at('none', 90)];
  const drawn = withLetters(blankPage({ width: 120, height: 72 }), letters, ({ code }) => outlines.get(code) ?? null);
  assert.ok(drawn);
  const { image, scale } = drawn;
  const dark = (x: number, y: number) =>
    (image.data[Math.round(y * scale) * image.width + Math.round(x * scale)] ?? 0) < 10;
  assert.equal(
    [dark(20, 40), dark(52, 40), dark(60, 40), dark(100, 40), dark(20, 60)],
    [true, true, false, false, false],
  );
});

test.run();
