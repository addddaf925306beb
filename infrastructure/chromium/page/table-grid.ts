import type { CellPlace } from '../../../domain/reading/page-snapshot.ts';

/**
 * Column of each cell of a table in its grid, column and row spans counted, as the HTML standard lays cells out.
 */
function columnsOfCells(table: HTMLTableElement): Map<HTMLTableCellElement, number> {
  const columns = new Map<HTMLTableCellElement, number>();
  /** For each column, how many rows below are still covered by a cell from above. */
  const covered: number[] = [];
  for (const row of table.rows) {
    let column = 0;
    const spans: [number, number][] = [];
    for (const cell of row.cells) {
      while ((covered[column] ?? 0) > 0) column++;
      columns.set(cell, column);
      for (let span = 0; span < cell.colSpan; span++) spans.push([column + span, cell.rowSpan]);
      column += cell.colSpan;
    }
    for (const [index, rows] of covered.entries()) covered[index] = Math.max(0, (rows ?? 0) - 1);
    for (const [index, rows] of spans) covered[index] = rows - 1;
  }
  return columns;
}

/** Says where a cell stands in its table; tables are numbered by the caller and laid out once each. */
export function createCellPlaces(numberOf: (element: Element) => number): (element: Element) => CellPlace | null {
  const grids = new Map<HTMLTableElement, Map<HTMLTableCellElement, number>>();
  return element => {
    const cell = element.closest<HTMLTableCellElement>('td, th');
    const table = cell?.closest('table');
    const row = cell?.parentElement;
    if (!cell || !table || row?.tagName !== 'TR') return null;
    let grid = grids.get(table);
    if (!grid) {
      grid = columnsOfCells(table);
      grids.set(table, grid);
    }
    return {
      table: numberOf(table),
      row: (row as HTMLTableRowElement).rowIndex,
      column: grid.get(cell) ?? 0,
      header: cell.tagName === 'TH',
      span: cell.colSpan,
    };
  };
}
