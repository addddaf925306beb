import { provenances } from '../provenance/provenance-of.ts';
import type { TextRun } from '../reading/page-snapshot.ts';
import type { Candidate } from './candidates/candidate.ts';
import { candidatesOf, type PositionedText } from './candidates/candidates-of.ts';
import { withoutStopOfDay } from './candidates/stop-of-day.ts';
import { withHeadings } from './document-headings.ts';
import { withoutHelpMarks } from './help-marks.ts';
import { type Region, regionsOf } from './regions.ts';
import { type Segment, segments } from './segments.ts';
import { withVisualTables } from './visual-tables.ts';

/** A text with places and all that was found in it before anybody asked for a field. */
export type Page = {
  runs: readonly TextRun[];
  /** The runs, joined to the pieces that are read as one. */
  lines: readonly Segment[];
  /** Everything that may be a label and its value. */
  candidates: readonly Candidate[];
  /** The innermost part of the page in which a run stands. */
  regionOf: (run: TextRun | undefined) => Region | null;
  /** What a candidate is when it is no statement of the site. */
  provenanceOf: ReturnType<typeof provenances>;
  /** Whether the site itself says it, whatever is asked for. */
  isStatement: (candidate: Candidate) => boolean;
};

/** Of a candidate, to tell whether the site says it. */
const MOST_RUNS_LOOKED_AT = 5;

/** Finds once what every field of a page is looked for in. */
export function pageOf(text: PositionedText): Page {
  const runs = withHeadings(withVisualTables(withoutHelpMarks(text.runs)));
  const regionOf = regionsOf(runs, text.regions);
  const provenanceOf = provenances(runs, regionOf);
  const lines = segments(runs);
  const statements = new Map<Candidate, boolean>();
  return {
    runs,
    regionOf,
    lines,
    candidates: withoutStopOfDay(candidatesOf({ ...text, runs }, lines, regionOf), lines),
    provenanceOf,
    isStatement(candidate) {
      const known = statements.get(candidate);
      if (known !== undefined) return known;
      const isSaid = provenanceOf(candidate, candidate.runs.slice(0, MOST_RUNS_LOOKED_AT), '') === null;
      statements.set(candidate, isSaid);
      return isSaid;
    },
  };
}
