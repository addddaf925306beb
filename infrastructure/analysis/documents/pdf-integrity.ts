/** What a PDF's document information says, as far as it is there. */
export type PdfInformation = { Producer?: unknown; Creator?: unknown; CreationDate?: unknown; ModDate?: unknown };

const EDITORS =
  /acrobat pro|illustrator|photoshop|inkscape|pdf-?lib|ilovepdf|smallpdf|sejda|foxit phantom|pdfescape|nitro|libreoffice draw|mupdf|pdftk|qpdf|ghostscript|pdfsam|canva|pdffiller|wondershare|pdfelement/i;
const LINEARIZED_REACH = 2048;
const SAME_MOMENT_MS = 60_000;

/**
 * Signs that a PDF was changed after it was made: `incremental_update`, `modified_after_creation`, `editor_producer`,
 * `metadata_stripped`, `changed_after_signing`. Signatures themselves are not verified.
 */
export function pdfIntegrityFlags(bytes: Uint8Array, information: PdfInformation): string[] {
  const source = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  const created = pdfDate(information.CreationDate);
  const modified = pdfDate(information.ModDate);
  const tools = `${textOf(information.Producer)} ${textOf(information.Creator)}`;
  const flags: string[] = [];
  if (revisions(source) > 1) flags.push('incremental_update');
  if (created !== null && modified !== null && modified - created > SAME_MOMENT_MS)
    flags.push('modified_after_creation');
  if (EDITORS.test(tools)) flags.push('editor_producer');
  if (textOf(information.Producer) === '' && created === null) flags.push('metadata_stripped');
  if (isChangedAfterSigning(source)) flags.push('changed_after_signing');
  return flags;
}

/** Each save appends an end mark. A linearized file has two from the start, and gives its whole length (annex F). */
function revisions(source: string): number {
  const ends = source.match(/%%EOF/g)?.length ?? 0;
  const head = source.slice(0, LINEARIZED_REACH);
  const length = /\/Linearized[\s\S]{0,200}?\/L\s+(\d+)/.exec(head)?.[1];
  return length !== undefined && Number(length) === source.length ? ends - 1 : ends;
}

/** The bytes that a signature covers must reach the end of the file. */
function isChangedAfterSigning(source: string): boolean {
  const ranges = [...source.matchAll(/\/ByteRange\s*\[\s*\d+\s+\d+\s+(\d+)\s+(\d+)\s*\]/g)];
  const reach = Math.max(-1, ...ranges.map(([, start, length]) => Number(start) + Number(length)));
  return reach >= 0 && source.slice(reach).trim() !== '';
}

/** A date such as `D:20261031120000+02'00'` (ISO 32000-2, 7.9.4) in milliseconds; null when it is none. */
function pdfDate(value: unknown): number | null {
  const match = /^D:(\d{4})(\d\d)?(\d\d)?(\d\d)?(\d\d)?(\d\d)?([Z+-])?(\d\d)?'?(\d\d)?/.exec(textOf(value));
  if (match === null) return null;
  const part = (at: number, otherwise: number) => Number(match[at] ?? otherwise);
  const moment = Date.UTC(part(1, 0), part(2, 1) - 1, part(3, 1), part(4, 0), part(5, 0), part(6, 0));
  const offset = (part(8, 0) * 60 + part(9, 0)) * 60_000;
  return moment - (match[7] === '+' ? offset : match[7] === '-' ? -offset : 0);
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}
