import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { PNG } from 'pngjs';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { EvidenceViewed } from '../../domain/operator/evidence-access.ts';
import { pngSize } from '../../infrastructure/analysis/picture-size.ts';
import { encryptedPdf } from '../analysis/pdf-builder.ts';
import { INLINE } from '../http/requests.ts';
import { bombs } from '../strangers/pdf-bombs.ts';
import { captureDocument, pdfOf, type ReadValue } from '../support/captured-document.ts';
import { openConsoleHouse } from '../support/console-house.ts';
import { eventually } from '../support/eventually.ts';

const house = await openConsoleHouse();
test.after(() => house.close());
const home = await house.household('City Gym');
const kim = await house.operator(home.orgId, 'auditor');
const ACTIVE: ReadValue = { property: 'membership_status', value: 'Active', label: 'Membership status', page: 1 };

async function newDocument(bytes: Uint8Array, contentType: string, read: ReadValue[] = [ACTIVE]) {
  const { body } = await home.owner<{ id: string }>('POST', '/web/inquiry', { ...INLINE, max_retries: 0 });
  const evidence = await captureDocument(house, home.orgId, body.id, { bytes, contentType }, read);
  return { evidence, address: `/console/inquiries/${body.id}/evidence/${evidence}/pages` };
}

const textFile = (text: string) => Buffer.from(text);
const looksAt = async (evidence: string) =>
  (await house.engines.eventStore.read(`evidence_access-${evidence}`)).map(({ data }) => {
    const { look, page } = data as EvidenceViewed['data'];
    return { look, page };
  });
/** Marks on pictures of pages: which claim, and shares of the page. */
const marksOn = (page: string) =>
  [...page.matchAll(/data-part="([^"]+)" data-claim="(\d+)"/g)].map(([, part = '', claim]) => {
    const [x = 0, y = 0, width = 0, height = 0] = part.split(' ').map(Number);
    return { claim: Number(claim), x, y, width, height };
  });

/** Dark pixels in a part of a picture, which is given in shares of it. */
function inkOn(png: Uint8Array, part: { x: number; y: number; width: number; height: number }): number {
  const { data, height, width } = PNG.sync.read(Buffer.from(png));
  let dark = 0;
  for (let y = Math.floor(part.y * height); y < (part.y + part.height) * height; y++)
    for (let x = Math.floor(part.x * width); x < (part.x + part.width) * width; x++)
      if ((data[4 * (y * width + x)] ?? 255) < 128) dark++;
  return dark;
}

test('a PDF is shown page by page, with each value where it stands', async () => {
  const bytes = pdfOf([
    ['City Gym', 'Membership status: Active', 'Active since 2020'],
    ['Page two'],
    ['Member: Zoe Quill'],
  ]);
  const name: ReadValue = { property: 'member', value: 'Zoe Quill', label: 'Member', page: 3 };
  const { address, evidence } = await newDocument(bytes, 'application/pdf', [ACTIVE, name]);
  const { status, text } = await kim.get(address);
  assert.is(status, 200);
  const sheets = [...text.matchAll(/<section class="leaf" id="([^"]+)" aria-label="([^"]+)">/g)];
  assert.equal(
    sheets.map(([, id, told]) => [id, told]),
    [1, 2, 3].map(page => [`${evidence}-${page}`, `Page ${page} of 3`]),
  );
  const [active, member, more] = marksOn(text);
  assert.is(more, undefined);
  assert.equal([active?.claim, member?.claim], [0, 1]);
  // The second line begins at 72 points and its base is 92 below the top of 842; its label takes two thirds of it.
  const near = (found: number | undefined, wanted: number, by = 0.02) =>
    assert.ok(Math.abs((found ?? -1) - wanted) < by, `${found} is not near ${wanted}`);
  near(active?.y, 82 / 842);
  near(active?.x, 168 / 595, 0.04);
  near(active?.width, 36 / 595, 0.03);
  near(member?.y, 62 / 842);
  assert.match(text.slice(text.indexOf('What was read as text')), /<mark data-claim="0"><a[^>]*>Active<\/a><\/mark>/);
});

test('a page of a PDF is drawn as a picture, which is nothing else, and every look is written down', async () => {
  const { address, evidence } = await newDocument(pdfOf([['Membership status: Active']]), 'application/pdf');
  await kim.get(address);
  const picture = await house.app.request(`${address}/1`, {
    headers: { cookie: [...kim.cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
  });
  const bytes = new Uint8Array(await picture.arrayBuffer());
  assert.equal([picture.status, picture.headers.get('content-type')], [200, 'image/png']);
  assert.is(picture.headers.get('content-security-policy'), "default-src 'none'; sandbox");
  assert.is(picture.headers.get('x-content-type-options'), 'nosniff');
  const size = pngSize(bytes);
  assert.ok(size !== undefined && size !== null);
  assert.ok(Math.abs(size.width / size.height - 595 / 842) < 0.01, `${size.width} by ${size.height}`);
  assert.ok(size.width * size.height <= 3_100_000, 'its pixels are bounded');
  assert.ok(inkOn(bytes, { x: 70 / 595, y: 60 / 842, width: 180 / 595, height: 16 / 842 }) > 200, 'its line is on it');
  assert.equal(await looksAt(evidence), [
    { look: 'shown', page: null },
    { look: 'shown', page: 1 },
  ]);
  await eventually('the page in the audit', async () => {
    const { text } = await kim.get(`/console/audit?actor=operator:${kim.operatorId}&type=EvidenceViewed`);
    return (
      text.includes('data-of="What">Evidence viewed, page 1</td>') &&
      text.includes('data-of="What">Evidence viewed</td>')
    );
  });
  const beyond = await kim.get(`${address}/2`);
  assert.is(beyond.status, 409);
  assert.match(beyond.text, 'The document has 1 pages.');
  for (const page of ['0', '-1', '1e3', '99999', 'x'])
    assert.is((await kim.get(`${address}/${page}`)).status, 404, page);
});

test('what can’t be opened is told in words, and takes nobody down', async () => {
  const locked = await newDocument(encryptedPdf(Buffer.from('BT ET'), 'secret'), 'application/pdf');
  const { status, text } = await kim.get(locked.address);
  assert.is(status, 409);
  assert.match(text, 'protected with a password');
  assert.is((await kim.get(`${locked.address}/1`)).status, 409);
  const [[, bomb] = ['', Buffer.alloc(0)]] = Object.entries(bombs);
  const { address } = await newDocument(bomb, 'application/pdf');
  assert.is((await kim.get(address)).status, 409);
  const drawn = await kim.get(`${address}/1`);
  assert.is(drawn.status, 409);
  assert.not.match(drawn.text, 'Error');
  assert.is((await kim.get('/console/review')).status, 200);
});

test('tables and texts are shown as what was read, with the values marked and nothing of them run', async () => {
  const hostile = '<img src=x onerror=alert(1)>';
  const csv = await newDocument(textFile(`Name,Membership status,Note\nZoe Quill,Active,"${hostile}"\n`), 'text/csv');
  const table = (await kim.get(csv.address)).text;
  assert.match(table, /<td[^>]*><mark data-claim="0"><a[^>]*>Active<\/a><\/mark> <\/td>/);
  assert.match(table, '&lt;img src=x onerror=alert(1)&gt;');
  assert.not.match(table, hostile);
  const page = await newDocument(
    textFile(`<h1>City Gym</h1><script>alert(1)</script><p>Membership status: Active</p>`),
    'text/html',
  );
  const said = (await kim.get(page.address)).text;
  assert.match(
    said,
    /Membership status: <mark data-claim="0"><a[^>]*>Active<\/a><\/mark>|<mark data-claim="0"><a[^>]*>Active/,
  );
  assert.not.match(said, 'alert(1)');
  assert.equal(marksOn(said), [], 'a text has no places on a sheet');
});

test('a picture within a Word file is shown as a page of its own, and its text as text', async () => {
  const picture = readFileSync(join(import.meta.dirname, '../analysis/fixtures/membership-light.png'));
  const drawing =
    '<w:p><w:r><w:drawing><wp:extent cx="5715000" cy="3810000"/><a:blip r:embed="p"/></w:drawing></w:r></w:p>';
  const body = `<w:p><w:r><w:t>Membership status: Active</w:t></w:r></w:p>${drawing}`;
  const file = zipSync({
    'word/document.xml': strToU8(`<w:document><w:body>${body}</w:body></w:document>`),
    'word/_rels/document.xml.rels': strToU8(
      '<Relationships><Relationship Id="p" Target="media/image1.png"/></Relationships>',
    ),
    'word/media/image1.png': picture,
  });
  const { address, evidence } = await newDocument(file, 'application/octet-stream');
  const { text } = await kim.get(address);
  assert.match(text, /aria-label="Page 1 of 2"[\s\S]*<mark data-claim="0">[\s\S]*aria-label="Picture 2 of 2"/);
  assert.match(text, `<img class="drawn" src="${address}/2"`);
  assert.not.match(text, `src="${address}/1"`);
  const shown = await house.app.request(`${address}/2`, {
    headers: { cookie: [...kim.cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
  });
  assert.equal([shown.status, shown.headers.get('content-type')], [200, 'image/png']);
  assert.ok(Buffer.from(await shown.arrayBuffer()).equals(picture));
  assert.is((await kim.get(`${address}/1`)).status, 409, 'a text is not drawn');
  assert.equal((await looksAt(evidence)).slice(0, 2), [
    { look: 'shown', page: null },
    { look: 'shown', page: 2 },
  ]);
});

test('a case shows its documents, and leads to those of earlier tries', async () => {
  const { address, evidence } = await newDocument(pdfOf([['Membership status: Active']]), 'application/pdf');
  const { text } = await kim.get(address.replace(/\/evidence.*/, ''));
  assert.match(text, `data-document="${address}"`);
  assert.match(text, `href="${address}"`);
  assert.equal(await looksAt(evidence), [], 'the page of the case gives nothing of it away');
});

test('nothing was our fault', () => assert.equal(house.errors, []));

test.run();
