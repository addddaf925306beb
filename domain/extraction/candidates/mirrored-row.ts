import type { Cell } from './table-rows.ts';

const FROM_RIGHT = /[\p{sc=Arabic}\p{sc=Hebrew}]/u;
const FROM_LEFT = /[\p{sc=Latin}\p{sc=Cyrillic}\p{sc=Greek}]/u;
const isIn = (script: RegExp, other: RegExp, text: string) =>
  script.test(text) && !other.test(text) && !/\p{Nd}/u.test(text);

/**
 * The labels and values of a row that is written from both ends, as papers in two languages are: "Name | Noa | נועה | שם", or
 * "Name | Noa | שם". Null where it is none.
 */
export function mirroredRow(cells: readonly Cell[]): { label: Cell; value: Cell }[] | null {
  const [label, value, second] = cells;
  const last = cells.at(-1);
  if (!label || !value || !second || !last || (cells.length !== 3 && cells.length !== 4)) return null;
  if (!isIn(FROM_LEFT, FROM_RIGHT, label.text) || !isIn(FROM_RIGHT, FROM_LEFT, last.text)) return null;
  return [
    { label, value },
    { label: last, value: cells.length === 4 ? second : value },
  ];
}
