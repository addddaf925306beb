import type { TextRun } from '../../reading/page-snapshot.ts';
import { folded } from '../../reading/text.ts';
import { looksLikeLabel, valueType } from '../../reading/value-types.ts';
import type { Segment } from '../segments.ts';
import { type Candidate, propose } from './candidate.ts';

/** A number that stands alone, perhaps behind the sign of one, in groups: "KQ-118-40925", "9487-55 210 63", "No 770 214 389". */
const NUMBER =
  /^(?:(?:N[or]?[.°º]?|№|#|ID)[:\s]*)?(?<number>(?=(?:\P{Nd}*\p{Nd}){5})[\p{Lu}\p{Nd}][\p{Lu}\p{Nd}•*]*(?:[ \-–/.][\p{Lu}\p{Nd}•*]+){0,6})$/u;
const LONGEST = 32;
/** Pairs of this plausibility say what a number is of. */
const CLEARLY_PAIRED = 0.75;
const OTHERWISE_TOLD = /^(?:date|period|money|percent|quantity|email)$/;

/** Runs that stand beside a label which says what they are. */
function labelledRuns(candidates: readonly Candidate[]): ReadonlySet<TextRun | undefined> {
  const paired = candidates.filter(
    ({ label, plausibility, source }) => plausibility >= CLEARLY_PAIRED && source !== 'prose' && looksLikeLabel(label),
  );
  return new Set(paired.map(({ runs }) => runs[0]));
}

/** The one number of a page that nothing names, as cards of members and accounts show theirs; where there are several, none is told. */
export function onlyNumberCandidates(segments: readonly Segment[], paired: readonly Candidate[]): Candidate[] {
  const candidates: Candidate[] = [];
  const labelled = labelledRuns(paired);
  const found = segments.flatMap(segment => {
    const { text, cell, tag, parts } = segment;
    if (tag === '' || cell || text.length > LONGEST || OTHERWISE_TOLD.test(valueType(text))) return [];
    const number = NUMBER.exec(text)?.groups?.number;
    return number === undefined || labelled.has(parts[0]) ? [] : { number, parts };
  });
  const [only] = found;
  if (only && found.every(({ number }) => folded(number) === folded(only.number)))
    propose(candidates, {
      label: 'number',
      value: only.number,
      plausibility: 0.6,
      source: 'only one of its kind',
      runs: only.parts,
      onlyOne: 'id',
      unsure: true,
    });
  return candidates;
}
