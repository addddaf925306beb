import { deflateSync } from 'node:zlib';
import { buildPdf, type PdfObject, pageObjects, pagePdf } from '../analysis/pdf-builder.ts';

const PAGE = 3;
const MEDIA_BOX = /\/MediaBox\s*\[[^\]]*\]/;

/** A page with this box, and a few words on it. */
function boxed(box: string): Buffer {
  const page = pagePdf('BT /F 12 Tf 50 780 Td (Status: Active) Tj ET').toString('latin1');
  return Buffer.from(page.replace(MEDIA_BOX, `/MediaBox${box}`), 'latin1');
}

/** A page with this content, whose resources are these, and with these objects from the seventh on. */
function painted(content: string, resources: string, objects: readonly PdfObject[] = []): Buffer {
  const all = pageObjects(deflateSync(Buffer.from(content)), '/Filter/FlateDecode').map((object, at) =>
    at === PAGE - 1 ? { dictionary: object.dictionary.replace('/Resources<<', `/Resources<<${resources}`) } : object,
  );
  return buildPdf([...all, ...objects]);
}

/** A form that draws its `inner` so many times. */
const form = (inner: number | null, times: number): PdfObject => ({
  dictionary: `/Type/XObject/Subtype/Form/BBox[0 0 595 842]/Resources<</XObject<</X ${inner ?? 7} 0 R>>>>`,
  stream: Buffer.from(inner === null ? '0 0 9 9 re f' : '/X Do\n'.repeat(times)),
});

/** Forms from object 7 on, each of which draws the next one so many times. */
const nested = (depth: number, times: number): Buffer =>
  painted(
    '/X Do',
    '/XObject<</X 7 0 R>>',
    Array.from({ length: depth }, (_, at) => form(at === depth - 1 ? null : at + 8, times)),
  );

/** A different curve each time: what is the same over and over is refused before. */
const curves = (count: number): string =>
  Array.from({ length: count }, (_, at) => {
    const [x, y, z] = [(at * 7_919) % 595, (at * 104_729) % 842, (at * 1_299_709) % 595];
    return `${x} ${y} m ${y} ${z} ${z} ${x} ${z} ${y} c ${(at % 10) / 10} 0 0 RG S`;
  }).join('\n');

/** A square with a bit a pixel: in colour it takes 32 times as much. */
const SIDE = 30_000;

/** Corners of a triangle of all of the page, each with a flag, two coordinates and a colour of three bytes. */
const TRIANGLE = [0, 0, 0, 255, 0, 0, 0, 255, 0, 0, 255, 0, 0, 0, 255, 0, 0, 255];
const MESH =
  '/ShadingType 4/ColorSpace/DeviceRGB/BitsPerCoordinate 8/BitsPerComponent 8/BitsPerFlag 8/Decode[0 595 0 842 0 1 0 1 0 1]';

/** Each triangle is painted pixel by pixel: all of them take minutes, and no memory. */
export const endlessPage = (): Buffer =>
  painted('/S sh', '/Shading<</S 7 0 R>>', [
    { dictionary: MESH, stream: Buffer.from(Array(10_000).fill(TRIANGLE).flat()) },
  ]);

/** A plan of a house, or a map: honest, and more than a letter. */
export const plan: Buffer = painted(
  Array.from({ length: 10_000 }, (_, at) => {
    const [x, y] = [(at * 7_919) % 580, (at * 104_729) % 830];
    return `${x} ${y} m ${x + (at % 9)} ${y + 9} ${x + 9} ${y} ${x + 9} ${y + (at % 7)} c S`;
  }).join('\n'),
  '',
);

/** Pages that are made to cost whoever draws them more than anybody has. */
export const drawnBombs: Record<string, () => Buffer> = {
  'a page of 1e18 points': () => boxed('[0 0 999999999999999999 999999999999999999]'),
  'a tree of pages that leads back to itself': () => {
    const objects = pageObjects(Buffer.from('0 0 9 9 re f'));
    return buildPdf(
      objects.map((object, at) => (at === 1 ? { dictionary: '/Type/Pages/Kids[2 0 R]/Count 1' } : object)),
    );
  },
  'a page of 1e18 points by one': () => boxed('[0 0 999999999999999999 1]'),
  'a page without an area': () => boxed('[0 0 0 0]'),
  'a page whose box is no box': () => boxed('[/a (b) null 1e999]'),
  'a page that begins beyond its end': () => boxed('[900 900 -900 -900]'),
  'a hundred thousand paths': () => painted(curves(100_000), ''),
  'forms ten thousand deep': () => nested(10_000, 1),
  'forms that draw each other ten times, ten deep': () => nested(10, 10),
  'a form that draws itself': () => painted('/X Do', '/XObject<</X 7 0 R>>', [form(7, 2)]),
  'a line of endless dashes': () => painted('[0.0000001] 0 d 0 0 m 595 842 l S 0 842 m 595 0 l S', ''),
  'a pattern of endless tiles': () =>
    painted('/Pattern cs /P scn 0 0 595 842 re f', '/Pattern<</P 7 0 R>>', [
      {
        dictionary:
          '/Type/Pattern/PatternType 1/PaintType 1/TilingType 1/BBox[0 0 1 1]/XStep 0.0000001/YStep 0.0000001/Resources<<>>',
        stream: Buffer.from('0 0 1 1 re f'),
      },
    ]),
  'a picture of 900 million pixels': () =>
    painted('500 0 0 500 0 0 cm /X Do', '/XObject<</X 7 0 R>>', [
      {
        dictionary: `/Type/XObject/Subtype/Image/Width ${SIDE}/Height ${SIDE}/BitsPerComponent 1/ColorSpace/DeviceGray/Filter/FlateDecode`,
        stream: deflateSync(Buffer.alloc((SIDE * SIDE) / 8, 0xa5)),
      },
    ]),
};
