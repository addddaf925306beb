import { folded } from '../reading/text.ts';
import type { Segment } from './segments.ts';

/** What stands between the name of a thing and its number: "room no. 12". */
const CALLED = '(?:\\s(?:no|nr|num|núm|n|nro|č|br|sz|number|nummer|№|n[°º]|#))?[.:]?\\s?#?';
const NUMBER = /^\d{1,6}$/;
const LONGEST_TITLE = 30;

const quoted = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * The one row whose cell is the number by which a text calls it after the title of its column: "parcel 14" the row with "14"
 * below "Parcel". Null where no row is called so, or several are.
 * @param cells of one table, its titles among them
 */
export function rowNumbered(cells: readonly Segment[], asked: string): number | null {
  const plain = folded(asked);
  const rows = new Set<number>();
  for (const { cell: title, text } of cells) {
    const name = folded(text).replace(/[:.]$/, '');
    if (!title?.header || !/^\p{L}{3}/u.test(name) || name.length > LONGEST_TITLE) continue;
    const called = new RegExp(`(?<![\\p{L}\\p{M}])${quoted(name)}${CALLED}(\\d{1,6})(?![\\d.,/-]*\\d)`, 'gu');
    const numbers = new Set([...plain.matchAll(called)].map(([, number]) => number));
    for (const { cell, text: value } of numbers.size === 1 ? cells : [])
      if (cell && !cell.header && cell.column === title.column && NUMBER.test(value) && numbers.has(value))
        rows.add(cell.row);
  }
  const [only, second] = rows;
  return only !== undefined && second === undefined ? only : null;
}
