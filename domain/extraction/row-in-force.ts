import { stateOf } from '../reading/states.ts';
import { folded } from '../reading/text.ts';
import { valueType } from '../reading/value-types.ts';
import type { Segment } from './segments.ts';

/** Until now, in the column of the days on which something ended. */
const UNTIL_NOW = new Set(
  [
    'present, today, now, current, to date, to present, heute, bis heute, aktuell, laufend, andauernd, aujourd’hui, à ce jour, en cours, actualidad, hasta la fecha, actual, en curso',
    'atual, presente, até à data, em curso, oggi, ad oggi, in corso, heden, tot heden, nu, obecnie, do dziś, nadal, trwa, dosud, současnost, trvá, doteraz, súčasnosť, idag, i dag, pågående, nå, nykyinen, jatkuu',
    'devam ediyor, halen, hâlen, günümüz, н.в., н. в., по настоящее время, по н.в., настоящее время, дотепер, по теперішній час, триває, до момента, σήμερα, έως σήμερα, prezent, în prezent, jelenleg, folyamatban',
    'do danes, danas, do danas, täna, šobrīd, dabar, 現在, 継続中, 現在に至る, 至今, 今, 현재, 현재까지, 재직중, 재직 중, حتى الآن, الآن, مستمر, היום, עד היום, ממשיך, वर्तमान, अब तक, जारी, hiện tại, hiện nay, đến nay, sekarang, saat ini, ปัจจุบัน',
  ].flatMap(words => words.split(', ').map(folded)),
);
const SAYS_NOTHING = /^[^\p{L}\p{N}]*$/u;

const goesOn = (text: string) =>
  UNTIL_NOW.has(folded(text)) || (stateOf(text)?.polarity === 'positive' && !/\p{Nd}/u.test(text));
const isOver = (text: string) => valueType(text) === 'date' || stateOf(text)?.polarity === 'negative';

/**
 * The one row of a table that tells of what is so now, by a column in which it goes on and all others are over: the work
 * that has no last day yet, the policy in force among those that are not. Null where none does, or several do.
 * @param cells of one table
 */
export function rowInForce(cells: readonly Segment[]): number | null {
  const columns = new Map<number, Segment[]>();
  for (const one of cells) {
    if (!one.cell || one.cell.header) continue;
    columns.set(one.cell.column, [...(columns.get(one.cell.column) ?? []), one]);
  }
  const found = new Set<number>();
  for (const column of columns.values()) {
    const [only, second] = column.filter(({ text }) => goesOn(text));
    const others = column.filter(one => one !== only && !SAYS_NOTHING.test(one.text));
    if (!only?.cell || second || others.length === 0) continue;
    if (others.every(({ text }) => isOver(text))) found.add(only.cell.row);
  }
  const [row, another] = found;
  return row !== undefined && another === undefined ? row : null;
}
