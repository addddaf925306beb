import PostalMime, { type Address, type Attachment, type Email } from 'postal-mime';
import { ATTACHED } from '../../../domain/judging/confidence.ts';
import { holdsControls } from '../../../domain/reading/text.ts';
import { readHtml } from './html-documents.ts';
import { type Outcome, refusal } from './outcome.ts';
import { type ReadText, readPlainText } from './text-documents.ts';

/** Of all the headers, in bytes: those of messages that went through many hands come to some 50,000. */
const MOST_HEADERS = 500_000;
const DEEPEST_NESTING = 30;
/** The largest file that is taken has some 340,000 when it is Base64. */
const MOST_LINES = 400_000;
/** Each part of a message begins with a line of two dashes and more. */
const MOST_PART_LINES = 5_000;
const [NEW_LINE, DASH] = [0x0a, 0x2d];
/** Of either form, in characters. */
const LONGEST_TEXT = 2_000_000;
const LONGEST_HEADER = 300;
const MOST_NAMES = 5;
/** Shares of a text that are no letters in the encoding that its message names. */
const MOST_UNDECODED = 0.02;
/** Parts that say who wrote the others, and are shown as a mark at most. */
const SIGNATURE = /^application\/(?:x-)?(?:pkcs7|pgp)-signature$/;
/** Browsers save whole pages in the same form. */
const SAVED_PAGE = /saved by (?:blink|webkit|mozilla|chrome|windows|microsoft|internet explorer)/i;

const TOO_MUCH = 'The message has more lines, parts or headers than mails have. Print it to a PDF and hand that in.';
const TOO_LONG = `The message has more than ${LONGEST_TEXT / 1e6} million characters. Print the part that matters to a PDF.`;
const NOTHING =
  'The message shows no text of its own. Hand in the file that is attached to it, or print the message to a PDF.';
const UNDECODED =
  'The letters of the message are in another encoding than it says. Print it to a PDF and hand that in.';
const PAGE = 'Pages that are saved as one file (.mht) are not read. Print the page to a PDF and hand that in.';

const named = ({ name, address, group }: Address): string =>
  group !== undefined || address === '' ? name : name === '' || name === address ? address : `${name} <${address}>`;

function listed(names: readonly string[]): string {
  const more = names.length - MOST_NAMES;
  return names.slice(0, MOST_NAMES).join(', ') + (more > 0 ? ` (+${more})` : '');
}

/** What a mail program shows above a message, a line each. */
function headerLines({ from, to = [], cc = [], subject = '', headers }: Email): string[] {
  // As its sender wrote it: another hour is another day elsewhere.
  const date = headers.find(({ key }) => key === 'date')?.value ?? '';
  const shown = [
    ['From', from === undefined ? '' : named(from)],
    ['To', listed(to.map(named))],
    ['Cc', listed(cc.map(named))],
    ['Date', date.replace(/\([^)]*\)/g, '')],
    ['Subject', subject],
  ] as const;
  return shown.flatMap(([label, value]) => {
    const plain = value
      .replace(/[\p{Cc}\s]+/gu, ' ')
      .trim()
      .slice(0, LONGEST_HEADER);
    return plain === '' ? [] : [`${label}: ${plain}`];
  });
}

/** Files that a mail program lists with a message, and does not show in it. */
function attachedNames({ attachments, html = '' }: Email): string[] {
  const isShown = ({ mimeType, related = false, contentId = '' }: Attachment) =>
    mimeType.startsWith('image/') && (related || html.includes(`cid:${contentId.replace(/^<|>$/g, '')}`));
  const isFile = (one: Attachment) => one.filename !== null || one.disposition === 'attachment';
  return attachments
    .filter(one => isFile(one) && !isShown(one) && !SIGNATURE.test(one.mimeType))
    .map(({ filename, mimeType }) => (filename ?? mimeType).replace(/[\p{Cc}\s]+/gu, ' ').slice(0, LONGEST_HEADER));
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const asBlocks = (lines: readonly string[]) => lines.map(line => `<div>${escaped(line)}</div>`).join('');

/** The message as it is shown: between its headers and a word on what is attached to it. */
function shownText({ html, text = '' }: Email, above: readonly string[], below: readonly string[]): ReadText {
  if (html === undefined) return readPlainText([...above, '', text, '', ...below].join('\n'));
  return readHtml(`${asBlocks(above)}${html}${asBlocks(below)}`);
}

/** Whether much of a text was written in another encoding than it was read in. */
function isUndecoded(text: string): boolean {
  const wrong = text.match(/\ufffd/g)?.length ?? 0;
  return wrong > MOST_UNDECODED * text.length || holdsControls(text);
}

const showsText = (read: ReadText) =>
  read.pages.some(({ runs }) => runs.some(({ text }) => /[\p{L}\p{N}]/u.test(text)));

/** Whether there are more lines, or more that may begin a part, than the parser has room for: it keeps each of them. */
function hasTooManyLines(bytes: Uint8Array): boolean {
  let [lines, parts] = [0, 0];
  for (let at = bytes.indexOf(NEW_LINE); at >= 0; at = bytes.indexOf(NEW_LINE, at + 1)) {
    lines++;
    if (bytes[at + 1] === DASH && bytes[at + 2] === DASH) parts++;
    if (lines > MOST_LINES || parts > MOST_PART_LINES) return true;
  }
  return false;
}

async function parsed(bytes: Uint8Array): Promise<Email | null> {
  if (hasTooManyLines(bytes)) return null;
  const limits = { maxHeadersSize: MOST_HEADERS, maxNestingDepth: DEEPEST_NESTING };
  try {
    return await PostalMime.parse(bytes, { ...limits, forceRfc822Attachments: true });
  } catch {
    // It forgives all but what is over these limits.
    return null;
  }
}

/**
 * Reads a message as mail programs save it (RFC 5322, MIME): what they show of it, which is its HTML where it has any. The text
 * that it has beside that is handed out as well, so that one may be held against the other. Files that are attached to it are
 * named and not read.
 */
export async function readMail(bytes: Uint8Array): Promise<Outcome> {
  const mail = await parsed(bytes);
  if (mail === null) return refusal('FILE_TOO_MUCH', TOO_MUCH);
  const { headers, html, text = '' } = mail;
  if (
    headers.some(({ key, value }) => key === 'snapshot-content-location' || (key === 'from' && SAVED_PAGE.test(value)))
  )
    return refusal('FILE_MESSAGE', PAGE);
  if (Math.max(html?.length ?? 0, text.length) > LONGEST_TEXT) return refusal('FILE_TOO_MUCH', TOO_LONG);
  if (isUndecoded(html ?? text)) return refusal('UNREADABLE_TYPE', UNDECODED);
  if (!showsText(shownText(mail, [], []))) return refusal('FILE_ATTACHED', NOTHING);
  const attached = attachedNames(mail);
  const below = attached.length > 0 ? [`Attached, and not read – ${listed(attached)}`] : [];
  const { pages, isCut } = shownText(mail, headerLines(mail), below);
  const beside = html === undefined ? [] : readPlainText(text).pages;
  const integrityFlags = attached.length > 0 ? [ATTACHED] : [];
  return { reading: { kind: 'mail', pages, integrityFlags, isCut, beside } };
}
