import type { TextRun } from '../../reading/page-snapshot.ts';
import { folded } from '../../reading/text.ts';
import type { Cell, Row } from './table-rows.ts';

/** Fewer columns or rows make no register. */
const LEAST_COLUMNS = 4;
const LEAST_ROWS = 2;
/** Columns that a later entry leaves empty, since what stands there goes on. */
const LEAST_LEFT_EMPTY = 2;

/** "a) Firma", "b) Sitz": what a column holds several of, each with its letter. */
const LETTERED = /^([a-h])\)\s*/u;
const BEFORE_LETTER = /(?:^|\s)(?=[a-h]\)\s)/u;
const IS_NUMBER = /^\p{Nd}{1,3}[.)]?$/u;
/** Who or what an entry takes out, and what it only says has changed. */
const TAKES_OUT =
  /ausgeschieden|nicht mehr|abberufen|gelöscht|erloschen|beendet|removed|resigned|ceased|radié|sortant|démission|cesad[oa]|cese|baja|cessat[oa]|destituíd|renunci|wykreślon|odwołan|vymazán|törölve|törölt|radiat|afgetreden|uitgeschreven|avgått|fratrådt|исключен|уволен|прекращен|звільнен|припинен|görevden ayrıl|退任|辞任|抹消|解任|注销|免职/iu;
const SAYS_CHANGED =
  /^(?:geändert|nun|jetzt|changed|now|modifié|désormais|modificad[oa]|ahora|zmieniono|zmiana|変更)/iu;

const numberOf = (row: Row): number | null => {
  const [column] = [...row.keys()].sort((a, b) => a - b);
  const text = row.get(column ?? -1)?.text ?? '';
  return IS_NUMBER.test(text) ? Number.parseInt(text, 10) : null;
};

/** Whether each cell of a row is the number of its column: "1 | 2 | 3" below the titles. */
export function numbersColumns(row: Row): boolean {
  const cells = [...row].sort(([a], [b]) => a - b);
  return cells.length > 2 && cells.every(([, { text }], at) => text === `${at + 1}`);
}

/** Whether rows are the numbered entries of a register, of which each says only what has changed. */
export function areEntries(rows: readonly Row[]): boolean {
  const widest = Math.max(0, ...rows.map(({ size }) => size));
  if (rows.length < LEAST_ROWS || widest < LEAST_COLUMNS) return false;
  const numbers = rows.map(numberOf);
  const areInOrder = numbers.every((number, at) => number !== null && number === (numbers[0] ?? 0) + at);
  // What lists people or things names them in each row.
  const [, named = -1] = [...(rows[0]?.keys() ?? [])].sort((a, b) => a - b);
  const isLeftEmpty = rows.some((row, at) => at > 0 && !row.has(named));
  return areInOrder && isLeftEmpty && rows.some(({ size }, at) => at > 0 && size <= widest - LEAST_LEFT_EMPTY);
}

/** A line of a cell, with the next where it does not end. */
type Line = { text: string; runs: TextRun[] };
const GOES_ON = /,$/u;

type Said = { label: string; value: string; runs: TextRun[] };

/** The parts of a title by their letters; without any, the whole below no letter. A list of things is called by the first. */
function labelsOf(title: string): Map<string, string> {
  const parts = title.split(BEFORE_LETTER).filter(Boolean);
  return new Map(
    parts.map(part => [LETTERED.exec(part)?.[1] ?? '', part.replace(LETTERED, '').split(',')[0]?.trim() ?? '']),
  );
}

/** The lines of a cell by the letter of its part. */
function partsOf({ runs }: Cell): Map<string, Line[]> {
  const parts = new Map<string, Line[]>();
  let letter = '';
  for (const run of runs) {
    letter = LETTERED.exec(run.text)?.[1] ?? letter;
    const text = run.text.replace(LETTERED, '').trim();
    const lines = parts.get(letter) ?? [];
    const last = lines.at(-1);
    if (text === '') continue;
    if (last && GOES_ON.test(last.text))
      lines[lines.length - 1] = { text: `${last.text} ${text}`, runs: [...last.runs, run] };
    else lines.push({ text, runs: [run] });
    parts.set(letter, lines);
  }
  return parts;
}

/** What one part of an entry says: of its title, and below labels of its own; and what it takes out. */
function saidIn(lines: readonly Line[], title: string): { said: Said[]; ended: string[] } {
  const said: Said[] = [];
  const ended: string[] = [];
  let label: string | null = title;
  let isOut = false;
  for (const { text, runs } of lines) {
    const [, own, behind] = /^([^:]{3,40}):(?:\s+(\S.*))?$/u.exec(text) ?? [];
    if (own !== undefined) {
      isOut ||= TAKES_OUT.test(own);
      label = SAYS_CHANGED.test(own) && label === title ? title : own;
    } else isOut ||= TAKES_OUT.test(text);
    const value = own === undefined ? text : behind;
    if (value === undefined) continue;
    if (isOut) ended.push(folded(value));
    else if (label !== null) said.push({ label, value, runs });
    // What follows goes on with what was said.
    label = null;
  }
  return { said, ended };
}

/**
 * What a register says now: of each column, and of each lettered part of it, what the last entry says that does not leave it
 * empty, without what a later entry takes out.
 * @param titles of the columns
 */
export function registerPairs(titles: ReadonlyMap<number, string>, rows: readonly Row[]): Said[] {
  const now = new Map<string, Said>();
  for (const row of rows)
    for (const [column, cell] of row) {
      const labels = labelsOf(titles.get(column) ?? '');
      for (const [letter, lines] of partsOf(cell)) {
        const { said, ended } = saidIn(lines, labels.get(letter) ?? '');
        for (const [key, { value }] of now) if (ended.includes(folded(value))) now.delete(key);
        for (const one of said) if (one.label !== '') now.set(`${column} ${folded(one.label)}`, one);
      }
    }
  return [...now.values()];
}
