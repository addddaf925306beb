import { createHash } from 'node:crypto';

/** An object of a PDF: what stands in its dictionary, and its stream's bytes as they are stored. */
export type PdfObject = { dictionary: string; stream?: Uint8Array };

/** Padding of passwords (ISO 32000-1, 7.6.3.3). */
const PADDING = Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex');
const FILE_ID = '0123456789abcdef0123456789abcdef';
const PERMISSIONS = -4;

/** A PDF of these objects, numbered from 1; the first is the catalogue. */
export function buildPdf(objects: readonly PdfObject[], trailer = ''): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.4\n')];
  const offsets: number[] = [];
  let length = parts[0]?.length ?? 0;
  const add = (part: Buffer) => {
    parts.push(part);
    length += part.length;
  };
  objects.forEach(({ dictionary, stream }, at) => {
    offsets.push(length);
    if (stream === undefined) add(Buffer.from(`${at + 1} 0 obj\n<<${dictionary}>>\nendobj\n`));
    else {
      add(Buffer.from(`${at + 1} 0 obj\n<<${dictionary}/Length ${stream.length}>>\nstream\n`));
      add(Buffer.from(stream));
      add(Buffer.from('\nendstream\nendobj\n'));
    }
  });
  const rows = offsets.map(offset => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  add(
    Buffer.from(
      `xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer\n<</Size ${size}/Root 1 0 R${trailer}>>\nstartxref\n${length}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(parts);
}

/** The objects of one A4 page with Helvetica as /F and a document information as object 6. */
export function pageObjects(content: Uint8Array, filter = '', information = ''): PdfObject[] {
  return [
    { dictionary: '/Type/Catalog/Pages 2 0 R' },
    { dictionary: '/Type/Pages/Kids[3 0 R]/Count 1' },
    { dictionary: '/Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>' },
    { dictionary: filter, stream: content },
    { dictionary: '/Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding' },
    { dictionary: information },
  ];
}

/** A one-page PDF with this content stream and document information. */
export function pagePdf(content: string, information = '/Producer(Ledger 3)/CreationDate(D:20261031120000Z)'): Buffer {
  return buildPdf(pageObjects(Buffer.from(content, 'latin1'), '', information), '/Info 6 0 R');
}

/** The same with 40-bit RC4 (ISO 32000-1, 7.6, V 1, R 2); an empty user password opens for everyone. */
export function encryptedPdf(content: Uint8Array, userPassword: string, filter = ''): Buffer {
  const owner = rc4(md5(padded('owner')).subarray(0, 5), padded(userPassword));
  const permissions = Buffer.alloc(4);
  permissions.writeInt32LE(PERMISSIONS);
  const key = md5(padded(userPassword), owner, permissions, Buffer.from(FILE_ID, 'hex')).subarray(0, 5);
  const user = rc4(key, PADDING);
  const streamKey = md5(key, Buffer.from([4, 0, 0, 0, 0])).subarray(0, 10);
  const objects = pageObjects(rc4(streamKey, content), filter);
  const encryption = `/Filter/Standard/V 1/R 2/O<${owner.toString('hex')}>/U<${user.toString('hex')}>/P ${PERMISSIONS}`;
  return buildPdf([...objects, { dictionary: encryption }], `/Encrypt 7 0 R/ID[<${FILE_ID}><${FILE_ID}>]`);
}

/** Appends a save that replaces the page's content, as an editor does. */
export function updatedPdf(pdf: Buffer, content: string): Buffer {
  const previous = /startxref\n(\d+)/.exec(pdf.toString('latin1'))?.[1];
  const object = `4 0 obj\n<</Length ${content.length}>>\nstream\n${content}\nendstream\nendobj\n`;
  const entry = `${String(pdf.length).padStart(10, '0')} 00000 n \n`;
  const trailer = `<</Size 7/Root 1 0 R/Info 6 0 R/Prev ${previous}>>`;
  const tail = `xref\n4 1\n${entry}trailer\n${trailer}\nstartxref\n${pdf.length + object.length}\n%%EOF\n`;
  return Buffer.concat([pdf, Buffer.from(object + tail, 'latin1')]);
}

function padded(password: string): Buffer {
  return Buffer.concat([Buffer.from(password, 'latin1'), PADDING]).subarray(0, 32);
}

function md5(...parts: Uint8Array[]): Buffer {
  return createHash('md5').update(Buffer.concat(parts)).digest();
}

/** Written out because current OpenSSL builds no longer offer it. */
function rc4(key: Uint8Array, data: Uint8Array): Buffer {
  const state = Uint8Array.from({ length: 256 }, (_, at) => at);
  const swap = (one: number, other: number) => {
    const kept = state[one] ?? 0;
    state[one] = state[other] ?? 0;
    state[other] = kept;
  };
  for (let at = 0, other = 0; at < 256; at++) {
    other = (other + (state[at] ?? 0) + (key[at % key.length] ?? 0)) & 255;
    swap(at, other);
  }
  let one = 0;
  let other = 0;
  return Buffer.from(
    Uint8Array.from(data, byte => {
      one = (one + 1) & 255;
      other = (other + (state[one] ?? 0)) & 255;
      swap(one, other);
      return byte ^ (state[((state[one] ?? 0) + (state[other] ?? 0)) & 255] ?? 0);
    }),
  );
}
