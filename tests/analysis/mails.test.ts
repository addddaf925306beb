import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { documentType } from '../../application/capture/document-type.ts';
import type { Field } from '../../domain/inquiry/configuration.ts';
import type { DocumentReading } from '../../infrastructure/analysis/parts.ts';
import { readEvidence } from '../../infrastructure/analysis/read-evidence.ts';
import { pixels } from './gym-request.ts';
import { reader } from './read-documents.ts';

const HEADERS = [
  'From: Pennyroyal Motor <documents@pennyroyal.example>',
  'To: Gwen Pritchard <gwen@mailbox.example>',
  'Subject: Your policy is live =?utf-8?b?4oCT?= PRM/88',
  'Date: Mon, 19 Oct 2026 06:02:11 +0100',
  'MIME-Version: 1.0',
];
const BOUNDARY = '=_b0';

const mail = (...lines: string[]) => Buffer.from([...HEADERS, ...lines].join('\r\n'));
const part = (type: string, body: string, ...headers: string[]) => [
  `--${BOUNDARY}`,
  `Content-Type: ${type}`,
  ...headers,
  '',
  body,
];
const parts = (kind: string, ...all: string[][]) =>
  mail(`Content-Type: multipart/${kind}; boundary="${BOUNDARY}"`, '', ...all.flat(), `--${BOUNDARY}--`);
const plain = (body: string) => mail('Content-Type: text/plain; charset=utf-8', '', body);
const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64').replace(/.{76}/g, '$&\r\n');

async function read(bytes: Uint8Array): Promise<DocumentReading> {
  const outcome = await reader.read(bytes, documentType(bytes, 'message.eml') ?? '');
  if ('refused' in outcome) throw new Error(`${outcome.why}: ${outcome.refused}`);
  return outcome.reading;
}
async function linesOf(bytes: Uint8Array): Promise<string[]> {
  return (await read(bytes)).pages.flatMap(({ runs }) => runs.map(({ text }) => text));
}
async function whyOf(bytes: Uint8Array): Promise<string> {
  const outcome = await reader.read(bytes, documentType(bytes, 'message.eml') ?? '');
  return 'refused' in outcome ? outcome.why : 'read';
}

/** What is read for fields, each with why it is doubted. */
async function valuesOf(bytes: Uint8Array, ...names: string[]): Promise<Record<string, string>> {
  const fields: Field[] = names.map(name => ({ name, description: '', required: true }));
  const asked = { fields, query: '', conditions: [], readings: [], ai_instruction: '', proposals: [], excerpt: 0 };
  const evidence = { type: 'document', sourceUrl: 'https://mail.example/1', contentType: '', bytes, snapshot: null };
  const { findings } = await readEvidence({ ...evidence, type: 'document' }, asked, {
    documents: reader,
    pixels: pixels('agree'),
  });
  return Object.fromEntries(
    findings.map(({ extraction: { name, value, doubt } }) => [name, doubt === null ? value : `${value} (${doubt})`]),
  );
}

const TABLE =
  '<table><tr><td>Policyholder</td><td>Ms Gwen Pritchard</td></tr><tr><td>Annual premium</td><td>&pound;487.26</td></tr></table>';

const test = suite('mails');

test('what a mail program shows is read: its headers in words, and its HTML where it has any', async () => {
  const both = parts(
    'alternative',
    part('text/plain', 'Please view this message as HTML.'),
    part('text/html; charset=utf-8', `<p>Hello Gwen,</p>${TABLE}<p style="display:none">Unseen</p>`),
  );
  assert.equal(await linesOf(both), [
    'From: Pennyroyal Motor <documents@pennyroyal.example>',
    'To: Gwen Pritchard <gwen@mailbox.example>',
    'Date: Mon, 19 Oct 2026 06:02:11 +0100',
    'Subject: Your policy is live – PRM/88',
    'Hello Gwen,',
    'Policyholder',
    'Ms Gwen Pritchard',
    'Annual premium',
    '£487.26',
  ]);
  assert.is((await read(both)).kind, 'mail');
  assert.equal(await valuesOf(both, 'policyholder', 'annual_premium'), {
    policyholder: 'Ms Gwen Pritchard',
    annual_premium: '£487.26',
  });
});

test('text is decoded as its part says: quoted-printable and Base64, old charsets and flowed lines', async () => {
  const quoted = mail('Content-Type: text/plain; charset="iso-8859-2"', 'Content-Transfer-Encoding: quoted-printable');
  const polish = Buffer.concat([quoted, Buffer.from('\r\n\r\nNumer cz=B3onka: 44-=\r\n7\r\n')]);
  assert.is((await linesOf(polish)).at(-1), 'Numer członka: 44-7');
  const japanese = mail('Content-Type: text/plain; charset=iso-2022-jp', '', '\x1b$B2q0wHV9f\x1b(B: 8812');
  assert.is((await linesOf(japanese)).at(-1), '会員番号: 8812');
  const flowed = mail('Content-Type: text/plain; format=flowed', '', 'Policy number: PRM/8 ', '8120473');
  assert.is((await linesOf(flowed)).at(-1), 'Policy number: PRM/8 8120473');
  const encoded = mail('Content-Type: text/html', 'Content-Transfer-Encoding: base64', '', base64(Buffer.from(TABLE)));
  assert.is((await linesOf(encoded)).at(-1), '£487.26');
});

test('a value for which the text of a message has another one is in doubt, and no other', async () => {
  const asked = ['policyholder', 'annual_premium'] as const;
  const with_ = (text: string) =>
    valuesOf(parts('alternative', part('text/plain', text), part('text/html', TABLE)), ...asked);
  assert.equal(await with_('Policyholder: Ms Gwen Pritchard\r\nAnnual premium: £887.26'), {
    policyholder: 'Ms Gwen Pritchard',
    annual_premium: '£487.26 (one_of_many)',
  });
  assert.equal(await with_('Policyholder: Bo Ek\r\nYou pay £487.26 each year.'), {
    policyholder: 'Ms Gwen Pritchard (one_of_many)',
    annual_premium: '£487.26',
  });
  assert.equal(await with_('Your policyholder details and annual premium are in the HTML of this message.'), {
    policyholder: 'Ms Gwen Pritchard',
    annual_premium: '£487.26',
  });
});

test('what a message quotes or passes on is somebody’s words', async () => {
  const asked = ['member_number', 'policyholder'];
  const quoted = plain('Here it is.\r\n\r\n> Member number  614 20 77\r\n> Policyholder: Bo Ek\r\n');
  assert.equal(await valuesOf(quoted, ...asked), {
    member_number: '614 20 77 (quotation)',
    policyholder: 'Bo Ek (quotation)',
  });
  const answered = mail('Content-Type: text/html', '', `<p>Here</p><blockquote type="cite">${TABLE}</blockquote>`);
  assert.equal(await valuesOf(answered, 'policyholder'), { policyholder: 'Ms Gwen Pritchard (quotation)' });
  const outlook = mail(
    'Content-Type: text/html',
    '',
    `<p>As you asked.</p><div><b>From:</b> Pennyroyal<br><b>Sent:</b> 19 October 2026<br><b>To:</b> Gwen</div>${TABLE}`,
  );
  assert.equal(await valuesOf(outlook, 'policyholder'), { policyholder: 'Ms Gwen Pritchard (quotation)' });
  const subject = Buffer.from(
    `From: Bo Ek <bo@post.example>\r\nSubject: Fwd: Your policy\r\nMIME-Version: 1.0\r\n\r\nPolicyholder: Gwen Pritchard\r\n`,
  );
  assert.equal(await valuesOf(subject, 'policyholder'), { policyholder: 'Gwen Pritchard (quotation)' });
});

test('files that are attached are named and not read, pictures within the message are no such files', async () => {
  const picture = part(
    'image/png',
    base64(new Uint8Array(90)),
    'Content-ID: <logo>',
    'Content-Transfer-Encoding: base64',
  );
  const pdf = part(
    'application/pdf; name="policy.pdf"',
    base64(Buffer.from('%PDF-1.7 Annual premium: £887.26')),
    'Content-Disposition: attachment; filename="policy.pdf"',
    'Content-Transfer-Encoding: base64',
  );
  const letter = part('text/plain', 'Annual premium: £487.26');
  const withPdf = parts('mixed', letter, pdf);
  assert.is((await linesOf(withPdf)).at(-1), 'Attached, and not read – policy.pdf');
  assert.equal((await read(withPdf)).integrityFlags, ['attached_files']);
  const withPicture = parts('related', part('text/html', `<img src="cid:logo">${TABLE}`), picture);
  assert.equal((await read(withPicture)).integrityFlags, []);
  assert.is(await whyOf(parts('mixed', pdf)), 'FILE_ATTACHED');
  assert.is(await whyOf(parts('related', part('text/html', '<img src="cid:logo">'), picture)), 'FILE_ATTACHED');
  const passedOn = parts('mixed', letter, part('message/rfc822', plain('Annual premium: £887.26').toString()));
  assert.not.match((await linesOf(passedOn)).join('\n'), /887/);
});

test('a message is known by its headers, or by its name and lesser ones', () => {
  const bare = Buffer.from('From: Ada <ada@example.org>\r\nSubject: Receipt\r\n\r\nPaid: 12.00\r\n');
  assert.is(documentType(bare, 'receipt.eml'), 'message/rfc822');
  assert.is(documentType(bare, 'receipt.txt'), 'text/plain');
  assert.is(documentType(Buffer.from('%PDF-1.7 …'), 'renamed.eml'), 'application/pdf');
  assert.is(documentType(Buffer.from('Dear Ada,\n\nall is paid.\n'), 'letter.eml'), 'text/plain');
});

test('hostile messages get an answer that says what to do', async () => {
  const nested = (depth: number) => {
    const levels = Array.from({ length: depth }, (_, at) => [
      `Content-Type: multipart/mixed; boundary=b${at}`,
      '',
      `--b${at}`,
    ]);
    return mail(...levels.flat(), 'Content-Type: text/plain', '', 'Status: Active');
  };
  assert.is(await whyOf(nested(5)), 'read');
  assert.is(await whyOf(nested(5_000)), 'FILE_TOO_MUCH');
  const many = `--${BOUNDARY}\r\n\r\na\r\n`.repeat(100_000);
  assert.is(await whyOf(mail(`Content-Type: multipart/mixed; boundary="${BOUNDARY}"`, '', many)), 'FILE_TOO_MUCH');
  assert.is(await whyOf(mail(`X-Filler: ${'a'.repeat(3_000_000)}`, '', 'Status: Active')), 'FILE_TOO_MUCH');
  assert.is(await whyOf(mail(`X-Filler: a${'\r\n b'.repeat(300_000)}`, '', 'Status: Active')), 'FILE_TOO_MUCH');
  assert.is(await whyOf(plain('Status: Active\r\n'.repeat(400_000))), 'FILE_TOO_MUCH');
  const garbage = Buffer.from(Uint8Array.from({ length: 60_000 }, (_, at) => (at * 7919) % 251));
  const encoded = ['Content-Transfer-Encoding: base64', '', base64(garbage)];
  assert.is(await whyOf(mail('Content-Type: text/plain; charset=utf-8', ...encoded)), 'UNREADABLE_TYPE');
  assert.is(await whyOf(mail('Content-Type: text/html; charset=utf-16le', ...encoded)), 'UNREADABLE_TYPE');
  const western = Buffer.concat([
    mail('Content-Type: text/plain; charset=utf-8', '', ''),
    Buffer.from('Größe:ä'.repeat(9), 'latin1'),
  ]);
  assert.is(await whyOf(western), 'UNREADABLE_TYPE');
  assert.is(await whyOf(mail('Content-Type: text/plain; charset=no-such', '', 'Status: Active')), 'read');
  assert.is(await whyOf(mail('Content-Type: multipart/mixed; boundary=gone', '', 'Status: Active')), 'FILE_ATTACHED');
  assert.is(await whyOf(mail('')), 'FILE_ATTACHED');
});

test('forms of messages and pages that are not read are named', async () => {
  const outlook = Buffer.concat([
    Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
    Buffer.from('__substg1.0_0037001F', 'utf16le'),
  ]);
  assert.is(await whyOf(outlook), 'FILE_MESSAGE');
  const saved = Buffer.from(
    `From: <Saved by Blink>\r\nSnapshot-Content-Location: https://site.example/\r\nSubject: Account\r\nMIME-Version: 1.0\r\nContent-Type: multipart/related; boundary="${BOUNDARY}"\r\n\r\n--${BOUNDARY}\r\nContent-Type: text/html\r\n\r\n${TABLE}\r\n--${BOUNDARY}--\r\n`,
  );
  assert.is(await whyOf(saved), 'FILE_MESSAGE');
});

test.run();
