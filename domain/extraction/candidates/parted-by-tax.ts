import { taxTold } from '../../reading/tax-told.ts';
import { type Cell, isFigure, type Row } from './table-rows.ts';

const OF_TAX =
  /[税稅]|(?<!\p{L})(?:tax|vat|gst|hst|iva|tva|btw|moms|mva|dph|mwst|ust|kdv|áfa|pdv|igv)(?!\p{L})|steuer|налог|ндс|пдв|φπα|ضريبة|מע.?מ|부가세|세액/iu;
const SAYS_WHICH =
  /[税稅]|net|gross|brut|lordo|bruk|imponibile|(?<!\p{L})(?:ht|ttc|base|tax)|excl|incl|inkl|нетто|брутто|без|با|合計/iu;

/** Whether the amount of a row without a name of its own kind is parted by tax: what stands in one column is all, or all but the tax. */
export function isPartedByTax(
  row: Row,
  column: number,
  { titles, columns }: { titles: ReadonlyMap<number, string>; columns: number },
): boolean {
  const isOfTax = ([at, cell]: [number, Cell]) => at !== column && isFigure(cell) && OF_TAX.test(titles.get(at) ?? '');
  return row.size < columns && !SAYS_WHICH.test(titles.get(column) ?? '') && [...row].some(isOfTax);
}

/**
 * What a total is called: its row's name, and the title of its column where only that says whether the tax is in it: the
 * "Total" below "Amount excl. VAT" is no total that anybody pays.
 */
export const totalByTax = (name: string, title: string): string =>
  taxTold(title) !== null && taxTold(name) === null ? `${name} ${title}` : name;
