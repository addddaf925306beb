import { constants, deflateSync } from 'node:zlib';
import { buildPdf, encryptedPdf, pageObjects } from '../analysis/pdf-builder.ts';

const STATEMENT = 'BT /F 12 Tf 50 780 Td (Account holder) Tj 150 0 Td (Maria Lindqvist) Tj ET';

/** What is the same sign over and over is deflated by looking for nothing else, which is four times as fast. */
const SAME_SIGN = { strategy: constants.Z_RLE };
/** 700 MB of blanks, deflated once: less than a megabyte. */
const blanks = deflateSync(Buffer.alloc(700_000_000, 0x20), SAME_SIGN);
const image = deflateSync(Buffer.alloc(20_000_000), SAME_SIGN);
export const bombs: Record<string, Buffer> = {
  'one Flate': buildPdf(pageObjects(blanks, '/Filter/FlateDecode')),
  'nested Flate': buildPdf(pageObjects(deflateSync(blanks), '/Filter[/FlateDecode/FlateDecode]')),
  'nested Flate with spelt-out names': buildPdf(pageObjects(deflateSync(blanks), '/Filter[/#46lateDecode/Fl]')),
  'nested Flate, filters by reference': buildPdf([
    ...pageObjects(deflateSync(blanks), '/Filter 7 0 R'),
    { dictionary: '' },
  ]),
  'operations over and over': buildPdf(
    pageObjects(deflateSync(Buffer.from('q Q\n'.repeat(2e6))), '/Filter/FlateDecode'),
  ),
  'many large images': buildPdf([
    ...pageObjects(Buffer.from(STATEMENT)),
    ...Array.from({ length: 40 }, () => ({
      dictionary: '/Subtype/Image/Filter/FlateDecode',
      stream: image,
    })),
  ]),
};
bombs['Flate behind ASCIIHex'] = buildPdf(
  pageObjects(Buffer.from(`${blanks.toString('hex')}>`, 'latin1'), '/Filter[/ASCIIHexDecode/FlateDecode]'),
);
bombs['Flate behind ASCII85'] = buildPdf(
  pageObjects(Buffer.from(`${ascii85(blanks)}~>`, 'latin1'), '/Filter[/ASCII85Decode/FlateDecode]'),
);
/** The precheck sees no zlib data in these: the limits of the process must hold. */
bombs['Flate within encryption'] = encryptedPdf(blanks, '', '/Filter/FlateDecode');

function ascii85(bytes: Buffer): string {
  const groups: string[] = [];
  for (let at = 0; at < bytes.length; at += 4) {
    const group = bytes.subarray(at, at + 4);
    let value = Buffer.concat([group, Buffer.alloc(4)]).readUInt32BE(0);
    const digits = Array.from({ length: 5 }, () => {
      const digit = String.fromCharCode(33 + (value % 85));
      value = Math.floor(value / 85);
      return digit;
    });
    groups.push(
      digits
        .reverse()
        .join('')
        .slice(0, group.length + 1),
    );
  }
  return groups.join('');
}
