import type { LabelledValue, TextRun } from '../../../domain/reading/page-snapshot.ts';
import { hiddenMarkup } from './hidden-markup.ts';
import { decodeEntities, htmlTokens } from './html-tokens.ts';
import { laidOut, laidOutCell, type ReadText } from './text-documents.ts';

const INLINE =
  /^(a|abbr|b|bdi|bdo|big|cite|code|data|del|dfn|em|font|i|ins|kbd|label|mark|q|s|samp|small|span|strong|sub|sup|time|tt|u|var)$/;
const VOID = /^(area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;
/** What is never shown as text. */
const SILENT = /^(script|style|noscript|template|title|svg|math|iframe|object|select|textarea|audio|video|canvas)$/;
const RUN_LIMIT = 20_000;

/**
 * An HTML file as lines and table cells, without executing, loading or styling anything. Block elements begin a line;
 * `dt` and `dd` give pairs.
 */
export function readHtml(source: string): ReadText {
  const runs: TextRun[] = [];
  const pairs: LabelledValue[] = [];
  const isHidden = hiddenMarkup(source);
  let isCut = false;
  let text = '';
  let line = 0;
  let term = '';
  let table = { number: -1, row: -1, column: -1 };
  let cell: { header: boolean; span: number } | null = null;
  let skipped: { tag: string; depth: number } | null = null;

  const flush = (closing: string) => {
    const value = text.replace(/\s+/g, ' ').trim();
    text = '';
    if (value === '') return;
    if (runs.length >= RUN_LIMIT) isCut = true;
    if (isCut) return;
    if (cell === null) runs.push(laidOut(value, 0, line++, runs.length));
    else {
      const place = { table: table.number, row: table.row, column: table.column, ...cell };
      runs.push(laidOutCell(value, line, runs.length, place));
    }
    if (closing === 'dt') term = value;
    if (closing === 'dd' && term !== '') pairs.push({ label: term, value, source: 'dl' });
  };

  let open = '';
  for (const token of htmlTokens(source)) {
    if (token.kind === 'text') {
      if (skipped === null) text += decodeEntities(token.text);
      continue;
    }
    const { tag, attributes } = token;
    if (skipped !== null) {
      if (tag === skipped.tag) skipped.depth += token.kind === 'open' ? 1 : -1;
      if (skipped.depth === 0) skipped = null;
      continue;
    }
    if (token.kind === 'open' && !VOID.test(tag) && (SILENT.test(tag) || isHidden(attributes))) {
      skipped = { tag, depth: 1 };
      continue;
    }
    if (INLINE.test(tag)) continue;
    flush(open);
    open = token.kind === 'open' ? tag : '';
    if (tag === 'table') {
      if (token.kind === 'open') table = { number: table.number + 1, row: -1, column: -1 };
      cell = null;
    } else if (tag === 'tr') {
      line++;
      if (token.kind === 'open') table = { ...table, row: table.row + 1, column: -1 };
      cell = null;
    } else if (tag === 'td' || tag === 'th') {
      if (token.kind === 'open') table = { ...table, column: table.column + 1 };
      const span = Number(/\bcolspan\s*=\s*["']?(\d{1,3})/i.exec(attributes)?.[1] ?? 1) || 1;
      cell = token.kind === 'open' ? { header: tag === 'th', span } : null;
    }
  }
  flush(open);
  return { pages: [{ page: 1, runs, pairs }], isCut };
}
