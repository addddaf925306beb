import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { documentType } from '../../application/capture/document-type.ts';

const text = (words: string) => new TextEncoder().encode(words);

test('the bytes say what a document is, not its name', () => {
  assert.is(documentType(text('%PDF-1.7 …'), 'photo.png'), 'application/pdf');
  assert.is(documentType(new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0]), 'x'), 'image/png');
  assert.is(documentType(new Uint8Array([0xff, 0xd8, 0xff, 0xe0]), 'x.pdf'), 'image/jpeg');
});

test('text is CSV by its name only', () => {
  assert.is(documentType(text('a;b\n1;2\n'), 'list.CSV'), 'text/csv');
  assert.is(documentType(text('Grüße\n'), 'note'), 'text/plain');
});

test('markup and Office files are known by what they hold', () => {
  assert.is(documentType(text('  <html>…'), 'page.txt'), 'text/html');
  assert.is(documentType(text('<p>Guten Tag</p>'), 'page.html'), 'text/html');
  assert.match(documentType(text('PK\x03\x04…xl/workbook.xml'), 'a.pdf') ?? '', /spreadsheetml/);
  assert.match(documentType(text('PK\x03\x04…word/document.xml'), 'a.zip') ?? '', /wordprocessingml/);
  assert.is(documentType(text('PK\x03\x04…holiday.jpg'), 'a.docx'), undefined);
});

test('a Western spreadsheet is text whatever its encoding', () => {
  const western = Buffer.from('Name;Straße;Betrag in €\nJürgen Groß;Hauptstraße 5;12,00\n', 'latin1');
  assert.is(documentType(western, 'konto.csv'), 'text/csv');
});

test('a message as a mail program saves it is known by its headers, and no letter that is printed like one', () => {
  const headers =
    'From: Ada <ada@example.org>\r\nTo: Bo <bo@example.org>\r\nSubject: Your policy\r\n of motor cover\r\n';
  const body = '\r\nHello Bo,\r\n\r\nyour cover has started.\r\n';
  assert.is(documentType(text(`${headers}MIME-Version: 1.0\r\n${body}`), 'policy.eml'), 'message/rfc822');
  assert.is(
    documentType(text(`${headers}Message-ID: <a@example.org>\n\n<html><b>Paid</b></html>`), 'a.txt'),
    'message/rfc822',
  );
  const relays = Array.from({ length: 80 }, (_, at) => `Received: from relay${at}.example.org\r\n\tby mx.example.org`);
  assert.is(documentType(text(`${relays.join('\r\n')}\r\n${headers}${body}`), 'long.eml'), 'message/rfc822');
  assert.is(documentType(text(`${headers}${body}`), 'printed.txt'), 'text/plain');
  assert.is(
    documentType(text('Status: active\nReceived: by hand, 12 March 2026\nAmount: 12.00\n'), 'form.txt'),
    'text/plain',
  );
  assert.is(documentType(text('Claim form\n\nReceived: 12 March 2026\n\n'), 'form.txt'), 'text/plain');
});

test('anything else is refused', () => {
  assert.is(documentType(new Uint8Array(), 'empty.txt'), undefined);
  assert.is(documentType(new Uint8Array([0x4d, 0x5a, 0, 3]), 'setup.txt'), undefined);
  assert.is(documentType(new Uint8Array([0xc3, 0x28]), 'latin.txt'), undefined);
  assert.is(documentType(text('%PD'), 'cut.pdf'), 'text/plain');
});

test.run();
