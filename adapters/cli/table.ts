/** What is shown where there is nothing: a blank looks forgotten, and would shift the columns for whoever splits them. */
const NOTHING = '-';

const shown = (cell: string): string => (cell === '' ? NOTHING : cell);

/** Rows of equal columns as text that lines up. */
export function table(columns: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [columns.map(column => column.toUpperCase()), ...rows.map(row => row.map(shown))];
  const widths = columns.map((_, index) => Math.max(...lines.map(line => (line[index] ?? '').length)));
  const padded = lines.map(line =>
    line
      .map((cell, index) => cell.padEnd(widths[index] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  return padded.join('\n');
}

/** Names and their values, one a line. */
export function list(entries: readonly (readonly [string, string])[]): string {
  const width = Math.max(...entries.map(([name]) => name.length));
  return entries.map(([name, value]) => `${name.padEnd(width)}  ${shown(value)}`).join('\n');
}
