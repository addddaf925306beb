import { holdsControls } from '../domain/reading/text.ts';
import { signedType } from './file-signature.ts';

/** What a file is by its own bytes. */
export type FileType =
  | 'pdf'
  | 'png'
  | 'jpeg'
  | 'word'
  | 'excel'
  /** Office files that are locked with a password, or older than 2007. */
  | 'old_office'
  | 'zip'
  /** A message as it was sent, headers and all. */
  | 'mail'
  | 'html'
  | 'csv'
  | 'text'
  | 'unknown';

const HEADER_REACH = 1024;
const SAMPLE = 4096;
const CENTRAL_DIRECTORY_REACH = 65_536;

/**
 * Tells what a file is. Its bytes decide; the content type that came with it only tells CSV, HTML and short messages from other
 * plain text.
 * A PDF's header may stand anywhere in the first 1024 bytes (ISO 32000-2, annex I), unless the file starts as HTML.
 */
export function fileTypeOf(bytes: Uint8Array, contentType: string): FileType {
  const head = clear(bytes.subarray(0, HEADER_REACH));
  const signed = signedType(bytes);
  if (signed === 'image/png') return 'png';
  if (signed === 'image/jpeg') return 'jpeg';
  if (head.startsWith('PK\x03\x04') || head.startsWith('PK\x05\x06')) return officeTypeOf(bytes);
  if (head.startsWith('\xd0\xcf\x11\xe0')) return 'old_office';
  if (startsAsHtml(head)) return 'html';
  if (startsAsMail(clear(bytes.subarray(0, SAMPLE)), /^message\//i.test(contentType))) return 'mail';
  if (head.includes('%PDF-')) return 'pdf';
  const text = decodeText(bytes.subarray(0, SAMPLE), bytes.length > SAMPLE);
  if (text === null) return 'unknown';
  if (/^text\/html\b|^application\/xhtml\+xml\b/i.test(contentType)) return 'html';
  return /\bcsv\b/i.test(contentType) || looksLikeCsv(text) ? 'csv' : 'text';
}

/** Each byte as the character of its number, as far as ASCII and the letters behind it go. */
const clear = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes);

/** Shares of a text in a single-byte encoding: of its bytes, those that are no ASCII; and its least length. */
const FOREIGN_SHARE = 0.2;
const LEAST_FOREIGN = 24;
/** Bytes that mean nothing in windows-1252. */
const MEANINGLESS: ReadonlySet<number> = new Set([0x81, 0x8d, 0x8f, 0x90, 0x9d]);

/** Western European spreadsheets write windows-1252: mostly ASCII, and nothing that the encoding leaves open. */
function isWestern(bytes: Uint8Array): boolean {
  const foreign = bytes.filter(byte => byte >= 0x80);
  const isLikely = bytes.length >= LEAST_FOREIGN && foreign.length <= bytes.length * FOREIGN_SHARE;
  return isLikely && !foreign.some(byte => MEANINGLESS.has(byte));
}

/**
 * The text of a file in UTF-8, UTF-16 with a byte order mark, or windows-1252; null when it is none. A cut-off end is
 * forgiven.
 */
export function decodeText(bytes: Uint8Array, cutOff = false): string | null {
  const encoding =
    bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : 'utf-8';
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes, { stream: cutOff });
    return holdsControls(text) ? null : text;
  } catch {
    const western = encoding === 'utf-8' && isWestern(bytes) ? new TextDecoder('windows-1252').decode(bytes) : null;
    return western === null || holdsControls(western) ? null : western;
  }
}

function startsAsHtml(head: string): boolean {
  const start = head.replace(/^(\xef\xbb\xbf)?\s*/, '').replace(/^(<!--[\s\S]*?-->\s*|<\?xml[^>]*\?>\s*)+/, '');
  return /^<(!doctype\s+html|html|head|body|title|meta|table|div)\b/i.test(start);
}

/** Headers that only a message has, as lines (RFC 5322, 3.6; RFC 2045, 4): a printed letter has a sender, but none of them. */
const OF_MAIL =
  /^(?:(?:message-id|mime-version|return-path|delivered-to|dkim-signature|content-transfer-encoding):[ \t]*\S|received: (?:from|by) [\w-]+\.\w)/im;
/** Those of a message that is said to be one. */
const OF_ANY_MAIL = /^(?:from|to|date|subject):[ \t]*\S/im;
const HEADER_LINE = /^[!-9;-~]+:/;

/** Nothing but header lines up to the first empty one, and among them some of a message. */
function startsAsMail(head: string, isSaidToBe: boolean): boolean {
  const headers = head.replace(/^(\xef\xbb\xbf)?(?:From .*\r?\n)?/, '').split(/\r?\n\r?\n/, 1)[0] ?? '';
  const lines = headers.split(/\r?\n(?![ \t])/);
  // The sample may end within its last line.
  const whole = headers.length < head.length - 4 ? lines : lines.slice(0, -1);
  const known = isSaidToBe ? [OF_MAIL, OF_ANY_MAIL] : [OF_MAIL];
  return (
    whole.length > 1 &&
    whole.every(line => HEADER_LINE.test(line)) &&
    known.some(header => header.test(whole.join('\n')))
  );
}

/** The names of the parts stand in clear at both ends of the archive (APPNOTE 4.3). */
function officeTypeOf(bytes: Uint8Array): FileType {
  const names = clear(bytes.subarray(0, SAMPLE)) + clear(bytes.subarray(-CENTRAL_DIRECTORY_REACH));
  if (names.includes('word/')) return 'word';
  return names.includes('xl/') ? 'excel' : 'zip';
}

/** Commas of sentences, and of amounts with two decimals. */
const OF_TEXT = /,(?=\s)|(?<=\d),(?=\d{2}(?!\d))/g;

/** The same number, more than none, of one separator in each of the first lines. */
function looksLikeCsv(text: string): boolean {
  const lines = text
    .split(/\r?\n/)
    .slice(0, 6)
    .filter(line => line.trim() !== '')
    .slice(0, 5);
  if (lines.length < 2) return false;
  return [',', ';', '\t'].some(separator => {
    const counts = lines.map(
      line =>
        line
          .replace(/"[^"]*"/g, '')
          .replace(OF_TEXT, '')
          .split(separator).length,
    );
    return (counts[0] ?? 0) > 1 && counts.every(count => count === counts[0]);
  });
}
