import { plainDigits } from '../reading/digits.ts';
import type { TextRun } from '../reading/page-snapshot.ts';
import { folded } from '../reading/text.ts';
import type { Candidate, CandidateSource } from './candidates/candidate.ts';
import type { Extraction } from './extract.ts';
import type { Page } from './page.ts';

/** Pairs whose markup says that they are a row of a list. */
const OF_LISTS: readonly CandidateSource[] = ['dl', 'row header'];
/** Lists of less may be alike by chance. */
const LEAST_ROWS = 4;
/** What is longer is a table of many things; a hostile page may have thousands of lists. */
const MOST_ROWS = 40;
const MOST_LISTS = 30;

type Row = { label: string; value: string; runs: readonly TextRun[] };

const rowOf = ({ label, value, runs }: Candidate): Row => ({ label: folded(label), value: folded(value), runs });

/** The lists of a page, each with its rows from top to bottom. */
function listsOf({ candidates, regionOf }: Page): Row[][] {
  const lists = new Map<number, Candidate[]>();
  for (const one of candidates.filter(({ source }) => OF_LISTS.includes(source))) {
    let region = regionOf(one.runs[0]);
    while (region?.kind === 'row') region = region.parent;
    const number = region?.number ?? -1;
    lists.set(number, [...(lists.get(number) ?? []), one]);
  }
  const top = ({ runs }: Candidate) => runs[0]?.rect.y ?? 0;
  return [...lists.values()]
    .filter(({ length }) => length >= LEAST_ROWS && length <= MOST_ROWS)
    .slice(0, MOST_LISTS)
    .map(list => list.sort((a, b) => top(a) - top(b)).map(rowOf));
}

const figuresIn = (text: string) => (plainDigits(text).match(/\d+/gu) ?? []).sort().join(' ');

/** Whether two lists say the same under other labels, as a page in two languages does. */
function areMirrored(one: readonly Row[], other: readonly Row[]): boolean {
  if (one.length !== other.length) return false;
  const alike = (what: 'label' | 'value') => one.filter((row, at) => row[what] === other[at]?.[what]).length;
  return alike('value') >= one.length / 2 && alike('label') < one.length / 2;
}

/** The rows of both lists that give other figures in the same place. */
const disagreeing = (one: readonly Row[], other: readonly Row[]): Row[] =>
  one.flatMap((row, at) => {
    const beside = other[at];
    return beside && figuresIn(row.value) !== figuresIn(beside.value) ? [row, beside] : [];
  });

/**
 * Whether a page that says the same twice, as one in two languages does, gives other figures in the place of this value. The
 * languages need not be known: most values are the same, row by row, and the labels are not.
 */
export function toldInMirror(pages: readonly Page[]): (one: Extraction) => boolean {
  const runs = new Set<TextRun>();
  for (const page of pages) {
    const lists = listsOf(page);
    for (const [at, one] of lists.entries())
      for (const other of lists.slice(at + 1))
        if (areMirrored(one, other))
          for (const row of disagreeing(one, other)) for (const run of row.runs) runs.add(run);
  }
  return one => one.runs.some(run => runs.has(run));
}
