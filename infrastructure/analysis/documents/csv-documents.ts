import { layRows, newLayout } from './table-layout.ts';
import type { ReadText } from './text-documents.ts';

const ROW_LIMIT = 20_000;
/** Lines that the separator is told by: the first may be a title. */
const SAMPLE_LINES = 20;

/** Comma, semicolon or tab separated values (RFC 4180): tables below their headers, labels beside values, and lines. */
export function readCsv(text: string): ReadText {
  const rows = csvRows(text);
  const layout = newLayout();
  layRows(layout, rows.slice(0, ROW_LIMIT));
  const { runs, pairs } = layout;
  return { pages: [{ page: 1, runs, pairs }], isCut: layout.isCut || rows.length > ROW_LIMIT };
}

function csvRows(text: string): string[][] {
  const separator = separatorOf(text);
  const rows: string[][] = [[]];
  let value = '';
  let quoted = false;
  const endValue = () => {
    rows.at(-1)?.push(value);
    value = '';
  };
  for (let at = 0; at < text.length; at++) {
    const char = text.charAt(at);
    if (quoted) {
      if (char !== '"') value += char;
      else if (text.charAt(at + 1) === '"') {
        value += '"';
        at++;
      } else quoted = false;
    } else if (char === '"' && value === '') quoted = true;
    else if (char === separator) endValue();
    else if (char === '\n') {
      endValue();
      rows.push([]);
    } else if (char !== '\r') value += char;
  }
  endValue();
  return rows;
}

/** The separator that stands in most of the first lines, and of these the most frequent. */
function separatorOf(text: string): string {
  const lines = text
    .slice(0, 100_000)
    .split(/\r\n|\r|\n/, SAMPLE_LINES)
    .map(line => line.replace(/"[^"]*"/g, ''));
  const weight = (separator: string) => {
    const counts = lines.map(line => line.split(separator).length - 1);
    return (
      counts.filter(count => count > 0).length * 1_000 +
      Math.min(
        999,
        counts.reduce((sum, count) => sum + count, 0),
      )
    );
  };
  return [';', '\t', ','].toSorted((a, b) => weight(b) - weight(a))[0] ?? ',';
}
