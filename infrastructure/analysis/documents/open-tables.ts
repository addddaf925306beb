import type { CellPlace } from '../../../domain/reading/page-snapshot.ts';

type OpenTable = {
  number: number;
  row: number;
  column: number;
  cell: { header: boolean; span: number } | null;
  /** Lines at which the open row begins, and behind all of its cells that are closed. */
  top: number;
  bottom: number;
};

/** More of them within each other are no layout. */
const DEEPEST = 50;

/**
 * Follows the tables of a markup through each other, and the line that is written: cells of a row begin in the same one,
 * what stands in a cell goes on below, and the next row begins below all of its cells.
 */
export function openTables() {
  const tables: OpenTable[] = [];
  let count = 0;
  let line = 0;

  const endCell = (table: OpenTable) => {
    table.bottom = Math.max(table.bottom, line);
    table.cell = null;
  };
  const endRow = (table: OpenTable) => {
    endCell(table);
    line = table.bottom;
  };

  function seeTable(kind: 'open' | 'close'): void {
    if (kind === 'open' && tables.length < DEEPEST)
      tables.push({ number: count++, row: -1, column: -1, cell: null, top: line, bottom: line });
    const table = tables.at(-1);
    if (kind === 'open' || table === undefined) return;
    endRow(table);
    tables.pop();
  }

  function seePart(table: OpenTable, tag: string, kind: 'open' | 'close', attributes: string): void {
    if (tag === 'tr') {
      endRow(table);
      if (kind === 'open') Object.assign(table, { row: table.row + 1, column: -1, top: line, bottom: line });
      return;
    }
    endCell(table);
    if (kind === 'close') return;
    line = table.top;
    const span = Number(/\bcolspan\s*=\s*["']?(\d{1,3})/i.exec(attributes)?.[1] ?? 1) || 1;
    table.column += 1;
    table.cell = { header: tag === 'th', span };
  }

  return {
    /** The line that is written, from 0. */
    get line() {
      return line;
    },
    /** The cell that is written; null outside of tables. */
    get cell(): CellPlace | null {
      const table = tables.at(-1);
      return table?.cell ? { table: table.number, row: table.row, column: table.column, ...table.cell } : null;
    },
    /** Takes note of a tag of a block. */
    see(tag: string, kind: 'open' | 'close', attributes: string): void {
      const table = tables.at(-1);
      if (tag === 'table') seeTable(kind);
      else if (table !== undefined && /^(tr|td|th)$/.test(tag)) seePart(table, tag, kind, attributes);
    },
    endLine(): void {
      line++;
    },
  };
}
