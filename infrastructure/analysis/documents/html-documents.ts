import type { CellPlace, LabelledValue, TextRun } from '../../../domain/reading/page-snapshot.ts';
import { looksLikeLabel } from '../../../domain/reading/value-types.ts';
import { hiddenMarkup } from './hidden-markup.ts';
import { seams } from './html-seams.ts';
import { decodeEntities, htmlTokens } from './html-tokens.ts';
import { openTables } from './open-tables.ts';
import { laidOut, laidOutCell, PITCH, piecesOf, type ReadText } from './text-documents.ts';

const INLINE =
  /^(a|abbr|b|bdi|bdo|big|cite|code|data|del|dfn|em|font|i|ins|kbd|label|mark|q|s|samp|small|span|strong|sub|sup|time|tt|u|var)$/;
const VOID = /^(area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;
/** What is never shown as text. */
const SILENT = /^(script|style|noscript|template|title|svg|math|iframe|object|select|textarea|audio|video|canvas)$/;
/** Elements whose text is set heavier, and those that have a line through it. */
const HEAVY = /^(b|strong|th|h[1-6]|dt)$/;
const STRUCK = /^(s|del|strike)$/;
/** In characters, between a label and a value that touch. */
const SEAM = 4;
const RUN_LIMIT = 20_000;
const BOLD = 700;

/** How many elements of a kind are open, as far as their tags say. */
function openElements(names: RegExp) {
  let depth = 0;
  return {
    see(tag: string, kind: 'open' | 'close') {
      if (names.test(tag)) depth = Math.max(0, depth + (kind === 'open' ? 1 : -1));
    },
    get isWithin() {
      return depth > 0;
    },
  };
}

/** A text in parts, cut at these places. */
const partsAt = (text: string, places: readonly number[]): string[] =>
  [0, ...places]
    .map((from, at) => text.slice(from, places[at]).replace(/\s+/g, ' ').trim())
    .filter(part => part !== '');

/**
 * An HTML file as lines and table cells, without executing, loading or styling anything. Block elements begin a line;
 * `dt` and `dd` give pairs, what is aligned by hand keeps its lines and gaps.
 */
export function readHtml(source: string): ReadText {
  const runs: TextRun[] = [];
  const pairs: LabelledValue[] = [];
  const isHidden = hiddenMarkup(source);
  const tables = openTables();
  const seam = seams();
  const [heavy, struck] = [openElements(HEAVY), openElements(STRUCK)];
  const [aligned, quoted] = [openElements(/^pre$/), openElements(/^blockquote$/)];
  let isCut = false;
  let text = '';
  /** The text without what a line is drawn through, which no longer holds. */
  let held = '';
  /** Characters of the text that are set heavy, and that are struck; blanks count for neither. */
  let [letters, heavyLetters, struckLetters] = [0, 0, 0];
  let term = '';
  let skipped: { tag: string; depth: number } | null = null;
  let open = '';

  const add = (value: string, start: number, cell: CellPlace | null) => {
    if (runs.length >= RUN_LIMIT) isCut = true;
    if (isCut) return;
    const { line } = tables;
    const run =
      cell === null
        ? laidOut(value, start * PITCH.character, line, runs.length)
        : laidOutCell(value, line, runs.length, cell);
    if (heavyLetters === letters) run.fontWeight = BOLD;
    if (struckLetters === letters) run.struck = true;
    if (quoted.isWithin) run.tag = 'blockquote';
    else if (/^h[1-6]$/.test(open)) run.tag = open;
    runs.push(run);
  };

  const flush = (closing: string) => {
    const shown = struckLetters < letters ? held : text;
    const value = shown.replace(/\s+/g, ' ').trim();
    const lines = aligned.isWithin ? shown.split(/\r\n|\r|\n/) : [value];
    const parts = shown === text && !aligned.isWithin ? partsAt(text, seam.places) : [];
    [text, held] = ['', ''];
    if (parts.length > 1) {
      let start = 0;
      for (const part of parts) {
        add(part, start, tables.cell);
        start += part.length + SEAM;
      }
      tables.endLine();
      const [label = '', rest = ''] = parts;
      if (parts.length === 2 && looksLikeLabel(label)) pairs.push({ label, value: rest, source: 'dl' });
    } else if (value !== '') {
      for (const line of lines) {
        const pieces = aligned.isWithin ? [...piecesOf(line)] : [{ text: line, start: 0 }];
        for (const piece of pieces) if (piece.text !== '') add(piece.text, piece.start, tables.cell);
        tables.endLine();
      }
      if (closing === 'dt') term = value;
      if (closing === 'dd' && term !== '') pairs.push({ label: term, value, source: 'dl' });
    }
    [letters, heavyLetters, struckLetters] = [0, 0, 0];
    seam.end();
  };

  for (const token of htmlTokens(source)) {
    if (token.kind === 'text') {
      if (skipped !== null) continue;
      const said = decodeEntities(token.text);
      seam.follow(text, said);
      text += said;
      const count = said.replace(/\s/g, '').length;
      letters += count;
      if (heavy.isWithin) heavyLetters += count;
      if (struck.isWithin) struckLetters += count;
      else held += said;
      continue;
    }
    const { tag, attributes, kind } = token;
    if (skipped !== null) {
      if (tag === skipped.tag) skipped.depth += kind === 'open' ? 1 : -1;
      if (skipped.depth === 0) skipped = null;
      continue;
    }
    if (kind === 'open' && !VOID.test(tag) && (SILENT.test(tag) || isHidden(attributes))) {
      skipped = { tag, depth: 1 };
      continue;
    }
    if (!INLINE.test(tag)) {
      flush(open);
      open = kind === 'open' ? tag : '';
      tables.see(tag, kind, attributes);
    } else seam.see(kind, text);
    for (const elements of [heavy, struck, aligned, quoted]) elements.see(tag, kind);
  }
  flush(open);
  return { pages: [{ page: 1, runs, pairs }], isCut };
}
